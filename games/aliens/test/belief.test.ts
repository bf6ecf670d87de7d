/** What bots believe, imagine and announce: nothing impossible, no leaked knowledge, no obvious lie. */

import {
  choose,
  FastChance,
  type Known,
  know,
  Runner,
  randomAnswer,
  readOptions,
  type Seat,
  type State,
  seatsOf,
  waitedFor,
  walk,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { isHuman } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { Belief } from '../rules/belief.ts';
import { beliefOf, forgetTracking, trackingOf } from '../rules/believing.ts';
import { lawOf } from '../rules/law.ts';
import { Odds } from '../rules/odds.ts';
import { possible } from '../rules/possible.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import { TELEPORT } from '../rules/trail.ts';
import type { Aliens, Options } from '../rules/types.ts';
import { question } from './table.ts';

const SEED = seedOf('belief');
const ZONES = ['galilei', 'fermi', 'galvani'] as const;

/** The answer with the highest weight. */
const judged = (k: Known<Aliens>, seat: Seat, c: FastChance, weigh = mind.weigh): string[] =>
  walk(aliens, k, seat, (choice, path) => {
    const weights = weigh(k, null, seat, path, choice, c);
    return choice.picks[weights.indexOf(Math.max(...weights))];
  });

/** Plays a printed game with the given level and looks at every n-th question. */
function watch(
  options: Options,
  seats: number,
  c: FastChance,
  level: 'random' | 'normal' | 'keen',
  every: number,
  look: (s: State<Aliens>, asked: Seat) => void,
): void {
  const runner = Runner.start(aliens, options, seats, c, false);
  const s = runner.state;
  for (let n = 1; s.stack.length > 0; n++) {
    // In an open window somebody who has answered stays asked; the table waits for the others.
    const seat = waitedFor(s)[0];
    if (n % every === 0) look(s, seat);
    const k = know(s, seat);
    let answer = level === 'random' ? randomAnswer(aliens, k, seat, c) : judged(k, seat, c, level === 'keen' ? mind.trials?.foresee : mind.weigh);
    // Random attacks would end most games too early.
    if (level === 'random' && answer[1] === 'attack' && c.int(4) > 0) answer = [answer[0], 'quiet'];
    runner.answer(seat, answer);
  }
}

const tables = (n: number, play: (options: Options, seats: number, c: FastChance, seed: string) => void): void => {
  for (let i = 0; i < cases(n); i++) {
    const seed = `${SEED} ${i}`;
    const c = new FastChance(seed);
    play(readOptions(aliens, { zone: ZONES[i % 3] }), 2 + c.int(7), c, seed);
  }
};

const jumped = (s: State<Aliens>, seat: number): boolean => {
  for (const list of [s.pub.past, s.pub.now]) for (let i = 0; i < list.length; i += 3) if (list[i] === seat && list[i + 1] === TELEPORT) return true;
  return false;
};

describe('belief', () => {
  test('never rules out what is true', () => {
    tables(12, (options, seats, c, seed) => {
      watch(options, seats, c, 'random', 17, (s) => {
        if (s.stack.some((f) => f.step === 'announce')) return;
        for (const b of [beliefOf(s.pub), trackingOf(s.pub)]) {
          for (const seat of seatsOf(seats)) {
            if (s.pub.status[seat] !== 'aboard') continue;
            const side = isHuman(s.mine[seat].character) ? HUMAN : ALIEN;
            expect(b.p[b.base(seat, side) + s.mine[seat].sector], `seed ${seed}, seat ${seat}, round ${s.pub.round}`).toBeGreaterThan(0);
          }
        }
      });
    });
  });

  test('is the same whether it is carried on or read anew', () => {
    tables(6, (options, seats, c, seed) => {
      watch(options, seats, c, 'random', 37, (s) => {
        const anew = new Belief(s.pub);
        anew.read(s.pub.past, 0);
        anew.read(s.pub.now, 0);
        expect([...beliefOf(s.pub).p], `seed ${seed}, round ${s.pub.round}`).toEqual([...anew.p]);
        const carried = [...trackingOf(s.pub).p];
        forgetTracking();
        expect(carried, `seed ${seed}, round ${s.pub.round}`).toEqual([...trackingOf(s.pub).p]);
      });
    });
  });

  test('is the same when whole rounds passed since it was last asked for', () => {
    const c = new FastChance(`${SEED} rounds`);
    let [looked, skipped] = [0, 0];
    watch(readOptions(aliens, { zone: 'fermi' }), 4, c, 'random', 1, (s) => {
      if (s.pub.round < looked + 3) return;
      if (looked > 0) skipped++;
      looked = s.pub.round;
      const anew = new Belief(s.pub);
      anew.read(s.pub.past, 0);
      anew.read(s.pub.now, 0);
      expect([...beliefOf(s.pub).p], `round ${looked}`).toEqual([...anew.p]);
    });
    expect(skipped).toBeGreaterThan(2);
  });
});

describe('tracking', () => {
  test('knows better than the plain belief where keen aliens are, and who is one', () => {
    const odds = new Odds();
    // Mean log likelihood of what is true, as a human sees it.
    const sums = [beliefOf, trackingOf].map((of) => ({ of, place: 0, side: 0 }));
    let [places, sides] = [0, 0];
    tables(12, (options, _, c) => {
      watch(options, 6, c, 'keen', 1, (s, asked) => {
        if (s.mine[asked].alien || question(know(s, asked), asked).kind !== 'move') return;
        for (const sum of sums) {
          const b = sum.of(s.pub);
          odds.work(b, s.pub, asked, s.mine[asked]);
          for (const seat of seatsOf(6)) {
            if (seat === asked || s.pub.status[seat] !== 'aboard') continue;
            const { alien, sector } = s.mine[seat];
            sum.side += Math.log(Math.max(0.001, alien ? odds.dealt[seat] : 1 - odds.dealt[seat]));
            sides++;
            if (!alien) continue;
            sum.place += Math.log(Math.max(0.001, b.p[b.base(seat, ALIEN) + sector] / b.weight(seat, ALIEN)));
            places++;
          }
        }
      });
    });
    const [plain, tracked] = sums;
    expect(places).toBeGreaterThan(600);
    expect((2 * (tracked.place - plain.place)) / places, 'places').toBeGreaterThan(0.1);
    expect((2 * (tracked.side - plain.side)) / sides, 'sides').toBeGreaterThan(0);
  });
});

describe('imagine', () => {
  test('puts nobody where `possible` says they cannot be, and deals no role they cannot have', () => {
    tables(9, (options, seats, c, seed) => {
      watch(options, seats, c, 'random', 29, (s, asked) => {
        const k = know(s, asked);
        const memory = aliens.blank(options, seats, asked);
        const can = seatsOf(seats).map((seat) => possible(k, seat, asked));
        for (let i = 0; i < 5; i++) {
          const world = aliens.imagine(k, memory, asked, c);
          aliens.invariants(world);
          for (const seat of seatsOf(seats)) {
            const m = world.mine[seat];
            expect(isHuman(m.character) ? can[seat].human : can[seat].alien, `seed ${seed}: role of seat ${seat}`).toBe(true);
            // A Teleport before the move excludes one more sector than the belief tracks.
            if (s.pub.status[seat] === 'aboard' && !jumped(s, seat)) expect(can[seat].now, `seed ${seed}: place of seat ${seat}`).toContain(m.sector);
          }
        }
      });
    });
  });
});

describe('normal bots', () => {
  test('Q19: what they announce could be true', () => {
    let lies = 0;
    tables(9, (options, seats, c, seed) => {
      const { zone } = lawOf(options, seats);
      watch(options, seats, c, 'normal', 1, (s, asked) => {
        const k = know(s, asked);
        const choice = choose(aliens, k, asked, []);
        if (choice?.kind !== 'announce-any') return;
        lies++;
        const weights = mind.weigh(k, null, asked, [], choice, c);
        const said = zone.byName.get(choice.picks[weights.indexOf(Math.max(...weights))])!;
        expect(zone.kinds[said], `seed ${seed}`).toBe('dangerous');
        if (!jumped(s, asked)) expect(possible(know(s, null), asked).now, `seed ${seed}: seat ${asked}`).toContain(said);
      });
    });
    expect(lies).toBeGreaterThan(20);
  });

  test.each(['none', 'book', 'infected', 'arena'] as const)(
    'a weight for every pick and a chance between 0 and 1 for every seat, also ahead (%s)',
    (scenario) => {
      for (let i = 0; i < cases(6); i++) {
        const seed = `${SEED} ${scenario} ${i}`;
        const c = new FastChance(seed);
        const options = readOptions(aliens, {
          scenario,
          zone: scenario === 'arena' ? 'galilei' : ZONES[i % 3],
          ...(i % 2 === 1 && { A1: true, A2: true }),
        });
        const seats = 2 + c.int(7);
        watch(options, seats, c, 'normal', 3, (s, asked) => {
          const ahead = aliens.imagine(know(s, asked), aliens.blank(options, seats, asked), asked, c);
          for (const world of [s, ahead]) {
            for (const memory of [null, aliens.blank(options, seats, asked)]) {
              const k = know(world, asked);
              const path: string[] = [];
              for (let choice = choose(aliens, k, asked, path); choice !== null; choice = choice.ends ? null : choose(aliens, k, asked, path)) {
                const weights = mind.weigh(k, memory, asked, path, choice, c);
                expect(weights.length, seed).toBe(choice.picks.length);
                expect(weights.every(Number.isFinite), `${seed}: ${choice.kind} ${weights}`).toBe(true);
                path.push(choice.picks[c.int(choice.picks.length)]);
              }
            }
            for (const v of mind.value(world)) expect(v >= 0 && v <= 1, seed).toBe(true);
          }
        });
      }
    },
  );

  test('E27: a human beside an open hatch goes in', () => {
    tables(12, (options, seats, c, seed) => {
      watch(options, seats, c, 'random', 1, (s, asked) => {
        const k = know(s, asked);
        const choice = question(k, asked);
        if (choice.kind !== 'move' || s.mine[asked].alien) return;
        if (!choice.picks.some((p) => p.startsWith('hatch'))) return;
        const weights = mind.weigh(k, null, asked, [], choice, c);
        const best = choice.picks[weights.indexOf(Math.max(...weights))];
        expect(best, `seed ${seed}`).toMatch(/^hatch|^use/);
      });
    });
  });
});
