/** What the pieces of the game are, as the files in ./pieces and packs have them. Every piece says where it comes from. */
import type { Effects } from './effect.ts';
import type {
  Cost,
  DevelopmentType,
  EventSet,
  ModuleType,
  RaiderClass,
  RaiderTrigger,
  Resource,
  ShipSkill,
  ShipType,
  Track,
  TrackEvent,
  Trigger,
} from './vocabulary.ts';

export interface Named {
  readonly en: string;
  readonly de: string;
}

export interface Piece {
  readonly id: string;
  /** `printed`: known from public sources; `designed`: ours, until the printed values are known. */
  readonly origin: 'printed' | 'designed';
  /** `rendered`: our rendering of a name known only in another language; without: ours. */
  readonly nameOrigin?: 'printed' | 'rendered' | 'invented';
}
/** A piece that players meet by name. */
export interface NamedPiece extends Piece {
  /** Only in packs: standard pieces are named in the folders of the languages (`words/LANGUAGE/names`). */
  readonly name?: Named;
}

export interface Filter {
  readonly ship?: ShipType;
  readonly region?: 'base' | 'planet' | 'nebula' | 'nebulaOrPlanet';
  readonly adjacentFoe?: boolean;
  readonly moonsLeftAtMost?: number;
}

export interface Ability {
  readonly id: string;
  readonly name?: Named;
  readonly when: Trigger;
  /** N76: `turn:n`, `battle:n`. */
  readonly limit: 'none' | 'game' | `turn:${number}` | `battle:${number}`;
  readonly optional: boolean;
  readonly cost?: Cost;
  readonly filter?: Filter;
  readonly do: Effects;
}

export interface Space {
  /** N23: `rRcC`. */
  readonly id: string;
  readonly row: number;
  readonly col: number;
  /** Half hexes from the left. */
  readonly x2: number;
  readonly kind: 'ordinary' | 'nebula';
  readonly nebula?: number;
  readonly voidMark?: boolean;
}
export interface TrackSpace {
  readonly space: number;
  readonly do: readonly TrackEvent[];
}

export interface Ship extends NamedPiece {
  readonly id: ShipType;
  readonly perPlayer: number;
  readonly start: number;
  readonly dice: number;
  /** 99: everywhere. */
  readonly range: number;
  readonly abilities: readonly ShipSkill[];
  readonly shield: number;
  readonly cost: Cost;
  readonly printedFacts?: readonly string[];
}

export interface Planet extends NamedPiece {
  readonly kind: Resource;
  readonly development: DevelopmentType;
  readonly eventIcon: boolean;
}
export interface Base extends NamedPiece {
  /** N102: modules are bought here. */
  readonly field: boolean;
  readonly eventIcon: boolean;
  readonly do: Effects;
}
export interface Special extends NamedPiece {
  readonly kind: 'vortex' | 'quasar';
  readonly eventIcon: boolean;
  readonly do: Effects;
  readonly endScore: { readonly perOwnDevelopmentWithin: number; readonly vp: number };
}
export interface VoidFace extends NamedPiece {
  readonly value: number;
  readonly do: Effects;
}
export interface VoidTile extends NamedPiece {
  readonly eventIcon: boolean;
  readonly die: readonly VoidFace[];
}

export interface Moon extends NamedPiece {
  readonly group: 'planetary' | 'nebula' | 'ancient';
  /** The colour of a planetary moon. */
  readonly kind?: Resource;
  readonly null: boolean;
  /** N66: moons that show repairs cannot be an input. */
  readonly inputAllowed: boolean;
  readonly artifact: number;
  readonly content: Effects;
}

export interface RowHead extends NamedPiece {
  readonly row: ModuleType;
  readonly reactor: boolean;
  readonly do: Effects;
}
export interface Module extends NamedPiece {
  readonly type: ModuleType;
  readonly input: Cost;
  readonly inputSlot: boolean;
  readonly outputSlot: boolean;
  readonly damagedOnArrival: boolean;
  readonly adaptable: boolean;
  readonly artifact: number;
  readonly do: Effects;
}

