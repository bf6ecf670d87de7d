/** The log of a match. Every change is one of these deeds, and everything can be rebuilt from them. */
import {
  type Entry,
  type HintMark,
  type Json,
  type MatchRecord,
  type Opponent,
  type Outcome,
  type Seat,
  type Source,
  sameJson,
  type Terms,
  type Types,
} from '@starboard/kernel';
import type { Settings, Sitting } from './api.ts';
import type { AddressedEvent } from './recent-frames.ts';
import type { LogLine } from './storage.ts';
import type { LineTexts } from './streams.ts';
import type { SeatChange } from './wire.ts';

export type Deed =
  | {
      readonly k: 'start';
      readonly entry: Entry<Types>;
      readonly began: number;
      readonly terms: Terms;
      readonly settings: Settings;
      readonly sittings: readonly Sitting[];
      /** Seats with an open screen. */
      readonly present: readonly Seat[];
    }
  /** An answer, an undo or a take-back. */
  | { readonly k: 'act'; readonly entry: Entry<Types> }
  | { readonly k: 'order'; readonly seat: Seat; readonly order: string; readonly on: boolean }
  | { readonly k: 'vote'; readonly on: 'takeback' | 'end'; readonly seat: Seat; readonly say: 'ask' | 'yes' | 'no'; readonly of: number | null }
  /** Somebody else sits down. */
  | { readonly k: 'sit'; readonly seat: Seat; readonly sitting: Sitting; readonly how?: SeatChange }
  /** A bot stands in for the person: for good, or until the person returns. */
  | {
      readonly k: 'stand';
      readonly seat: Seat;
      readonly level: Opponent;
      readonly why: 'conceded' | 'clock' | 'away';
      /** Those who agreed. */
      readonly by?: readonly string[];
    }
  | { readonly k: 'back'; readonly seat: Seat }
  /** A person alone among bots asked what a strong player would do. */
  | { readonly k: 'hint'; readonly seat: Seat }
  | { readonly k: 'away'; readonly seat: Seat; readonly away: boolean }
  /** Four fifths of a person's time are gone. */
  | { readonly k: 'soon'; readonly seat: Seat }
  /** The match runs again after this many milliseconds of downtime. All screens are closed; `stood`: they stayed, only time stood still. */
  | { readonly k: 'wake'; readonly down: number; readonly stood?: true }
  | { readonly k: 'close'; readonly why: 'agreed' | 'abandoned' };

export const deedOf = (line: LogLine): Deed => line.body as unknown as Deed;

type Sections = { readonly [section: string]: Json };

/** The parts of a line that also go into its frames. */
export function textsOf(happened: readonly AddressedEvent[], pub: Sections, mine: { readonly [seat: string]: Sections }, seats: number): LineTexts {
  const own: string[] = [];
  for (let seat = 0; seat < seats; seat++) own.push(mine[seat] === undefined ? '' : JSON.stringify(mine[seat]));
  return { events: happened.map(({ event }) => JSON.stringify(event)), pub: JSON.stringify(pub), mine: own };
}

/** The same as `JSON.stringify` of an act's deed, from serialized parts. `notices`: how many events are not the game's. */
export function actText({ n, at, rules, act, chance, told }: Entry<Types>, texts: LineTexts, notices: number): string {
  let tales = '';
  for (let i = 0; i < told.length; i++) {
    const { to, rule } = told[i];
    const who = to === 'all' ? '"all"' : JSON.stringify(to);
    tales += `${i === 0 ? '' : ','}{"to":${who},"event":${texts.events[notices + i]},"rule":${rule === null ? 'null' : JSON.stringify(rule)}}`;
  }
  let mine = '';
  for (let seat = 0; seat < texts.mine.length; seat++) if (texts.mine[seat] !== '') mine += `${mine === '' ? '' : ','}"${seat}":${texts.mine[seat]}`;
  const draws = chance.length === 0 ? '[]' : JSON.stringify(chance);
  const head = `"n":${n},"at":${at},"rules":${JSON.stringify(rules)},"act":${JSON.stringify(act)},"chance":${draws}`;
  return `{"k":"act","entry":{${head},"told":[${tales}],"pub":${texts.pub},"mine":{${mine}}}}`;
}

/** A stored line does not lead to its recorded result: other rules, another key or a damaged log. The match cannot continue. */
export class Diverged extends Error {}

/** The entries of a match, in the order of its log. */
const entriesOf = (lines: readonly LogLine[]): Entry<Types>[] =>
  lines.flatMap((line) => {
    const deed = deedOf(line);
    return deed.k === 'start' || deed.k === 'act' ? [deed.entry] : [];
  });

/**
 * The record of a match, from its whole log. `source` holds the secret, so before the end of the match people get the kernel's
 * `ownStream` of the same entries instead.
 */
export function recordFromLog(lines: readonly LogLine[], source: Source, outcome: Outcome | null): MatchRecord {
  const hints = hintsOf(lines);
  return { format: 'starboard/record', version: 1, ...headOf(lines), source, entries: entriesOf(lines), outcome, ...(hints.length > 0 && { hints }) };
}

/** Where somebody asked for a hint. */
function hintsOf(lines: readonly LogLine[]): HintMark[] {
  let n = 0;
  return lines.flatMap((line) => {
    const deed = deedOf(line);
    if (deed.k === 'start' || deed.k === 'act') n++;
    return deed.k === 'hint' ? [{ n, seat: deed.seat }] : [];
  });
}

/** A record without its secret, for `ownStream`. */
export const openRecordFromLog = (lines: readonly LogLine[]): Pick<MatchRecord, 'terms' | 'names' | 'entries'> => ({
  ...headOf(lines),
  entries: entriesOf(lines),
});

function headOf(lines: readonly LogLine[]): Pick<MatchRecord, 'terms' | 'names'> {
  const start = lines.length > 0 ? deedOf(lines[0]) : null;
  if (start?.k !== 'start') throw new RangeError('a record is made of the whole log, from its first line');
  return { terms: start.terms, names: start.sittings.map((s) => s.name) };
}

/** Throws if a stored entry and its replay differ. */
export function compare(n: number, stored: Entry<Types>, again: Entry<Types> | null): void {
  if (again === null) throw new Diverged(`line ${n} is refused by the rules`);
  // A database may reorder keys.
  const shown = (e: Entry<Types>): Json => [e.n, e.act, e.chance, e.told, e.pub, e.mine] as unknown as Json;
  if (!sameJson(shown(stored), shown(again))) throw new Diverged(`line ${n} comes out differently`);
}
