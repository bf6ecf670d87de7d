/** A copy of the state that shares nothing mutable; options and the cover are replaced, never mutated. */

import type { S } from './asking.ts';
import { copyBattle } from './battle/copy.ts';
import { copyCollective } from './collective/copy.ts';
import type { Frame } from './frames.ts';
import type { MapState, Mine, Pub, Row, Station, Turn } from './types.ts';

const copyRow = (r: Readonly<Row>): Row => ({ modules: r.modules.slice(), damaged: r.damaged.slice(), gaps: r.gaps.slice() });
const lists = (l: readonly (readonly number[])[]): number[][] => {
  const out: number[][] = [];
  for (let i = 0; i < l.length; i++) out.push(l[i].slice());
  return out;
};

const copyStation = (p: Readonly<Station>): Station => ({
  faction: p.faction,
  vp: p.vp,
  resources: p.resources.slice(),
  dock: p.dock.slice(),
  rows: [copyRow(p.rows[0]), copyRow(p.rows[1]), copyRow(p.rows[2]), copyRow(p.rows[3])],
  leaders: p.leaders,
  spent: p.spent,
  hand: p.hand,
  tracks: p.tracks.slice(),
  tokens: p.tokens.slice(),
  usedTokens: p.usedTokens.slice(),
  supremacy: p.supremacy.slice(),
  upgrades: p.upgrades.slice(),
  cards: p.cards.slice(),
  usedCards: p.usedCards.slice(),
  abilities: p.abilities.slice(),
  spentAbilities: p.spentAbilities.slice(),
  mods: p.mods.slice(),
  passing: p.passing === null ? null : p.passing.slice(),
  trophies: p.trophies,
  battlesWon: p.battlesWon,
  counts: p.counts.slice(),
});

const copyTurn = (t: Readonly<Turn>): Turn => ({
  n: t.n,
  start: t.start,
  active: t.active,
  mode: t.mode,
  last: t.last,
  region: t.region,
  ship: t.ship,
  returning: t.returning,
  activators: t.activators,
  played: t.played,
  built: t.built.slice(),
  bought: t.bought.slice(),
  abandoned: t.abandoned.slice(),
  moves: t.moves,
  ghosted: t.ghosted,
  used: t.used.slice(),
  activated: t.activated.slice(),
  rows: t.rows.slice(),
  energized: t.energized,
  event: t.event,
  extra: t.extra,
  owed: t.owed,
  lens: t.lens,
  probe: t.probe,
  left: t.left,
  ending: t.ending,
});

const copyMap = (m: Readonly<MapState>): MapState => ({
  tile: m.tile.slice(),
  laid: m.laid,
  void: m.void,
  stack: m.stack.slice(),
  moons: m.moons.slice(),
  top: m.top.slice(),
  second: m.second.slice(),
  bonus: m.bonus.slice(),
  leaders: m.leaders.slice(),
  owner: m.owner.slice(),
  tipped: m.tipped.slice(),
  mech: m.mech.slice(),
  visited: m.visited.slice(),
  ghost: m.ghost,
  unseen: lists(m.unseen),
});

export const copyPub = (p: Readonly<Pub>): Pub => ({
  options: p.options,
  turn: copyTurn(p.turn),
  map: copyMap(p.map),
  fleet: { at: p.fleet.at.slice(), hit: p.fleet.hit.slice() },
  sides: p.sides.map(copyStation),
  market: {
    columns: lists(p.market.columns),
    decks: lists(p.market.decks),
    upgrades: p.market.upgrades.slice(),
    upgradeDeck: p.market.upgradeDeck.slice(),
    cards: p.market.cards.slice(),
  },
  decks: {
    tactics: p.decks.tactics,
    discards: p.decks.discards.slice(),
    stocks: p.decks.stocks.slice(),
    supremacy: p.decks.supremacy.slice(),
    events: p.decks.events.slice(),
    eventsOut: p.decks.eventsOut.slice(),
    eventsDrawn: p.decks.eventsDrawn,
    marker: p.decks.marker,
  },
  raiders: {
    card: p.raiders.card.slice(),
    at: p.raiders.at.slice(),
    small: p.raiders.small,
    bags: lists(p.raiders.bags),
    coming: p.raiders.coming.slice(),
  },
  collective: p.collective === null ? null : copyCollective(p.collective),
  battle: p.battle === null ? null : copyBattle(p.battle),
  scores: p.scores,
  destinies: p.destinies,
});

export const copyMine = (m: Readonly<Mine>): Mine => ({
  hand: m.hand.slice(),
  offer: m.offer.slice(),
  dealt: m.dealt.slice(),
  destiny: m.destiny,
  drawn: m.drawn === null ? null : m.drawn.slice(),
  look: m.look === null ? null : m.look.slice(),
  seen: lists(m.seen),
});

/** Locals of frames are plain values, lists of them, and the queue of frames. */
export function copyFrame(f: Readonly<Frame>): Frame {
  const g = { ...f } as Record<string, unknown>;
  for (const key in g) {
    const value = g[key];
    if (Array.isArray(value)) g[key] = key === 'queue' ? value.map(copyFrame) : value.slice();
  }
  return g as unknown as Frame;
}
export const copyStack = (stack: readonly Readonly<Frame>[]): Frame[] => stack.map(copyFrame);

export function copy(s: S): S {
  return {
    pub: copyPub(s.pub),
    mine: s.mine.map(copyMine),
    dark: {
      tactics: s.dark.tactics.slice(),
      stocks: lists(s.dark.stocks),
      collective: s.dark.collective.slice(),
      destiny: s.dark.destiny.slice(),
    },
    stack: copyStack(s.stack),
    flow: s.flow,
    sealed: s.sealed.slice(),
  };
}
