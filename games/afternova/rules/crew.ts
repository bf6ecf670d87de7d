/** Choosing Paws for a planet (A8), one by one. Every pick that is listed can still be completed. */
import type { Choice, Refusal, Seat } from '@starboard/kernel';
import { addPaws, cardsIn } from './named.ts';
import { type Faces, type PlanetFace, packOf } from './pack.ts';
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
 * The next Paw of the active player, in any order. `from`: where in the path the list of Paws begins; `others`: what helpers
 * bring. Superfluous Paws may be played (Q3). The whole hand is enough, so any Paw may come next.
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
  const named = cardsIn(path, from, path.length);
  const own = addedBy(pub, planet, seat, named);
  const lackA = planet.needA - own.a - (others?.a ?? 0);
  const lackB = planet.needB - own.b - (others?.b ?? 0);
  const picks: Pick[] = [];
  addPaws(picks, path, from, hand);
  const none = mustPlay && named.length === 0;
  const done = !none && lackA <= 0 && lackB <= 0;
  if (done) picks.push('done');
  const greyed = (): Refusal<Afternova>[] => {
    if (done) return [];
    if (none) return [{ pick: 'done', rule: 'Q2', why: 'must-play' }];
    return [{ pick: 'done', rule: 'A8', why: 'too-few-icons', with: { lacks: [Math.max(0, lackA), Math.max(0, lackB)] } }];
  };
  return { kind: 'own-paws', picks, ends: false, rule: 'A8', greyed };
}
