/** A copy of the Collective's part that shares nothing mutable. */
import type { CollectiveState } from './types.ts';

const lists = (all: readonly number[][]): number[][] => all.map((list) => list.slice());

export const copyCollective = (c: CollectiveState): CollectiveState => ({
  commander: c.commander,
  marker: c.marker,
  actions: lists(c.actions),
  discards: lists(c.discards),
  open: c.open.slice(),
  strategies: c.strategies.slice(),
  strategiesOut: c.strategiesOut.slice(),
  upgradeDeck: c.upgradeDeck.slice(),
  upgrades: c.upgrades.slice(),
  moons: c.moons.slice(),
});
