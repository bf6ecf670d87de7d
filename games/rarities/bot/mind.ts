/** How a good player of Rarities judges its options, in actions gained; and how likely each player is to win. */
import type { Choice, Known, Mind, Seat } from '@starboard/kernel';
import { isRelic, KINDS, LAST_PORTAL, PILFERER, SABORTAL, SET, SETS_TO_WIN, VALUES } from '../content/cards.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import { completeSets } from '../rules/planet.ts';
import type { Memory, Pick, Pub, Rarities } from '../rules/types.ts';
import { distance, distanceWith } from './distance.ts';
import { alienWorth } from './gain.ts';
import { landingEdge, leftoverWorth, worthOfFlying } from './landing.ts';
import { value } from './value.ts';
import { WEIGHTS } from './weights.ts';

const WIN = 50;

export const mind: Mind<Rarities> = {
  weigh(k, m, seat, path, c) {
    switch (c.kind) {
      case 'land':
      case 'land-now': {
        const edge = landingEdge(k.pub, seat, k.pub.planets[seat], k.mine!.hand);
        return c.picks.map((p) => (p === 'land' ? edge : 0));
      }
      case 'explore':
        return c.picks.map((p) => exploring(k, m, seat, p));
      case 'collect':
        return c.picks.map((p) => collecting(k, seat, p));
      case 'bonus':
        return c.picks.map((p) => (p === 'none' ? 0 : cardWorth(k, seat, k.pub.portals[positionIn(p)])));
      case 'steal-from':
        return c.picks.map((p) => bestTheft(k, seat, seatIn(p)));
      case 'steal-what':
        return c.picks.map((p) => theft(k, seat, seatIn(path[1]), relicIn(p)));
      case 'scheme-from':
        return c.picks.map((p) => schemeWorth(k, seat, positionIn(p)));
      case 'scheme-to':
        return schemeTo(k, seat, positionIn(path[1]), c);
    }
  },
  value,
  horizon: 30,
};

/** Would this relic on the planet win at once? */
const wins = (planet: readonly number[], relic: number): boolean => planet[relic] === SET - 1 && completeSets(planet) === SETS_TO_WIN - 1;

function placeWorth(k: Known<Rarities>, seat: Seat, relic: number, fromHand: number): number {
  const planet = k.pub.planets[seat];
  if (wins(planet, relic)) return WIN;
  const hand = k.mine!.hand;
  return distance(planet, hand) - distanceWith(planet, hand, relic, 1, -fromHand);
}

/** A card into the hand: nearer to a set, an alien to play later, or out of the reach of others. */
function cardWorth(k: Known<Rarities>, seat: Seat, card: number): number {
  if (card >= PILFERER) return alienWorth(card);
  const planet = k.pub.planets[seat];
  const hand = k.mine!.hand;
  let deny = 0;
  for (let s = 0; s < k.pub.hands.length; s++)
    if (s !== seat && k.pub.planets[s][card] > 0 && k.pub.planets[s][card] < SET) deny += k.pub.planets[s][card];
  return distance(planet, hand) - distanceWith(planet, hand, card, 0, 1) + WEIGHTS.card + deny * WEIGHTS.deny;
}

function collecting(k: Known<Rarities>, seat: Seat, pick: Pick): number {
  if (pick === 'enough') return 0;
  if (pick.startsWith('take')) return cardWorth(k, seat, k.pub.portals[positionIn(pick)]);
  // A place more in the hand is a card more from the pile; a lone relic at home can be stolen.
  return placeWorth(k, seat, relicIn(pick), 1) + WEIGHTS.room;
}

// ---- Exploring --------------------------------------------------------------------------------------------------------

function exploring(k: Known<Rarities>, m: Memory | null, seat: Seat, pick: Pick): number {
  const { pub } = k;
  const planet = pub.planets[seat];
  const hand = k.mine!.hand;
  switch (pick) {
    case 'pilferer': {
      let best = -1;
      for (let s = 0; s < pub.hands.length; s++) if (s !== seat) best = Math.max(best, bestTheft(k, seat, s as Seat));
      return best + stillFlying(pub, seat, planet, hand) - WEIGHTS.pilferer;
    }
    case 'schemer': {
      let best = -1;
      for (let p = 1; p <= LAST_PORTAL; p++) if (isRelic(pub.portals[p])) best = Math.max(best, schemeWorth(k, seat, p));
      return best + worthOfFlying(pub, seat, planet, hand) - WEIGHTS.schemer;
    }
    case 'thief':
      return stillFlying(pub, seat, planet, hand) + setBack(pub) - WEIGHTS.thief;
    default:
      return drawing(k, m, seat, seatIn(pick));
  }
}

/** The worth of having explored this portal safely: land here, or fly on. */
function stillFlying(pub: Readonly<Pub>, seat: Seat, planet: readonly number[], hand: readonly number[]): number {
  const edge = landingEdge(pub, seat, planet, hand);
  const fly = worthOfFlying(pub, seat, planet, hand);
  return edge > 0 ? fly + edge : fly;
}

/** C2: one card in the hand is the sabortal. What else may come out of it lies open for the players who collect. */
function drawing(k: Known<Rarities>, m: Memory | null, seat: Seat, from: Seat): number {
  const { pub } = k;
  const risk = 1 / pub.hands[from];
  const safe = stillFlying(pub, seat, pub.planets[seat], k.mine!.hand);
  // A card out of a leader's hand hurts the leader; a big hand can spare it.
  const rival = Math.max(0, 6 - distance(pub.planets[from], m?.seen[from] ?? NOTHING)) * WEIGHTS.rival;
  return (1 - risk) * (safe + rival) + risk * (leftoverWorth(pub, seat) - WEIGHTS.bonus);
}
const NOTHING: readonly number[] = new Array<number>(SABORTAL + 1).fill(0);

/** R38: what the Time Thief takes from those who landed. */
function setBack(pub: Readonly<Pub>): number {
  let lost = 0;
  for (const s of pub.ships) lost += VALUES[pub.berths[s]] - VALUES[Math.max(1, pub.berths[s] - 3)];
  return lost * WEIGHTS.envy;
}

// ---- Aliens -----------------------------------------------------------------------------------------------------------

function theft(k: Known<Rarities>, seat: Seat, victim: Seat, relic: number): number {
  const there = k.pub.planets[victim];
  const loss = distanceWith(there, NOTHING, relic, -1, 0) - distance(there, NOTHING);
  return placeWorth(k, seat, relic, 0) + loss * (WEIGHTS.envy + WEIGHTS.leader * completeSets(there));
}

function bestTheft(k: Known<Rarities>, seat: Seat, victim: Seat): number {
  const [here, there] = [k.pub.planets[seat], k.pub.planets[victim]];
  let best = -1;
  for (let relic = 0; relic < KINDS; relic++) {
    if (there[relic] > 0 && there[relic] < SET && here[relic] < SET) best = Math.max(best, theft(k, seat, victim, relic));
  }
  return best;
}

function schemeWorth(k: Known<Rarities>, seat: Seat, portal: number): number {
  const relic = k.pub.portals[portal];
  return k.pub.planets[seat][relic] < SET ? Math.max(placeWorth(k, seat, relic, 0), 0) + 0.1 : cardWorth(k, seat, relic) - 0.5;
}

function schemeTo(k: Known<Rarities>, seat: Seat, portal: number, c: Choice<Rarities>): number[] {
  const relic = k.pub.portals[portal];
  return c.picks.map((p) => (p === 'home' ? placeWorth(k, seat, relic, 0) : cardWorth(k, seat, relic)));
}
