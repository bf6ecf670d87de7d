/** Effects of upgrades (A19). Only those completed before this turn work (Q26); equal ones add up. */
import { after, type Seat } from '@starboard/kernel';
import type { Upgrade } from '../content/types.ts';
import { sum } from './gems.ts';
import { type Faces, packOf } from './pack.ts';
import type { Contract, Pub } from './types.ts';

/** A20: nobody completes a seventh. */
export const MOST_BUILT = 6;
/** A16. */
export const HAND_LIMIT = 8;

type Seen = Readonly<Pub>;

/** How much of one effect the seat has. */
export function power(pub: Seen, seat: Seat, kind: Upgrade['kind'], skill = -1): number {
  const built = pub.built[seat];
  if (pub.ripe[seat] === 0) return 0;
  const { plans } = packOf(pub.options);
  let n = 0;
  for (let i = 0; i < pub.ripe[seat]; i++) {
    const { upgrade, skill: own } = plans[built[i]];
    if (upgrade !== null && upgrade.kind === kind && own === skill) n += upgrade.n;
  }
  return n;
}

export const capacity = (pub: Seen, seat: Seat): number => pub.hold[seat] + power(pub, seat, 'cargo');

/** The icons that boosts add for the two skills of a planet, if the seat plays a Paw. */
export const boostOf = (pub: Seen, seat: Seat, skill: number): number => power(pub, seat, 'boost', skill);

/** How many fragments the seat has once a contract is carried out, before it trims to its capacity (Q9, Q10). */
export function loadAfter(pub: Seen, contract: Contract, seat: Seat): number {
  let n = sum(pub.store[seat]);
  for (const row of contract.rows) if (row.seat === seat) n += sum(row.share);
  for (const gift of contract.gifts) n += (gift.to === seat ? 1 : 0) - (gift.from === seat ? 1 : 0);
  return n;
}

/** A20, after a sixth Blueprint: nobody has another turn. With `round` the players after this one still have theirs (Q27). */
export const isLastTurn = (pub: Seen): boolean => pub.options.ending !== 'round' || after(pub.active, pub.paws.length) === pub.first;

/** Points on completed Blueprints. */
export function pointsOf(pub: Seen, seat: Seat): number {
  const { plans } = packOf(pub.options);
  return pub.built[seat].reduce((n, plan) => n + plans[plan].points, 0);
}

/** A21, Q29: icons of the ship's two colours, as printed on the completed Blueprints. */
export function objectiveOf(pack: Faces, built: readonly number[], ship: number): number {
  const [x, y] = pack.ships[ship].colours;
  return built.reduce((n, plan) => n + pack.plans[plan].cost[x] + pack.plans[plan].cost[y], 0);
}
