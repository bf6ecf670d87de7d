/** `possible` always contains the truth, and in the printed game it equals a brute-force enumeration. */
import { type Chance, FastChance, know, Runner, randomAnswer, readOptions, type Seat, type State, seatsOf } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { possible } from '../rules/possible.ts';
import { reach } from '../rules/reach.ts';
import { startOf } from '../rules/state.ts';
import * as T from '../rules/trail.ts';
import type { Aliens, Options } from '../rules/types.ts';
import { zoneProblem } from '../rules/zone-check.ts';

const SEED = seedOf('possible');
const SWITCHES = ['A1', 'A2', 'A5', 'B3', 'B6', 'C3', 'D2', 'G4', 'H1', 'H2', 'H3', 'H4', 'H13', 'H14', 'H15', 'H16', 'J4', 'white', 'watchAll'];

function randomOptions(c: Chance): Partial<Options> {
  const given: Record<string, unknown> = {
    zone: ['galilei', 'fermi', 'galvani'][c.int(3)],
    scenario: ['none', 'none', 'book', 'infected', 'arena'][c.int(5)],
  };
  for (const name of SWITCHES) if (c.int(5) === 0) given[name] = true;
  if (c.int(6) === 0) given.game = 'beginner';
  if (c.int(6) === 0) given.A4 = ['everybody', 'aliens', 'humans'][c.int(3)];
  if (c.int(6) === 0) given.B4 = 1 + c.int(4);
  if (c.int(6) === 0) given.C6 = '12';
  if (c.int(6) === 0) given.E3 = 1 + c.int(4);
  return given as Partial<Options>;
}

/** Plays at random; `look` is called at every question with where everybody was at the end of each round. */
function play(
  options: Options,
  seats: number,
  c: Chance,
  answers: number,
  look: (s: State<Aliens>, places: readonly number[][], n: number) => void,
): void {
  const runner = Runner.start(aliens, options, seats, c, false);
  const s = runner.state;
  const places: number[][] = [s.mine.map((m) => m.sector)];
  let round = 1;
  for (let n = 0; n < answers && s.stack.length > 0; n++) {
    look(s, [...places, s.mine.map((m) => m.sector)], n);
    const seat = s.flow.asked[0];
    runner.answer(seat, sometimesGentle(s, seat, c));
    if (s.pub.round > round && s.stack.length > 0) {
      places.push(s.mine.map((m) => m.sector));
      round = s.pub.round;
    }
  }
  look(s, [...places, s.mine.map((m) => m.sector)], -1);
}

/** Random attacks end games early, so most are left out. */
function sometimesGentle(s: State<Aliens>, seat: Seat, c: Chance): string[] {
  let answer = randomAnswer(aliens, know(s, seat), seat, c);
  for (let i = 0; i < 3 && answer.includes('attack'); i++) answer = randomAnswer(aliens, know(s, seat), seat, c);
  return answer;
}

const title = (o: object): string =>
  Object.entries(o)
    .filter(([, v]) => v !== false && v !== 0 && v !== '' && v !== 'nobody' && v !== 'none')
    .map(([name, v]) => `${name}=${String(v).slice(0, 200)}`)
    .join(' ');

describe('possible: the truth is inside', () => {
  test('for every seat, asker and round of random games with random options', () => {
    for (let i = 0; i < cases(150); i++) {
      const seed = `${SEED} ${i}`;
      const c = new FastChance(seed);
      const options = readOptions(aliens, randomOptions(c));
      const seats = 2 + c.int(c.int(4) === 0 ? 15 : 7);
      if (aliens.fits?.(options, seats) != null) continue;
      let asks = 0;
      play(options, seats, c, 600, (s, places, n) => {
        if (n >= 0 && n % 41 !== i % 41) return;
        const asker = asks++ % (seats + 1) === seats ? null : ((asks % seats) as Seat);
        const k = know(s, asker);
        for (const seat of seatsOf(seats)) {
          const got = possible(k, seat, asker);
          if (s.pub.truth === null) expect(got.rounds.length, `${seed} rounds`).toBe(s.pub.round + 1);
          got.rounds.forEach((set, r) => {
            if (set.length === 0 && s.pub.status[seat] !== 'aboard') return;
            if (places[r] === undefined) return;
            const ok = set.includes(places[r][seat]);
            if (!ok)
              expect.fail(
                `seed ${seed} (${title(options)}), ${seats} seats, asker ${asker}: seat ${seat} was at ${places[r][seat]} in round ${r} of ${s.pub.round}, not in ${set}`,
              );
          });
          const human = s.mine[seat].character < 8;
          expect(human ? got.human : got.alien, `seed ${seed}: the role of seat ${seat}`).toBe(true);
          if (asker === seat && s.pub.status[seat] === 'aboard') expect(got.now, `seed ${seed}: their own place`).toEqual([s.mine[seat].sector]);
        }
      });
    }
  });
});

