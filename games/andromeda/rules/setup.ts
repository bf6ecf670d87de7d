/** The table before the first turn (section 4). Decks are bags: the order of later draws is not decided here. */
import { clockwise, drawFrom, type Hands, type Seat, type Start, seatsOf } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES, TRACKS } from '../content/vocabulary.ts';
import { seatOf, takeFrom } from './asking.ts';
import { newCollective, placeCollective } from './collective/setup.ts';
import { type Compiled, contentOf } from './content.ts';
import { noCounts } from './counts.ts';
import { NEBULA, NO_TILE, NONE, POOL, SHIPS_EACH, SPACES, UNBUILT } from './ids.ts';
import { NEBULAE, VOID_SPACE } from './map.ts';
import { noMods } from './modifiers.ts';
import { withArtifacts, withCollective } from './options.ts';
import { noRow } from './rows.ts';
import { layTile } from './tiles.ts';
import type { Andromeda, Decks, MapState, Market, Mine, Options, Pub, Raiders, Station, Turn } from './types.ts';

type X = Hands<Andromeda>;

const zeros = (n: number): number[] => new Array<number>(n).fill(0);
const none = (n: number): number[] => new Array<number>(n).fill(NONE);
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** So many random ones of a bag; they leave it. */
const draw = (bag: number[], n: number, x: X): number[] => Array.from({ length: n }, () => takeFrom(bag, x));

function newStation(c: Compiled): Station {
  return {
    faction: NONE,
    vp: 0,
    resources: zeros(RESOURCES.length),
    dock: [],
    rows: MODULE_TYPES.map(noRow),
    leaders: 0,
    spent: 0,
    hand: 0,
    tracks: zeros(TRACKS.length),
    tokens: zeros(c.discovery.length),
    usedTokens: zeros(c.discovery.length),
    supremacy: [],
    upgrades: none(4),
    cards: [],
    usedCards: [],
    abilities: [],
    spentAbilities: [],
    mods: noMods(),
    passing: null,
    trophies: 0,
    battlesWon: 0,
    counts: noCounts(),
  };
}

const newTurn = (start: Seat, lens: number): Turn => ({
  n: 0,
  start,
  active: start,
  mode: 'regular',
  last: start,
  region: NONE,
  ship: NONE,
  returning: 0,
  activators: NONE,
  played: false,
  built: [],
  bought: [],
  abandoned: [],
  moves: 0,
  ghosted: false,
  used: [],
  activated: [],
  rows: [],
  energized: 0,
  event: NONE,
  extra: NONE,
  owed: false,
  lens,
  probe: NONE,
  left: NONE,
  ending: false,
});

/** N23–N26, N37, N38: spaces, nebulae and their moons. */
function newMap(c: Compiled, options: Options, sides: number, x: X): MapState {
  const map: MapState = {
    tile: new Array<number>(SPACES).fill(NO_TILE),
    laid: 0,
    void: options.events === 'void',
    stack: [],
    moons: zeros(SPACES),
    top: none(SPACES),
    second: none(SPACES),
    bonus: zeros(SPACES * RESOURCES.length),
    leaders: zeros(SPACES * sides),
    owner: none(SPACES),
    tipped: zeros(SPACES),
    mech: zeros(SPACES),
    visited: zeros(SPACES),
    ghost: NONE,
    unseen: RESOURCES.map((_, kind) => c.moons.flatMap((m, i) => (m.group === 'planetary' && m.colour === kind ? [i] : []))),
  };
  const wanted = { base: ['nebula'], ancient: ['ancient'], all: ['nebula', 'ancient'] }[options.moons];
  const moons = c.moons.flatMap((m, i) => (wanted.includes(m.group) ? [i] : []));
  for (const space of NEBULAE) {
    map.tile[space] = NEBULA;
    map.top[space] = takeFrom(moons, x);
    map.moons[space] = 1;
    if (options.moons !== 'all') continue;
    map.second[space] = takeFrom(moons, x);
    map.moons[space] = 2;
  }
  if (map.void) map.tile[VOID_SPACE] = c.voidTile;
  return map;
}

/** N34–N36. */
function layStart(pub: Pub, c: Compiled, count: number, x: X): void {
  const planets = [...c.planets];
  const tiles = draw(planets, c.raw.constants.startPlanets[count], x);
  tiles.push(...c.bases);
  pub.map.stack = planets;
  if (pub.options.special)
    for (const sort of ['vortex', 'quasar'] as const) {
      const bag = c.special.filter((t) => c.tiles[t].sort === sort);
      tiles.push(takeFrom(bag, x));
      pub.map.stack.push(...bag);
    }
  while (tiles.length > 0) layTile(pub, takeFrom(tiles, x), x);
}

/** N39, N40. */
function newMarket(c: Compiled, options: Options, x: X): Market {
  const artifacts = withArtifacts(options);
  const decks = MODULE_TYPES.map((_, type) => c.modules.flatMap((m, i) => (m.type === type && (artifacts || i < c.firstArtifact) ? [i] : [])));
  const upgradeDeck = c.upgrades.flatMap((u, i) => (i >= c.firstNeutral && (options.escalation || u.set !== 'escalation') ? [i] : []));
  return {
    columns: decks.map((deck) => draw(deck, 3, x)),
    decks,
    upgrades: draw(upgradeDeck, c.raw.constants.upgradeDisplay, x),
    upgradeDeck,
    cards: numbers(c.raw.developmentCards.length),
  };
}

