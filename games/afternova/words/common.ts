/** What both languages need: references, counted fragments and icons, and the facts of a view that sentences are made of. */
import {
  type Grid,
  type Json,
  type Known,
  type Language,
  list,
  type Part,
  type Phrase,
  type Refusal,
  type Seat,
  seatsOf,
  waitedFor,
} from '@starboard/kernel';
import { COLOURS, SKILLS } from '../content/types.ts';
import { asOffered } from '../rules/contract.ts';
import { LETTERS, sum } from '../rules/gems.ts';
import { type Faces, type PawFace, type PlanetFace, type PlanFace, packOf } from '../rules/pack.ts';
import { boostOf, capacity, loadAfter } from '../rules/power.ts';
import type { Afternova, Card, Contract, Letter, Pick } from '../rules/types.ts';
import { names } from './names.ts';

export type View = Known<Afternova>;
export type You = Seat | null;

const NO_BREAK = '\u00a0';
export const AND: { readonly [L in Language]: string } = { en: 'and', de: 'und' };

export const facesIn = (k: View): Faces => packOf(k.pub.options);
export const everybody = (k: View): readonly Seat[] => seatsOf(k.pub.paws.length);
export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;
export const commas = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p, i) => (i === 0 ? p : [', ', ...p]));

// ---- Cards ------------------------------------------------------------------------------------------------------------

export type CardKind = 'paw' | 'planet' | 'blueprint' | 'ship';

/** A Paw or a planet by its name. */
export const cardRef = (language: Language, kind: CardKind, card: Card): Part => ({ ref: kind, id: card.id, text: card[language] });
/** A Blueprint or a ship: their names are things of all sorts, so they stand in quotation marks. */
export const quotedRef = (language: Language, kind: CardKind, card: Card): Part => ({
  ref: kind,
  id: card.id,
  text: names[language].quoted(card[language]),
});
export const cardRefs = (language: Language, kind: 'paw' | 'blueprint', cards: readonly Card[]): Phrase[] =>
  cards.map((card) => [kind === 'paw' ? cardRef(language, kind, card) : quotedRef(language, kind, card)]);

export const paw = (k: View, n: number): PawFace => facesIn(k).paws[n];
export const plan = (k: View, n: number): PlanFace => facesIn(k).plans[n];
/** The planet at a place in sight; null: nothing lies there. */
export const planetAt = (k: View, slot: number): PlanetFace | null => {
  const there = k.pub.planets[slot];
  return there === undefined ? null : (facesIn(k).planets[there.card] ?? null);
};

// ---- Counted things ---------------------------------------------------------------------------------------------------

/** "2 green and 1 purple"; null: none at all. */
export function gems(language: Language, counts: readonly number[]): Phrase | null {
  const some = counts.flatMap((n, c) => (n > 0 ? [[`${n}${NO_BREAK}${colour(language, c)}`]] : []));
  return some.length === 0 ? null : list(some, AND[language]);
}
/** The same where there is little room: "2 green, 1 purple". */
export function gemsBriefly(language: Language, counts: readonly number[]): Phrase {
  return commas(counts.flatMap((n, c) => (n > 0 ? [[`${n}${NO_BREAK}${colour(language, c)}`]] : [])));
}
export const colour = (language: Language, c: number): string => names[language].colours[COLOURS[c]].noun;
export const skill = (language: Language, s: number): string => names[language].skills[SKILLS[s]].noun;

/** "2 pilot + 1 engineer". */
export const icons = (language: Language, counts: readonly number[]): string =>
  counts.flatMap((n, s) => (n > 0 ? [`${n}${NO_BREAK}${skill(language, s)}`] : [])).join(' + ');
export const pairOf = (a: number, b: number, [x, y]: readonly [number, number]): number[] => {
  const counts = SKILLS.map(() => 0);
  counts[a] += x;
  counts[b] += y;
  return counts;
};
export const needsOf = (language: Language, p: PlanetFace): string => icons(language, pairOf(p.a, p.b, [p.needA, p.needB]));

/** "Axle Otter (pilot + engineer)". */
export function pawWithIcons(language: Language, face: PawFace): Phrase {
  const skills = face.icons.flatMap((n, s) => new Array<string>(n).fill(skill(language, s)));
  return [cardRef(language, 'paw', face.card), ` (${skills.join(' + ')})`];
}

