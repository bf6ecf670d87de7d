/** Half-made answers: what a path of picks says so far. Nothing here depends on a language. */
import { type Seat, seatAt } from '@starboard/kernel';
import type { PlanetFace } from '../rules/pack.ts';
import type { Gems, Pick } from '../rules/types.ts';
import type { Pair, View } from './common.ts';
import * as common from './common.ts';

export type Path = readonly Pick[];

/** What a path is about, found from its beginning. The words for `done` and `paw n` depend on it. */
export type Making = 'alone' | 'accept' | 'decline' | 'call' | 'partners' | 'own-paws' | 'terms' | 'offer' | 'show' | 'spill' | 'plain';
export function making(k: View, path: Path): Making {
  const [first, second] = path;
  if (first === 'contract') {
    const ends = path.filter((p) => p === 'done').length;
    return ends === 0 ? 'partners' : ends === 1 ? 'own-paws' : 'terms';
  }
  if (first === 'decline') return first;
  if (first?.startsWith('accept')) return 'accept';
  if (first === 'alone' || second === 'alone') return 'alone';
  if (second === 'call') return 'call';
  if (first === 'offer' || first === 'show') return first;
  return common.topFrame(k)?.step === 'spill' ? 'spill' : 'plain';
}

/** The numbers behind picks of one kind: `numbersIn(path, 'paw')` of `paw 3`, `paw 9`. */
export const numbersIn = (path: Path, word: 'paw' | 'plan' | 'with' | 'accept' | 'to' | 'lack'): number[] =>
  path.flatMap((p) => {
    const found = new RegExp(`^${word} (\\d+)$`).exec(p);
    return found === null ? [] : [Number(found[1])];
  });
/** Whose offers a contract in the making takes up. */
export const partnersIn = (path: Path): Seat[] => [...numbersIn(path, 'with'), ...numbersIn(path, 'accept')].map(seatAt);

/** Fragments named in a path, by colour: `gemsIn(path, 'take')` of `take G`, `take G`. */
export const gemsIn = (path: Path, word: 'price' | 'take' | 'want' | 'give' | 'drop' | 'pay'): Gems =>
  common.countsOf(path.flatMap((p) => (p.startsWith(`${word} `) ? [p.slice(word.length + 1)] : [])));
/** The terms of an offer so far. */
export const offerIn = (path: Path): { readonly take: Gems; readonly want: Gems; readonly give: Gems } => ({
  take: gemsIn(path, 'take'),
  want: gemsIn(path, 'want'),
  give: gemsIn(path, 'give'),
});

/** What each participant gets from the planet so far, the proposer first. */
export const sharesIn = (seat: Seat, path: Path): { readonly seat: Seat; readonly counts: readonly number[] }[] =>
  [seat, ...partnersIn(path)].map((s) => ({
    seat: s,
    counts: common.countsOf(path.flatMap((p) => (/^[A-Z]>\d$/.test(p) && p.endsWith(`>${s}`) ? [p[0]] : []))),
  }));
/** The fragments of the planet that nobody gets yet. */
export function unshared(k: View, path: Path): number[] {
  const there = k.pub.planets[slotOf(k, path)]?.gems ?? [];
  const given = common.countsOf(path.flatMap((p) => /^([YGPWK])>\d$/.exec(p)?.[1] ?? []));
  return there.map((n, c) => n - given[c]);
}

/** The planet an answer is about: the one it names, or the one that is negotiated. */
export const slotOf = (k: View, path: Path): number => {
  const named = /^planet (\d+)$/.exec(path[0] ?? '');
  return named === null ? (k.pub.talks?.slot ?? -1) : Number(named[1]);
};
export const faceOf = (k: View, path: Path): PlanetFace | null => common.planetAt(k, slotOf(k, path));

/** What the Paws named so far reach, with the offers that a contract takes up. */
export function reachedBy(k: View, seat: Seat, path: Path, p: PlanetFace): Pair {
  const own = common.reached(k, seat, numbersIn(path, 'paw'), p);
  return partnersIn(path).reduce((all, s) => common.plus(all, common.reached(k, s, common.cardsOf(k, s, seat) ?? [], p)), own);
}

/** What can be reached from here: while partners are chosen, all own Paws count. */
export const makesFrom = (k: View, seat: Seat, path: Path, p: PlanetFace): Pair =>
  reachedBy(k, seat, making(k, path) === 'partners' ? [...path, ...(k.mine?.paws ?? []).map((n): Pick => `paw ${n}`)] : path, p);

/** Q2: whether a contract in the making still needs a Paw of the active player's own. */
export const owesPaw = (k: View, path: Path): boolean =>
  k.pub.options.activeMustPlayPaw && ['own-paws', 'accept'].includes(making(k, path)) && numbersIn(path, 'paw').length === 0;

/** Q3: whether the Paws named so far are enough, so that one more is superfluous. */
export function isEnough(k: View, seat: Seat, path: Path): boolean {
  const face = faceOf(k, path);
  if (face === null || owesPaw(k, path)) return false;
  return ['alone', 'own-paws', 'accept'].includes(making(k, path)) && common.isMet(common.missing(face, reachedBy(k, seat, path, face)));
}

/** Q3: whether a Paw has no skill that is wanted: of the planet, and for an offer of those that the call says are missing. */
export function isIdleHere(k: View, path: Path, n: number): boolean {
  const face = faceOf(k, path);
  if (face === null) return false;
  const { icons } = common.paw(k, n);
  const lacks = making(k, path) === 'offer' ? (k.pub.talks?.lacks ?? ANY) : ANY;
  const [a, b] = common.isMet(lacks) ? ANY : lacks;
  return !((a > 0 && icons[face.a] > 0) || (b > 0 && icons[face.b] > 0));
}
const ANY: Pair = [1, 1];

/** Stored fragments that the answer so far gives away and brings the seat. */
export const movedIn = (seat: Seat, path: Path): number =>
  path.reduce((n, p) => {
    const [, from, , to] = /^(\d)([YGPWK])>(\d)$/.exec(p) ?? [];
    return from === undefined ? n : n + (Number(to) === seat ? 1 : 0) - (Number(from) === seat ? 1 : 0);
  }, 0);

/** Whether the caller’s own Paws fall short of the planet’s requirements. */
export function needsHelp(k: View, seat: Seat, path: Path): boolean {
  const face = faceOf(k, path);
  return face !== null && !common.isMet(common.missingAlone(k, seat, face));
}

/** Which of the planet's two skills a call is asked about next, and how many of its icons are really missing; null: no planet. */
export function lackAsked(k: View, seat: Seat, path: Path): { readonly skill: number; readonly truly: number } | null {
  const face = faceOf(k, path);
  if (face === null) return null;
  const [a, b] = common.missingAlone(k, seat, face);
  return numbersIn(path, 'lack').length === 0 ? { skill: face.a, truly: a } : { skill: face.b, truly: b };
}