export interface Faction extends NamedPiece {
  readonly set: 'base' | 'escalation';
  readonly tracks: readonly [Track, Track];
  readonly start: Cost;
  /** One line of advice. Only in packs, as with names (`words/LANGUAGE/plans.ts`). */
  readonly plan?: Named;
  readonly abilities: readonly Ability[];
  readonly upgrade: string;
}
export interface Upgrade extends NamedPiece {
  readonly ship: ShipType;
  readonly ability: Ability;
  /** Of neutral ones. */
  readonly set?: 'base' | 'escalation';
  /** Of a faction's own. */
  readonly faction?: string;
}

/** A kind of card or token of which there are several. */
export interface Copies {
  readonly copies: number;
}
export interface Tactic extends NamedPiece, Copies {
  readonly battle: Effects;
  readonly free: Effects;
}
export interface Destiny extends NamedPiece {
  readonly do: Effects;
}
export interface EventCard extends NamedPiece {
  readonly set: EventSet;
  readonly do: Effects;
}
export interface SoloEvent extends NamedPiece {
  readonly replaces: string;
  readonly collective: 'instead' | 'applies' | 'ignores';
  readonly collectiveDo: Effects;
  /** N223: which parts of the card reach the Collective. */
  readonly appliesParts?: readonly number[];
}

export interface RaiderAbility {
  readonly id: string;
  readonly name?: Named;
  readonly when: RaiderTrigger;
  readonly do: Effects;
}
export interface Raider extends NamedPiece {
  readonly class: RaiderClass;
  readonly dice: number;
  readonly targeting: number;
  readonly figures: number;
  readonly ability: RaiderAbility;
  readonly reward: Effects;
  readonly set?: 'escalation';
}

export interface Discovery extends NamedPiece, Copies {
  readonly when: 'kept' | 'battle';
  readonly do: Effects;
}
export interface Supremacy extends NamedPiece {
  readonly when: 'instant' | 'passive' | 'prepare';
  readonly do: Effects;
}

export interface Development extends NamedPiece {
  readonly id: DevelopmentType;
  readonly planetKind: Resource;
  readonly track: Track;
  readonly steps: number;
  readonly tiles: number;
  readonly resourceCost: Cost;
}
export interface DevelopmentCard extends NamedPiece {
  readonly type: DevelopmentType;
  readonly when: 'free' | 'battle';
  readonly do: Effects;
  /** N223: what it gives the Collective. */
  readonly solo: { readonly do: Effects; readonly origin: Piece['origin'] };
}

export interface TrackStep extends Piece {
  readonly step: number;
  readonly do: Effects;
  readonly discoveryStock?: number;
  readonly supremacyToken?: boolean;
  readonly elseDo?: Effects;
}
export interface ProgressTrack extends NamedPiece {
  readonly track: Track;
  readonly steps: readonly TrackStep[];
  /** By step, 0 to 12. */
  readonly endVp: readonly number[];
}

export interface WheelSpace {
  readonly id: string;
  readonly index: number;
  readonly do: Effects;
}
export interface Commander extends NamedPiece {
  readonly rank: number;
  readonly tracks: readonly [Track, Track];
  readonly wheel: readonly WheelSpace[];
  readonly ability?: Ability;
}
export interface ActionCard extends NamedPiece {
  readonly deck: 'I' | 'II' | 'III';
  /** N244, tried in order: `base:odessa`, `probe:left`, `leftmostFreePlanet`, `special:any`. */
  readonly targets: readonly string[];
  readonly bonus: 'develop' | 'event' | 'repair' | null;
}
export interface Strategy extends NamedPiece {
  readonly do: Effects;
}
export interface CollectiveUpgrade extends NamedPiece {
  readonly when: 'instant' | 'passive';
  readonly do: Effects;
}
export interface FleetSection {
  readonly section: 'I' | 'II' | 'III';
  readonly die: readonly number[];
  readonly spaces: readonly { readonly letter: string; readonly ship: ShipType; readonly number?: number }[];
}

