/** A finished game against bots as a link to the same deal. What came of it travels along, and is shown afterwards. */
import { isLevel, type Level } from '@starboard/kernel';
import { store } from '../offline/store.ts';
import { type LocalTable, newLocalTable, peopleAt } from '../offline/tables.ts';
import { botNames } from './bot-names.ts';

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
  const made: FriendChallenge = { game, options, levels, seed, botSeed, by: sittings[me].name, score: outcome.scores[me], rank: outcome.ranks[me] };
  const text = toText(JSON.stringify(made));
  return text.length > LONGEST ? null : `/challenge/friend#${text}`;
}

/** Null: damaged. */
export function readFriendLink(text: string): FriendChallenge | null {
  try {
    const { game, options, levels, seed, botSeed, by, score, rank } = JSON.parse(fromText(text)) as FriendChallenge;
    const isFine =
      typeof game === 'string' &&
      typeof options === 'object' &&
      options !== null &&
      Array.isArray(levels) &&
      levels.length <= 16 &&
      levels.filter((l) => l === null).length === 1 &&
      levels.every((l) => l === null || isLevel(l)) &&
      [seed, botSeed, by].every((t) => typeof t === 'string' && t.length <= 200) &&
      [score, rank].every((v) => Number.isFinite(v));
    return isFine ? { game, options, levels, seed, botSeed, by: by.slice(0, 30), score, rank } : null;
  } catch {
    return null;
  }
}

/** The game of this link on this device; null: not begun. */
export const friendTable = (tables: readonly LocalTable[], { game, seed }: FriendChallenge): LocalTable | null =>
  tables.filter((t) => t.game === game && t.seed === seed && t.challenge?.day === null).sort((a, b) => a.createdAt - b.createdAt)[0] ?? null;

export async function playFriend({ game, options, levels, seed, botSeed }: FriendChallenge, link: string, name: string): Promise<string> {
  const stars = botNames(levels.length);
  const table: LocalTable = {
    ...newLocalTable({
      ...{ game, options },
      settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
      sittings: levels.map((level, i) => (level === null ? { kind: 'person', name, level } : { kind: 'bot', name: stars[i], level })),
    }),
    ...{ seed, botSeed, challenge: { day: null, seat: levels.indexOf(null), link } },
  };
  await store().keepTable(table);
  return table.id;
}

interface Scored {
  readonly score: number;
  readonly rank: number;
}
export function compared(mine: Scored, theirs: Scored): 'better' | 'equal' | 'worse' {
  const by = mine.score - theirs.score || theirs.rank - mine.rank;
  return by > 0 ? 'better' : by < 0 ? 'worse' : 'equal';
}
