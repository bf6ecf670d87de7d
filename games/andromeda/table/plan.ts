/**
 * What the table answers by itself because one press said so before: a launch by touching a region, the rest of a choice made
 * there, a whole fight, the reactor, everything that is left to activate. Pure; ./use-plan.ts connects it with the questions as
 * they come, ./habits.ts has what goes by itself every time. Legality stays the engine's: every answer is one of the listed picks.
 */
import { type Game, type Known, type Question, question, type Refusal, type Seat } from '@starboard/kernel';
import type { Effects } from '../content/effect.ts';
import { MODULE_TYPES, numberIn, SHIPS } from '../content/vocabulary.ts';
import { contentOf, priceOfTrade, tileAt } from '../rules/content.ts';
import type { Event } from '../rules/events.ts';
import { SCIENCE } from '../rules/ids.ts';
import { numberOf, PLACES, placeOf } from '../rules/picks.ts';
import { affordable } from '../rules/resources.ts';
import { activatable } from '../rules/station.ts';
import { handLimit } from '../rules/turn.ts';
import type { Andromeda, ChoiceKind, Pick } from '../rules/types.ts';
import { launchFight } from './odds.ts';

/** One answer that was decided ahead: given if this is what is asked. */
export interface Step {
  /** Null: free actions are offered beside many questions. */
  readonly kinds: readonly ChoiceKind[] | null;
  readonly picks: readonly Pick[];
  /** Not asked this time: the plan goes on with the next step. */
  readonly optional?: boolean;
  /** Other questions may come first; the person answers them, and the plan goes on. */
  readonly patient?: boolean;
}
export type Plan = readonly Step[];

export const isShip = (pick: Pick): boolean => SHIPS.some((s) => s === pick);

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

/** What would be asked if the ship that lies ready had been chosen; other ships reach some of its regions. */
export const launchQuestion = ({ ready, by, refused }: Launches, q: Question<Andromeda>): Question<Andromeda> => ({
  choice: { ...q.choice, kind: 'where', picks: [...by.keys()].map((space): Pick => `to ${PLACES[space]}`), ends: true },
  path: [ready],
  greyed: [...refused.values()],
});

/** `then`: what is chosen there at once. */
export const launchPlan = (ship: Pick, to: Pick, then: Step | null = null): Plan => [
  { kinds: ['turn', 'extra-turn'], picks: [ship] },
  { kinds: ['where'], picks: [to] },
  ...(then === null ? [] : [then]),
];

/** Something that can be chosen together with a region. */
export interface Extra {
  readonly list: Effects;
  readonly step: Step;
}

/** What a base asks first: one of its options, or whether to trade. None: it does one thing, or what it asks is seen only then. */
export function extrasAt(k: Known<Andromeda>, seat: Seat, space: number): readonly Extra[] {
  const c = contentOf(k.pub.options);
  const tile = tileAt(c, k.pub.map.tile, space);
  const [first] = tile === undefined || tile.sort === 'planet' || tile.sort === 'void' ? [] : tile.effects;
  if (first?.k === 'choose') return first.options.map((list, i) => ({ list, step: { kinds: ['choose'], picks: [`option ${i}`] } }));
  // Without the means nothing is asked.
  if (first?.k === 'trade' && affordable(k.pub, seat, priceOfTrade(c, first))) return [{ list: [first], step: { kinds: ['trade'], picks: ['yes'] } }];
  return [];
}

/** These ships are brought and nobody else, no more tactics, so many dice for energy. */
export const fightPlan = (dice: number, brought: readonly Pick[] = []): Plan => [
  ...brought.map((pick): Step => ({ kinds: ['bring'], picks: [pick], optional: true })),
  { kinds: ['bring'], picks: ['ready'], optional: true },
  { kinds: ['diplomacy'], picks: ['pass'], optional: true },
  { kinds: ['dice'], picks: [`dice ${dice}`], optional: true },
  { kinds: ['prepare'], picks: ['ready'], optional: true },
];

/** All ships that may still come to a battle, as the engine lists them. */
export function allWhoCome(game: Game<Andromeda>, k: Known<Andromeda>, seat: Seat, path: readonly Pick[]): readonly Pick[] {
  const come: Pick[] = [];
  for (let more: Pick | undefined; ; come.push(more)) {
    const q = question(game, k, seat, [...path, ...come]);
    more = q?.choice.kind === 'bring' && q.path.length === path.length + come.length ? q.choice.picks.find((p) => p !== 'ready') : undefined;
    if (more === undefined) return come;
  }
}

/** A tactic at somebody. */
export const tacticPlan = (play: Pick, foe: Pick): Plan => [
  { kinds: ['diplomacy', 'void'], picks: [play] },
  { kinds: ['foe'], picks: [foe] },
];

/** The reactor runs this module of science first, or all of them from left to right. */
export const reactorPlan = (modules: readonly number[], all: boolean): Plan => [{ kinds: ['return'], picks: ['reactor'] }, reactorRun(modules, all)];
/** With one module left there is no "all". */
const reactorRun = (modules: readonly number[], all = false): Step => ({
  kinds: ['reactor'],
  picks: [...(all ? (['all'] as const) : []), ...modules.map((m): Pick => `activate ${m}`)],
  optional: true,
});

