/** Drawing and refilling: cards (A13, A15, Q16–Q18), planets (A12, Q21) and fragments (Q19, Q20). */
import { drawFrom, type Hands, type Seat, type State } from '@starboard/kernel';
import { addGems, noGems, sum } from './gems.ts';
import { gainPaw, gainPlan, insert } from './hand.ts';
import { packOf } from './pack.ts';
import { ROW } from './picks.ts';
import type { Afternova, Deck, Planet } from './types.ts';

type S = State<Afternova>;
type X = Hands<Afternova>;

/** Removes and returns a random card of a pile. */
function pull(pile: number[], x: X): number {
  const i = x.int(pile.length);
  const card = pile[i];
  const end = pile.pop()!;
  if (i < pile.length) pile[i] = end;
  return card;
}

/** A13: whether a card can be drawn, if need be after reshuffling the discards. */
export const canDraw = (pub: Readonly<Afternova['pub']>, deck: Deck): boolean =>
  deck === 'paws' ? pub.pawDeck > 0 || pub.pawsOut.length > 0 : pub.planDeck > 0 || pub.plansOut.length > 0;

/** A13, Q18: draws from a deck and reshuffles its discards only if needed. -1: nothing is left. */
function draw(s: S, deck: Deck, x: X): number {
  const { pub, dark } = s;
  if (deck === 'paws') {
    if (pub.pawDeck === 0) {
      if (pub.pawsOut.length === 0) return -1;
      x.tell('all', { kind: 'reshuffled', deck });
      dark.paws = pub.pawsOut;
      pub.pawDeck = dark.paws.length;
      pub.pawsOut = [];
    }
    pub.pawDeck--;
    return pull(dark.paws, x);
  }
  if (pub.planDeck === 0) {
    if (pub.plansOut.length === 0) return -1;
    x.tell('all', { kind: 'reshuffled', deck });
    dark.plans = pub.plansOut;
    pub.planDeck = dark.plans.length;
    pub.plansOut = [];
  }
  pub.planDeck--;
  return pull(dark.plans, x);
}

/** A14: a blind draw. Its owner sees the card, the others only the deck. */
export function drawBlind(s: S, seat: Seat, deck: Deck, crew: boolean, x: X): boolean {
  const card = draw(s, deck, x);
  if (card < 0) return false;
  if (deck === 'paws') gainPaw(s, seat, card);
  else gainPlan(s, seat, card);
  if (x.telling) x.tell('all', { kind: 'drew', seat, deck, crew });
  const pack = packOf(s.pub.options);
  x.reveal([seat], { kind: 'drawn', seat, deck, card: (deck === 'paws' ? pack.paws : pack.plans)[card].card }, 'A14');
  return true;
}

/** A15, Q16, Q17: fills gaps in the market, Paws first, from left to right. What cannot be filled stays a gap. */
export function refill(s: S, x: X): void {
  refillRow(s, 'paws', x);
  refillRow(s, 'plans', x);
}

export function refillRow(s: S, deck: Deck, x: X): void {
  const row = deck === 'paws' ? s.pub.pawRow : s.pub.planRow;
  const faces = deck === 'paws' ? packOf(s.pub.options).paws : packOf(s.pub.options).plans;
  const cards = [];
  for (let i = 0; i < ROW; i++) {
    if (row[i] >= 0) continue;
    const card = draw(s, deck, x);
    if (card < 0) break;
    row[i] = card;
    cards.push(faces[card].card);
  }
  if (cards.length > 0) x.reveal('all', { kind: 'refilled', deck, cards }, 'A15');
}

/** Q19: draws a fragment; an empty bag is filled from the heap first. -1: nothing is left. */
function drawGem(s: S, x: X): number {
  const { pub } = s;
  let left = sum(pub.bag);
  if (left === 0) {
    left = sum(pub.heap);
    if (left === 0) return -1;
    x.tell('all', { kind: 'reshuffled', deck: 'bag' });
    pub.bag = pub.heap;
    pub.heap = noGems();
  }
  const colour = drawFrom(pub.bag, left, x);
  pub.bag[colour]--;
  return colour;
}

/** Fills the empty spaces of a planet as far as possible. Returns what was added; null: nothing. */
function fill(s: S, planet: Planet, x: X): number[] | null {
  const { spaces } = packOf(s.pub.options).planets[planet.card];
  const came = noGems();
  for (let n = sum(planet.gems); n < spaces; n++) {
    const colour = drawGem(s, x);
    if (colour < 0) break;
    came[colour]++;
  }
  addGems(planet.gems, came);
  return sum(came) === 0 ? null : came;
}

/** A2, A12, Q21: reveals and fills the next planet. */
export function revealPlanet(s: S, x: X): void {
  const { pub } = s;
  if (pub.planetsIn.length === 0) {
    if (pub.planetsOut.length === 0) return;
    x.tell('all', { kind: 'reshuffled', deck: 'planets' });
    pub.planetsIn = pub.planetsOut;
    pub.planetsOut = [];
  }
  const planet: Planet = { card: pull(pub.planetsIn, x), gems: noGems() };
  pub.planets.push(planet);
  fill(s, planet, x);
  if (x.telling)
    x.reveal(
      'all',
      { kind: 'planet', slot: pub.planets.length - 1, planet: packOf(pub.options).planets[planet.card].card, gems: planet.gems.slice() },
      'A12',
    );
}

/** A12: replaces a planet. The others move up, so the oldest stays first. */
export function renewPlanet(s: S, slot: number, x: X): void {
  const [gone] = s.pub.planets.splice(slot, 1);
  insert(s.pub.planetsOut, gone.card);
  revealPlanet(s, x);
}

/** Q17, Q20: fills gaps at the end of a turn, the oldest planet first. */
export function fillGaps(s: S, x: X): void {
  refill(s, x);
  const { pub } = s;
  for (let slot = 0; slot < pub.planets.length; slot++) {
    const came = fill(s, pub.planets[slot], x);
    if (came !== null) x.reveal('all', { kind: 'filled', slot, planet: packOf(pub.options).planets[pub.planets[slot].card].card, gems: came }, 'Q20');
  }
}
