/** What each kind of piece may look like, by the key it has in a pack. */
import {
  DEVELOPMENTS,
  EVENT_SETS,
  MODULE_TYPES,
  PROBE_WAYS,
  RAIDER_CLASSES,
  RAIDER_TRIGGERS,
  RESOURCES,
  SHIP_SKILLS,
  SHIPS,
  TRACK_EVENTS,
  TRACKS,
  TRIGGERS,
} from '../vocabulary.ts';
import { cost, effects } from './effect-shapes.ts';
import { every, id, int, list, orNull, pattern, record, type Shape, some, text, word, yesNo } from './shape.ts';

type Fields = Readonly<Record<string, Shape>>;

const named = record({ en: text(60), de: text(60) });
const origin = word('printed', 'designed');
const set = word('base', 'escalation');
const tracks = list(word(...TRACKS), 2, 2);

const piece = (fields: Fields, maybe: Fields = {}): Shape =>
  record({ id, origin, name: named, ...fields }, { nameOrigin: word('printed', 'rendered', 'invented'), ...maybe });
const nameless = (fields: Fields, maybe: Fields = {}): Shape => record({ id, origin, ...fields }, maybe);

const ability = record(
  { id, when: word(...TRIGGERS), limit: pattern('^(none|game|turn:[1-9]|battle:[1-9])$'), optional: yesNo, do: effects },
  {
    name: named,
    cost,
    filter: record(
      {},
      { ship: word(...SHIPS), region: word('base', 'planet', 'nebula', 'nebulaOrPlanet'), adjacentFoe: yesNo, moonsLeftAtMost: int(0, 3) },
    ),
  },
);

const module = piece({
  type: word(...MODULE_TYPES),
  input: cost,
  inputSlot: yesNo,
  outputSlot: yesNo,
  damagedOnArrival: yesNo,
  adaptable: yesNo,
  artifact: int(0, 1),
  do: effects,
});

/** The lists of pieces, each piece by its id. */
export const PIECES = {
  ships: piece(
    {
      perPlayer: int(1, 6),
      start: int(0, 6),
      dice: int(1, 6),
      range: int(1, 99),
      abilities: list(word(...SHIP_SKILLS), 0, 2),
      shield: int(0, 3),
      cost,
    },
    { printedFacts: list(text(30), 0, 9) },
  ),
  planets: piece({ kind: word(...RESOURCES), development: word(...DEVELOPMENTS), eventIcon: yesNo }),
  bases: piece({ field: yesNo, eventIcon: yesNo, do: effects }),
  special: piece({
    kind: word('vortex', 'quasar'),
    eventIcon: yesNo,
    do: effects,
    endScore: record({ perOwnDevelopmentWithin: int(1, 4), vp: int(0, 9) }),
  }),
  moons: piece(
    { group: word('planetary', 'nebula', 'ancient'), null: yesNo, inputAllowed: yesNo, artifact: int(0, 1), content: effects },
    { kind: word(...RESOURCES) },
  ),
  rowHeads: piece({ row: word(...MODULE_TYPES), reactor: yesNo, do: effects }),
  modules: module,
  artifactModules: module,
  factions: piece({
    set,
    tracks,
    start: some(RESOURCES, int(1, 9)),
    plan: record({ en: text(160), de: text(160) }),
    abilities: list(ability, 1, 4),
    upgrade: id,
  }),
  factionUpgrades: piece({ ship: word(...SHIPS), faction: id, ability }),
  neutralUpgrades: piece({ ship: word(...SHIPS), set, ability }),
  tactics: piece({ copies: int(1, 20), battle: effects, free: effects }),
  destiny: piece({ do: effects }),
  events: piece({ set: word(...EVENT_SETS), do: effects }),
  soloEvents: piece(
    { replaces: id, collective: word('instead', 'applies', 'ignores'), collectiveDo: effects },
    { appliesParts: list(int(0, 7), 0, 8) },
  ),
  raiders: piece(
    {
      class: word(...RAIDER_CLASSES),
      dice: int(1, 6),
      targeting: int(1, 5),
      figures: int(1, 4),
      ability: record({ id, when: word(...RAIDER_TRIGGERS), do: effects }, { name: named }),
      reward: effects,
    },
    { set: word('escalation') },
  ),
  discovery: piece({ copies: int(1, 21), when: word('kept', 'battle'), do: effects }),
  supremacy: piece({ when: word('instant', 'passive', 'prepare'), do: effects }),
  developments: piece({
    planetKind: word(...RESOURCES),
    track: word(...TRACKS),
    steps: int(1, 3),
    tiles: int(1, 9),
    resourceCost: cost,
  }),
  developmentCards: piece({
    type: word(...DEVELOPMENTS),
    when: word('free', 'battle'),
    do: effects,
    solo: record({ do: effects, origin }),
  }),
  tracks: piece({
    track: word(...TRACKS),
    steps: list(nameless({ step: int(1, 12), do: effects }, { discoveryStock: int(1, 9), supremacyToken: yesNo, elseDo: effects }), 12, 12),
    endVp: list(int(0, 40), 13, 13),
  }),
} as const satisfies Readonly<Record<string, Shape>>;