/** What some Paws have together: "2 pilot + 1 engineer". */
export const iconsOf = (language: Language, k: View, cards: readonly number[]): string =>
  icons(
    language,
    SKILLS.map((_, s) => cards.reduce((n, card) => n + paw(k, card).icons[s], 0)),
  );

export const countsOf = (letters: readonly string[]): number[] => LETTERS.map((l) => letters.filter((x) => x === l).length);

// ---- What is missing, who could help ----------------------------------------------------------------------------------

/** What these Paws of the seat reach of the planet's two skills; boosts count as soon as a Paw is played. */
export function reached(k: View, seat: Seat, cards: readonly number[], p: PlanetFace): [number, number] {
  if (cards.length === 0) return [0, 0];
  const of = (s: number): number => cards.reduce((n, c) => n + paw(k, c).icons[s], boostOf(k.pub, seat, s));
  return [of(p.a), of(p.b)];
}
export const missing = (p: PlanetFace, has: readonly [number, number]): [number, number] => short([p.needA, p.needB], has);
export const short = ([a, b]: readonly [number, number], has: readonly [number, number]): [number, number] => [
  Math.max(0, a - has[0]),
  Math.max(0, b - has[1]),
];
export const isMet = ([a, b]: readonly [number, number]): boolean => a === 0 && b === 0;
export const plus = (x: readonly [number, number], y: readonly [number, number]): [number, number] => [x[0] + y[0], x[1] + y[1]];

export interface Helper {
  readonly seat: Seat;
  readonly paws: number;
  /** What of the planet's two skills is missing and the reader has seen there, boosts included; no more than is missing. */
  readonly seen: readonly [number, number];
}
/** Everybody else who holds a Paw: those first of whom the reader knows one that would help. */
export function helpers(k: View, you: Seat, p: PlanetFace, lacks: readonly [number, number]): Helper[] {
  const seen = (seat: Seat): [number, number] => {
    const [a, b] = reached(k, seat, k.mine?.seenPaws[seat] ?? [], p);
    return [Math.min(a, lacks[0]), Math.min(b, lacks[1])];
  };
  return everybody(k)
    .filter((seat) => seat !== you && k.pub.paws[seat] > 0)
    .map((seat) => ({ seat, paws: k.pub.paws[seat], seen: seen(seat) }))
    .sort((a, b) => b.seen[0] + b.seen[1] - a.seen[0] - a.seen[1] || a.seat - b.seat);
}

/** What is still to be paid of a Blueprint, by colour; a refinery lets some of it be any colour. */
export function unpaid(k: View, seat: Seat, n: number): number[] {
  return plan(k, n).cost.map((cost, c) => Math.max(0, cost - k.pub.store[seat][c]));
}

// ---- Storage ----------------------------------------------------------------------------------------------------------

export const load = (k: View, seat: Seat): number => sum(k.pub.store[seat]);
export const room = (k: View, seat: Seat): number => capacity(k.pub, seat);
/** How many fragments more than fit a contract would leave the seat with (Q10). */
export const overflow = (k: View, contract: Contract, seat: Seat): number => Math.max(0, loadAfter(k.pub, contract, seat) - room(k, seat));
export const loadThen = (k: View, contract: Contract, seat: Seat): number => loadAfter(k.pub, contract, seat);

/** What a seat gives away and gets of stored fragments in a contract. */
export function gifts(contract: { readonly gifts: Contract['gifts'] }, seat: Seat): { readonly gives: number[]; readonly gets: number[] } {
  const gives = COLOURS.map(() => 0);
  const gets = COLOURS.map(() => 0);
  for (const g of contract.gifts) {
    if (g.from === seat) gives[g.colour]++;
    if (g.to === seat) gets[g.colour]++;
  }
  return { gives, gets };
}

/** Rows of a contract: the participants, and outsiders who only get something (Q4). */
export const parties = (contract: Contract): Seat[] => {
  const seats = contract.rows.map((r) => r.seat);
  return [...seats, ...[...new Set(contract.gifts.map((g) => g.to))].filter((s) => !seats.includes(s)).sort((a, b) => a - b)];
};

/** The reader before the others: on a small screen the first row is what is seen. */
export const ownFirst = (seats: readonly Seat[], you: You): Seat[] => [...seats.filter((s) => s === you), ...seats.filter((s) => s !== you)];

