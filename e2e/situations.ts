/**
 * Situations at a table of this device: matches that bots really played to a certain moment, move by move through the
 * host, from a seed. They are put into a browser's storage as if they had been played there, so that the page shows them by what
 * it has anyway. Nothing in them is invented: what is not in the log did not happen.
 */
import type { Page } from '@playwright/test';
import { think } from '@starboard/bots';
import { Host, type HostMessage, type LogLine, type Settings, type Sitting } from '@starboard/host';
import {
  choose,
  FastChance,
  type Game,
  type Known,
  mayAnswer,
  type Outcome,
  plainTerms,
  readOptions,
  type Seat,
  type Types,
  viewFrom,
} from '@starboard/kernel';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import type { Event, Rarities } from '../games/rarities/rules/types.ts';

/** What the person at the screen knows at a moment. */
export interface Moment {
  readonly known: Known<Rarities>;
  readonly over: boolean;
  /** What they are asked, and what they may answer first; null: nothing. */
  readonly kind: string | null;
  readonly picks: readonly string[];
  /** What happened in the last move. */
  readonly last: readonly Event[];
}

export interface Wanted {
  /** Missing: Rarities. */
  readonly game?: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly here: (m: Moment) => boolean;
}

/** As the page keeps it (web/src/offline). */
export interface Played {
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly options: object;
    readonly settings: Settings;
    readonly sittings: readonly Sitting[];
    readonly seed: string;
    readonly botSeed: string;
    readonly createdAt: number;
    readonly changedAt: number;
    readonly state: 'running' | 'over';
    readonly outcome: Outcome | null;
  };
  readonly lines: readonly LogLine[];
}

export const GAME = 'rarities';
/** The person's seat. */
const ME = 0 as Seat;
const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela', 'Annegret', 'Kim', 'Noor', 'Bo', 'Cem', 'Dora', 'Emil', 'Fee', 'Gus', 'Hue', 'Ines'];
const SETTINGS: Settings = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' };
const MOST_MATCHES = 400;
/** Questions that are put to several at once. */
const WINDOWS = ['land', 'talks', 'help'];
type Whole = Extract<HostMessage, { t: 'whole' }>;

/** A match that has come to the wanted moment: the first that does, from seeds in their order. */
export async function playedTo(name: string, wanted: Wanted): Promise<Played> {
  const cartridge = await loadGame(wanted.game ?? GAME);
  for (let i = 0; i < MOST_MATCHES; i++) {
    const played = playTo(cartridge, `${name} ${i}`, wanted);
    if (played !== null) return played;
  }
  throw new Error(`In ${MOST_MATCHES} matches nothing like '${name}' happened.`);
}

