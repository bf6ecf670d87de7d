/** What a list of effects is worth to a side now, in materials. One rule of thumb for each kind. */
import { type ByKind, type EffectOf, type Effects, forKind } from '../content/effect.ts';
import { numberIn, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import { contentOf } from '../rules/content.ts';
import { countOf, storedUnits } from '../rules/counters.ts';
import { developmentVp, leadersNeeded, sites } from '../rules/effects/develop.ts';
import type { Price } from '../rules/frames.ts';
import { CREDITS, ENERGY, NONE, SCIENCE, SCRAPYARD, SHIPS_EACH, SPACES, TYPE_OF, UNBUILT } from '../rules/ids.ts';
import { modulePrice } from '../rules/market.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { affordable, cheaper } from '../rules/resources.ts';
import { countAt, findShip } from '../rules/ships.ts';
import { TOP } from '../rules/tracks.ts';
import type { Pub, Who } from '../rules/types.ts';
import { focusOf } from './focus.ts';
import { ahead, returnsAhead, useful } from './phase.ts';
import { kept } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** What the vault makes of one more unit at the end (N211): weighted by how near the end is. */
function vaulted(pub: Readonly<Pub>, who: Who): number {
  const side = pub.sides[who];
  const level = mod(side, MOD.vaultLevel);
  if (level === 0 || storedUnits(side) >= contentOf(pub.options).raw.constants.vaultCapPlayers + mod(side, MOD.vaultCap)) return 0;
  return level * WEIGHTS.vp * (1 - ahead(pub)) ** 2;
}

/** The n-th unit of its kind: worth less the more there are, more while a plan wants it. */
function nth(pub: Readonly<Pub>, who: Who, r: number, n: number): number {
  const base = r === ENERGY ? WEIGHTS.energy : r === CREDITS ? WEIGHTS.credits : WEIGHTS.material;
  const rare = n > 6 ? WEIGHTS.plenty : n > 4 ? 0.7 : n === 1 ? 1.15 : 1;
  return base * rare * useful(pub) + (n <= kept(pub, who)[r] ? WEIGHTS.want * useful(pub) : 0);
}

/** One more unit. */
export function unitWorth(pub: Readonly<Pub>, who: Who, r: number): number {
  const kept = focusOf(pub, who)?.units;
  const known = kept?.[r];
  if (known !== undefined) return known;
  const n = Math.max(nth(pub, who, r, pub.sides[who].resources[r] + 1), vaulted(pub, who));
  if (kept !== undefined) kept[r] = n;
  return n;
}

/** What it costs to have `n` units less. */
export function unitsCost(pub: Readonly<Pub>, who: Who, r: number, n: number): number {
  const have = pub.sides[who].resources[r];
  const vault = n > 0 ? vaulted(pub, who) : 0;
  let cost = 0;
  for (let i = 0; i < n; i++) cost += Math.max(nth(pub, who, r, Math.max(1, have - i)), vault);
  return cost;
}

function sortWorth(pub: Readonly<Pub>, who: Who, res: string): number {
  if (res === 'any') return WEIGHTS.any * useful(pub);
  if (res === 'material') return WEIGHTS.material * 1.1 * useful(pub);
  if (res === 'tactic') return WEIGHTS.tactic * useful(pub);
  if (res === 'leader') return leaderWorth(pub, who);
  return unitWorth(pub, who, numberIn(RESOURCES, res));
}

/** A point at the end, and until then a part of the next development (N187, N212). */
export function leaderWorth(pub: Readonly<Pub>, who: Who): number {
  const focus = focusOf(pub, who);
  if (focus === null) return reckonLeader(pub, who);
  focus.leader ??= reckonLeader(pub, who);
  return focus.leader;
}
function reckonLeader(pub: Readonly<Pub>, who: Who): number {
  const point = WEIGHTS.vp * contentOf(pub.options).raw.constants.leaderEndVp;
  const missing = leadersNeeded(pub, who) - pub.sides[who].leaders;
  return point + (missing > 0 ? WEIGHTS.leader : WEIGHTS.leader * 0.4) * ahead(pub);
}

/** What a price costs. */
export function priceWorth(pub: Readonly<Pub>, who: Who, price: Price): number {
  let n = 0;
  for (let r = 0; r < RESOURCES.length; r++) if (price[r] > 0) n += unitsCost(pub, who, r, price[r]);
  return (
    n +
    price[5] * WEIGHTS.material +
    price[6] * 0.9 +
    price[7] * WEIGHTS.tactic +
    price[8] * leaderWorth(pub, who) +
    price[9] * WEIGHTS.vp +
    price[10] * WEIGHTS.moon
  );
}

/** One step: what it gives, what it adds at the end, and to developments of its track (N209). */
export function stepWorth(pub: Readonly<Pub>, who: Who, track: number): number {
  const kept = focusOf(pub, who)?.steps;
  const known = kept?.[track];
  if (known !== undefined) return known;
  const n = reckonStep(pub, who, track);
  if (kept !== undefined) kept[track] = n;
  return n;
}
function reckonStep(pub: Readonly<Pub>, who: Who, track: number): number {
  const { raw, developments, tiles } = contentOf(pub.options);
  const at = pub.sides[who].tracks[track];
  if (at >= TOP) return WEIGHTS.vp;
  const { steps, endVp } = raw.tracks[track];
  let end = endVp[at + 1] - endVp[at];
  for (let i = 0; i < SPACES; i++)
    if (pub.map.owner[i] === who && developments[tiles[pub.map.tile[i]].development].track === track)
      end += 1 / raw.constants.developmentEnd.vpPerSteps;
  const next = at + 1 < TOP ? worth(pub, who, steps[at + 1].do, true) : 0;
  return worth(pub, who, steps[at].do, true) + end * WEIGHTS.vp + WEIGHTS.next * ahead(pub) * next + WEIGHTS.step * useful(pub);
}

/** A module's worth when it is gained: its step, and a few activations. The reactor runs all of science at once; elsewhere each wants a ship. */
export function newModule(pub: Readonly<Pub>, who: Who, module: number): number {
  const m = contentOf(pub.options).modules[module];
  const ship = m.type === SCIENCE || m.adaptable ? 0 : WEIGHTS.activator;
  const net = Math.max(0.1, worth(pub, who, m.effects, true) - priceWorth(pub, who, m.price) - (m.input ? WEIGHTS.slot : 0) - ship);
  return (
    net * returnsAhead(pub) * (m.damaged ? WEIGHTS.mended : WEIGHTS.sound) +
    stepWorth(pub, who, m.type) +
    (pub.options.artifacts === 'off' ? 0 : m.artifact * 3)
  );
}

/** The best purchase among the face-up modules, less its price. */
function bestModule(pub: Readonly<Pub>, who: Who, types: readonly string[], free: boolean, bottom: boolean, off: number): number {
  const { columns } = pub.market;
  let best = 0;
  for (let type = 0; type < columns.length; type++) {
    if (!types.includes('any') && !types.includes(TRACKS[type])) continue;
    for (let i = 0; i < columns[type].length && (i === 0 || !bottom); i++) {
      const price = modulePrice(pub, who, type, i, off);
      if (!free && !affordable(pub, who, price)) break;
      best = Math.max(best, newModule(pub, who, columns[type][i]) - (free ? 0 : priceWorth(pub, who, price)));
    }
  }
  return best;
}

/** One more ship: a launch and an activation in every round trip to come. */
export const shipWorth = (pub: Readonly<Pub>, type: number): number => WEIGHTS.ships[type] * Math.min(1, 0.1 + ahead(pub) * 1.4);

export function bestShip(pub: Readonly<Pub>, who: Who, ships: readonly string[], off: number): number {
  const { shipPrice } = contentOf(pub.options);
  let best = 0;
  for (let type = 0; type < shipPrice.length; type++) {
    if (!ships.includes(SHIPS[type]) || findShip(pub, who, type, UNBUILT) < 0) continue;
    const price = cheaper(shipPrice[type], off);
    if (off < ALL_OFF && !affordable(pub, who, price)) continue;
    best = Math.max(best, shipWorth(pub, type) - (off >= ALL_OFF ? 0 : Math.max(0, priceWorth(pub, who, price) - off)));
  }
  return best;
}
const ALL_OFF = 9;

/** N201, N202: what the tile does while its type flies, and the first ship of the type where it has none. */
export function upgradeWorth(pub: Readonly<Pub>, who: Who, upgrade: number): number {
  const c = contentOf(pub.options);
  const { type, power } = c.upgrades[upgrade];
  const { when, effects } = c.powers[power];
  const built = c.raw.ships[type].perPlayer - countType(pub, who, type, UNBUILT);
  const gift = built === 0 ? shipWorth(pub, type) : 0;
  const flights = WEIGHTS.flights * ahead(pub) * Math.max(1, built);
  const use = when === 'launch' ? worth(pub, who, effects, true) * flights : when === 'passive' ? WEIGHTS.lasting * ahead(pub) : 1.5 * ahead(pub);
  return gift + use;
}

const countType = (pub: Readonly<Pub>, who: Who, type: number, where: number): number => {
  let n = 0;
  for (let i = 0; i < SHIPS_EACH; i++) if (TYPE_OF[i] === type && pub.fleet.at[who * SHIPS_EACH + i] === where) n++;
  return n;
};

function bestUpgrade(pub: Readonly<Pub>, who: Who): number {
  const { upgrades } = contentOf(pub.options);
  const side = pub.sides[who];
  let best = 0;
  for (const u of [...pub.market.upgrades, side.faction])
    if (side.upgrades[upgrades[u].type] === NONE) best = Math.max(best, upgradeWorth(pub, who, u));
  return best;
}

/** A development there, less what it costs. */
export function siteWorth(pub: Readonly<Pub>, who: Who, space: number): number {
  const c = contentOf(pub.options);
  const d = c.developments[c.tiles[pub.map.tile[space]].development];
  const end = Math.floor((pub.sides[who].tracks[d.track] + d.steps) / c.raw.constants.developmentEnd.vpPerSteps);
  const leaders = leadersNeeded(pub, who) * c.raw.constants.leaderEndVp;
  return (
    (developmentVp(pub, space) + end - leaders) * WEIGHTS.vp +
    stepWorth(pub, who, d.track) +
    WEIGHTS.card * useful(pub) -
    priceWorth(pub, who, d.price)
  );
}

/** The best development that could be built now (N186). */
export function bestSite(pub: Readonly<Pub>, who: Who, off: number): number {
  if (pub.turn.built.includes(who) || pub.sides[who].leaders < leadersNeeded(pub, who)) return 0;
  const c = contentOf(pub.options);
  let best = 0;
  for (const space of sites(pub, who)) {
    const { price } = c.developments[c.tiles[pub.map.tile[space]].development];
    if (affordable(pub, who, cheaper(price, off))) best = Math.max(best, siteWorth(pub, who, space) + off);
  }
  return best;
}

/** A damaged module that works again: its activations to come, and what it costs at the end (N163). */
export function mendedWorth(pub: Readonly<Pub>, who: Who, module: number): number {
  const { modules, raw } = contentOf(pub.options);
  const m = modules[module];
  const net = Math.max(0, worth(pub, who, m.effects, true) - priceWorth(pub, who, m.price));
  return net * returnsAhead(pub) * WEIGHTS.sound - raw.constants.damagedModuleVp * WEIGHTS.vp;
}
const SALVAGED = WEIGHTS.repair + 0.3;

const damaged = (pub: Readonly<Pub>, who: Who): number =>
  pub.sides[who].rows.reduce((n, row) => n + row.damaged.reduce((a, b) => a + b, 0), 0) + countAt(pub, who, SCRAPYARD);

/** The best that so many repairs can do. */
export function repairWorth(pub: Readonly<Pub>, who: Who, n: number): number {
  const list = pub.sides[who].rows.flatMap((row) => row.modules.flatMap((m, i) => (row.damaged[i] === 1 ? [mendedWorth(pub, who, m)] : [])));
  for (let i = countAt(pub, who, SCRAPYARD); i > 0; i--) list.push(SALVAGED);
  list.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < n && i < list.length; i++) sum += list[i];
  return sum;
}