const EMPTY = 8.5;
const LAST = 11;
const CIVILIZATION = numberIn(MODULE_TYPES, 'civilization');
/** A ship activates it. */
export const isByShip = (pick: Pick): boolean => /^(reactor|head |activate )/.test(pick);

/** What the ships that are left would activate: modules before heads, the reactor first where it runs several; empty: no choice of many. */
export function usualActivations(k: Known<Andromeda>, seat: Seat, q: Question<Andromeda>): readonly Pick[] {
  if (q.choice.kind !== 'return' || q.path.length > 0 || k.flow.onBehalf !== null) return [];
  const runs = k.pub.sides[seat].rows[SCIENCE].modules.filter((m) => activatable(k.pub, seat, m, false) === null).length;
  // A tactic too many would only be discarded (N116).
  const full = k.pub.sides[seat].hand >= handLimit(k.pub, seat);
  // Of the heads those of the lower rows come first; a reactor that runs nothing gives its energy.
  const ofHead = (row: number): number => (full && row === CIVILIZATION ? LAST : 10 - row);
  const rank = (pick: Pick): number => (pick === 'reactor' ? ([EMPTY, 1][runs] ?? 0) : pick.startsWith('activate ') ? 1 : ofHead(numberOf(pick)));
  const picks = q.choice.picks.filter(isByShip).toSorted((a, b) => rank(a) - rank(b));
  const usual = picks.slice(0, k.pub.turn.activators);
  return usual.length < 2 ? [] : usual;
}

/** All of that in one press, whatever is asked in between. */
export function restPlan(k: Known<Andromeda>, seat: Seat, usual: readonly Pick[]): Plan {
  const science = k.pub.sides[seat].rows[SCIENCE].modules;
  return usual.flatMap((): Plan => [{ kinds: ['return'], picks: usual, patient: true }, reactorRun(science, true)]);
}

/** A development and its card; `use`: what the card can do is done as soon as it may be. */
export const developPlan = (site: Pick, card: Pick | null, use: Pick | null): Plan => [
  { kinds: ['develop'], picks: [site] },
  ...(card === null ? [] : [{ kinds: ['development-card'], picks: [card], optional: true } as const]),
  ...(use === null ? [] : [soon(use)]),
];
/** A token of those looked at, and used as soon as it may be. */
export const tokenPlan = (token: Pick, use: Pick): Plan => [{ kinds: ['token'], picks: [token] }, soon(use)];
const soon = (use: Pick): Step => ({ kinds: null, picks: [use], patient: true });

/** A module and its place in the row. */
export const placePlan = (module: Pick, place: Pick): Plan => [
  { kinds: ['module'], picks: [module] },
  { kinds: ['place'], picks: [place] },
];

/** `n` units of one sort. */
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

/** Something was dragged onto a place. */
export function droppedPlan(of: string, on: string): Plan {
  const [what, n] = of.split(' ');
  const [where, row, at] = on.split(' ');
  if (what === 'moon' && where === 'stores') return abandonPlan(Number(n));
  if (what === 'moon' && where === 'gap') return slotPlan(Number(n), `gap ${Number(row)} ${Number(at)}`);
  return what === 'module' && where === 'place' ? placePlan(`module ${Number(n)}`, `place ${Number(row)} ${Number(at)}`) : [];
}

// ---- Following -------------------------------------------------------------------------------------------------------------

export interface Followed {
  readonly pick: Pick;
  readonly rest: Plan;
}

/** The next answer of a plan; 'wait': something else is asked first; null: the plan is over. */
export function follow(plan: Plan, q: Question<Andromeda>): Followed | 'wait' | null {
  for (let i = 0; i < plan.length; i++) {
    const { kinds, picks, optional = false, patient = false } = plan[i];
    const asked = kinds === null || kinds.includes(q.choice.kind);
    const pick = asked ? picks.find((p) => q.choice.picks.includes(p)) : undefined;
    if (pick !== undefined) return { pick, rest: plan.slice(i + 1) };
    if (patient && !(asked && kinds !== null) && !ENDS.includes(q.choice.kind)) return 'wait';
    if (!optional) return null;
  }
  return null;
}
/** The turn is over, or begins: no plan goes on after it. */
const ENDS: readonly ChoiceKind[] = ['turn', 'extra-turn', 'closing'];

/** What changes the ground of a decision: a plan made before it is asked again. */
const SURPRISES: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  ...(['event', 'tile', 'raider', 'raided', 'raider-moved', 'drawn', 'looked', 'rolled', 'rerolled', 'truce', 'battle-tactic', 'strategy'] as const),
  ...(['pulled', 'mech-placed', 'void-die', 'extra-turn', 'joined', 'withdrew', 'dice-bought', 'battle-use'] as const),
]);
/** What one's own plan does surprises nobody. */
const OWN: readonly Event['kind'][] = ['joined', 'dice-bought', 'battle-use', 'battle-tactic'];
export const surprises = (event: { readonly kind: string }, seat: Seat): boolean =>
  SURPRISES.has(event.kind as Event['kind']) && !(OWN.some((kind) => kind === event.kind) && 'who' in event && event.who === seat);
