/** Choosing Paws for a planet (A8), one by one. Every pick that is listed can still be completed. */
import type { Choice, Refusal, Seat } from '@starboard/kernel';
import { type Faces, type PlanetFace, packOf } from './pack.ts';
import { meantBy, outOfOrder, PAW } from './picks.ts';
import { boostOf } from './power.ts';
import type { Afternova, Pick, Pub } from './types.ts';

/** Icons of a planet's two skills. */
export interface Icons {
  a: number;
  b: number;
}

export const planetIn = (pub: Readonly<Pub>, slot: number): PlanetFace => packOf(pub.options).planets[pub.planets[slot].card];

export function iconsOf(pack: Faces, planet: PlanetFace, paws: readonly number[]): Icons {
  let a = 0;
  let b = 0;
  for (let i = 0; i < paws.length; i++) {
    const { icons } = pack.paws[paws[i]];
    a += icons[planet.a];
    b += icons[planet.b];
  }
  return { a, b };
}

/** What a seat that plays these Paws adds, boosts included (they need a Paw). */
export function addedBy(pub: Readonly<Pub>, planet: PlanetFace, seat: Seat, paws: readonly number[]): Icons {
  const icons = iconsOf(packOf(pub.options), planet, paws);
  if (paws.length > 0 && pub.ripe[seat] > 0) {
    icons.a += boostOf(pub, seat, planet.a);
    icons.b += boostOf(pub, seat, planet.b);
  }
  return icons;
}

export const meets = (planet: PlanetFace, { a, b }: Icons): boolean => a >= planet.needA && b >= planet.needB;

/** Whether the active player's Paws, with what helpers bring, can reach both requirements. */
export function canMeet(
  pub: Readonly<Pub>,
  planet: PlanetFace,
  seat: Seat,
  hand: readonly number[],
  others: Icons | null,
  mustPlay: boolean,
): boolean {
  if (mustPlay && hand.length === 0) return false;
  const own = addedBy(pub, planet, seat, hand);
  return own.a + (others?.a ?? 0) >= planet.needA && own.b + (others?.b ?? 0) >= planet.needB;
}

/**
 * The next Paw of the active player. `from`: where in the path the list of Paws begins; `others`: what helpers bring.
 * Superfluous Paws may be played (Q3). The hand ascends, so fewer Paws are left after each pick.
 */
export function pawsChoice(
  pub: Readonly<Pub>,
  slot: number,
  seat: Seat,
  hand: readonly number[],
  path: readonly Pick[],
  from: number,
  others: Icons | null,
  mustPlay: boolean,
): Choice<Afternova> {
  const planet = planetIn(pub, slot);
  const { paws } = packOf(pub.options);
  let a = others?.a ?? 0;
  let b = others?.b ?? 0;
  let last = -1;
  for (let i = from; i < path.length; i++) {
    last = meantBy(path[i]);
    const { icons } = paws[last];
    a += icons[planet.a];
    b += icons[planet.b];
  }
  const count = path.length - from;
  const boosts = pub.ripe[seat] > 0;
  const boostA = boosts ? boostOf(pub, seat, planet.a) : 0;
  const boostB = boosts ? boostOf(pub, seat, planet.b) : 0;
  const lackA = planet.needA - a - boostA;
  const lackB = planet.needB - b - boostB;
  let restA = 0;
  let restB = 0;
  let i = hand.length - 1;
  // Go down from the highest Paw. Once one is enough together with all above it, every lower one is too.
  for (; i >= 0 && hand[i] > last; i--) {
    const { icons } = paws[hand[i]];
    restA += icons[planet.a];
    restB += icons[planet.b];
    if (restA >= lackA && restB >= lackB) break;
  }
  const picks: Pick[] = [];
  if (i >= 0) for (let j = 0; j <= i; j++) if (hand[j] > last) picks.push(PAW[hand[j]]);
  // A copy: the caller may extend its path before `greyed` is called.
  const named = path.slice(from);
  const idle = count === 0;
  const done = idle ? !mustPlay && a >= planet.needA && b >= planet.needB : lackA <= 0 && lackB <= 0;
  if (done) picks.push('done');
  return {
    kind: 'own-paws',
    picks,
    ends: false,
    rule: 'A8',
    greyed() {
      const no: Refusal<Afternova>[] = hand
        .filter((paw) => paw > last && !picks.includes(PAW[paw]))
        .map((paw) => ({ pick: PAW[paw], rule: 'A8', why: 'too-few-icons', with: { lacks: [Math.max(0, lackA), Math.max(0, lackB)] } }));
      const passed = hand.filter((paw) => paw < last).map((paw) => PAW[paw]);
      no.push(...outOfOrder(passed, picks, named, 'A8'));
      if (!done && idle && mustPlay) no.push({ pick: 'done', rule: 'Q2', why: 'must-play' });
      else if (!done) no.push({ pick: 'done', rule: 'A8', why: 'too-few-icons', with: { lacks: [Math.max(0, lackA), Math.max(0, lackB)] } });
      return no;
    },
  };
}