/** Whether the negotiation waits for the reader's word on an offer or a contract: then it comes before everything else. */
export function concerns(k: View, you: You): boolean {
  const { talks, active } = k.pub;
  if (you === null || talks === null) return false;
  return talks.contract === null ? you === active && talks.offers.some((o) => o !== null) : parties(talks.contract).includes(you);
}

/** The Paws of a row, as far as the reader knows them (Q37); null: only how many. */
export function cardsOf(k: View, seat: Seat, you: You): readonly number[] | null {
  if (k.mine === null || you === null) return k.pub.talks?.offers[seat]?.paws ?? null;
  if (seat === you) return k.mine.bid;
  const seen = k.mine.bids[seat];
  return seen.length > 0 ? seen : (k.pub.talks?.offers[seat]?.paws ?? null);
}

/** A table without the columns in which nothing stands: on a small screen every one counts. */
export function slim({ head, rows }: Grid): Grid {
  const said = head.map((_, i) => i === 0 || rows.some((row) => row[i].length > 0 && row[i][0] !== NONE));
  return { head: head.filter((_, i) => said[i]), rows: rows.map((row) => row.filter((_, i) => said[i])) };
}
export const NONE = '–';

// ---- Who is waited for ------------------------------------------------------------------------------------------------

/** Whom the table waits for, told to one of them: the others, as long as there are any. */
export function awaited(k: View, you: You): Seat[] {
  const seats = waitedFor<Afternova>(k);
  const others = seats.filter((s) => s !== you);
  return others.length > 0 ? others : seats;
}

/** Whether the others have all spoken: then waiting ends the negotiation (Q35). */
export const isLastWord = (k: View, seat: Seat): boolean => waitedFor<Afternova>(k).every((s) => s === seat);

// ---- Half-made answers ------------------------------------------------------------------------------------------------

/** What a path is about, found from its beginning: the words of `done` and `paw n` depend on it. */
export type Making = 'alone' | 'accept' | 'decline' | 'call' | 'partners' | 'own-paws' | 'terms' | 'offer' | 'show' | 'spill' | 'plain';
export function making(k: View, path: readonly Pick[]): Making {
  const [first, second] = path;
  if (first === 'contract') {
    const ends = path.flatMap((p, i) => (p === 'done' ? [i] : []));
    return ends.length === 0 ? 'partners' : ends.length === 1 ? 'own-paws' : 'terms';
  }
  if (first === 'decline') return first;
  if (first?.startsWith('accept')) return 'accept';
  if (first === 'alone' || second === 'alone') return 'alone';
  if (second === 'call') return 'call';
  if (first === 'offer' || first === 'show') return first;
  return topFrame(k)?.step === 'spill' ? 'spill' : 'plain';
}

/** The numbers behind picks of one kind in a path: `numbersIn(path, 'paw')` of `paw 3`, `paw 9`. */
export const numbersIn = (path: readonly Pick[], word: 'paw' | 'plan' | 'with' | 'accept' | 'to' | 'lack'): number[] =>
  path.flatMap((p) => {
    const found = new RegExp(`^${word} (\\d+)$`).exec(p);
    return found === null ? [] : [Number(found[1])];
  });
/** Whose offers a contract in the making takes up. */
export const partnersIn = (path: readonly Pick[]): Seat[] => [...numbersIn(path, 'with'), ...numbersIn(path, 'accept')] as Seat[];
/** What is left of the planet for the active player where these offers are taken as they are; null: they want more than there is. */
export function restFor(k: View, seat: Seat, helpers: readonly Seat[]): readonly number[] | null {
  const { share } = asOffered(k.pub, seat, helpers).rows[0];
  return share.some((n) => n < 0) ? null : share;
}

/** Fragments named in a path, by colour: `gemsIn(path, 'take')` of `take G`, `take G`. */
export const gemsIn = (path: readonly Pick[], word: 'price' | 'take' | 'want' | 'give' | 'drop' | 'pay'): number[] =>
  countsOf(path.flatMap((p) => (p.startsWith(`${word} `) ? [p.slice(word.length + 1)] : [])));

