/**
 * What the table answers by itself, and only because somebody said so before: a launch by touching a region, the rest of a
 * choice made on the plate, a fight as it stands, the usual way to pay, the end of the turn. Pure; ./use-plan.ts connects it
 * with the questions as they come. Legality stays the engine's: every answer is one of the listed picks or none is given.
 */
import { type Game, type Known, type Question, question, type Refusal, type Seat } from '@starboard/kernel';
import type { Effects } from '../content/effect.ts';
import { numberIn, SHIPS } from '../content/vocabulary.ts';
import { contentOf, tileAt } from '../rules/content.ts';
import type { Event } from '../rules/events.ts';
import { firstOf, numberOf, placeOf } from '../rules/picks.ts';
import { amountsOf } from '../rules/resources.ts';
import type { Andromeda, ChoiceKind, Pick } from '../rules/types.ts';
import { launchFight } from './odds.ts';

/** One answer that was decided ahead: given if this is what is asked. */
export interface Step {
  /** Null: free actions are offered beside many questions. */
  readonly kinds: readonly ChoiceKind[] | null;
  readonly picks: readonly Pick[];
  /** Not asked this time: the plan goes on with the next step. */
  readonly optional?: boolean;
}
export type Plan = readonly Step[];

/** How this person likes to be asked. */
export interface Habits {
  /** The turn ends by itself after a moment. */
  readonly end: boolean;
  /** Payments follow the usual way: material before credits, never moons. */
  readonly pay: boolean;
  /** A module goes to the right end of its row. */
  readonly place: boolean;
}
export const HABITS: Habits = { end: true, pay: true, place: true };

const isShip = (pick: Pick): boolean => SHIPS.some((s) => s === pick);

// ---- Launching -------------------------------------------------------------------------------------------------------------

export interface Launches {
  /** The class that lies ready. */
  readonly ready: Pick;
  /** By region: the class that launches there. */
  readonly by: ReadonlyMap<number, Pick>;
  /** By region: why nothing launches there. */
  readonly refused: ReadonlyMap<number, Refusal<Andromeda>>;
}

/** Where a launch may go from the turn's first question; null: another question, or no ship can fly. */
export function launchesOf(game: Game<Andromeda>, k: Known<Andromeda>, seat: Seat, q: Question<Andromeda>, wished: Pick | null): Launches | null {
  if ((q.choice.kind !== 'turn' && q.choice.kind !== 'extra-turn') || q.path.length > 0) return null;
  const ships = q.choice.picks.filter(isShip);
  const ready = wished !== null && ships.includes(wished) ? wished : ships[0];
  if (ready === undefined) return null;
  const by = new Map<number, Pick>();
  const refused = new Map<number, Refusal<Andromeda>>();
  for (const ship of [ready, ...ships.filter((s) => s !== ready)]) {
    const next = question(game, k, seat, [ship]);
    for (const to of next?.choice.picks ?? []) {
      const space = placeOf(to);
      const had = by.get(space);
      // Where there is a fight the class goes that fights best, unless somebody said otherwise.
      if (had === undefined || (wished === null && chance(k, seat, ship, space) > chance(k, seat, had, space))) by.set(space, ship);
    }
    if (ship === ready) for (const r of next?.greyed ?? []) refused.set(placeOf(r.pick), r);
  }
  return { ready, by, refused };
}

/** The chance to win the battle that a launch leads to; 0 without a battle. */
const chance = ({ pub }: Known<Andromeda>, seat: Seat, ship: Pick, space: number): number =>
  launchFight(pub, seat, numberIn(SHIPS, ship), space)?.sides[0].chance ?? 0;

/** `option`: what is chosen there at once. */
export const launchPlan = (ship: Pick, to: Pick, option: Pick | null = null): Plan => [
  { kinds: ['turn', 'extra-turn'], picks: [ship] },
  { kinds: ['where'], picks: [to] },
  ...(option === null ? [] : [{ kinds: ['choose'], picks: [option] } as const]),
];

/** What a base lets one choose among, as lists of effects; none: it does one thing. */
export function optionsAt(k: Known<Andromeda>, space: number): readonly Effects[] {
  const tile = tileAt(contentOf(k.pub.options), k.pub.map.tile, space);
  const [first] = tile?.sort === 'base' ? tile.effects : [];
  return first?.k === 'choose' ? first.options : [];
}

/** No ship brought, no tactic played, no die bought. */
export const fightPlan: Plan = [
  { kinds: ['bring'], picks: ['ready'], optional: true },
  { kinds: ['diplomacy'], picks: ['pass'], optional: true },
  { kinds: ['dice', 'prepare'], picks: ['roll', 'dice 0'], optional: true },
];