type Rest = readonly [pub: Readonly<Pub>, who: Who, deep: boolean];
/** Kinds without an estimate: slightly better than nothing. */
const LITTLE = 0.1;
const combat = (e: EffectOf<'dice' | 'targeting'>): number => (e.side === 'own' ? e.n : -e.n) * WEIGHTS.die;

const WORTH: ByKind<Rest, number> = {
  gain: (e, pub, who) => e.n * sortWorth(pub, who, e.res),
  lose: (e, pub, who) => -e.n * sortWorth(pub, who, e.res),
  vp: (e) => e.n * WEIGHTS.vp,
  draw: (e, pub) => ((e.keep ?? e.n) * WEIGHTS.tactic + (e.keep === undefined ? 0 : 0.3)) * useful(pub),
  step(e, pub, who, deep) {
    if (deep) return e.n * WEIGHTS.choiceStep;
    if (e.track !== 'any' && e.track !== 'lowest' && e.track !== 'faction') return e.n * stepWorth(pub, who, TRACKS.indexOf(e.track));
    return e.n * Math.max(WEIGHTS.choiceStep, ...TRACKS.map((_, t) => stepWorth(pub, who, t)));
  },
  repair: (e, pub, who, deep) => (deep ? Math.min(e.n, damaged(pub, who)) * SALVAGED : repairWorth(pub, who, e.n)),
  damage: (e) => e.n * (e.what === 'module' ? WEIGHTS.damage : -2),
  moon: (e, pub) => e.n * (e.src === 'nebula' ? WEIGHTS.nebulaMoon : WEIGHTS.moon) * useful(pub),
  moonContent: (_, pub) => 1.6 * useful(pub),
  module: (e, pub, who, deep) =>
    deep
      ? (e.price === 'free' ? WEIGHTS.module : Math.min(2, e.n ?? 1) * (1.2 + (e.discount ?? 0) * 0.8)) * useful(pub)
      : bestModule(pub, who, e.types, e.price === 'free', e.pick === 'bottom', e.discount ?? 0) * ((e.n ?? 1) > 1 ? 1.4 : 1),
  build: (e, pub, who) => e.n * bestShip(pub, who, e.ships, e.discount),
  upgrade: (_, pub, who, deep) => (deep ? WEIGHTS.upgrade * useful(pub) : bestUpgrade(pub, who)),
  develop: (e, pub, who, deep) => (deep ? 1.2 + e.discount : bestSite(pub, who, e.discount)),
  leader: (e, pub, who) => e.n * leaderWorth(pub, who),
  discovery: (e, pub) => e.take * WEIGHTS.token * useful(pub),
  event: () => LITTLE,
  swap: (e, pub) => 0.4 * e.n * useful(pub),
  steal: (e, pub) => e.n * WEIGHTS.any * useful(pub),
  newPlanet: () => 0.4,
  moveShip: () => 0.3,
  raider: () => LITTLE,
  placeBonus: () => LITTLE,
  extraTurn: () => WEIGHTS.turn,
  activate: (e) => e.n * 1.8,
  activateRegion: () => 2,
  recall: () => LITTLE,
  dice: combat,
  targeting: combat,
  reroll: (e) => 0.6 * e.n,
  setDie: (e) => 0.6 * e.n,
  cancelTactic: () => 1,
  shield: () => 1,
  withdraw: () => LITTLE,
  truce: (e) => e.vp * WEIGHTS.vp,
  choose: (e, pub, who, deep) => Math.max(...e.options.map((list) => worth(pub, who, list, deep))),
  trade(e, pub, who, deep) {
    let cost = 0;
    for (const [res, n] of Object.entries(e.cost))
      cost += (n ?? 0) * (res === 'vp' ? WEIGHTS.vp : res === 'moon' ? WEIGHTS.moon : sortWorth(pub, who, res));
    return Math.max(0, worth(pub, who, e.get, deep) - cost);
  },
  perCount: (e, pub, who, deep) => Math.min(e.max, Math.floor(countOf(pub, who, e.what) / e.per)) * worth(pub, who, e.then, deep),
  each: (e, pub, who, deep) => worth(pub, who, e.then, deep) * 0.3,
  when: (e, pub, who, deep) => worth(pub, who, e.then, deep) * 0.5,
  modify: (e, pub) =>
    e.for === 'turn' ? 0.6 : e.key === 'vaultLevel' ? WEIGHTS.vault : e.key === 'handLimit' ? ahead(pub) : WEIGHTS.lasting * ahead(pub),
  command: () => LITTLE,
  tip: () => -3,
};

/** `deep`: within the worth of a module or a step, which ends there: further ones count as middling. */
export function worth(pub: Readonly<Pub>, who: Who, list: Effects, deep = false): number {
  const focus = focusOf(pub, who);
  const kept = focus === null ? null : deep ? focus.deep : focus.worth;
  const known = kept?.get(list);
  if (known !== undefined) return known;
  let n = 0;
  for (const e of list) n += forKind(WORTH, e)(e, pub, who, deep);
  kept?.set(list, n);
  return n;
}
