/**
 * Effects, prices and abilities as short rows of signs. Grammar: a number before a noun (1 is silent); price on a dark plate,
 * arrow, gain; `/` or; noun `×` for each; noun `?` if; a coral plate is at a foe; a knot is lasting; `3▸2` draw 3, keep 2.
 * The tables are exhaustive: a kind without a sign is a type error. A kind that only a newer pack knows is written as its word.
 */
import { type ByKind, type Effect, type Effects, forKind } from '../../content/effect.ts';
import type { Ability, Module } from '../../content/types.ts';
import {
  type Condition,
  type Cost,
  type Counter,
  type Loss,
  type Modifier,
  numberIn,
  type RaiderOperation,
  type ShipType,
  TRACKS,
  type Track,
} from '../../content/vocabulary.ts';
import type { GlyphId } from '../art/glyphs.ts';

export type Sign =
  | { readonly s: 'glyph'; readonly id: GlyphId }
  | { readonly s: 'track'; readonly id: Track }
  | { readonly s: 'ship'; readonly id: ShipType }
  | { readonly s: 'ghost' }
  | { readonly s: 'number'; readonly text: string }
  /** Between signs: or, for each, if. */
  | { readonly s: 'joint'; readonly text: '/' | '×' | '?' }
  | { readonly s: 'arrow' }
  /** Signs that belong together; on a plate where it is a price or aimed at a foe. */
  | { readonly s: 'group'; readonly on: 'nothing' | 'price' | 'foe' | 'loss'; readonly of: readonly Sign[] }
  | { readonly s: 'words'; readonly text: string };

const glyph = (id: GlyphId): Sign => ({ s: 'glyph', id });
const number = (text: string | number): Sign => ({ s: 'number', text: String(text) });
const joint = (text: '/' | '×' | '?'): Sign => ({ s: 'joint', text });
const group = (...of: readonly Sign[]): Sign => ({ s: 'group', on: 'nothing', of });
const ARROW: Sign = { s: 'arrow' };
const isTrack = (t: string): t is Track => numberIn(TRACKS, t) >= 0;

/** The number before the sign; 1 is left out. */
const many = (n: number, ...of: readonly Sign[]): Sign => group(...(n === 1 ? [] : [number(n)]), ...of);
const signed = (n: number, ...of: readonly Sign[]): Sign => group(number(`${n < 0 ? '−' : '+'}${Math.abs(n)}`), ...of);
/** What goes away. */
const minus = (n: number, ...of: readonly Sign[]): Sign => ({ s: 'group', on: 'loss', of: [number(n === 1 ? '−' : `−${n}`), ...of] });
const cheaper = (n: number): readonly Sign[] => (n > 0 ? [number(`−${n}`)] : []);
const ofSide = (side: 'own' | 'foe', n: number, sign: Sign): Sign =>
  side === 'own' ? signed(n, sign) : { s: 'group', on: 'foe', of: [number(`${n < 0 ? '−' : '+'}${Math.abs(n)}`), sign] };

