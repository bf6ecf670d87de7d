/** What each kind of effect may look like, the parameters it has and no others, and where it may stand. */
import type { EffectKind, EffectOf, Effects } from '../effect.ts';
import {
  CONDITIONS,
  COSTS,
  COUNTERS,
  LOSSES,
  MODIFIERS,
  MODULE_TYPES,
  PLAYER_SETS,
  RAIDER_OPERATIONS,
  RESOURCES,
  SHIPS,
  SORTS,
  TRACKS,
} from '../vocabulary.ts';
import { int, isObject, list, type RecordSchema, record, type Shape, some, word, yesNo } from './shape.ts';

/** The deepest nesting of effects. */
const DEEPEST = 6;
export const MOST_EFFECTS = 8;

const n = int(1, 12);
const less = int(0, 9);
const side = word('own', 'foe');
const change = int(-5, 5);

export const cost: Shape = some(COSTS, int(1, 9));

/** A list of effects; its depth is that of the path, which grows by two for each list. */
export const effects: Shape = {
  schema: { type: 'array', items: { $ref: '#/$defs/effect' }, maxItems: MOST_EFFECTS },
  fault(v, at) {
    if (at.filter((part) => NESTS.has(part)).length > DEEPEST) return { problem: 'deep', at: at.slice(0, 4), of: DEEPEST };
    return list(effect, 0, MOST_EFFECTS).fault(v, at);
  },
};
export const isEffects = (v: unknown): v is Effects => effects.fault(v, []) === null;
const NESTS: ReadonlySet<string> = new Set(['then', 'else', 'get', 'options', 'do']);

/**
 * Where a kind means something: `anywhere`, or only in battles, on event cards, for the Collective, in a station, where raiders
 * act. ./meaning.ts says which lists are which.
 */
export type Where = 'anywhere' | 'battle' | 'event' | 'collective' | 'station' | 'raider';

type Maybe<T> = { [P in keyof T]-?: Record<never, never> extends Pick<T, P> ? P : never }[keyof T];
/** A shape for each parameter of the type, in `may` where it can be missing. A forgotten one is a type error. */
interface KindShape<K extends EffectKind> {
  readonly where: Where;
  readonly has: { readonly [P in Exclude<keyof EffectOf<K>, 'k' | Maybe<EffectOf<K>>>]: Shape };
  readonly may: { readonly [P in Maybe<EffectOf<K>>]: Shape };
}

