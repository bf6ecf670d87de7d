/** Makes content ready for the rules. Each function has one kind of piece; lists of effects are noted on the way. */
import { type Effect, type Effects, within } from '../content/effect.ts';
import type { Ability, Content, Module, Moon, Upgrade } from '../content/types.ts';
import { DEVELOPMENTS, MODULE_TYPES, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import type { Compiled, Mod, MoonCard, Power, Tile } from './compiled.ts';
import type { Price } from './frames.ts';
import { CARDS, inputPrice, priceOf } from './prices.ts';
import { sure } from './sure.ts';

const NOTHING: Effects = [];
const numbers = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => from + i);

// ---- Lists of effects by their paths --------------------------------------------------------------------------------------

class Lists {
  readonly lists = new Map<string, Effects>();
  readonly pathOf = new Map<Effects, string>();
  readonly costOf = new Map<Effect, Price>();

  /** Notes a list and every list inside it. */
  add(path: string, effects: Effects): string {
    this.lists.set(path, effects);
    this.pathOf.set(effects, path);
    effects.forEach((e, i) => {
      if (e.k === 'trade') this.costOf.set(e, priceOf(e.cost));
      const names = e.k === 'choose' ? e.options.map((_, o) => `option${o}`) : e.k === 'trade' ? ['get'] : ['then', 'else'];
      within(e).forEach((inner, w) => void this.add(`${path}/${i}/${names[w]}`, inner));
    });
    return path;
  }

  piece(p: { readonly id: string; readonly do: Effects }): { readonly at: string; readonly effects: Effects } {
    return { at: this.add(`${p.id}/do`, p.do), effects: p.do };
  }
}

/** Pieces of which the rules need only the effects. */
function notePieces(raw: Content, lists: Lists): void {
  const plain = [raw.void.die, raw.rowHeads, raw.destiny, raw.events, raw.discovery, raw.supremacy, raw.strategies, raw.collectiveUpgrades];
  for (const pieces of plain) for (const p of pieces) lists.piece(p);
  for (const { wheel } of raw.commanders) for (const space of wheel) lists.piece(space);
  for (const e of raw.soloEvents) lists.add(`${e.id}/do`, e.collectiveDo);
  for (const card of raw.developmentCards) {
    lists.piece(card);
    lists.add(`${card.id}/solo`, card.solo.do);
  }
  for (const r of raw.raiders) {
    lists.add(`${r.id}/ability`, r.ability.do);
    lists.add(`${r.id}/reward`, r.reward);
  }
  for (const { steps } of raw.tracks)
    for (const step of steps) {
      lists.piece(step);
      if (step.elseDo !== undefined) lists.add(`${step.id}/else`, step.elseDo);
    }
  for (const t of raw.tactics) {
    lists.add(`${t.id}/battle`, t.battle);
    lists.add(`${t.id}/free`, t.free);
  }
}

// ---- Abilities ------------------------------------------------------------------------------------------------------------

/** N268: gains whose order does not matter. */
const plain = (list: Effects): boolean =>
  list.every((e) => e.k === 'vp' || (e.k === 'gain' && e.res !== 'any' && e.res !== 'material') || (e.k === 'draw' && e.keep === undefined));

const isPer = (unit: string): unit is 'turn' | 'battle' | 'game' => unit !== 'none';

function powerOf(a: Ability, n: number, lists: Lists): Power {
  const { limit, cost, do: effects, ...rest } = a;
  const [unit, times] = limit.split(':');
  return {
    ...rest,
    n,
    per: isPer(unit) ? unit : null,
    times: isPer(unit) ? Number(times ?? 1) : 0,
    price: cost === undefined ? null : priceOf(cost),
    at: lists.add(`${a.id}/do`, effects),
    effects,
    plain: !a.optional && cost === undefined && plain(effects),
  };
}

type Abilities = Pick<Compiled, 'upgrades' | 'firstNeutral' | 'factionPowers' | 'supremacyPower' | 'commanderPower' | 'powers'>;

/** The order is that of the numbers, which picks and frames name. */
function abilitiesOf(raw: Content, lists: Lists): Abilities {
  const powers: Power[] = [];
  const power = (a: Ability): number => powers.push(powerOf(a, powers.length, lists)) - 1;
  const own = raw.factions.map((f) => sure(raw.factionUpgrades.find((u) => u.id === f.upgrade)));
  const upgrades = [...own, ...raw.neutralUpgrades].map((u: Upgrade) => ({ ...u, type: SHIPS.indexOf(u.ship), power: power(u.ability) }));
  const factionPowers = raw.factions.map((f) => f.abilities.map(power));
  const supremacyPower = raw.supremacy.map((t) =>
    t.when === 'prepare' ? power({ id: `${t.id}_a`, when: 'prepare', limit: 'battle:1', optional: false, do: t.do }) : -1,
  );
  const commanderPower = raw.commanders.map((c) => (c.ability === undefined ? -1 : power(c.ability)));
  return { upgrades, firstNeutral: raw.factions.length, factionPowers, supremacyPower, commanderPower, powers };
}

// ---- Map ------------------------------------------------------------------------------------------------------------------

type Tiles = Pick<Compiled, 'tiles' | 'voidTile' | 'planets' | 'bases' | 'special'>;