/** So many units of one sort. */
export const unitsPlan = (pick: Pick, n: number): Plan =>
  Array.from({ length: n }, () => ({ kinds: ['gain', 'lose', 'steal-unit', 'swap-give', 'swap-take'], picks: [pick], optional: true }));

/** A moon of the dock goes into a slot, or is abandoned, without saying first which of the two. */
export const slotPlan = (moon: number, gap: Pick): Plan => [
  { kinds: null, picks: ['free slot'] },
  { kinds: ['dock'], picks: [`slot ${moon}`] },
  { kinds: ['gap'], picks: [gap] },
];
export const abandonPlan = (moon: number): Plan => [
  { kinds: null, picks: ['free abandon'] },
  { kinds: ['dock'], picks: [`abandon ${moon}`] },
];

// ---- Following -------------------------------------------------------------------------------------------------------------

export interface Followed {
  readonly pick: Pick;
  readonly rest: Plan;
}

/** The next answer of a plan; null: something else is asked, and the plan is over. */
export function follow(plan: Plan, q: Question<Andromeda>): Followed | null {
  for (let i = 0; i < plan.length; i++) {
    const { kinds, picks, optional = false } = plan[i];
    const pick = kinds === null || kinds.includes(q.choice.kind) ? picks.find((p) => q.choice.picks.includes(p)) : undefined;
    if (pick !== undefined) return { pick, rest: plan.slice(i + 1) };
    if (!optional) return null;
  }
  return null;
}

/** What changes the ground of a decision: a plan made before it is asked again. */
const SURPRISES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  ...(['event', 'tile', 'raider', 'raided', 'raider-moved', 'drawn', 'looked', 'rolled', 'rerolled', 'truce', 'battle-tactic', 'strategy'] as const),
  ...(['pulled', 'mech-placed', 'void-die', 'extra-turn', 'joined', 'withdrew', 'dice-bought', 'battle-use'] as const),
]);
export const surprises = (event: { readonly kind: string }): boolean => SURPRISES.has(event.kind as Event['kind']);

// ---- Habits ----------------------------------------------------------------------------------------------------------------

/** Units a payment takes that are worth keeping: credits and energy buy everything else. */
const dearness = (pick: Pick): number => {
  const [energy = 0, ice = 0, titanium = 0, nanocarbon = 0, credits = 0] = amountsOf(pick);
  return 100 * credits + 10 * energy + ice + titanium + nanocarbon;
};
/** After it the stores are as even as they can be. */
const unevenness = (pick: Pick, stores: readonly number[]): number => amountsOf(pick).reduce((sum, n, i) => sum + (stores[i] - n) ** 2, 0);

/** The usual way to pay: with material, then energy and credits, from what there is most of; null: only moons would do. */
export function usualPayment(q: Question<Andromeda>, stores: readonly number[]): Pick | null {
  if (q.choice.kind !== 'pay') return null;
  const ways = q.choice.picks.filter((p) => p.startsWith('pay '));
  const [best] = ways.toSorted((a, b) => dearness(a) - dearness(b) || unevenness(a, stores) - unevenness(b, stores));
  return best ?? null;
}

/** The right end of the only row a bought module can go to; null: there is a row to choose, or something else is asked. */
export function rightEnd(q: Question<Andromeda>): Pick | null {
  const { kind, picks } = q.choice;
  if (kind !== 'place' || picks.some((p) => firstOf(p) !== firstOf(picks[0]))) return null;
  return picks.reduce((best, p) => (numberOf(p) > numberOf(best) ? p : best));
}

const DONE: readonly Pick[] = ['ready', 'stop', 'pass', 'roll'];

/** What a habit answers, at once or after a moment in which it can be stopped. */
export interface Habitual {
  readonly pick: Pick;
  readonly wait: boolean;
}

export function habitual(k: Known<Andromeda>, seat: Seat, q: Question<Andromeda>, habits: Habits): Habitual | null {
  // For the Collective nothing goes by itself.
  if (k.flow.onBehalf !== null) return null;
  if (habits.pay) {
    const pick = usualPayment(q, k.pub.sides[seat].resources);
    if (pick !== null) return { pick, wait: false };
  }
  if (habits.place) {
    const pick = rightEnd(q);
    if (pick !== null) return { pick, wait: false };
  }
  // Nothing is left to decide in this answer.
  if (q.path.length > 0 && q.choice.picks.length === 1 && DONE.includes(q.choice.picks[0])) return { pick: q.choice.picks[0], wait: false };
  if (habits.end && q.choice.kind === 'closing' && q.path.length === 0 && q.choice.picks.includes('end')) return { pick: 'end', wait: true };
  return null;
}