const KINDS = {
  gain: { where: 'anywhere', has: { res: word(...SORTS), n }, may: {} },
  lose: { where: 'anywhere', has: { res: word(...LOSSES), n }, may: {} },
  vp: { where: 'anywhere', has: { n: int(-20, 20) }, may: {} },
  draw: { where: 'anywhere', has: { n }, may: { keep: n } },
  step: { where: 'anywhere', has: { track: word(...TRACKS, 'any', 'lowest', 'faction'), n }, may: {} },
  repair: { where: 'anywhere', has: { n }, may: {} },
  damage: { where: 'anywhere', has: { what: word('module', 'ship'), n }, may: { where: word('map', 'void', 'nearVoid') } },
  moon: { where: 'anywhere', has: { src: word('nebula', 'planet', 'ownPlanet', 'here'), n }, may: {} },
  moonContent: { where: 'station', has: {}, may: {} },
  module: {
    where: 'anywhere',
    has: { types: list(word(...MODULE_TYPES, 'any'), 1, 4), price: word('free', 'discount'), pick: word('bottom', 'any') },
    may: { discount: less, n, discardIfOne: yesNo },
  },
  build: { where: 'anywhere', has: { ships: list(word(...SHIPS), 1, 4), n, discount: less }, may: {} },
  upgrade: { where: 'anywhere', has: {}, may: {} },
  develop: { where: 'anywhere', has: { discount: less }, may: {} },
  leader: { where: 'anywhere', has: { n }, may: {} },
  discovery: { where: 'anywhere', has: { src: word('pool', 'observatory', 'track'), look: int(0, 9), take: n }, may: {} },
  event: { where: 'anywhere', has: { n }, may: {} },
  swap: { where: 'anywhere', has: { n }, may: {} },
  steal: { where: 'anywhere', has: { res: word(...SORTS), n, from: word('choose', 'adjacent', 'loser', 'battle') }, may: {} },
  newPlanet: { where: 'event', has: { n }, may: {} },
  moveShip: { where: 'anywhere', has: { n, range: n }, may: {} },
  raider: { where: 'raider', has: { op: word(...RAIDER_OPERATIONS) }, may: {} },
  placeBonus: {
    where: 'event',
    has: { res: word(...RESOURCES, 'kind'), n, where: word('bases', 'planets', 'emptyPlanets', 'nebulae', 'active', 'aroundVoid') },
    may: {},
  },
  extraTurn: { where: 'event', has: {}, may: {} },
  activate: { where: 'anywhere', has: { n, rows: word(...MODULE_TYPES, 'any'), freeInput: yesNo }, may: {} },
  activateRegion: { where: 'anywhere', has: {}, may: {} },
  recall: { where: 'anywhere', has: { n }, may: {} },
  dice: { where: 'battle', has: { n: change, side }, may: {} },
  targeting: { where: 'battle', has: { n: change, side }, may: {} },
  reroll: { where: 'battle', has: { n, side }, may: {} },
  setDie: { where: 'battle', has: { n, to: int(1, 6) }, may: {} },
  cancelTactic: { where: 'battle', has: {}, may: {} },
  shield: { where: 'battle', has: { n }, may: {} },
  withdraw: { where: 'battle', has: {}, may: {} },
  truce: { where: 'battle', has: { vp: int(0, 9) }, may: {} },
  choose: { where: 'anywhere', has: { n, options: list(effects, 2, 6) }, may: {} },
  trade: { where: 'anywhere', has: { cost, get: effects, max: n }, may: {} },
  // biome-ignore lint/suspicious/noThenProperty: what an effect does next is called so in the files.
  perCount: { where: 'anywhere', has: { what: word(...COUNTERS), per: n, max: n, then: effects }, may: {} },
  // biome-ignore lint/suspicious/noThenProperty: as above.
  each: { where: 'event', has: { who: word(...PLAYER_SETS), then: effects }, may: {} },
  // biome-ignore lint/suspicious/noThenProperty: as above.
  when: { where: 'anywhere', has: { cond: word(...CONDITIONS), then: effects }, may: { else: effects } },
  modify: { where: 'anywhere', has: { key: word(...MODIFIERS) }, may: { n: int(1, 9), ship: word(...SHIPS, 'all'), for: word('turn') } },
  command: { where: 'collective', has: { n }, may: {} },
  tip: { where: 'event', has: {}, may: {} },
} as const satisfies { readonly [K in EffectKind]: KindShape<K> };

const isKind = (k: unknown): k is EffectKind => typeof k === 'string' && Object.hasOwn(KINDS, k);
export const EFFECT_KINDS: readonly EffectKind[] = Object.keys(KINDS).filter(isKind);
/** The parameters of a kind, and those that can be missing. */
export const paramsOf = (k: EffectKind): { readonly has: Readonly<Record<string, Shape>>; readonly may: Readonly<Record<string, Shape>> } => KINDS[k];
export const whereOf = (k: EffectKind): Where => KINDS[k].where;
/** Kinds that only battles know. */
export type BattleKind = { [K in EffectKind]: (typeof KINDS)[K]['where'] extends 'battle' ? K : never }[EffectKind];

const shapeOf = (k: EffectKind): Shape & { readonly schema: RecordSchema } => record(KINDS[k].has, KINDS[k].may);
const SHAPES: ReadonlyMap<EffectKind, ReturnType<typeof shapeOf>> = new Map(EFFECT_KINDS.map((k) => [k, shapeOf(k)]));

const effect: Shape = {
  schema: { $ref: '#/$defs/effect' },
  fault(v, at) {
    if (!isObject(v)) return { problem: 'object', at };
    const { k, ...rest } = v;
    const shape = isKind(k) ? SHAPES.get(k) : undefined;
    if (shape === undefined) return { problem: 'word', at: [...at, 'k'], what: String(k).slice(0, 30) };
    return shape.fault(rest, at);
  },
};

/** The definition that `$ref` leads to. */
export const effectSchema = {
  anyOf: [...SHAPES].map(([k, { schema }]) => {
    const { properties, required } = schema;
    return { type: 'object', properties: { k: { const: k }, ...properties }, required: ['k', ...required], additionalProperties: false };
  }),
};
