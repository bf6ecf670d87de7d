/**
 * The picture of the illustrated table: what was heard, one thing after another, leads exactly to what is known. There are no
 * exceptions: no event is so coarse that the table would have to guess, not even where the next explorer is never named.
 */
import { type Entry, FastChance, heardBy, type Json, type Seat, seatsOf, viewFrom } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import type { Event, Options, Rarities } from '../rules/types.ts';
import { land, lift, type Picture, rest } from '../table/picture.ts';
import { type Player, playOne, sum, Table } from './table.ts';

const TABLES = [3, 4, 5, 6].flatMap((players) =>
  (['race', 'sealed', 'open'] as const).flatMap((landing) => [true, false].map((memoryAid) => [players, { landing, memoryAid }] as const)),
);
/** At each of the 24 kinds of table. */
const GAMES = 10;
const seed = seedOf('rarities: the picture');

type Sections = Record<string, Json>;

/** One who hears what is meant for its seat and knows nothing else. */
class Listener {
  readonly seat: Seat | null;
  #pub: Sections = {};
  #mine: Sections = {};

  constructor(seat: Seat | null) {
    this.seat = seat;
  }

  hear(entry: Entry<Rarities>): readonly Event[] {
    this.#pub = { ...this.#pub, ...entry.pub };
    if (this.seat !== null) this.#mine = { ...this.#mine, ...entry.mine[this.seat] };
    return heardBy(entry.told, this.seat).map((t) => t.event);
  }

  get rest(): Picture {
    return rest(viewFrom<Rarities>(this.#pub, this.seat === null ? null : this.#mine), this.seat);
  }
}

/** Hardly ever lands, so that portal 10 is reached. */
const daring: Player = (t, seat, chance) => {
  const picks = t.offers(seat);
  if (picks.includes('stay') && chance.int(10) > 0) return ['stay'];
  if (picks.some((p) => p.startsWith('draw'))) return [picks[chance.int(t.seats - 1)]];
  return [picks[chance.int(picks.length)]];
};

function listen(
  players: number,
  options: Partial<Options>,
  games: number,
  heard: (before: Picture, events: readonly Event[], after: Picture, you: Seat | null) => void,
): void {
  for (let game = 0; game < games; game++) {
    const name = `${seed} ${players} ${options.landing} ${options.memoryAid} ${game}`;
    const chance = new FastChance(name);
    const t = Table.deal(players, { begins: game % 3 === 0 ? '3' : 'random', ...options }, name);
    const listeners = [...seatsOf(players), null].map((seat) => new Listener(seat));
    const publish = (): (readonly Event[])[] => {
      const last = t.match.entries.at(-1)!;
      return listeners.map((l) => l.hear(last));
    };
    publish();
    while (!t.over) {
      const before = listeners.map((l) => l.rest);
      playOne(t, chance, ...(game % 2 === 0 ? [] : [daring]));
      for (const [i, events] of publish().entries()) heard(before[i], events, listeners[i].rest, listeners[i].seat);
    }
  }
}

/** As `expect`, which is too slow to be asked at every step when all is well. */
function same(is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(should);
}

describe.each(TABLES)('%i players, %o', (players, options) => {
  test('Q40: from every chair, what is heard moves the picture on to exactly what is known', () => {
    listen(players, options, cases(GAMES), (before, events, after, you) => {
      same(
        events.reduce((m, e) => land(m, e, you), before),
        after,
      );
    });
  });
});

test('Q40: while something travels it is nowhere twice, and nothing is lost on the way', () => {
  listen(5, { landing: 'race' }, cases(GAMES), (before, events, after, you) => {
    let m = before;
    for (const e of events) {
      const lifted = lift(m, e, you);
      const landed = land(m, e, you);
      for (const picture of [lifted, landed]) {
        if (Math.min(...picture.hands, ...picture.planets.flat(), ...(picture.own ?? []), picture.pile) < 0)
          expect.fail(`${e.kind}: less than nothing`);
        if (picture.own !== null && !['refills', 'refilled'].includes(e.kind)) same(sum(picture.own), picture.hands[you!]);
      }
      const relics = (p: Picture): number => sum(p.hands) + sum(p.planets.flat()) + p.portals.filter((c) => c >= 0).length + p.pile;
      if (relics(lifted) > relics(m)) expect.fail(`${e.kind}: something is there twice`);
      if (relics(landed) !== relics(m)) expect.fail(`${e.kind}: something is lost or doubled`);
      same(landed.away, { ships: [], pass: false });
      m = landed;
    }
    same(after.away, { ships: [], pass: false });
  });
});
