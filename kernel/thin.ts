/**
 * A record without everything the rules can say again: who did what, and where chance came from. It is a twentieth of the
 * whole and fits into a link; opening it plays the match again with the same rules.
 */
import type { Game, Json, Types } from './contract.ts';
import type { Act } from './match.ts';
import { BadRecord, type MatchRecord, playEntries, readRecord } from './record.ts';
import { FLOW, STACK } from './view.ts';

const FORMAT = 'starboard/thin';
const VERSION = 1;
/** No game is that long; a longer one is not a link of ours. */
const MOST_ENTRIES = 20_000;

/** `acts`: what was done after the start, each with the milliseconds since the one before (null: without a clock). */
export interface ThinRecord extends Pick<MatchRecord, 'terms' | 'names' | 'source' | 'outcome' | 'hints'> {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly began: number | null;
  readonly acts: readonly (readonly [act: Act<Types>, after: number | null])[];
}

/** Null: it was not played with these rules alone, so they cannot say the rest of it again. */
export function thin(game: Game<Types>, record: MatchRecord): ThinRecord | null {
  const { terms, names, source, outcome, hints, entries } = record;
  if (terms.game !== game.id || terms.rules !== game.rules.version || entries.some((e) => e.rules !== game.rules.version)) return null;
  const acts = entries.slice(1).map(({ act, at }, i) => {
    const before = entries[i].at;
    return [act, at === null || before === null ? at : at - before] as const;
  });
  return { format: FORMAT, version: VERSION, terms, names, source, outcome, ...(hints !== undefined && { hints }), began: entries[0].at, acts };
}

/** What a thin record says it is of, before anything of it is trusted; null: it is none. */
export function gameOfThin(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || (value as ThinRecord).format !== FORMAT || (value as ThinRecord).version !== VERSION)
    return null;
  const game: unknown = (value as { terms?: { game?: unknown } }).terms?.game;
  return typeof game === 'string' ? game : null;
}

/** The whole record again, from a value that may be anything; throws `BadRecord`. The outcome is as it was said: `verify` compares it. */
export function thicken(game: Game<Types>, value: unknown): MatchRecord {
  if (gameOfThin(value) !== game.id) throw new BadRecord('This is not a record of a match.');
  const skeleton = readRecord(JSON.stringify(skeletonOf(value as ThinRecord)));
  if (skeleton.terms.rules !== game.rules.version)
    throw new BadRecord(`It was played with rules ${skeleton.terms.rules}; these are ${game.rules.version}.`);
  const match = playEntries(game, skeleton, () => null);
  if ('what' in match) throw new BadRecord(`This record is damaged: entry ${match.entry}: ${match.what}.`);
  return { ...skeleton, entries: match.entries };
}

/** In the shape of a whole record, so that its schema checks every part of it; the sections are still to be played. */
function skeletonOf(given: ThinRecord): Json {
  const { terms, names, source, outcome, hints, began } = given;
  const acts: unknown = given.acts;
  if (!Array.isArray(acts)) throw new BadRecord('This is not a record of a match: it does not say what was done.');
  if (acts.length > MOST_ENTRIES) throw new BadRecord('This is not a record of a match: it is too long.');
  let at: unknown = began;
  const entry = (act: unknown, n: number, pub: Json): Json =>
    ({ n, at, rules: terms?.rules, act, chance: [], told: [], pub, mine: {} }) as unknown as Json;
  const entries = [entry({ kind: 'start' }, 0, NOTHING_YET)];
  for (const [i, one] of acts.entries()) {
    const [act, after]: readonly unknown[] = Array.isArray(one) ? one : [];
    at = typeof at === 'number' && typeof after === 'number' ? at + after : after;
    entries.push(entry(act, i + 1, {}));
  }
  return { format: 'starboard/record', version: 1, terms, names, source, entries, outcome, ...(hints !== undefined && { hints }) } as unknown as Json;
}

/** Stands where the first sections will be. */
const NOTHING_YET: Json = {
  [FLOW]: { asked: [], done: [], label: '', window: 'turn', revisable: false, onBehalf: null, needsSecrets: false, seconds: null },
  [STACK]: [],
};
