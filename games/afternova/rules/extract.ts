/** Carries out an extraction, alone or by contract (Q9). Then storage (A11), the next planet (A12) and crew draws. */
import { type Chance, type Choice, clockwise, drawFrom, type Hands, type Known, type Seat, type State, type Step, seatAt } from '@starboard/kernel';
import { drawBlind, renewPlanet } from './decks.ts';
import { addGems, coloursIn, noGems, sum, takeGems } from './gems.ts';
import { clearBids, handSize, insert, losePaw } from './hand.ts';
import { packOf } from './pack.ts';
import { DROP, meantBy } from './picks.ts';
import { capacity, HAND_LIMIT, power } from './power.ts';
import { UNHEARD } from './present.ts';
import type { Afternova, Frame, Gems, Gift, Pick } from './types.ts';

type S = State<Afternova>;
type X = Hands<Afternova>;
type Trim = Extract<Frame, { step: 'trim' }>;
type Renew = Extract<Frame, { step: 'renew' }>;

export interface Part {
  readonly seat: Seat;
  readonly paws: readonly number[];
  readonly share: readonly number[];
}

/** Q9: shows the Paws and moves everything at once; then players trim and the planet is replaced. Legality was checked before. */
export function execute(s: S, slot: number, parts: readonly Part[], gifts: readonly Gift[], x: X): void {
  const { pub } = s;
  const n = s.mine.length;
  const pack = packOf(pub.options);
  const planet = pub.planets[slot];
  if (x.telling) {
    const rows = parts.map((p) => ({ seat: p.seat, cards: p.paws.map((paw) => pack.paws[paw].card), share: p.share.slice() }));
    x.reveal(
      'all',
      { kind: 'extracted', seat: pub.active, planet: pack.planets[planet.card].card, rows, gifts: gifts.map((g) => ({ ...g })) },
      'A11',
    );
  } else x.reveal('all', UNHEARD, 'A11');
  pub.talks = null;
  clearBids(s);
  for (const { seat, paws, share } of parts) {
    for (const paw of paws) {
      losePaw(s, seat, paw);
      insert(pub.pawsOut, paw);
    }
    addGems(pub.store[seat], share);
  }
  for (const { from, to, colour } of gifts) {
    pub.store[from][colour]--;
    pub.store[to][colour]++;
  }
  planet.gems = noGems();
  pub.extracts++;
  if (parts.length > 1) pub.partnered++;
  const crew: Renew['crew'] = [];
  const full: Seat[] = [];
  for (const seat of clockwise(pub.active, n)) {
    if (sum(pub.store[seat]) > capacity(pub, seat)) full.push(seat);
    const draws = parts.some((p) => p.seat === seat && p.paws.length > 0) ? power(pub, seat, 'crew') : 0;
    if (draws > 0) crew.push({ seat, n: draws });
  }
  x.unwind('game');
  x.push({ step: 'renew', slot, renewed: false, crew });
  if (full.length > 0) x.push({ step: 'trim', seats: full, asked: false, _drops: s.mine.map(() => null) });
}

/** A11, Q10: players over capacity discard any of their fragments, in secret and at the same time (Q9). */
export const trim: Step<Afternova, Trim> = {
  run(s, f, x) {
    const { pub } = s;
    if (!f.asked) {
      f.asked = true;
      // Q42: with a single colour there is no choice, and everybody can see that.
      f._drops = autoDrops(pub, f.seats);
      const choosing = f.seats.filter((seat) => f._drops[seat] === null);
      if (choosing.length > 0) {
        x.ask({ asked: choosing.slice().sort((a, b) => a - b), label: 'trim', window: 'sealed', revisable: true });
        return;
      }
    }
    for (const seat of f.seats) {
      const gems = f._drops[seat]!;
      takeGems(pub.store[seat], gems);
      addGems(pub.heap, gems);
      x.reveal('all', { kind: 'trimmed', seat, gems }, 'A11');
    }
    x.pop();
  },
  picks: (k, _f, seat, path) => trimChoice(k, seat, path),
  take(_s, f, seat, answer) {
    const gems = noGems();
    for (const pick of answer) gems[meantBy(pick)]++;
    f._drops[seat] = gems;
  },
  /** Q41: discards the most frequent colour. */
  idle(k, _f, seat) {
    const left = k.pub.store[seat].slice();
    const gems = noGems();
    for (let n = tooMuch(k.pub, seat); n > 0; n--) {
      const c = left.indexOf(Math.max(...left));
      left[c]--;
      gems[c]++;
    }
    return dropping(gems);
  },
};

/** By seat: the forced discard where there is only one colour; null: the seat chooses. */
export const autoDrops = (pub: Readonly<Afternova['pub']>, seats: readonly Seat[]): (Gems | null)[] =>
  pub.store.map((store, seat) =>
    seats.includes(seatAt(seat)) && coloursIn(store) === 1 ? store.map((n) => (n > 0 ? tooMuch(pub, seatAt(seat)) : 0)) : null,
  );

/** A legal answer for a seat that has to trim. */
export function randomDrops(pub: Readonly<Afternova['pub']>, seat: Seat, chance: Chance): readonly Pick[] {
  const left = pub.store[seat].slice();
  const gems = noGems();
  for (let n = tooMuch(pub, seat); n > 0; n--) {
    const c = drawFrom(left, sum(left), chance);
    left[c]--;
    gems[c]++;
  }
  return dropping(gems);
}
const dropping = (gems: Gems): Pick[] => gems.flatMap((n, c) => new Array<Pick>(n).fill(DROP[c]));

const tooMuch = (pub: Readonly<Afternova['pub']>, seat: Seat): number => sum(pub.store[seat]) - capacity(pub, seat);

/** Which fragments, in any order. */
function trimChoice(k: Known<Afternova>, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  const left = tooMuch(k.pub, seat) - path.length;
  if (left === 0) return null;
  const rest = k.pub.store[seat].slice();
  for (const pick of path) rest[meantBy(pick)]--;
  return { kind: 'trim', picks: DROP.filter((_, c) => rest[c] > 0), ends: left === 1, rule: 'A11' };
}

/** A12; then players who played a Paw draw for crew upgrades, clockwise from the active player. */
export const renew: Step<Afternova, Renew> = {
  run(s, f, x) {
    if (!f.renewed) {
      f.renewed = true;
      renewPlanet(s, f.slot, x);
    }
    for (let c = f.crew.shift(); c !== undefined; c = f.crew.shift()) {
      for (let i = 0; i < c.n; i++) drawBlind(s, c.seat, 'paws', true, x);
      // Q14: the hand limit applies right after the draw.
      if (handSize(s, c.seat) > HAND_LIMIT) return x.push({ step: 'spill', seat: c.seat });
    }
    x.pop();
  },
};