const LOST: Readonly<Record<Loss, GlyphId>> = {
  energy: 'energy',
  ice: 'ice',
  titanium: 'titanium',
  nanocarbon: 'nanocarbon',
  credits: 'credits',
  material: 'material',
  any: 'any',
  tactic: 'tactic',
  leader: 'leader',
};
const PAID: { readonly [K in keyof Required<Cost>]: GlyphId } = { ...LOST, vp: 'vp', moon: 'moon', moonSlot: 'slotin' };
const IF: Readonly<Record<Condition, GlyphId>> = {
  vsRaider: 'raider',
  defender: 'shield',
  hasTransportOnPlanet: 'moveShip',
  alone: 'leader',
  lost: 'damage',
  won: 'supremacy',
};
const COUNTED: Readonly<Record<Counter, Sign>> = {
  sciModules: { s: 'track', id: 'science' },
  indModules: { s: 'track', id: 'industry' },
  comModules: { s: 'track', id: 'commerce' },
  civModules: { s: 'track', id: 'civilization' },
  leaders: glyph('leader'),
  developments: glyph('develop'),
  slottedMoons: glyph('slotout'),
  dockMoons: glyph('moon'),
  tactics: glyph('tactic'),
  shipsOwned: glyph('build'),
  scrapped: glyph('damage'),
  artifacts: glyph('artifact'),
  upgrades: glyph('upgrade'),
  shipsLaunched: glyph('recall'),
  raiderTrophies: glyph('raider'),
  tokens: glyph('discovery'),
  moduleTypes: glyph('module'),
  nebulaMoons: group(glyph('exploration'), glyph('moon')),
  adjacentDevelopments: group(glyph('develop'), glyph('develop')),
  fullSets: group(number(4), glyph('module')),
  tracks6: group(number('6+'), glyph('step')),
  tracks4: group(number('4+'), glyph('step')),
  battlesWon: glyph('supremacy'),
  resources: glyph('any'),
  basesAdjacentDevs: group(glyph('activateRegion'), glyph('develop')),
  energyModules: group(glyph('energy'), glyph('activate')),
};
/** What a modifier changes, and how its number reads: not at all, as it is, or the other way round because less is better. */
const CHANGED: Readonly<Record<Modifier, readonly [sign: Sign, reads: 'plain' | 'more' | 'less']>> = {
  range: [glyph('range'), 'more'],
  rangeAny: [group(glyph('range'), number('∞')), 'plain'],
  confrontation: [glyph('confrontation'), 'plain'],
  exploration: [glyph('exploration'), 'plain'],
  shipShield: [glyph('shield'), 'more'],
  shipDice: [glyph('dice'), 'more'],
  startShip: [glyph('build'), 'more'],
  cDice: [glyph('dice'), 'more'],
  cTargeting: [glyph('targeting'), 'more'],
  cShield: [glyph('shield'), 'more'],
  cStrategy: [glyph('tactic'), 'more'],
  cReturnSteps: [glyph('command'), 'more'],
  cDevLeaders: [group(glyph('develop'), glyph('leader')), 'less'],
  cMoonVp: [group(glyph('moon'), glyph('vp')), 'more'],
  cTokenVp: [group(glyph('discovery'), glyph('vp')), 'more'],
  cScrapVp: [group(glyph('damage'), glyph('vp')), 'more'],
  storageMaterial: [group(glyph('vault'), glyph('material')), 'more'],
  storageEnergy: [group(glyph('vault'), glyph('energy')), 'more'],
  handLimit: [glyph('hand'), 'more'],
  moonDock: [glyph('moon'), 'more'],
  targeting: [glyph('targeting'), 'more'],
  modulePrice: [glyph('module'), 'less'],
  shipPrice: [glyph('build'), 'less'],
  devLeaders: [group(glyph('develop'), glyph('leader')), 'less'],
  vaultLevel: [glyph('vault'), 'more'],
  vaultCap: [group(glyph('vault'), glyph('any')), 'more'],
  fieldAnyType: [group(glyph('activateRegion'), glyph('module')), 'plain'],
  repairBonus: [glyph('repair'), 'more'],
  launchOwnRegion: [group(glyph('moveShip'), glyph('activateRegion')), 'plain'],
  scrapAsBay: [group(glyph('damage'), glyph('recall')), 'plain'],
  noRaid: [{ s: 'group', on: 'loss', of: [number('0'), glyph('raider')] }, 'plain'],
  winTies: [group(glyph('dice'), number('='), glyph('dice')), 'plain'],
  freeEnergyActivation: [group(number('0'), glyph('energy'), glyph('activate')), 'plain'],
  sciInput: [group({ s: 'track', id: 'science' }, glyph('slotin')), 'less'],
  nebulaBoth: [group(number('2'), glyph('exploration'), glyph('moon')), 'plain'],
  emptyPlanetGain: [glyph('any'), 'more'],
  abandonBonus: [group(glyph('moon'), glyph('any')), 'more'],
  ghost: [{ s: 'ghost' }, 'plain'],
  raiderBounty: [group(glyph('raider'), glyph('vp')), 'more'],
};
const RAIDERS_DO: Readonly<Record<RaiderOperation, readonly Sign[]>> = {
  spawnS: [number('+'), glyph('raider'), number('S')],
  spawnNext: [number('+'), glyph('raider')],
  advance: [glyph('raider'), glyph('range')],
  removeS: [number('−'), glyph('raider'), number('S')],
  pull: [glyph('raider'), glyph('steal')],
  pullAll: [glyph('each'), glyph('steal')],
  mech: [number('+'), glyph('damage'), glyph('activateRegion')],
  chase: [glyph('raider'), glyph('confrontation')],
};

