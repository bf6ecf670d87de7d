/**
 * A game against bots as a link to the same deal, or to the same moment of a finished match. What came of it travels along, and is shown
 * afterwards.
 */
import { isLevel, type Level, type MatchRecord, type Outcome, type Seat } from '@starboard/kernel';
import { freshSecret } from '../match/ids.ts';
import { type LocalTable, peopleAt } from '../offline/tables.ts';
import { givenName } from '../play/names.ts';

export interface FriendChallenge {
  readonly game: string;
  readonly options: LocalTable['options'];
  /** By seat; null: the person. */
  readonly levels: readonly (Level | null)[];
  readonly seed: string;
  readonly botSeed: string;
  readonly by: string;
  readonly score: number;
  readonly rank: number;
  /** It begins in the middle of a finished match. Missing: with its deal. */
  readonly from?: ChallengeMoment;
}

export interface ChallengeMoment {
  /** The last entry that stays. */
  readonly at: number;
  /** See `BranchPlan`. */
  readonly anew: string | null;
  /** The match as far as that, as text. */
  readonly record: string;
}

/** A link that nobody can send is none. */
const LONGEST = 6000;
const toText = (value: string): string =>
  btoa(Array.from(new TextEncoder().encode(value), (b) => String.fromCharCode(b)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const fromText = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)));

/** The path of the link; null: this game cannot be dealt again to somebody else. */
export function friendPath(table: LocalTable): string | null {
  const { game, options, sittings, seed, botSeed, outcome, lesson, branch } = table;
  const [me, ...others] = peopleAt(table);
  if (outcome === null || me === undefined || others.length > 0 || lesson !== undefined || branch !== undefined) return null;
  const levels = sittings.map((s) => (s.kind === 'person' ? null : (s.level ?? 'normal')));
  const made: FriendChallenge = {
    game,
    options,
    levels,
    seed,
    botSeed,
    by: givenName(sittings[me].name),
    score: outcome.scores[me],
    rank: outcome.ranks[me],
  };
  const text = toText(JSON.stringify(made));
  return text.length > LONGEST ? null : `/challenge/friend#${text}`;
}

/** `packed`: the match as far as the moment. */
export function momentText(
  { terms, names, outcome }: Pick<MatchRecord, 'terms' | 'names'> & { readonly outcome: Outcome },
  { at, seat, level, anew }: { readonly at: number; readonly seat: Seat; readonly level: Level; readonly anew: string | null },
  packed: string,
): string {
  const made: Omit<FriendChallenge, 'from'> & { readonly from: Omit<ChallengeMoment, 'record'> } = {
    ...{ game: terms.game, options: terms.options as LocalTable['options'] },
    levels: names.map((_, i) => (i === seat ? null : level)),
    ...{ seed: freshSecret(), botSeed: freshSecret(), by: givenName(names[seat]), score: outcome.scores[seat], rank: outcome.ranks[seat] },
    from: { at, anew },
  };
  return `${toText(JSON.stringify(made))}${PART}${packed}`;
}
/** Between what is compared and the match itself. */
const PART = '~';

/** Null: damaged. */
export function readFriendLink(text: string): FriendChallenge | null {
  try {
    const [head, record] = text.split(PART, 2);
    const { game, options, levels, seed, botSeed, by, score, rank, from } = JSON.parse(fromText(head)) as FriendChallenge;
    const isFine =
      typeof game === 'string' &&
      typeof options === 'object' &&
      options !== null &&
      Array.isArray(levels) &&
      levels.length <= 16 &&
      levels.filter((l) => l === null).length === 1 &&
      levels.every((l) => l === null || isLevel(l)) &&
      [seed, botSeed, by].every((t) => typeof t === 'string' && t.length <= 200) &&
      [score, rank].every((v) => Number.isFinite(v)) &&
      (from === undefined) === (record === undefined) &&
      (from === undefined || (Number.isSafeInteger(from.at) && from.at >= 0 && (from.anew === null || typeof from.anew === 'string')));
    if (!isFine) return null;
    const moment = from === undefined || record === undefined ? {} : { from: { at: from.at, anew: from.anew?.slice(0, 200) ?? null, record } };
    return { game, options, levels, seed, botSeed, by: by.slice(0, 30), score, rank, ...moment };
  } catch {
    return null;
  }
}

/** The game of this link on this device; null: not begun. */
export const friendTable = (tables: readonly LocalTable[], { game, seed }: FriendChallenge): LocalTable | null =>
  tables.filter((t) => t.game === game && t.seed === seed && t.challenge?.day === null).sort((a, b) => a.createdAt - b.createdAt)[0] ?? null;

export interface Scored {
  readonly score: number;
  readonly rank: number;
}
/** `together`: people win or lose together, and nothing else counts. */
export function compared(mine: Scored, theirs: Scored, together: boolean): 'better' | 'equal' | 'worse' {
  const by = together ? Number(mine.rank === 1) - Number(theirs.rank === 1) : mine.score - theirs.score || theirs.rank - mine.rank;
  return by > 0 ? 'better' : by < 0 ? 'worse' : 'equal';
}