/** Planets, bases, special regions, the Void: in this order. */
function tilesOf(raw: Content, lists: Lists): Tiles {
  const bare = { kind: -1, development: -1, at: '', effects: NOTHING, field: false, within: 0, vp: 0 };
  const planets = raw.planets.map(
    (p): Tile => ({
      ...bare,
      id: p.id,
      sort: 'planet',
      kind: RESOURCES.indexOf(p.kind),
      development: DEVELOPMENTS.indexOf(p.development),
      icon: p.eventIcon,
    }),
  );
  const bases = raw.bases.map((b): Tile => ({ ...bare, id: b.id, sort: 'base', icon: b.eventIcon, field: b.field, ...lists.piece(b) }));
  const special = raw.special.map(
    (p): Tile => ({
      ...bare,
      id: p.id,
      sort: p.kind,
      icon: p.eventIcon,
      within: p.endScore.perOwnDevelopmentWithin,
      vp: p.endScore.vp,
      ...lists.piece(p),
    }),
  );
  const ordinary = [...planets, ...bases, ...special];
  return {
    tiles: [...ordinary, { ...bare, id: raw.void.id, sort: 'void', icon: raw.void.eventIcon }],
    voidTile: ordinary.length,
    planets: numbers(0, planets.length),
    bases: numbers(planets.length, bases.length),
    special: numbers(planets.length + bases.length, special.length),
  };
}

// ---- Station --------------------------------------------------------------------------------------------------------------

const moduleOf = (m: Module, lists: Lists): Mod => ({
  id: m.id,
  type: MODULE_TYPES.indexOf(m.type),
  price: priceOf(m.input),
  input: m.inputSlot,
  output: m.outputSlot,
  damaged: m.damagedOnArrival,
  adaptable: m.adaptable,
  artifact: m.artifact,
  ...lists.piece(m),
});

const moonOf = (m: Moon, lists: Lists): MoonCard => ({
  id: m.id,
  colour: m.kind === undefined ? -1 : RESOURCES.indexOf(m.kind),
  group: m.group,
  null: m.null,
  input: m.inputAllowed,
  artifact: m.artifact,
  at: lists.add(`${m.id}/content`, m.content),
  effects: m.content,
  price: inputPrice(m.content),
});

const developmentsOf = (raw: Content): Compiled['developments'] =>
  DEVELOPMENTS.map((id) => {
    const d = sure(raw.developments.find((other) => other.id === id));
    return { id, kind: RESOURCES.indexOf(d.planetKind), track: TRACKS.indexOf(d.track), steps: d.steps, price: priceOf(d.resourceCost) };
  });

// ---- Prices ---------------------------------------------------------------------------------------------------------------

type Prices = Pick<Compiled, 'slotPrice' | 'modulePrices' | 'shipPrice'>;

function pricesOf(raw: Content): Prices {
  const { modulePrice, modulePriceOf, moduleColour } = raw.constants;
  const slotPrice = MODULE_TYPES.map((type) => {
    const { bottom, middle, top } = modulePriceOf?.[type] ?? modulePrice;
    return [bottom, middle, top];
  });
  return {
    slotPrice,
    modulePrices: MODULE_TYPES.map((type, i) => numbers(0, Math.max(...slotPrice[i]) + 1).map((n) => priceOf({ [moduleColour[type]]: n }))),
    shipPrice: SHIPS.map((id) => priceOf(sure(raw.ships.find((ship) => ship.id === id)).cost)),
  };
}

const units = (price: Price): number => price.slice(0, CARDS).reduce((a, b) => a + b, 0);

/** Energy for an activation comes on top (N172), and the dice of a battle are paid one by one. */
function dearest(raw: Content, c: Pick<Compiled, 'modules' | 'moons' | 'developments' | 'powers' | 'costOf'> & Prices): number {
  const prices = [
    ...[...c.modules, ...c.moons, ...c.developments].map((p) => p.price),
    ...c.powers.flatMap((p) => (p.price === null ? [] : [p.price])),
    ...c.shipPrice,
    ...c.costOf.values(),
  ];
  return 1 + Math.max(...prices.map(units), ...c.slotPrice.flat(), raw.constants.maxDice);
}

export function compile(raw: Content): Compiled {
  const lists = new Lists();
  notePieces(raw, lists);
  const tracks = (list: readonly { readonly tracks: readonly (typeof TRACKS)[number][] }[]): number[][] =>
    list.map((p) => p.tracks.map((t) => TRACKS.indexOf(t)));
  const parts = {
    raw,
    ...tilesOf(raw, lists),
    ...abilitiesOf(raw, lists),
    ...pricesOf(raw),
    modules: [...raw.modules, ...raw.artifactModules].map((m) => moduleOf(m, lists)),
    firstArtifact: raw.modules.length,
    moons: raw.moons.map((m) => moonOf(m, lists)),
    developments: developmentsOf(raw),
    cardType: raw.developmentCards.map((c) => DEVELOPMENTS.indexOf(c.type)),
    factionTracks: tracks(raw.factions),
    commanderTracks: tracks(raw.commanders),
    tactics: raw.tactics,
    discovery: raw.discovery,
    raiderClass: raw.raiders.map((r) => ['A', 'B', 'C', 'D', 'S'].indexOf(r.class)),
    dragon: raw.raiders.findIndex((r) => r.ability.do.some((e) => e.k === 'raider' && e.op === 'pull')),
    costOf: lists.costOf,
    lists: lists.lists,
    pathOf: lists.pathOf,
  };
  return { ...parts, dearest: dearest(raw, parts) };
}
