/** Starts the table that a form describes: on this device, or with others on the server. */
import type { Sitting } from '@starboard/host';
import { ask, RequestRefused } from '../../net/http.ts';
import { invitationPath } from '../../net/link-token.ts';
import { store } from '../../offline/store.ts';
import { newLocalTable } from '../../offline/tables.ts';
import { type GameCode, readyFor } from '../../play/code.ts';
import { fileWanted, optionWords, unfit } from '../../play/making.ts';
import { bare, reason } from '../../play/text.ts';
import { beGuest } from '../../state/here.ts';
import { usePrefs } from '../../state/prefs.ts';
import type { PageWords } from '../../words/index.ts';
import { refusalOf } from '../../words/refused.ts';
import { seatNames } from './chair-plan.ts';
import type { TablePlan } from './make-plan.ts';

/** Where to go, or the sentence that says why not. */
export type Started = { readonly path: string } | { readonly problem: string };

export async function startTable(code: GameCode, plan: TablePlan, w: PageWords): Promise<Started> {
  try {
    const problem = await problemWith(code, plan, w);
    if (problem !== null) return { problem };
    return { path: await (plan.mode === 'online' ? startOnline(code, plan) : startHere(code, plan)) };
  } catch (error) {
    const refusal = error instanceof RequestRefused ? error.body?.refusal : undefined;
    return { problem: refusal === undefined ? await refusalOf(error) : bare(reason(code.words, w, refusal), plan.names) };
  }
}

async function problemWith({ game, words }: GameCode, { mode, options, seats, chairs, names }: TablePlan, w: PageWords): Promise<string | null> {
  const file = fileWanted(game, options);
  if (file !== null) return w.make.file.wanted(optionWords(words, file).name);
  await readyFor(game, options);
  const wrong = unfit(game, options, seats);
  if (wrong !== null) return typeof wrong === 'string' ? wrong : bare(reason(words, w, wrong), names);
  // The others at a table of the server need a name to call somebody by; on one device people may do without.
  if (mode === 'online' && chairs[0].name.trim() === '') return w.problem['no-identity'];
  const people = chairs.flatMap((c) => (c.kind === 'person' && c.name.trim() !== '' ? [c.name.trim()] : []));
  return new Set(people).size < people.length ? w.make.needPeople : null;
}

async function startOnline({ game }: GameCode, { seats, options, manners, chairs }: TablePlan): Promise<string> {
  const me = await beGuest(chairs[0].name);
  const { settings, open, watch, gallery, rated, level, name } = manners;
  const table = await ask('POST /api/tables', {
    body: {
      game: game.id,
      seats,
      options: { ...options },
      settings,
      open,
      watch,
      gallery,
      rated,
      ...(open && level !== null && { level }),
      language: usePrefs.getState().language,
      bots: chairs.map((c) => (c.kind === 'free' || c.kind === 'person' || c.kind === 'friend' ? null : c.kind)),
      ...(name.trim() === '' ? {} : { name: name.trim() }),
    },
  });
  // The host sits down at once. Only tables of the server need seals, so they are loaded here.
  const { sitDown } = await import('../../net/sitting.ts');
  await sitDown(table, me.name, { chair: 0 });
  // A friend who cannot be asked now can be asked in the waiting room.
  for (const { friend } of chairs)
    if (friend !== undefined)
      await ask('POST /api/tables/:table/invite', { params: { table: table.id }, body: { person: friend.identity } }).catch(() => {});
  // The address of the table is its invitation from the first moment.
  const [link] = table.invitations ?? [];
  return link === undefined ? `/table/${table.id}` : invitationPath(table.id, link.token);
}

async function startHere({ game }: GameCode, { options, manners, chairs }: TablePlan): Promise<string> {
  const names = seatNames(chairs);
  const sittings = chairs.map(
    ({ kind }, i): Sitting =>
      kind === 'person' || kind === 'free' || kind === 'friend'
        ? { kind: 'person', name: names[i], level: null }
        : { kind: 'bot', name: names[i], level: kind },
  );
  const table = newLocalTable({ game: game.id, options, settings: manners.settings, sittings });
  await store().keepTable(table);
  return `/local/${table.id}`;
}