/** What each participant of a contract gets of the planet, as far as it is shared out; whoever proposes it first. */
export const sharesIn = (seat: Seat, path: readonly Pick[]): { readonly seat: Seat; readonly counts: readonly number[] }[] =>
  [seat, ...partnersIn(path)].map((s) => ({
    seat: s,
    counts: countsOf(path.flatMap((p) => (/^[A-Z]>\d$/.test(p) && p.endsWith(`>${s}`) ? [p[0]] : []))),
  }));

/** The planet an answer is about: the one named in it, or the one that is negotiated. */
export const slotOf = (k: View, path: readonly Pick[]): number => {
  const named = /^planet (\d+)$/.exec(path[0] ?? '');
  return named === null ? (k.pub.talks?.slot ?? -1) : Number(named[1]);
};

/** What the Paws named so far reach, with the offers a contract takes up. */
export function reachedBy(k: View, seat: Seat, path: readonly Pick[], p: PlanetFace): [number, number] {
  const own = reached(k, seat, numbersIn(path, 'paw'), p);
  return partnersIn(path).reduce((all, s) => plus(all, reached(k, s, cardsOf(k, s, seat) ?? [], p)), own);
}

/** Q2: whether a contract in the making still wants a Paw of the active player's own, however much the helpers bring. */
export const owesPaw = (k: View, path: readonly Pick[]): boolean =>
  k.pub.options.activeMustPlayPaw && ['own-paws', 'accept'].includes(making(k, path)) && numbersIn(path, 'paw').length === 0;

/** Q3: whether the Paws named so far are enough, so that one more is superfluous. */
export function isEnough(k: View, seat: Seat, path: readonly Pick[]): boolean {
  const what = making(k, path);
  const face = planetAt(k, slotOf(k, path));
  if (owesPaw(k, path)) return false;
  return (what === 'alone' || what === 'own-paws' || what === 'accept') && face !== null && isMet(missing(face, reachedBy(k, seat, path, face)));
}

/** Whether a Paw has none of the skills that the call says are missing. */
export function isIdleHere(k: View, n: number): boolean {
  const talks = k.pub.talks;
  const face = talks === null ? null : planetAt(k, talks.slot);
  if (talks === null || face === null || isMet(talks.lacks)) return false;
  const { icons } = paw(k, n);
  return !((talks.lacks[0] > 0 && icons[face.a] > 0) || (talks.lacks[1] > 0 && icons[face.b] > 0));
}

/** What would still be missing with all own Paws and all offers; null: nothing is negotiated. */
export function missingWithAll(k: View, seat: Seat): { readonly face: PlanetFace; readonly lacks: [number, number] } | null {
  const face = k.pub.talks === null ? null : planetAt(k, k.pub.talks.slot);
  if (face === null) return null;
  const offering = everybody(k).filter((s) => k.pub.talks!.offers[s] !== null);
  const own = reached(k, seat, k.mine?.paws ?? [], face);
  return {
    face,
    lacks: missing(
      face,
      offering.reduce((all, s) => plus(all, reached(k, s, cardsOf(k, s, seat) ?? [], face)), own),
    ),
  };
}

export const letterIndex = (letter: string): number => LETTERS.indexOf(letter as Letter);

// ---- Refusals ---------------------------------------------------------------------------------------------------------

/** Something the refusal brings along. */
export function detail(r: Refusal<Afternova>, name: string): Json | undefined {
  const given = r.with as { readonly [key: string]: Json | undefined } | undefined;
  return given?.[name];
}
export const detailNumber = (r: Refusal<Afternova>, name: string): number => Number(detail(r, name) ?? 0);
export function detailNumbers(r: Refusal<Afternova>, name: string): number[] {
  const given = detail(r, name);
  return Array.isArray(given) ? given.map(Number) : [];
}

/** Whether the own Paws do not reach both requirements of the planet, so that help is needed. */
export function needsHelp(k: View, seat: Seat, path: readonly Pick[]): boolean {
  const face = planetAt(k, slotOf(k, path));
  return face !== null && !isMet(missing(face, reached(k, seat, k.mine?.paws ?? [], face)));
}

/** The skill whose lack is said next in a call. */
export function skillAsked(language: Language, k: View, path: readonly Pick[]): string {
  const face = planetAt(k, slotOf(k, path));
  return face === null ? '' : skill(language, numbersIn(path, 'lack').length === 0 ? face.a : face.b);
}
