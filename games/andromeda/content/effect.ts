/**
 * The kinds of effects. A piece says what it does as a list of these; the rules have one small module for each kind.
 *
 * A new kind: its type here, its parameters in ./packs/effect-shapes.ts, its rule in ../rules/effects (and its line in table.ts
 * there), its sentence in ../words/en and ../words/de, its worth to bots in ../bot/worth.ts. The compiler names what is missing.
 */
import type {
  Condition,
  Cost,
  Counter,
  Loss,
  Modifier,
  ModuleType,
  PlayerSet,
  RaiderOperation,
  Resource,
  ShipType,
  Sort,
  Track,
} from './vocabulary.ts';

export type Effects = readonly Effect[];

export type Effect =
  | { readonly k: 'gain'; readonly res: Sort; readonly n: number }
  | { readonly k: 'lose'; readonly res: Loss; readonly n: number }
  | { readonly k: 'vp'; readonly n: number }
  | { readonly k: 'draw'; readonly n: number; readonly keep?: number }
  | { readonly k: 'step'; readonly track: Track | 'any' | 'lowest' | 'faction'; readonly n: number }
  | { readonly k: 'repair'; readonly n: number }
  | { readonly k: 'damage'; readonly what: 'module' | 'ship'; readonly n: number; readonly where?: 'map' | 'void' | 'nearVoid' }
  | { readonly k: 'moon'; readonly src: 'nebula' | 'planet' | 'ownPlanet' | 'here'; readonly n: number }
  | { readonly k: 'moonContent' }
  | {
      readonly k: 'module';
      readonly types: readonly (ModuleType | 'any')[];
      readonly price: 'free' | 'discount';
      readonly pick: 'bottom' | 'any';
      readonly discount?: number;
      readonly n?: number;
      readonly discardIfOne?: boolean;
    }
  | { readonly k: 'build'; readonly ships: readonly ShipType[]; readonly n: number; readonly discount: number }
  | { readonly k: 'upgrade' }
  | { readonly k: 'develop'; readonly discount: number }
  | { readonly k: 'leader'; readonly n: number }
  | { readonly k: 'discovery'; readonly src: 'pool' | 'observatory' | 'track'; readonly look: number; readonly take: number }
  | { readonly k: 'event'; readonly n: number }
  | { readonly k: 'swap'; readonly n: number }
  | { readonly k: 'steal'; readonly res: Sort; readonly n: number; readonly from: 'choose' | 'adjacent' | 'loser' | 'battle' }
  | { readonly k: 'newPlanet'; readonly n: number }
  | { readonly k: 'moveShip'; readonly n: number; readonly range: number }
  | { readonly k: 'raider'; readonly op: RaiderOperation }
  | {
      readonly k: 'placeBonus';
      readonly res: Resource | 'kind';
      readonly n: number;
      readonly where: 'bases' | 'planets' | 'emptyPlanets' | 'nebulae' | 'active' | 'aroundVoid';
    }
  | { readonly k: 'extraTurn' }
  | { readonly k: 'activate'; readonly n: number; readonly rows: ModuleType | 'any'; readonly freeInput: boolean }
  | { readonly k: 'activateRegion' }
  | { readonly k: 'recall'; readonly n: number }
  | { readonly k: 'dice'; readonly n: number; readonly side: 'own' | 'foe' }
  | { readonly k: 'targeting'; readonly n: number; readonly side: 'own' | 'foe' }
  | { readonly k: 'reroll'; readonly n: number; readonly side: 'own' | 'foe' }
  | { readonly k: 'setDie'; readonly n: number; readonly to: number }
  | { readonly k: 'cancelTactic' }
  | { readonly k: 'shield'; readonly n: number }
  | { readonly k: 'withdraw' }
  | { readonly k: 'truce'; readonly vp: number }
  | { readonly k: 'choose'; readonly n: number; readonly options: readonly Effects[] }
  | { readonly k: 'trade'; readonly cost: Cost; readonly get: Effects; readonly max: number }
  | { readonly k: 'perCount'; readonly what: Counter; readonly per: number; readonly max: number; readonly then: Effects }
  | { readonly k: 'each'; readonly who: PlayerSet; readonly then: Effects }
  | { readonly k: 'when'; readonly cond: Condition; readonly then: Effects; readonly else?: Effects }
  | { readonly k: 'modify'; readonly key: Modifier; readonly n?: number; readonly ship?: ShipType | 'all'; readonly for?: 'turn' }
  | { readonly k: 'command'; readonly n: number }
  | { readonly k: 'tip' };

export type EffectKind = Effect['k'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly k: K }>;

/** A function for each kind of effect. A forgotten kind is a type error. */
export type ByKind<Rest extends readonly unknown[], R> = { readonly [K in EffectKind]: (e: EffectOf<K>, ...rest: Rest) => R };
/** The function for this effect. The cast is here once: the compiler does not see that `e.k` and `e` belong together. */
export const forKind = <Rest extends readonly unknown[], R>(table: ByKind<Rest, R>, e: Effect): ((e: Effect, ...rest: Rest) => R) =>
  table[e.k] as (e: Effect, ...rest: Rest) => R;

/** Effects that hold lists of effects under one of these names. A kind that does and is not in `within` is a type error. */
type Nesting = Extract<Effect, { readonly then: Effects } | { readonly get: Effects } | { readonly options: readonly Effects[] }>;
const flat = (_: Exclude<Effect, Nesting>): readonly Effects[] => [];

/** The lists of effects inside an effect. */
export function within(e: Effect): readonly Effects[] {
  switch (e.k) {
    case 'choose':
      return e.options;
    case 'trade':
      return [e.get];
    case 'perCount':
    case 'each':
      return [e.then];
    case 'when':
      return e.else === undefined ? [e.then] : [e.then, e.else];
    default:
      return flat(e);
  }
}

/** An effect and everything inside it, the outer ones first. */
export const all = (list: Effects): Effect[] => list.flatMap((e) => [e, ...within(e).flatMap(all)]);
