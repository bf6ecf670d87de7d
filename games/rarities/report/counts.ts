/** What is counted of every game for the report. Whole numbers only, so that threads may add them up in any portions. */
import { type Counts, countUp, type Finished, mergeCounts, mergeRatios, NO_RATIO, type Ratio, withMatch } from '@starboard/kernel';
import { ALIENS, LAST_PORTAL, RELICS } from '../content/cards.ts';
import type { Event, Rarities } from '../rules/types.ts';

/** What ends a mission; `won`: somebody won in the middle of it. */
export const ENDS = ['sabortal', 'landed', 'super', 'won'] as const;
export type End = (typeof ENDS)[number];

/** Shared wins in whole numbers: divisible by every number of winners. */
const WIN = 60;

export type RaritiesCounts = {
  readonly games: number;
  /** Of all missions, by `ENDS`. */
  readonly ends: readonly Ratio[];
  /** Of all landings, by portal; index 0 is unused. */
  readonly portals: readonly Ratio[];
  /** Landings by mission and portal: 100 · mission + portal. */
  readonly landings: Counts;
  /** Ships of all missions by the actions they brought; 0: they were still flying. */
  readonly actions: Counts;
  /** Actions per ship of a mission, by what ended it. */
  readonly gains: readonly Ratio[];
  /** Of all games that were won: those in which the winner had a set of this relic. */
  readonly kinds: readonly Ratio[];
  /** How often per game, by alien. */
  readonly aliens: readonly Ratio[];
  /** Wins by place, clockwise from the first explorer. */
  readonly places: readonly Ratio[];
};

const none = (n: number): Ratio[] => new Array<Ratio>(n).fill(NO_RATIO);
const zeros = (n: number): number[] => new Array<number>(n).fill(0);

export const start = (seats: number): RaritiesCounts => ({
  games: 0,
  ends: none(ENDS.length),
  portals: none(LAST_PORTAL + 1),
  landings: {},
  actions: {},
  gains: none(ENDS.length),
  kinds: none(RELICS.length),
  aliens: none(ALIENS.length),
  places: none(seats),
});

export function merge(a: RaritiesCounts, b: RaritiesCounts): RaritiesCounts {
  const both = (one: readonly Ratio[], other: readonly Ratio[]): Ratio[] => one.map((r, i) => mergeRatios(r, other[i]));
  return {
    games: a.games + b.games,
    ends: both(a.ends, b.ends),
    portals: both(a.portals, b.portals),
    landings: mergeCounts(a.landings, b.landings),
    actions: mergeCounts(a.actions, b.actions),
    gains: both(a.gains, b.gains),
    kinds: both(a.kinds, b.kinds),
    aliens: both(a.aliens, b.aliens),
    places: both(a.places, b.places),
  };
}

const ALIEN_EVENTS: { readonly [K in Event['kind']]?: (typeof ALIENS)[number] } = { pilfered: 'pilferer', schemed: 'schemer', thieved: 'thief' };

export function add(counts: RaritiesCounts, { events, seats, outcome }: Finished<Rarities>): RaritiesCounts {
  const landings = { ...counts.landings };
  const actions = { ...counts.actions };
  const portals = zeros(LAST_PORTAL + 1);
  const ends = zeros(ENDS.length);
  const gained = zeros(ENDS.length);
  const ships = zeros(ENDS.length);
  const aliens = zeros(ALIENS.length);
  let mission = 0;
  let flying = seats;
  let running = false;
  let end = 0;
  let first = 0;
  let won: readonly string[] | null = null;
  for (const e of events) {
    const alien = ALIEN_EVENTS[e.kind];
    if (alien !== undefined) aliens[ALIENS.indexOf(alien)]++;
    switch (e.kind) {
      case 'start':
        first = e.pass;
        break;
      case 'mission':
        mission = e.n;
        flying = seats;
        running = true;
        break;
      case 'landed':
        flying--;
        portals[e.portal]++;
        countUp(landings, 100 * mission + e.portal);
        break;
      case 'ended':
        running = false;
        end = ENDS.indexOf(e.by);
        ends[end]++;
        ships[end] += seats;
        if (flying > 0) countUp(actions, 0, flying);
        break;
      case 'collecting':
        for (const ship of e.order) {
          countUp(actions, ship.actions);
          gained[end] += ship.actions;
        }
        break;
      case 'won':
        // A player who wins while collecting wins after the end of the mission.
        if (running) ends[ENDS.indexOf('won')]++;
        running = false;
        won = e.kinds;
    }
  }
  const missions = sum(ends);
  const landed = sum(portals);
  const winners = outcome.ranks.filter((r) => r === 1).length;
  return {
    games: counts.games + 1,
    ends: counts.ends.map((r, i) => withMatch(r, ends[i], missions)),
    portals: counts.portals.map((r, p) => withMatch(r, portals[p], landed)),
    landings,
    actions,
    gains: counts.gains.map((r, i) => (ships[i] === 0 ? r : withMatch(r, gained[i], ships[i]))),
    kinds: counts.kinds.map((r, kind) => (won === null ? r : withMatch(r, won.includes(RELICS[kind]) ? 1 : 0, 1))),
    aliens: counts.aliens.map((r, i) => withMatch(r, aliens[i], 1)),
    places: counts.places.map((r, place) => withMatch(r, outcome.ranks[(first + place) % seats] === 1 ? WIN / winners : 0, WIN)),
  };
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