/** The same for the Collective, which has a key of its own in a pack. */
export const COLLECTIVE = {
  commanders: piece({ rank: int(1, 3), tracks, wheel: list(record({ id, index: int(0, 7), do: effects }), 8, 8) }, { ability }),
  actions: piece({
    deck: word('I', 'II', 'III'),
    targets: list(pattern(`^(base:[a-z]{1,20}|probe:(${PROBE_WAYS.join('|')})|leftmostFreePlanet|special:any)$`), 1, 4),
    bonus: orNull(word('develop', 'event', 'repair')),
  }),
  strategies: piece({ do: effects }),
  upgrades: piece({ when: word('instant', 'passive'), do: effects }),
} as const satisfies Readonly<Record<string, Shape>>;

/** What is not a piece. */
export const space = record(
  { id: pattern('^r[1-5]c[1-6]$'), row: int(1, 5), col: int(1, 6), x2: int(0, 10), kind: word('ordinary', 'nebula') },
  { nebula: int(1, 6), voidMark: yesNo },
);
export const trackSpace = record({ space: int(1, 20), do: list(word(...TRACK_EVENTS), 0, 4) });
export const voidTile = piece({ eventIcon: yesNo, die: list(piece({ value: int(1, 6), do: effects }), 6, 6) });
export const fleetSection = record({
  section: word('I', 'II', 'III'),
  die: list(int(1, 6), 1, 6),
  spaces: list(record({ letter: word('A', 'B', 'C'), ship: word(...SHIPS) }, { number: int(1, 6) }), 3, 3),
});

const few = int(0, 9);
const COUNTS = ['2', '3', '4', '5'] as const;
const slotPrices = record({ bottom: few, middle: few, top: few });
export const constants = record(
  {
    storage: every(RESOURCES, int(1, 30)),
    moonDock: int(1, 9),
    handLimit: int(1, 12),
    startTactics: few,
    startTargeting: int(1, 5),
    maxTargeting: int(1, 5),
    maxDice: int(1, 6),
    terminus: list(int(10, 200), 3, 3),
    modulePrice: slotPrices,
    moduleColour: every(MODULE_TYPES, word(...RESOURCES, 'material')),
    developmentLeaders: list(int(1, 9), 4, 4),
    developmentVp: record({ base: few, perAdjacentAllianceBase: few, perAdjacentDevelopment: few }),
    developmentEnd: record({ vpPerSteps: int(1, 12) }),
    startPlanets: every(COUNTS, int(1, 15)),
    eventStart: every(COUNTS, int(0, 19)),
    vaultCapPlayers: int(0, 50),
    vaultCapCollective: int(0, 50),
    leaderEndVp: few,
    damagedModuleVp: int(-9, 0),
    artifactVp: list(int(0, 40), 6, 6),
    collective: record({ moonVp: few, tokenVp: few, scrapVp: few, handLimitStepDraw: few, assimilatedLeaders: few }),
    factionsDealt: int(1, 3),
    destinyDealt: int(1, 3),
    destinyKept: int(1, 1),
    leadersAtStart: record({ perBase: int(0, 1), nebulae: list(int(1, 6), 0, 6), station: few }),
    bonusPerRegionMax: int(1, 9),
    mechTokens: few,
    upgradeDisplay: int(1, 8),
    energyPerDie: int(1, 9),
    eventTrackLength: int(20, 20),
    lateSeatBonus: some(COUNTS, record({}, { energy: few, tactic: few })),
  },
  { modulePriceOf: some(MODULE_TYPES, slotPrices) },
);