type Rest = readonly [many: (list: Effects) => readonly Sign[]];

/** One row of signs for each kind of effect. */
const KINDS: ByKind<Rest, readonly Sign[]> = {
  gain: (e) => [many(e.n, glyph(e.res))],
  lose: (e) => [minus(e.n, glyph(LOST[e.res]))],
  vp: (e) => [group(number(e.n), glyph('vp'))],
  draw: (e) => [group(number(e.keep !== undefined ? `${e.n}▸${e.keep}` : e.n > 1 ? e.n : '+'), glyph('tactic'))],
  step: (e) => [many(e.n, glyph('step'), ...(isTrack(e.track) ? [{ s: 'track', id: e.track } as const] : e.track === 'lowest' ? [number('↓')] : []))],
  repair: (e) => [many(e.n, glyph('repair'))],
  damage: (e) => [minus(e.n, glyph('damage'), e.what === 'ship' ? { s: 'ship', id: 'transport' } : glyph('module'))],
  moon: (e) => [many(e.n, glyph('moon'), ...(e.src === 'nebula' ? [glyph('exploration')] : e.src === 'ownPlanet' ? [glyph('develop')] : []))],
  moonContent: () => [glyph('slotout')],
  module: (e) => [
    many(
      e.n ?? 1,
      ...e.types.map((t): Sign => (t === 'any' ? glyph('module') : { s: 'track', id: t })),
      ...(e.price === 'free' ? [number('0')] : cheaper(e.discount ?? 0)),
    ),
  ],
  build: (e) => [many(e.n, glyph('build'), ...(e.ships.length < 4 ? e.ships.map((id): Sign => ({ s: 'ship', id })) : []), ...cheaper(e.discount))],
  upgrade: () => [glyph('upgrade')],
  develop: (e) => [group(glyph('develop'), ...cheaper(e.discount))],
  leader: (e) => [signed(e.n, glyph('leader'))],
  discovery: (e) => [group(number(`${e.look}▸${e.take}`), glyph('discovery'))],
  event: (e) => [signed(e.n, glyph('event'))],
  swap: (e) => [group(number(e.n), glyph('swap'))],
  steal: (e) => [many(e.n, glyph('steal'), glyph(e.res))],
  newPlanet: (e) => [many(e.n, glyph('newPlanet'))],
  moveShip: (e) => [many(e.n, glyph('moveShip'), number(e.range > 9 ? '∞' : e.range))],
  raider: (e) => [group(...RAIDERS_DO[e.op])],
  placeBonus: (e) => [many(e.n, glyph('placeBonus'), ...(e.res === 'kind' ? [] : [glyph(e.res)]))],
  extraTurn: () => [glyph('extraTurn')],
  activate: (e) => [
    many(e.n, glyph('activate'), ...(e.rows === 'any' ? [] : [{ s: 'track', id: e.rows } as const]), ...(e.freeInput ? [number('0')] : [])),
  ],
  activateRegion: () => [glyph('activateRegion')],
  recall: (e) => [many(e.n, glyph('recall'))],
  dice: (e) => [ofSide(e.side, e.n, glyph('dice'))],
  targeting: (e) => [ofSide(e.side, e.n, glyph('targeting'))],
  reroll: (e) => [e.side === 'own' ? many(e.n, glyph('reroll')) : { s: 'group', on: 'foe', of: [number(e.n), glyph('reroll')] }],
  setDie: (e) => [many(e.n, glyph('setDie'), number(e.to))],
  cancelTactic: () => [glyph('cancelTactic')],
  shield: (e) => [group(number(e.n), glyph('shield'))],
  withdraw: () => [glyph('withdraw')],
  truce: (e) => [group(glyph('truce'), number(e.vp), glyph('vp'))],
  choose: (e, list) => e.options.flatMap((o, i) => [...(i === 0 ? [] : [joint('/')]), ...list(o)]),
  trade: (e, list) => [...priceSigns(e.cost), ARROW, ...list(e.get)],
  perCount: (e, list) => [group(...(e.per > 1 ? [number(e.per)] : []), COUNTED[e.what], joint('×')), ...list(e.then)],
  each: (e, list) => [glyph('each'), ...list(e.then)],
  when: (e, list) => [
    group(glyph(IF[e.cond]), joint('?')),
    ...list(e.then),
    ...(e.else === undefined || e.else.length === 0 ? [] : [joint('/'), ...list(e.else)]),
  ],
  modify: (e) => {
    const [sign, reads] = CHANGED[e.key];
    const n = reads === 'less' ? -(e.n ?? 0) : (e.n ?? 0);
    const ship: readonly Sign[] = e.ship === undefined || e.ship === 'all' ? [] : [{ s: 'ship', id: e.ship }];
    const by = reads === 'plain' || n === 0 ? [] : [number(`${n < 0 ? '−' : '+'}${Math.abs(n)}`)];
    return [group(...(e.for === 'turn' ? [] : [glyph('perm')]), ...ship, sign, ...by)];
  },
  command: (e) => [signed(e.n, glyph('command'))],
  tip: () => [glyph('tip')],
};