// ---- Against an enumeration of every route ------------------------------------------------------------------------------

/** A small map that can be played. */
function tinyZone(c: Chance): string {
  for (;;) {
    const cells: string[] = [];
    const [width, height] = [3 + c.int(2), 3 + c.int(2)];
    for (let i = 0; i < width * height; i++) cells.push('.oo####'[c.int(7)]);
    const spots = 'HA12'.slice(0, 3 + c.int(2));
    for (const mark of spots) cells[c.int(cells.length)] = mark;
    const rows = Array.from({ length: height }, (_, r) => cells.slice(r * width, (r + 1) * width).join(''));
    const file = { name: 'T', players: [2, 8] as const, rows };
    const text = rows.join('');
    if ([...spots].some((mark) => text.split(mark).length !== 2)) continue;
    if (zoneProblem(file) === null) return JSON.stringify(file);
  }
}

interface Way {
  at: number;
  began: number;
  moved: boolean;
  steps: number;
  calm: boolean;
  ends: number[];
}

/** Every route of one seat with one role that fits the trail of the printed game: the sectors at the end of each round, or none. */
function enumerate(s: State<Aliens>, law: Law, seat: number, alien: boolean): number[][] {
  const { zone } = law;
  const list = [...s.pub.past, ...s.pub.now];
  const announcing = s.stack.some((f) => f.step === 'announce' && f.seat === seat);
  if (announcing) list.push(seat, T.NOISE, -1);
  const found: number[][] = [];
  const start = startOf(law, alien ? 8 : 0, seat as Seat, s.pub.first, s.mine.length);
  const open = zone.hatches.map(() => true);
  const go: (i: number, w: Way, fed: boolean, under: number) => void = (i, w, fed, under) => {
    if (i === list.length) {
      found.push([...w.ends, w.at]);
      return;
    }
    const [who, what, where] = [list[i], list[i + 1], list[i + 2]];
    const on: (next: Partial<Way>, more?: { fed?: boolean; under?: number }) => void = (next, more = {}) =>
      go(i + 3, { ...w, ...next }, more.fed ?? fed, more.under ?? under);
    if (what === T.ROUND) return on({ ends: [...w.ends, w.at], began: w.at, moved: false, steps: 1, calm: false });
    if (what === T.HATCH && who !== seat) {
      open[zone.hatchAt[where]] = false;
      on({});
      open[zone.hatchAt[where]] = true;
      return;
    }
    if (what === T.ATTACK && who !== seat) return on({}, { under: where });
    if (who !== seat) return on({});
    const near = (centre: number): boolean => w.at === centre || zone.touching[centre].includes(w.at);
    switch (what) {
      case T.NOTHING:
      case T.SILENCE:
      case T.NOISE:
      case T.ATTACK:
      case T.HATCH: {
        if (what === T.HATCH && alien) return;
        for (const to of reach(zone, law, w.at, alien ? (fed ? 3 : 2) : w.steps, alien, open)) {
          const kind = zone.kinds[to];
          const fits =
            what === T.NOTHING
              ? kind === 'safe' || (kind === 'dangerous' && w.calm)
              : what === T.ATTACK || what === T.HATCH
                ? to === where
                : kind === 'dangerous';
          if (to === w.began || !fits) continue;
          if (what === T.HATCH) open[zone.hatchAt[where]] = false;
          on({ at: to, moved: true });
          if (what === T.HATCH) open[zone.hatchAt[where]] = true;
        }
        return;
      }
      case T.TELEPORT:
        if (alien || w.at === zone.human || (w.moved && w.began === zone.human)) return;
        return on({ at: zone.human });
      case T.SEEN:
        return near(where) && w.at === where ? on({}) : undefined;
      case T.UNSEEN:
        return near(where) ? undefined : on({});
      case T.MISSED:
        return w.at === where ? undefined : on({}, { under: -1 });
      case T.SAFE:
        return w.at === where && !alien ? on({}, { under: -1 }) : undefined;
      case T.OUT:
        return under >= 0 && w.at !== under ? undefined : on({}, { under: -1 });
      case T.FAST:
        return alien ? undefined : on({ steps: 2 });
      case T.CALM:
        return alien ? undefined : on({ calm: true });
      case T.HUMAN:
        return alien ? undefined : on({});
      case T.FED:
        return alien ? on({}, { fed: true }) : undefined;
      default:
        return on({});
    }
  };
  go(0, { at: start, began: start, moved: false, steps: 1, calm: false, ends: [start] }, false, -1);
  return found;
}