function playTo(cartridge: AnyCartridge, seed: string, wanted: Wanted): Played | null {
  const { game } = cartridge;
  const options = readOptions(game, wanted.options ?? {});
  const sittings = NAMES.slice(0, wanted.seats).map(
    (name, i): Sitting => (i === ME ? { kind: 'person', name, level: null } : { kind: 'bot', name, level: 'normal' }),
  );
  const chance = new FastChance(`${seed} person`);
  let now = 1_790_000_000_000;
  const began = now;
  const terms = plainTerms(
    game,
    options,
    sittings.map((s) => s.name),
  );
  const setup = { cartridge, options, seats: wanted.seats, settings: SETTINGS, sittings, terms, chance: new FastChance(seed), botSeed: seed };
  const host = Host.create({ ...setup, now, present: [ME] });
  const lines: LogLine[] = [];
  let last: Event[] = [];
  const orders: { at: number; ticket: number; answer: readonly string[] }[] = [];
  const pump = (): void => {
    const out = host.take();
    lines.push(...(JSON.parse(JSON.stringify(out.lines)) as LogLine[]));
    for (const { to, message } of out.messages) if (to === ME && message.t === 'frame') last = message.lines.map((l) => l.event as unknown as Event);
    for (const ticket of out.dropped) {
      const at = orders.findIndex((o) => o.ticket === ticket);
      if (at >= 0) orders.splice(at, 1);
    }
    for (const { ticket, level, known, memory, seat, seed: own } of out.thoughts)
      orders.push({ at: now + 1, ticket, answer: think(cartridge, level, known, memory, seat, own, {}).answer });
  };
  pump();
  for (let n = 0; n < 3000; n++) {
    const whole = host.whole(ME, now) as Whole;
    const moment = momentOf(game, whole, last);
    if (wanted.here(moment)) {
      const { outcome } = host;
      const over = host.closed !== null;
      const table = { game: game.id, options, settings: SETTINGS, sittings, seed, botSeed: seed, createdAt: began, changedAt: now, outcome };
      return { table: { ...table, id: `shown-${seed.replace(/\W/g, '-')}`, state: over ? 'over' : 'running' }, lines };
    }
    if (moment.over) return null;
    // The person answers first where it is about nobody else; in a window after some of the others.
    const window = moment.kind !== null && WINDOWS.includes(moment.kind);
    const next = Math.min(host.wake() ?? Number.POSITIVE_INFINITY, ...orders.map((o) => o.at));
    // A sealed answer may still be changed; it is not given twice.
    const given = moment.known.flow.done.includes(ME);
    const mine = moment.kind !== null && !given && (!window || next === Number.POSITIVE_INFINITY || chance.int(12) === 0);
    if (mine) {
      now += 1;
      const { answer } = think(cartridge, 'normal', moment.known as unknown as Known<Types>, game.blank(options, wanted.seats, ME), ME, n, {});
      host.said(ME, { t: 'answer', id: `shown-${String(n).padStart(6, '0')}`, question: whole.own!.question!, answer }, now);
    } else {
      if (next === Number.POSITIVE_INFINITY) throw new Error('nobody has anything to do');
      now = Math.max(now, next);
      const i = orders.findIndex((o) => o.at <= now);
      if (i < 0) host.tick(now);
      else {
        const [order] = orders.splice(i, 1);
        host.thought(order.ticket, order.answer, 0, now);
      }
    }
    pump();
  }
  return null;
}

function momentOf(game: Game<Types>, whole: Whole, last: readonly Event[]): Moment {
  const known = viewFrom<Types>(structuredClone(whole.pub), structuredClone(whole.mine));
  const over = whole.table.closed !== null;
  const choice = over || whole.own?.question == null || !mayAnswer(known, ME) ? null : choose(game, known, ME, []);
  return { known: known as unknown as Known<Rarities>, over, kind: choice?.kind ?? null, picks: choice?.picks ?? [], last };
}

/** Puts a match into the storage of a browser whose page is at the site already; its address is the result. */
export async function put(page: Page, { table, lines }: Played): Promise<string> {
  await page.evaluate(
    async (text) => {
      const { t, all } = JSON.parse(text) as { t: { id: string }; all: { n: number; ids: string[] }[] };
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('starboard', 1);
        request.onupgradeneeded = () => {
          // The same as the page would make (web/src/offline/idb.ts).
          for (const [name, keyPath] of [
            ['lines', ['match', 'n']],
            ['ids', undefined],
            ['snapshots', 'match'],
            ['tables', 'id'],
          ] as const)
            request.result.createObjectStore(name, keyPath === undefined ? {} : { keyPath: keyPath as string | string[] });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const tx = db.transaction(['lines', 'ids', 'snapshots', 'tables'], 'readwrite');
      for (const store of ['lines', 'ids', 'snapshots', 'tables']) tx.objectStore(store).clear();
      for (const line of all) {
        tx.objectStore('lines').put({ ...line, match: t.id });
        for (const id of line.ids) tx.objectStore('ids').put(line.n, [t.id, id]);
      }
      tx.objectStore('tables').put(t);
      await new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onabort = () => reject(tx.error);
      });
      db.close();
    },
    JSON.stringify({ t: table, all: lines }),
  );
  return `/local/${table.id}`;
}
