/**
 * Content as the rules use it: lists with numbers instead of ids, lists of effects by a stable path (`tac_05/battle`,
 * `ev_dying_sun/do/0/then`), prices as vectors. Made once for each pack.
 */
import { type Effect, type Effects, within } from '../content/effect.ts';
import { loadContent } from '../content/load.ts';
import { STANDARD } from '../content/standard.ts';
import type { Ability, Content, Discovery, Module, Moon, Planet, Upgrade } from '../content/types.ts';
import { DEVELOPMENTS, MODULE_TYPES, RAIDER_CLASSES, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import type { Price } from './frames.ts';
import { NEBULA, NO_TILE } from './ids.ts';
import { CARDS, inputPrice, priceOf } from './prices.ts';
import type { Options } from './types.ts';

export { ANY, CARDS, FREE, LEADERS, MATERIAL, MOONS, OFF, POINTS, priceOf } from './prices.ts';

export type TileSort = 'planet' | 'base' | 'vortex' | 'quasar' | 'void';
export interface Tile {
  readonly id: string;
  readonly sort: TileSort;
  /** Of a planet: the number of its resource and of what is built there. */
  readonly kind: number;
  readonly development: number;
  readonly icon: boolean;
  /** Path of what a base or special region does. */
  readonly at: string;
  readonly effects: Effects;
  /** N102. */
  readonly field: boolean;
  readonly within: number;
  readonly vp: number;
}

/** N63–N67. */
export interface Mod {
  readonly id: string;
  readonly type: number;
  readonly price: Price;
  readonly input: boolean;
  readonly output: boolean;
  readonly damaged: boolean;
  readonly adaptable: boolean;
  readonly artifact: number;
  readonly at: string;
  readonly effects: Effects;
}

export interface MoonCard {
  readonly id: string;
  readonly colour: number;
  readonly group: Moon['group'];
  readonly null: boolean;
  readonly input: boolean;
  readonly artifact: number;
  readonly at: string;
  readonly effects: Effects;
  /** N65: what it costs as an input. */
  readonly price: Price;
}

export interface Power extends Omit<Ability, 'limit' | 'cost' | 'do'> {
  readonly n: number;
  /** N76; 0: no limit. */
  readonly per: 'turn' | 'battle' | 'game' | null;
  readonly times: number;
  readonly price: Price | null;
  readonly at: string;
  readonly effects: Effects;
  /** Whatever the order, the same comes of it (D36). */
  readonly plain: boolean;
}

export interface Compiled {
  readonly raw: Content;
  readonly tiles: readonly Tile[];
  readonly voidTile: number;
  /** Numbers of the tiles: planets, bases, special regions. */
  readonly planets: readonly number[];
  readonly bases: readonly number[];
  readonly special: readonly number[];
  readonly modules: readonly Mod[];
  /** From this number on: artifact modules. */
  readonly firstArtifact: number;
  readonly moons: readonly MoonCard[];
  /** Own tiles of the factions first, in the factions' order. */
  readonly upgrades: readonly (Upgrade & { readonly type: number; readonly power: number })[];
  readonly firstNeutral: number;
  readonly powers: readonly Power[];
  /** By faction: its abilities; by supremacy token: its ability or -1; by commander and Collective upgrade likewise. */
  readonly factionPowers: readonly (readonly number[])[];
  readonly factionTracks: readonly (readonly number[])[];
  readonly supremacyPower: readonly number[];
  readonly commanderPower: readonly number[];
  readonly commanderTracks: readonly (readonly number[])[];
  readonly tactics: readonly { readonly id: string; readonly copies: number; readonly battle: Effects; readonly free: Effects }[];
  readonly discovery: readonly Discovery[];
  readonly developments: readonly {
    readonly id: string;
    readonly kind: number;
    readonly track: number;
    readonly steps: number;
    readonly price: Price;
  }[];
  /** By development card: the number of its type. */
  readonly cardType: readonly number[];
  readonly shipPrice: readonly Price[];
  /** N181: units by position in the column, and the price of so many units by type. */
  readonly slotPrice: readonly number[];
  readonly modulePrices: readonly (readonly Price[])[];
  /** What a trade costs, by its effect. */
  readonly costOf: ReadonlyMap<Effect, Price>;
  /** The most units of resources that one payment can have. */
  readonly dearest: number;
  /** 0 … 4 for A, B, C, D and S. */
  readonly raiderClass: readonly number[];
  readonly dragon: number;
  readonly lists: ReadonlyMap<string, Effects>;
  readonly pathOf: ReadonlyMap<Effects, string>;
}

const NOTHING: Effects = [];
/** N268: gains that cannot get into each other's way. */
const plain = (list: Effects): boolean =>
  list.every((e: Effect) => e.k === 'vp' || (e.k === 'gain' && e.res !== 'any' && e.res !== 'material') || (e.k === 'draw' && e.keep === undefined));

function compile(raw: Content): Compiled {
  const lists = new Map<string, Effects>();
  const pathOf = new Map<Effects, string>();
  const costOf = new Map<Effect, Price>();
  const list = (path: string, effects: Effects): string => {
    lists.set(path, effects);
    pathOf.set(effects, path);
    effects.forEach((e, i) => {
      if (e.k === 'trade') costOf.set(e, priceOf(e.cost));
      const names = e.k === 'choose' ? e.options.map((_, o) => `option${o}`) : e.k === 'trade' ? ['get'] : ['then', 'else'];
      within(e).forEach((inner, w) => void list(`${path}/${i}/${names[w]}`, inner));
    });
    return path;
  };
  const powers: Power[] = [];
  const power = (a: Ability): number => {
    const [per, times] = a.limit.split(':');
    const n = powers.length;
    const { limit: _limit, cost, do: effects, ...rest } = a;
    powers.push({
      ...rest,
      n,
      per: per === 'none' ? null : (per as 'turn' | 'battle' | 'game'),
      times: per === 'none' ? 0 : Number(times ?? 1),
      price: cost === undefined ? null : priceOf(cost),
      at: list(`${a.id}/do`, effects),
      effects,
      plain: !a.optional && cost === undefined && plain(effects),
    });
    return n;
  };
  const piece = (p: { readonly id: string; readonly do: Effects }) => ({ at: list(`${p.id}/do`, p.do), effects: p.do });

  const bare = { kind: -1, development: -1, at: '', effects: NOTHING, field: false, within: 0, vp: 0 };
  const planet = (p: Planet): Tile => ({
    ...bare,
    id: p.id,
    sort: 'planet',
    kind: RESOURCES.indexOf(p.kind),
    development: DEVELOPMENTS.indexOf(p.development),
    icon: p.eventIcon,
  });
  const tiles: Tile[] = [
    ...raw.planets.map(planet),
    ...raw.bases.map((b): Tile => ({ ...bare, id: b.id, sort: 'base', icon: b.eventIcon, field: b.field, ...piece(b) })),
    ...raw.special.map(
      (p): Tile => ({
        ...bare,
        id: p.id,
        sort: p.kind,
        icon: p.eventIcon,
        within: p.endScore.perOwnDevelopmentWithin,
        vp: p.endScore.vp,
        ...piece(p),
      }),
    ),
    { ...bare, id: raw.void.id, sort: 'void', icon: raw.void.eventIcon },
  ];
  const numbers = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => from + i);
  const module = (m: Module): Mod => ({
    id: m.id,
    type: MODULE_TYPES.indexOf(m.type),
    price: priceOf(m.input),
    input: m.inputSlot,
    output: m.outputSlot,
    damaged: m.damagedOnArrival,
    adaptable: m.adaptable,
    artifact: m.artifact,
    ...piece(m),
  });
  const upgrade = (u: Upgrade) => ({ ...u, type: SHIPS.indexOf(u.ship), power: power(u.ability) });
  for (const face of raw.void.die) piece(face);
  for (const head of raw.rowHeads) piece(head);
  for (const d of raw.destiny) piece(d);
  for (const e of raw.events) piece(e);
  for (const e of raw.soloEvents) list(`${e.id}/do`, e.collectiveDo);
  for (const d of raw.discovery) piece(d);
  for (const s of raw.supremacy) piece(s);
  for (const c of raw.developmentCards) {
    piece(c);
    list(`${c.id}/solo`, c.solo.do);
  }
  for (const r of raw.raiders) {
    list(`${r.id}/ability`, r.ability.do);
    list(`${r.id}/reward`, r.reward);
  }
  for (const track of raw.tracks)
    for (const step of track.steps) {
      piece(step);
      if (step.elseDo !== undefined) list(`${step.id}/else`, step.elseDo);
    }
  for (const t of raw.tactics) {
    list(`${t.id}/battle`, t.battle);
    list(`${t.id}/free`, t.free);
  }
  for (const c of raw.commanders) for (const w of c.wheel) piece(w);
  for (const s of raw.strategies) piece(s);
  for (const u of raw.collectiveUpgrades) piece(u);
  const { bottom, middle, top } = raw.constants.modulePrice;
  const slotPrice = [bottom, middle, top];
  const modules = [...raw.modules, ...raw.artifactModules].map(module);
  const shipPrice = SHIPS.map((id) => priceOf((raw.ships.find((ship) => ship.id === id) as Content['ships'][number]).cost));
  const units = (price: Price): number => price.slice(0, CARDS).reduce((a, b) => a + b, 0);
  const prices = (): Price[] => [
    ...modules.map((m) => m.price),
    ...raw.moons.map((m) => inputPrice(m.content)),
    ...shipPrice,
    ...raw.developments.map((d) => priceOf(d.resourceCost)),
    ...costOf.values(),
    ...powers.flatMap((p) => (p.price === null ? [] : [p.price])),
  ];
  const track = (t: (typeof TRACKS)[number]): number => TRACKS.indexOf(t);
  const compiledContent = {
    raw,
    tiles,
    voidTile: tiles.length - 1,
    planets: numbers(0, raw.planets.length),
    bases: numbers(raw.planets.length, raw.bases.length),
    special: numbers(raw.planets.length + raw.bases.length, raw.special.length),
    modules,
    firstArtifact: raw.modules.length,
    moons: raw.moons.map((m) => ({
      id: m.id,
      colour: m.kind === undefined ? -1 : RESOURCES.indexOf(m.kind),
      group: m.group,
      null: m.null,
      input: m.inputAllowed,
      artifact: m.artifact,
      at: list(`${m.id}/content`, m.content),
      effects: m.content,
      price: inputPrice(m.content),
    })),
    upgrades: [...raw.factions.map((f) => raw.factionUpgrades.find((u) => u.id === f.upgrade) as Upgrade), ...raw.neutralUpgrades].map(upgrade),
    firstNeutral: raw.factions.length,
    factionPowers: raw.factions.map((f) => f.abilities.map(power)),
    factionTracks: raw.factions.map((f) => f.tracks.map(track)),
    supremacyPower: raw.supremacy.map((t) =>
      t.when === 'prepare' ? power({ id: `${t.id}_a`, when: 'prepare', limit: 'battle:1', optional: false, do: t.do }) : -1,
    ),
    commanderPower: raw.commanders.map((c) => (c.ability === undefined ? -1 : power(c.ability))),
    commanderTracks: raw.commanders.map((c) => c.tracks.map(track)),
    powers,
    tactics: raw.tactics,
    discovery: raw.discovery,
    developments: DEVELOPMENTS.map((id) => {
      const d = raw.developments.find((other) => other.id === id) as Content['developments'][number];
      return { id, kind: RESOURCES.indexOf(d.planetKind), track: track(d.track), steps: d.steps, price: priceOf(d.resourceCost) };
    }),
    cardType: raw.developmentCards.map((c) => DEVELOPMENTS.indexOf(c.type)),
    slotPrice,
    modulePrices: MODULE_TYPES.map((type) =>
      Array.from({ length: Math.max(...slotPrice) + 1 }, (_, n) => priceOf({ [raw.constants.moduleColour[type]]: n })),
    ),
    costOf,
    shipPrice,
    raiderClass: raw.raiders.map((r) => ['A', 'B', 'C', 'D', 'S'].indexOf(r.class)),
    dragon: raw.raiders.findIndex((r) => RAIDER_CLASSES.includes(r.class) && r.ability.do.some((e) => e.k === 'raider' && e.op === 'pull')),
    lists,
    pathOf,
  };
  // Energy for an activation comes on top (N172), and the dice of a battle are paid one by one.
  return { ...compiledContent, dearest: 1 + Math.max(...prices().map(units), ...slotPrice, raw.constants.maxDice) };
}

const STANDARD_GAME = compile(STANDARD);
/** The loader keeps the packs that are in use; this follows it. */
const compiled = new WeakMap<Content, Compiled>();

export function contentOf(options: Pick<Options, 'pack'>): Compiled {
  if (options.pack === '') return STANDARD_GAME;
  const raw = loadContent(options.pack);
  let content = compiled.get(raw);
  if (content === undefined) {
    content = compile(raw);
    compiled.set(raw, content);
  }
  return content;
}

/** The tile of a space; undefined where none lies (a nebula, an empty space). */
export const tileAt = (c: Compiled, tile: readonly number[], space: number): Tile | undefined => {
  const t = tile[space] as number;
  return t === NO_TILE || t === NEBULA ? undefined : c.tiles[t];
};