/** N181: by position. */
export interface SlotPrices {
  readonly bottom: number;
  readonly middle: number;
  readonly top: number;
}

/** The plain numbers of the rules, by the number of seats where they depend on it. */
export interface Constants {
  readonly storage: Readonly<Record<Resource, number>>;
  readonly moonDock: number;
  readonly handLimit: number;
  readonly startTactics: number;
  readonly startTargeting: number;
  readonly maxTargeting: number;
  readonly maxDice: number;
  readonly terminus: readonly [number, number, number];
  readonly modulePrice: SlotPrices;
  /** Prices of types that have their own. */
  readonly modulePriceOf?: Readonly<Partial<Record<ModuleType, SlotPrices>>>;
  readonly moduleColour: Readonly<Record<ModuleType, Resource | 'material'>>;
  readonly developmentLeaders: readonly number[];
  readonly developmentVp: { readonly base: number; readonly perAdjacentAllianceBase: number; readonly perAdjacentDevelopment: number };
  readonly developmentEnd: { readonly vpPerSteps: number };
  readonly startPlanets: Readonly<Record<string, number>>;
  readonly eventStart: Readonly<Record<string, number>>;
  readonly vaultCapPlayers: number;
  readonly vaultCapCollective: number;
  readonly leaderEndVp: number;
  readonly damagedModuleVp: number;
  readonly artifactVp: readonly number[];
  readonly collective: {
    readonly moonVp: number;
    readonly tokenVp: number;
    readonly scrapVp: number;
    readonly handLimitStepDraw: number;
    readonly assimilatedLeaders: number;
  };
  readonly factionsDealt: number;
  readonly destinyDealt: number;
  readonly destinyKept: number;
  readonly leadersAtStart: { readonly perBase: number; readonly nebulae: readonly number[]; readonly station: number };
  readonly bonusPerRegionMax: number;
  readonly mechTokens: number;
  readonly upgradeDisplay: number;
  readonly energyPerDie: number;
  readonly eventTrackLength: number;
  readonly lateSeatBonus: Readonly<Record<string, { readonly energy?: number; readonly tactic?: number }>>;
}

/** All of it. Lists are in the order of the files; ids are unique among all pieces. */
export interface Content {
  /** What a pack calls itself; null: the game as it comes. */
  readonly pack: string | null;
  readonly constants: Constants;
  readonly spaces: readonly Space[];
  readonly eventTrack: readonly TrackSpace[];
  readonly ships: readonly Ship[];
  readonly planets: readonly Planet[];
  readonly bases: readonly Base[];
  readonly special: readonly Special[];
  readonly void: VoidTile;
  readonly moons: readonly Moon[];
  readonly rowHeads: readonly RowHead[];
  readonly modules: readonly Module[];
  readonly artifactModules: readonly Module[];
  readonly factions: readonly Faction[];
  readonly factionUpgrades: readonly Upgrade[];
  readonly neutralUpgrades: readonly Upgrade[];
  readonly tactics: readonly Tactic[];
  readonly destiny: readonly Destiny[];
  readonly events: readonly EventCard[];
  readonly soloEvents: readonly SoloEvent[];
  readonly raiders: readonly Raider[];
  readonly discovery: readonly Discovery[];
  readonly supremacy: readonly Supremacy[];
  readonly developments: readonly Development[];
  readonly developmentCards: readonly DevelopmentCard[];
  readonly tracks: readonly ProgressTrack[];
  readonly commanders: readonly Commander[];
  readonly actions: readonly ActionCard[];
  readonly strategies: readonly Strategy[];
  readonly collectiveUpgrades: readonly CollectiveUpgrade[];
  readonly fleet: readonly FleetSection[];
}
