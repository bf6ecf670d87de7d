/**
 * What is hidden (N59, N298): hands and the deck, discovery tokens nobody has looked at, factions before the choice, destiny
 * cards, the Collective's cards. Worlds a seat cannot tell apart; the list of secrets is in ./secrets.ts.
 */

import { type Chance, drawFrom, type Known, type Seat, type State, seatsOf, shuffle } from '@starboard/kernel';
import { contentOf } from './content.ts';
import { copyMine, copyPub, copyStack } from './copy.ts';
import { NONE } from './ids.ts';
import { sure } from './sure.ts';
import type { Andromeda, Dark, Mine, Pick, Pub } from './types.ts';

type S = State<Andromeda>;
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** So many random pieces of a bag of counts; they leave it. */
function drawSome(bag: number[], n: number, chance: Chance): number[] {
  const got = bag.map(() => 0);
  let left = sum(bag);
  for (let i = 0; i < n; i++) {
    const kind = drawFrom(bag, left--, chance);
    bag[kind]--;
    got[kind]++;
  }
  return got;
}

/** How many cards a seat must choose among: the frame that asks says it. */
const drawnBy = (s: S, seat: number): number => (s.mine[seat].drawn === null ? 0 : sum(s.mine[seat].drawn));

/**
 * Deals everything `seat` does not know. `s` holds the numbers (hand sizes, sizes of stocks, what is being looked at), which are
 * open; of the other seats' cards nothing but these numbers is read.
 */
export function deal(s: S, seat: Seat | null, chance: Chance): void {
  dealTactics(s, seat, chance);
  dealTokens(s, seat, chance);
  dealFactions(s, seat, chance);
  dealDestiny(s, seat, chance);
}

function dealTactics(s: S, seat: Seat | null, chance: Chance): void {
  const { pub, dark } = s;
  const bag = contentOf(pub.options).tactics.map((t, kind) => t.copies - pub.decks.discards[kind] - (seat === null ? 0 : s.mine[seat].hand[kind]));
  for (const other of seatsOf(s.mine.length)) {
    if (other === seat) continue;
    const m = s.mine[other];
    const choosing = drawnBy(s, other);
    m.hand = drawSome(bag, pub.sides[other].hand, chance);
    if (m.drawn !== null) m.drawn = drawSome(m.hand.slice(), choosing, chance);
  }
  if (pub.collective !== null) dark.collective = drawSome(bag, pub.sides[s.mine.length].hand, chance);
  dark.tactics = bag;
}

/** Face-down tokens: those the seat has seen in a stock stay there. */
function dealTokens(s: S, seat: Seat | null, chance: Chance): void {
  const { pub, dark } = s;
  const seen = seat === null ? null : s.mine[seat].seen;
  const bag = contentOf(pub.options).discovery.map((d, kind) => d.copies - sum(pub.sides.map((side) => side.tokens[kind] + side.usedTokens[kind])));
  const looks = s.mine.map((m) => (m.look === null ? 0 : sum(m.look)));
  if (seen !== null) for (const stock of seen) stock.forEach((n, kind) => void (bag[kind] -= n));
  dark.stocks = pub.decks.stocks.map((n, i) => {
    const known = seen?.[i] ?? bag.map(() => 0);
    const rest = drawSome(bag, n - sum(known), chance);
    return rest.map((m, kind) => m + known[kind]);
  });
  for (const other of seatsOf(s.mine.length)) {
    if (other === seat) continue;
    const m = s.mine[other];
    // What another seat has seen is redrawn from the tokens there now, as many as it may know.
    m.seen = m.seen.map((known, i) => drawSome(dark.stocks[i].slice(), sum(known), chance));
    if (m.look === null) continue;
    const stock = stockLookedAt(s);
    m.look = drawSome(dark.stocks[stock].slice(), looks[other], chance);
    m.seen[stock] = m.seen[stock].map((n, kind) => Math.max(n, (m.look as number[])[kind]));
  }
}
export function stockLookedAt(s: S): number {
  for (const f of s.stack) if (f.step === 'discovery') return f.stock;
  return 0;
}