/** N42, N43: classes A, B, C, D are 0 … 3, S is 4. */
function newRaiders(c: Compiled, options: Options, x: X): Raiders {
  const ofClass = (cls: number): number[] => c.raiderClass.flatMap((k, i) => (k === cls && i !== c.dragon ? [i] : []));
  const raiders: Raiders = { card: [], at: [], small: takeFrom(ofClass(4), x), bags: [0, 1, 2, 3].map(ofClass), coming: [2, 2, 2, 2] };
  for (let i = 0; i < 2; i++) {
    raiders.card.push(raiders.small);
    raiders.at.push(NEBULAE[x.int(6)]);
  }
  if (options.events === 'void') {
    raiders.card.push(c.dragon);
    raiders.at.push(VOID_SPACE);
    raiders.coming[2] = 1;
  }
  return raiders;
}

/** N41: number of tokens in each stock. */
const STOCKS = [5, 5, 5];

function newDecks(c: Compiled, options: Options, count: number, x: X): { decks: Decks; stocks: number[][] } {
  const bag = c.discovery.map((d) => d.copies);
  let left = bag.reduce((a, b) => a + b, 0);
  const stocks = STOCKS.map((n) => {
    const stock = zeros(bag.length);
    for (let i = 0; i < n; i++) {
      const kind = drawFrom(bag, left--, x);
      bag[kind]--;
      stock[kind]++;
    }
    return stock;
  });
  stocks[POOL] = bag;
  const decks: Decks = {
    tactics: c.tactics.reduce((n, t) => n + t.copies, 0),
    discards: zeros(c.tactics.length),
    stocks: [...STOCKS, left],
    supremacy: draw(numbers(c.raw.supremacy.length), 3, x),
    events: c.raw.events.flatMap((e, i) => (e.set === options.events ? [i] : [])),
    eventsOut: [],
    eventsDrawn: 0,
    marker: c.raw.constants.eventStart[count],
  };
  return { decks, stocks };
}

/** N46, N310: three each, fewer only where there are not enough for all. */
function dealFactions(c: Compiled, options: Options, n: number, x: X): number[][] {
  const bag = c.raw.factions.flatMap((f, i) => (options.escalation || f.set !== 'escalation' ? [i] : []));
  const each = Math.min(c.raw.constants.factionsDealt, Math.floor(bag.length / n));
  return seatsOf(n).map(() => draw(bag, each, x).sort((a, b) => a - b));
}

export function setup(options: Options, n: number, x: X): Start<Andromeda> {
  const c = contentOf(options);
  const automa = withCollective(options, n);
  const sides = n + (automa ? 1 : 0);
  // N22.
  const count = Math.max(2, sides);
  const start = x.int(n) as Seat;
  const { decks, stocks } = newDecks(c, options, count, x);
  const pub: Pub = {
    options,
    // N226: the last player holds the lens.
    turn: newTurn(start, automa ? (start + n - 1) % n : NONE),
    map: newMap(c, options, sides, x),
    fleet: { at: new Array<number>(sides * SHIPS_EACH).fill(UNBUILT), hit: zeros(sides * SHIPS_EACH) },
    sides: Array.from({ length: sides }, () => newStation(c)),
    market: newMarket(c, options, x),
    decks,
    raiders: newRaiders(c, options, x),
    collective: automa ? newCollective(options, x) : null,
    battle: null,
    scores: null,
    destinies: null,
  };
  layStart(pub, c, count, x);
  if (x.telling) x.tell('all', { kind: 'start', first: start });
  const offers = dealFactions(c, options, n, x);
  const mine = offers.map((offer, seat): Mine => {
    x.reveal([seatOf(seat)], { kind: 'offered', seat: seatOf(seat), factions: offer.map((f) => c.raw.factions[f].id) }, 'N46');
    return { hand: zeros(c.tactics.length), offer, dealt: [], destiny: NONE, drawn: null, look: null, seen: stocks.map((s) => s.map(() => 0)) };
  });
  // N45.
  for (let i = 0; i < n; i++) pub.sides[(start + i) % n].vp = i + 1;
  placeLeaders(pub, c, n);
  placeCollective(pub, clockwise(start, n), x);
  // N224: two destiny cards that nobody sees.
  const destiny = automa && options.destiny ? draw(numbers(c.raw.destiny.length), 2, x) : [];
  const dark = { tactics: c.tactics.map((t) => t.copies), stocks, collective: zeros(c.tactics.length), destiny };
  return { pub, mine, dark, stack: [{ step: 'game' }, { step: 'factions' }] };
}

/** N50: one on each base, one on two nebulae, the rest in the station. */
function placeLeaders(pub: Pub, c: Compiled, n: number): void {
  const { perBase, nebulae, station } = c.raw.constants.leadersAtStart;
  for (let seat = 0; seat < n; seat++) {
    for (const base of c.bases) pub.map.leaders[seat * SPACES + pub.map.tile.indexOf(base)] += perBase;
    for (const nebula of nebulae) pub.map.leaders[seat * SPACES + NEBULAE[nebula - 1]]++;
    pub.sides[seat].leaders = station;
  }
}
