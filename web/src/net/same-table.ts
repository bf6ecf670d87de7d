/** A table like another one: the same game, rules and clock, with ourselves as its host. */
import { beGuest } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { ask } from './http.ts';
import { invitationPath } from './link-token.ts';
import { sitDown } from './sitting.ts';
import type { Invited } from './types.ts';

/** Where the new table is. */
export async function openSameTable(like: NonNullable<Invited['table']>, name: string): Promise<string> {
  const me = await beGuest(name);
  const { game, options, settings, rated, watch, chairs } = like;
  const table = await ask('POST /api/tables', {
    body: {
      game,
      seats: chairs.length,
      options: options as NonNullable<Parameters<typeof ask<'POST /api/tables'>>[1]['body']>['options'],
      settings,
      rated,
      watch,
      language: usePrefs.getState().language,
      bots: chairs.map((c) => (c.kind === 'bot' ? c.level : null)),
    },
  });
  await sitDown(table, me.name, {
    chair: Math.max(
      0,
      chairs.findIndex((c) => c.kind !== 'bot'),
    ),
  });
  const [link] = table.invitations ?? [];
  return link === undefined ? `/table/${table.id}` : invitationPath(table.id, link.token);
}