/** N46: offers of the others, before the choice. */
function dealFactions(s: S, seat: Seat | null, chance: Chance): void {
  const { options } = s.pub;
  if (s.mine.every((m) => m.offer.length === 0)) return;
  const own = seat === null ? [] : s.mine[seat].offer;
  const bag = shuffle(
    contentOf(options).raw.factions.flatMap((f, i) => ((options.escalation || f.set !== 'escalation') && !own.includes(i) ? [i] : [])),
    chance,
  );
  for (const other of seatsOf(s.mine.length)) {
    if (other === seat) continue;
    const m = s.mine[other];
    m.offer = bag.splice(0, m.offer.length).sort((a, b) => a - b);
    if (s.sealed[other] !== null) s.sealed[other] = [`faction ${m.offer[chance.int(m.offer.length)]}`];
  }
}

/** N47, N224: other players' cards, kept and discarded, and the Collective's. */
function dealDestiny(s: S, seat: Seat | null, chance: Chance): void {
  const { pub } = s;
  if (pub.destinies !== null || s.mine.every((m) => m.dealt.length === 0)) return;
  const own = seat === null ? [] : s.mine[seat].dealt;
  const bag = shuffle(
    contentOf(pub.options).raw.destiny.flatMap((_, i) => (own.includes(i) ? [] : [i])),
    chance,
  );
  for (const other of seatsOf(s.mine.length)) {
    if (other === seat) continue;
    const m = s.mine[other];
    m.dealt = bag.splice(0, m.dealt.length).sort((a, b) => a - b);
    if (m.destiny !== NONE) m.destiny = m.dealt[chance.int(m.dealt.length)];
    if (s.sealed[other] !== null) s.sealed[other] = [`destiny ${m.dealt[chance.int(m.dealt.length)]}`];
  }
  s.dark.destiny = bag.splice(0, s.dark.destiny.length);
}

const NOBODY: Dark = { tactics: [], stocks: [], collective: [], destiny: [] };

/** What is open about another seat's cards: how many there are of each sort. */
function stranger(pub: Readonly<Pub>, k: Known<Andromeda>, seat: Seat): Mine {
  const c = contentOf(pub.options);
  const kinds = c.tactics.map(() => 0);
  const choosing = k.stack.find((f) => f.step === 'keep' && f.who === seat);
  const looking = k.stack.find((f) => f.step === 'discovery' && f.who === seat);
  const before = k.stack.some((f) => f.step === 'factions');
  const started = !k.stack.some((f) => f.step === 'factions' || f.step === 'destinies');
  const dealt = pub.options.destiny && !before;
  const offered = before ? (k.mine?.offer.length ?? 0) : 0;
  const some = (n: number): number[] => kinds.map((_, i) => (i === 0 ? n : 0));
  return {
    hand: kinds,
    offer: new Array<number>(offered).fill(0),
    dealt: new Array<number>(dealt ? c.raw.constants.destinyDealt : 0).fill(0),
    destiny: dealt && started ? 0 : NONE,
    drawn: choosing !== undefined && choosing.step === 'keep' ? some(choosing.of) : null,
    look: looking !== undefined && looking.step === 'discovery' ? c.discovery.map((_, i) => (i === 0 ? looking.of : 0)) : null,
    seen: pub.decks.stocks.map(() => c.discovery.map(() => 0)),
  };
}

export function imagine(k: Known<Andromeda>, _memory: unknown, seat: Seat, chance: Chance): S {
  const pub = copyPub(k.pub);
  const n = pub.sides.length - (pub.collective === null ? 0 : 1);
  const s: S = {
    pub,
    mine: seatsOf(n).map((other) => (other === seat ? copyMine(sure(k.mine)) : stranger(pub, k, other))),
    dark: { ...NOBODY, destiny: pub.collective !== null && pub.options.destiny ? [0, 0] : [] },
    stack: copyStack(k.stack as never),
    flow: k.flow,
    sealed: seatsOf(n).map((other): readonly Pick[] | null =>
      other === seat ? k.sealed : k.flow.window === 'sealed' && k.flow.done.includes(other) ? [] : null,
    ),
  };
  s.dark.collective = contentOf(pub.options).tactics.map(() => 0);
  deal(s, seat, chance);
  return s;
}
