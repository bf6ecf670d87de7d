/** English: what effects do, one small function for each kind. */

import type { Modifier } from '../../content/vocabulary.ts';
import { sure } from '../../rules/sure.ts';
import { lookup } from '../common.ts';
import type { EffectSpeech } from '../speech.ts';
import { conditions, counters, playerSets, resources, ships, speaker, tracks, types } from './terms.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const sort = (n: number, res: string): string =>
  res === 'material'
    ? many(n, 'material of your choice', 'materials of your choice')
    : res === 'any'
      ? many(n, 'resource of your choice', 'resources of your choice')
      : res === 'tactic' || res === 'leader' || res === 'moon'
        ? many(n, res, `${res}s`)
        : res === 'vp'
          ? `${n} VP`
          : res === 'credits'
            ? many(n, 'credit', 'credits')
            : `${n} ${sure(lookup(resources, res))}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const dice = (n: number): string => `${signed(n)} ${Math.abs(n) === 1 ? 'die' : 'dice'}`;
const foe = (voice: string): string => (voice === 'raider' ? 'every other side in the battle' : 'one enemy side');
const anyShip = (list: readonly string[], n: number): string => {
  const form = n === 1 ? 'one' : 'many';
  return list.length === 4 ? `${n === 1 ? 'ship' : 'ships'} of any type` : list.map((s) => sure(lookup(ships, s))[form]).join(' / ');
};
const kinds = (list: readonly string[]): string => (list.includes('any') ? 'any type' : list.map((t) => sure(lookup(types, t))).join(' / '));
const cheaper = (n: number | undefined): string => (n === undefined || n === 0 ? '' : ` for ${n} less`);

const STOCKS = { pool: 'the common pool', observatory: 'the observatory stock', track: 'this track space' } as const;
const WHERE = { map: 'on the map', void: 'on the Void', nearVoid: 'next to the Void', here: 'in the active region' } as const;
const MOONS = {
  nebula: ['1 nebula moon from any nebula', 'nebula moons from any nebulae'],
  planet: ['the top moon of any planet', 'top moons of any planets'],
  ownPlanet: ['the top moon of a planet with your ship', 'top moons of planets with your ships'],
  here: ['1 more moon from the active region', 'more moons from the active region'],
} as const;
const BONUS = {
  bases: 'on every alliance base',
  planets: 'on every planet',
  emptyPlanets: 'on every planet without moons',
  nebulae: 'on every nebula',
  active: 'on the active region',
  aroundVoid: 'on every region next to the Void',
} as const;
const RAIDERS = {
  spawnS: 'place an S-class raider on a rolled nebula',
  spawnNext: 'the next raider class arrives',
  advance: 'every raider moves one region towards the nearest ship',
  removeS: 'remove one S-class raider of your choice',
  pull: 'the dragon stays; the launched ship is moved onto the Void and the battle is fought there',
  pullAll: 'each side moves one of its ships next to the Void onto it',
  mech: 'put a Mechaphage token on the active region',
  chase: 'this raider may enter from two regions away',
} as const;
const VICTIMS = {
  choose: 'a player of your choice',
  adjacent: 'a player with a ship next to the active region',
  loser: 'each loser',
  battle: 'an enemy in this battle',
} as const;

/** With the ships it concerns, several and one. */
const MODIFIERS: { readonly [M in Modifier]: (n: number, many_: string, one: string) => string } = {
  storageMaterial: (n) => `storage +${n} for each material and credits`,
  storageEnergy: (n) => `energy storage +${n}`,
  handLimit: (n) => `hand limit +${n}`,
  moonDock: (n) => `moon dock +${n}`,
  range: (n, many_) => `range +${n} for ${many_}`,
  rangeAny: (_, many_) => `${many_} reach every region`,
  confrontation: (_, many_) => `${many_} gain Confrontation`,
  exploration: (_, many_) => `${many_} gain Exploration`,
  shipShield: (n, many_) => `shield +${n} for ${many_}`,
  shipDice: (n, many_) => `battle strength +${n} for ${many_}`,
  targeting: (n) => `targeting computer +${n} (lasting)`,
  modulePrice: (n) => `the first module you buy each turn costs ${n} less`,
  shipPrice: (n) => `each ship you build costs ${n} less`,
  devLeaders: (n) => `developments cost ${many(n, 'leader', 'leaders')} less (at least 1)`,
  vaultLevel: (n) => `vault bonus +${n} VP per stored resource`,
  vaultCap: (n) => `the vault counts ${many(n, 'more resource', 'more resources')}`,
  fieldAnyType: () => 'at both fields you may buy modules of any type',
  repairBonus: (n) => `each of your repair effects repairs ${n} more`,
  launchOwnRegion: () => 'you may launch to a region that already holds your own ship',
  scrapAsBay: () => 'your ships in the upper scrapyard return as if they were in the repair bay',
  noRaid: () => 'raiders do not raid you',
  winTies: () => 'if everything ties in this battle, you win',
  freeEnergyActivation: (n) => `in each return turn your first ${n === 1 ? 'energy activation costs' : `${n} energy activations cost`} nothing`,
  sciInput: (n) => `resource inputs of your science modules cost ${n} less`,
  nebulaBoth: () => 'on a nebula you take all nebula moons there',
  emptyPlanetGain: (n) => `a planet without moons gives you ${n} more of its resource`,
  abandonBonus: () => 'the first moon you abandon each turn gives 1 more of a resource shown on it',
  ghost: () => 'you command the ghost: it fights beside you, and your ships may launch from it',
  startShip: (_, __, one) => `you start with a ${one} instead of one transport`,
  raiderBounty: (n) => `+${n} VP for each raider you defeat`,
  cDice: (n) => `the Collective rolls ${n} more ${n === 1 ? 'die' : 'dice'} in every battle`,
  cTargeting: (n) => `the Collective’s targeting computer +${n}`,
  cShield: (n) => `all its transports have shield ${n}`,
  cStrategy: (n) => `it draws ${n} more strategy ${n === 1 ? 'card' : 'cards'} in Diplomacy`,
  cReturnSteps: (n) => `its command marker goes ${many(n, 'space', 'spaces')} further in each return turn`,
  cDevLeaders: (n) => `its developments cost ${many(n, 'leader', 'leaders')} less (at least 1)`,
  cMoonVp: (n) => `each of its moons scores ${n} more VP at the end`,
  cTokenVp: (n) => `each of its tokens scores ${n} more VP at the end`,
  cScrapVp: (n) => `its scrapped ships score ${n} more VP in its return turn`,
};

const TRIGGERS = {
  passive: '',
  setup: 'Setup',
  free: 'Free action',
  launch: 'After launching',
  planetActivated: 'After activating a planet',
  nebulaActivated: 'After activating a nebula',
  recruit: 'After recruiting from a region',
  buildShip: 'After building a ship',
  slotMoon: 'After slotting a moon',
  development: 'After building a development',
  prepare: 'When preparing a battle',
  battleWon: 'After winning a battle',
  battleLost: 'After losing a battle',
  reactor: 'When using the primary reactor',
  newPlanet: 'When a new tile is placed in your turn',
  tacticPlayed: 'After playing a tactic for either use',
  shipScrapped: 'When scrapped',
  eventResolved: 'After each event',
} as const;
const REGIONS = { base: ' to an alliance base', planet: ' to a planet', nebula: ' to a nebula', nebulaOrPlanet: ' to a nebula or planet' } as const;

function often(limit: string): string {
  const [unit, n] = limit.split(':');
  if (unit === 'none') return '';
  if (unit === 'game') return 'once per game';
  return `${n === '1' ? 'once' : n === '2' ? 'twice' : `${n} times`} per ${unit}`;
}

export const effects: EffectSpeech = {
  ...speaker,
  kinds: {
    gain: (e) => `gain ${sort(e.n, e.res)}`,
    lose: (e) => `lose ${sort(e.n, e.res)}`,
    vp: (e) => (e.n < 0 ? `lose ${-e.n} VP` : `${e.n} VP`),
    draw: (e) => `draw ${many(e.n, 'tactic', 'tactics')}${e.keep === undefined ? '' : `, keep ${e.keep}`}`,
    step: (e) =>
      `${many(e.n, 'step', 'steps')} on ${e.track === 'any' ? 'a track of your choice' : e.track === 'lowest' ? 'your lowest track' : e.track === 'faction' ? 'one of your two faction tracks' : `the ${tracks[e.track]} track`}`,
    repair: (e) => `repair ${e.n}`,
    damage: (e) =>
      e.what === 'module'
        ? `damage ${e.n} of your modules`
        : `${e.n} of your ships ${WHERE[e.where ?? 'here']} ${e.n === 1 ? 'takes' : 'take'} damage`,
    moon: (e, _, voice) => {
      // N232
      if (voice === 'collective' && e.src === 'nebula') return `take ${e.n === 1 ? '1 moon' : `${e.n} moons`} from the leftmost nebula`;
      return `take ${e.n === 1 ? MOONS[e.src][0] : `${e.n} ${MOONS[e.src][1]}`}`;
    },
    moonContent: () => 'gain the content of the moon in the output slot',
    module: (e, _, voice) => {
      if (voice === 'collective' && e.types.includes('any')) return 'the lowest module of the type it has fewest of';
      if (e.price === 'free')
        return e.pick === 'bottom' ? `gain the lowest module (${kinds(e.types)}) free` : `gain a module (${kinds(e.types)}) free`;
      const discard = e.discardIfOne === true ? '; after buying exactly one, discard another from these columns' : '';
      return `you may buy ${(e.n ?? 1) > 1 ? `up to ${e.n} modules` : '1 module'} (${kinds(e.types)})${cheaper(e.discount)}${discard}`;
    },
    build: (e) =>
      e.discount >= 9 ? `build ${e.n} ${anyShip(e.ships, e.n)} free` : `you may build ${e.n} ${anyShip(e.ships, e.n)}${cheaper(e.discount)}`,
    upgrade: () => 'upgrade a ship type',
    develop: (e, _, voice) => (voice === 'collective' ? 'build a development if possible' : `you may build a development${cheaper(e.discount)}`),
    leader: (e) => `recruit ${e.n} of your leaders from anywhere`,
    discovery: (e, _, voice) => {
      if (voice === 'collective') return `${e.take} random discovery ${e.take === 1 ? 'token' : 'tokens'} of ${STOCKS[e.src]}`;
      return e.look === 0
        ? `look at all discovery tokens of ${STOCKS[e.src]}, take ${e.take}`
        : `look at ${many(e.look, 'discovery token', 'discovery tokens')} of ${STOCKS[e.src]}, keep ${e.take}`;
    },
    event: (e) => `event marker +${e.n}`,
    swap: (e) => `exchange up to ${many(e.n, 'resource', 'resources')} 1:1`,
    steal: (e) => `steal ${sort(e.n, e.res)} from ${VICTIMS[e.from]}`,
    newPlanet: (e) => (e.n === 1 ? 'place a new planet' : `place ${e.n} new planets`),
    moveShip: (e) => `you may move ${e.n} of your ships up to ${many(e.range, 'region', 'regions')}`,
    raider: (e) => RAIDERS[e.op],
    placeBonus: (e) => `put ${e.res === 'kind' ? `${many(e.n, 'resource', 'resources')} of its kind` : sort(e.n, e.res)} ${BONUS[e.where]}`,
    extraTurn: () => 'take one more launch turn after this one (of several only the last in turn order)',
    activate: (e) => `activate ${e.n} of your ${e.rows === 'any' ? '' : `${types[e.rows]} `}modules${e.freeInput ? ' without paying its input' : ''}`,
    activateRegion: () => 'activate one other region without enemy ships or raiders',
    recall: (e) => `take ${e.n} of your ships from the map into the repair bay`,
    dice: (e, _, voice) => (e.side === 'own' ? dice(e.n) : `${foe(voice)}: ${dice(e.n)}`),
    targeting: (e, _, voice) => `${e.side === 'own' ? '' : `${foe(voice)}: `}targeting ${signed(e.n)}`,
    reroll: (e) =>
      e.side === 'foe'
        ? `after the roll make one enemy reroll ${e.n} dice of your choice`
        : e.n === 1
          ? 'after the roll you may reroll 1 of your dice'
          : `after the roll reroll up to ${e.n} of your dice`,
    setDie: (e) => `after the roll turn ${e.n} of your dice to ${e.to}`,
    cancelTactic: () => 'cancel one tactic played by an enemy in this battle',
    shield: (e) => `ignore ${e.n} damage in this battle`,
    withdraw: () => 'move all your ships of this battle to your repair bay; you leave the battle',
    truce: (e) => `offer a truce: if every enemy player agrees and no raider fights, the battle ends and each side gets ${e.vp} VP`,
    choose: (e, say) => `${e.n === 1 ? '' : `${e.n} of these: `}${e.options.map((o) => `(${say(o)})`).join(' or ')}`,
    trade: (e, say) => `you may pay ${price(e.cost)}${e.max === 1 ? '' : ` (up to ${e.max} times)`}: ${say(e.get)}`,
    perCount: (e, say) => {
      const what = e.per === 1 ? counters[e.what][0] : `${e.per} ${counters[e.what][1]}`;
      const then = say(e.then);
      return `${e.then.length > 1 ? `(${then})` : then} per ${what} (max. ${e.max}×)`;
    },
    each: (e, say) => `${playerSets[e.who]}: ${say(e.then)}`,
    when: (e, say) => `${conditions[e.cond]}: ${say(e.then)}${e.else === undefined ? '' : ` – otherwise: ${say(e.else)}`}`,
    modify: (e) => {
      const [one, several] = e.ship === undefined ? ['', ''] : e.ship === 'all' ? ['ship', 'all ships'] : [ships[e.ship].one, ships[e.ship].many];
      return `${MODIFIERS[e.key](e.n ?? 1, several, one)}${e.for === 'turn' ? ' (this turn)' : ''}`;
    },
    command: (e) => `command marker +${e.n}`,
    tip: () => 'tip over one of your developments',
  },
  brief: {
    gain: 'Gain resources',
    lose: 'Lose resources',
    vp: 'VP',
    draw: 'Draw tactics',
    step: 'Advance on a track',
    repair: 'Repair',
    damage: 'Take damage',
    moon: 'Take a moon',
    moonContent: 'Use the output moon',
    module: 'Gain a module',
    build: 'Build ships',
    upgrade: 'Upgrade a ship type',
    develop: 'Build a development',
    leader: 'Recruit a leader',
    discovery: 'Discovery token',
    event: 'Event marker',
    swap: 'Exchange resources',
    steal: 'Steal',
    newPlanet: 'New planet',
    moveShip: 'Move a ship',
    raider: 'Raiders',
    placeBonus: 'Place a bonus',
    extraTurn: 'Extra launch turn',
    activate: 'Activate modules',
    activateRegion: 'Activate a region',
    recall: 'Recall a ship',
    dice: 'Dice',
    targeting: 'Targeting',
    reroll: 'Reroll',
    setDie: 'Set a die',
    cancelTactic: 'Cancel a tactic',
    shield: 'Shield',
    withdraw: 'Withdraw',
    truce: 'Offer a truce',
    choose: 'Choose',
    trade: 'Trade',
    perCount: 'Count and gain',
    each: 'For several players',
    when: 'Under a condition',
    modify: 'Lasting bonus',
    command: 'Command marker',
    tip: 'Tip a development',
  },
  price,
  trigger: (a, free) => {
    const { ship, region, adjacentFoe, moonsLeftAtMost } = a.filter ?? {};
    const first = TRIGGERS[a.when];
    const when = [
      a.when === 'free' && free ? '' : ship === undefined ? first : first.charAt(0).toLowerCase() + first.slice(1),
      region === undefined ? '' : REGIONS[region],
      adjacentFoe === true ? ' next to an enemy ship' : '',
      moonsLeftAtMost === undefined ? '' : moonsLeftAtMost === 0 ? ' that has no moon left' : ` with at most ${moonsLeftAtMost} moons left`,
    ].join('');
    return [ship === undefined ? '' : ships[ship].one, when, often(a.limit)];
  },
  pays: (what) => `pay ${what}`,
  nothing: 'nothing',
  nullMoon: 'null moon: gives nothing, costs nothing as input',
  artifact: 'artifact icon',
  damaged: 'arrives damaged',
  adaptable: 'adaptable: fits any row',
  battleUse: 'Battle',
  freeUse: 'Free',
  ignores: 'the Collective ignores this event',
  applies: 'applies to the Collective too; its next development effect raises it again',
  tokenStep: (otherwise) => `take the supremacy token here; if it is gone: ${otherwise}`,
  whenWon: 'If it wins',
  onRaid: 'When it moves in',
  always: 'Always',
  reward: 'Reward',
};

function price(cost: Parameters<EffectSpeech['price']>[0]): string {
  const parts = Object.entries(cost).map(([res, n]) =>
    res === 'moonSlot'
      ? 'content of the moon in the input slot'
      : res === 'moon'
        ? `${many(n, 'moon', 'moons')} from your dock`
        : res === 'material'
          ? many(n, 'material', 'materials')
          : res === 'any'
            ? many(n, 'resource', 'resources')
            : sort(n, res),
  );
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
