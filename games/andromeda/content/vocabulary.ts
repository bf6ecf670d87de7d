/** The words that effects are made of: resources, tracks, ships, triggers, modifiers, counters, conditions, sets of players. */

export const RESOURCES = ['energy', 'ice', 'titanium', 'nanocarbon', 'credits'] as const;
export type Resource = (typeof RESOURCES)[number];
/** A resource, or one that the owner picks: `material` among three, `any` among five. */
export const SORTS = [...RESOURCES, 'material', 'any'] as const;
export type Sort = (typeof SORTS)[number];
/** What an effect can take away. */
export const LOSSES = [...SORTS, 'tactic', 'leader'] as const;
export type Loss = (typeof LOSSES)[number];
/** What a price can be made of; `moon` comes from the dock, `moonSlot` is the content of the moon in the input slot (N65). */
export const COSTS = [...SORTS, 'tactic', 'leader', 'vp', 'moon', 'moonSlot'] as const;
export type Cost = Readonly<Partial<Record<(typeof COSTS)[number], number>>>;

export const MODULE_TYPES = ['science', 'industry', 'commerce', 'civilization'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];
export const TRACKS = [...MODULE_TYPES, 'supremacy'] as const;
export type Track = (typeof TRACKS)[number];

export const SHIPS = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'] as const;
export type ShipType = (typeof SHIPS)[number];
export const SHIP_SKILLS = ['confrontation', 'exploration'] as const;
export type ShipSkill = (typeof SHIP_SKILLS)[number];

export const DEVELOPMENTS = ['observatory', 'factory', 'spaceport', 'metropolis', 'obelisk'] as const;
export type DevelopmentType = (typeof DEVELOPMENTS)[number];

/** From the strongest: N131. */
export const RAIDER_CLASSES = ['D', 'C', 'B', 'A', 'S'] as const;
export type RaiderClass = (typeof RAIDER_CLASSES)[number];

export const EVENT_SETS = ['aurora', 'twilight', 'void'] as const;
export type EventSet = (typeof EVENT_SETS)[number];

/** When an ability comes into play. */
export const TRIGGERS = [
  'passive',
  'setup',
  'free',
  'launch',
  'planetActivated',
  'nebulaActivated',
  'recruit',
  'buildShip',
  'slotMoon',
  'development',
  'prepare',
  'battleWon',
  'battleLost',
  'reactor',
  'newPlanet',
  'tacticPlayed',
  'shipScrapped',
  'eventResolved',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const RAIDER_TRIGGERS = ['onRaid', 'onWin', 'prepare', 'passive'] as const;
export type RaiderTrigger = (typeof RAIDER_TRIGGERS)[number];

/** Keys of lasting changes; those of `SHIP_MODIFIERS` name a ship, those of `COLLECTIVE_MODIFIERS` are the Collective's alone. */
export const SHIP_MODIFIERS = ['range', 'rangeAny', 'confrontation', 'exploration', 'shipShield', 'shipDice', 'startShip'] as const;
export const COLLECTIVE_MODIFIERS = [
  'cDice',
  'cTargeting',
  'cShield',
  'cStrategy',
  'cReturnSteps',
  'cDevLeaders',
  'cMoonVp',
  'cTokenVp',
  'cScrapVp',
] as const;
export const MODIFIERS = [
  ...SHIP_MODIFIERS,
  ...COLLECTIVE_MODIFIERS,
  'storageMaterial',
  'storageEnergy',
  'handLimit',
  'moonDock',
  'targeting',
  'modulePrice',
  'shipPrice',
  'devLeaders',
  'vaultLevel',
  'vaultCap',
  'fieldAnyType',
  'repairBonus',
  'launchOwnRegion',
  'scrapAsBay',
  'noRaid',
  'winTies',
  'freeEnergyActivation',
  'sciInput',
  'nebulaBoth',
  'emptyPlanetGain',
  'abandonBonus',
  'ghost',
  'raiderBounty',
] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** What can be counted; always the owner's things at that moment. */
export const COUNTERS = [
  'sciModules',
  'indModules',
  'comModules',
  'civModules',
  'leaders',
  'developments',
  'slottedMoons',
  'dockMoons',
  'tactics',
  'shipsOwned',
  'scrapped',
  'artifacts',
  'upgrades',
  'shipsLaunched',
  'raiderTrophies',
  'tokens',
  'moduleTypes',
  'nebulaMoons',
  'adjacentDevelopments',
  'fullSets',
  'tracks6',
  'tracks4',
  'battlesWon',
  'resources',
  'basesAdjacentDevs',
  'energyModules',
] as const;
export type Counter = (typeof COUNTERS)[number];

export const CONDITIONS = ['vsRaider', 'defender', 'hasTransportOnPlanet', 'alone', 'lost', 'won'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const PLAYER_SETS = [
  'all',
  'onVoid',
  'nextVoid',
  'mostVp',
  'fewestVp',
  'mostShips',
  'fewestShips',
  'mostDevelopments',
  'noDevelopment',
] as const;
export type PlayerSet = (typeof PLAYER_SETS)[number];

export const RAIDER_OPERATIONS = ['spawnS', 'spawnNext', 'advance', 'removeS', 'pull', 'pullAll', 'mech', 'chase'] as const;
export type RaiderOperation = (typeof RAIDER_OPERATIONS)[number];

export const TRACK_EVENTS = ['newPlanet', 'spawnS', 'drop', 'event', 'raiderA', 'raiderB', 'raiderC', 'raiderD'] as const;
export type TrackEvent = (typeof TRACK_EVENTS)[number];

/** N244: ways from the probe, as action cards name them. */
export const PROBE_WAYS = ['same', 'left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight'] as const;

/** The number of a word in one of these lists; -1: it is not in it. */
export const numberIn = (words: readonly string[], word: string): number => words.indexOf(word);
