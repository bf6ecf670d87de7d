/** How the Collective begins (section 24). */
import { takeFrom, type X } from '../asking.ts';
import { type Compiled, contentOf } from '../content.ts';
import { HANGAR, SHIPS_EACH, SPACES, type Who } from '../ids.ts';
import { readingOrder } from '../map.ts';
import { regionName } from '../told.ts';
import { gainPower } from '../triggers.ts';
import type { Options, Pub } from '../types.ts';
import type { CollectiveState } from './types.ts';

const DECKS = ['I', 'II', 'III'] as const;

/** N21: the commander chosen, or a random one of a rank. */
function commanderOf(c: Compiled, chosen: Options['collective'], x: X): number {
  const named = c.raw.commanders.findIndex(({ id }) => id === `cmd_${chosen}`);
  if (named >= 0) return named;
  const rank = chosen === 'none' ? 1 : Number(chosen.slice(4));
  return takeFrom(
    c.raw.commanders.flatMap((commander, i) => (commander.rank === rank ? [i] : [])),
    x,
  );
}

/** N219, N221: decks, wheel, stacks. */
export function newCollective(options: Options, x: X): CollectiveState {
  const c = contentOf(options);
  const commander = commanderOf(c, options.collective, x);
  const actions = DECKS.map((deck) => c.raw.actions.flatMap((card, i) => (card.deck === deck ? [i] : [])));
  return {
    commander,
    marker: 0,
    actions,
    discards: DECKS.map(() => []),
    open: actions.map((deck) => takeFrom(deck, x)),
    strategies: c.raw.strategies.map((_, i) => i),
    strategiesOut: [],
    upgradeDeck: c.raw.collectiveUpgrades.map((_, i) => i),
    upgrades: [],
    moons: [],
  };
}

/** N216–N225: its ships, leaders, tracks, VP; the probe and the lens. The map is already laid out. `order`: the players in turn order. */
export function placeCollective(pub: Pub, order: readonly Who[], x: X): void {
  const { collective, map } = pub;
  if (collective === null) return;
  const c = contentOf(pub.options);
  const { constants } = c.raw;
  const who = pub.sides.length - 1;
  const side = pub.sides[who];
  for (let ship = 0; ship < SHIPS_EACH; ship++) pub.fleet.at[who * SHIPS_EACH + ship] = HANGAR;
  side.faction = collective.commander;
  for (let space = 0; space < SPACES; space++)
    if (c.bases.includes(map.tile[space])) map.leaders[who * SPACES + space] = constants.leadersAtStart.perBase;
  side.leaders = OWN_LEADERS + constants.collective.assimilatedLeaders;
  // N220: these steps give it nothing.
  for (const track of c.commanderTracks[collective.commander]) side.tracks[track]++;
  side.vp = order.length + 1;
  const power = c.commanderPower[collective.commander];
  if (power >= 0) gainPower(pub, who, power);
  pub.turn.lens = order[order.length - 1];
  pub.turn.probe = readingOrder(map.void)[0];
  if (x.telling)
    x.tell('all', {
      kind: 'c-setup',
      commander: c.raw.commanders[collective.commander].id,
      probe: regionName(pub, pub.turn.probe),
      cards: collective.open.map((card) => c.raw.actions[card].id),
    });
}
/** N218: in addition, those of an unused colour. */
const OWN_LEADERS = 2;
