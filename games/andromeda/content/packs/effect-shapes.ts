/** What each of the 42 kinds of effects may look like: the parameters it has, and no others. */
import type { EffectKind } from '../effect.ts';
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
import { int, isObject, list, record, type Shape, some, word, yesNo } from './shape.ts';

/** Effects inside effects inside effects: nothing needs more. */
const DEEPEST = 6;
const MOST_EFFECTS = 8;

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
const NESTS: ReadonlySet<string> = new Set(['then', 'else', 'get', 'options', 'do']);

const one = (fields: Readonly<Record<string, Shape>> = {}, maybe: Readonly<Record<string, Shape>> = {}): Shape => record(fields, maybe);
/** `k` itself is looked at before the shape is chosen. */
const KINDS: { readonly [K in EffectKind]: Shape } = {
  gain: one({ res: word(...SORTS), n }),
  lose: one({ res: word(...LOSSES), n }),
  vp: one({ n: int(-20, 20) }),
  draw: one({ n }, { keep: n }),
  step: one({ track: word(...TRACKS, 'any', 'lowest', 'faction'), n }),
  repair: one({ n }),
  damage: one({ what: word('module', 'ship'), n }, { where: word('map', 'void', 'nearVoid') }),
  moon: one({ src: word('nebula', 'planet', 'ownPlanet', 'here'), n }),
  moonContent: one(),
  module: one(
    { types: list(word(...MODULE_TYPES, 'any'), 1, 4), price: word('free', 'discount'), pick: word('bottom', 'any') },
    { discount: less, n, discardIfOne: yesNo },
  ),
  build: one({ ships: list(word(...SHIPS), 1, 4), n, discount: less }),
  upgrade: one(),
  develop: one({ discount: less }),
  leader: one({ n }),
  discovery: one({ src: word('pool', 'observatory', 'track'), look: int(0, 9), take: n }),
  event: one({ n }),
  swap: one({ n }),
  steal: one({ res: word(...SORTS), n, from: word('choose', 'adjacent', 'loser', 'battle') }),
  newPlanet: one({ n }),
  moveShip: one({ n, range: n }),
  raider: one({ op: word(...RAIDER_OPERATIONS) }),
  placeBonus: one({ res: word(...RESOURCES, 'kind'), n, where: word('bases', 'planets', 'emptyPlanets', 'nebulae', 'active', 'aroundVoid') }),
  extraTurn: one(),
  activate: one({ n, rows: word(...MODULE_TYPES, 'any'), freeInput: yesNo }),
  activateRegion: one(),
  recall: one({ n }),
  dice: one({ n: change, side }),
  targeting: one({ n: change, side }),
  reroll: one({ n, side }),
  setDie: one({ n, to: int(1, 6) }),
  cancelTactic: one(),
  shield: one({ n }),
  withdraw: one(),
  truce: one({ vp: int(0, 9) }),
  choose: one({ n, options: list(effects, 2, 6) }),
  trade: one({ cost, get: effects, max: n }),
  // biome-ignore lint/suspicious/noThenProperty: what an effect does next is called so in the files.
  perCount: one({ what: word(...COUNTERS), per: n, max: n, then: effects }),
  // biome-ignore lint/suspicious/noThenProperty: as above.
  each: one({ who: word(...PLAYER_SETS), then: effects }),
  // biome-ignore lint/suspicious/noThenProperty: as above.
  when: one({ cond: word(...CONDITIONS), then: effects }, { else: effects }),
  modify: one({ key: word(...MODIFIERS) }, { n: int(1, 9), ship: word(...SHIPS, 'all'), for: word('turn') }),
  command: one({ n }),
  tip: one(),
};

export const EFFECT_KINDS = Object.keys(KINDS) as EffectKind[];

const effect: Shape = {
  schema: { $ref: '#/$defs/effect' },
  fault(v, at) {
    if (!isObject(v)) return { problem: 'object', at };
    const { k, ...rest } = v;
    if (typeof k !== 'string' || !Object.hasOwn(KINDS, k)) return { problem: 'word', at: [...at, 'k'], what: String(k).slice(0, 30) };
    return KINDS[k as EffectKind].fault(rest, at);
  },
};

/** The definition that `$ref` leads to. */
export const effectSchema: object = {
  anyOf: EFFECT_KINDS.map((k) => {
    const { properties, required } = KINDS[k].schema as { properties: object; required: string[] };
    return { type: 'object', properties: { k: { const: k }, ...properties }, required: ['k', ...required], additionalProperties: false };
  }),
};