/** A human's attack shows a card first, so an attack without one was an alien's. */
function attackedBare(s: State<Aliens>, seat: number): boolean {
  const list = [...s.pub.past, ...s.pub.now];
  let before = -1;
  for (let i = 0; i < list.length; i += 3) {
    if (list[i] !== seat) continue;
    if (list[i + 1] === T.ATTACK && before !== T.HUMAN) return true;
    before = list[i + 1];
  }
  return false;
}

/** What the table, and the asking seat, can know of everybody in the printed game: by seat and round. */
function bySearch(s: State<Aliens>, asking: Seat | null): number[][][] {
  const n = s.mine.length;
  const law = lawOf(s.pub.options, n);
  const ways = seatsOf(n).map((seat) =>
    [false, true].map((alien) => {
      const shown = s.pub.shown[seat] >= 0 || seat === asking ? s.mine[seat].character : -1;
      if (shown >= 0 && shown >= 8 !== alien) return [];
      if (!alien && attackedBare(s, seat)) return [];
      return enumerate(s, law, seat, alien);
    }),
  );
  const found = seatsOf(n).map(() => new Map<number, Set<number>>());
  for (let roles = 0; roles < 1 << n; roles++) {
    const dealt = seatsOf(n).map((seat) => (roles >> seat) & 1);
    if (dealt.filter((alien) => alien === 0).length !== Math.floor(n / 2)) continue;
    if (seatsOf(n).some((seat) => ways[seat][dealt[seat]].length === 0)) continue;
    for (const seat of seatsOf(n)) {
      for (const way of ways[seat][dealt[seat]]) {
        for (const [r, at] of way.entries()) found[seat].set(r, (found[seat].get(r) ?? new Set()).add(at));
      }
    }
  }
  return found.map((rounds) => [...rounds.keys()].sort((a, b) => a - b).map((r) => [...rounds.get(r)!].sort((a, b) => a - b)));
}

describe('possible: nothing but the possible is inside', () => {
  test('printed rules on tiny maps: the same sets as trying every way', () => {
    let compared = 0;
    for (let i = 0; i < cases(60); i++) {
      const seed = `${SEED} tiny ${i}`;
      const c = new FastChance(seed);
      const seats = 2 + c.int(3);
      const options = readOptions(aliens, { zone: 'own', ownZone: tinyZone(c) });
      if (aliens.fits?.(options, seats) != null) continue;
      const stop = 2 + c.int(seats * 6);
      play(options, seats, c, stop, (s, _places, n) => {
        if (n >= 0 && n !== stop - 1 && n % 4 !== 0) return;
        if (s.pub.truth !== null || s.pub.round > 5) return;
        for (const asker of [null, 0 as Seat]) {
          const want = bySearch(s, asker);
          const k = know(s, asker);
          for (const seat of seatsOf(seats)) {
            if (s.pub.status[seat] !== 'aboard' || seat === asker) continue;
            const got = possible(k, seat, asker);
            expect(got.rounds, `seed ${seed}, seat ${seat}, asker ${asker}, ${options.ownZone}`).toEqual(want[seat]);
            compared++;
          }
        }
      });
    }
    expect(compared).toBeGreaterThan(200);
  });
});