const known = (e: Effect): boolean => Object.hasOwn(KINDS, e.k);

/** Content does not change: each row is composed once, so that equal rows are the same object and are not drawn again. */
function once<K extends object>(make: (of: K) => readonly Sign[]): (of: K) => readonly Sign[] {
  const made = new WeakMap<K, readonly Sign[]>();
  return (of) => {
    const found = made.get(of) ?? make(of);
    made.set(of, found);
    return found;
  };
}

export const effectSigns: (list: Effects) => readonly Sign[] = once((list) =>
  list.flatMap((e) => (known(e) ? forKind(KINDS, e)(e, effectSigns) : [{ s: 'words', text: e.k }])),
);

const isPaid = (k: string): k is keyof typeof PAID => Object.hasOwn(PAID, k);
/** A price on its plate; nothing where there is none. */
export function priceSigns(cost: Cost): readonly Sign[] {
  const parts = Object.entries(cost).flatMap(([k, n]): Sign[] =>
    n === undefined || n === 0 ? [] : [isPaid(k) ? many(k === 'moonSlot' ? 1 : n, glyph(PAID[k])) : { s: 'words', text: k }],
  );
  return parts.length === 0 ? [] : [{ s: 'group', on: 'price', of: parts }];
}

const afterPrice = (price: readonly Sign[], rest: readonly Sign[]): readonly Sign[] => (price.length === 0 ? rest : [...price, ARROW, ...rest]);

export const moduleSigns = once((m: Module) =>
  afterPrice(m.inputSlot ? [{ s: 'group', on: 'price', of: [glyph('slotin')] }] : priceSigns(m.input), effectSigns(m.do)),
);
export const abilitySigns = once((a: Ability) => afterPrice(a.cost === undefined ? [] : priceSigns(a.cost), effectSigns(a.do)));
