/** The arithmetic of ratings: published numbers, properties, and simulated players whose strength is known. Seeded. */
import { FastChance } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  bandOf,
  botStrength,
  isNew,
  type RatedSeat,
  rankingWeight,
  rateMatch,
  repeated,
  START_BAND,
  START_RATING,
  START_STRENGTH,
  trustBetween,
} from '../ratings/rating.ts';
import { type Pairing, rateTeams, type Strength } from '../ratings/weng-lin.ts';

const SEED = process.env.STARBOARD_SEED ?? 'ratings';

describe('Weng and Lin', () => {
  /** As in the paper and in openskill, whose README has these numbers. */
  const paper: Pairing = { beta: 25 / 6, gamma: (sigma, c) => sigma / c, weight: () => 1 };
  const alone = (place: number, mu = 25, sigma = 25 / 3) => ({ place, members: [{ mu, sigma, share: 1 }] });

  test('two equals: the published example', () => {
    const [[won], [lost]] = rateTeams([alone(1), alone(2)], paper);
    expect([won.mu, won.sigma]).toEqual([expect.closeTo(27.63523138347365, 10), expect.closeTo(8.065506316323548, 10)]);
    expect([lost.mu, lost.sigma]).toEqual([expect.closeTo(22.36476861652635, 10), expect.closeTo(8.065506316323548, 10)]);
  });

  test('two teams of two: the published example', () => {
    const member = (mu: number, sigma: number) => ({ mu, sigma, share: 1 });
    const rated = rateTeams(
      [
        { place: 1, members: [member(25, 25 / 3), member(32.444, 5.123)] },
        { place: 2, members: [member(43.381, 2.421), member(25.188, 6.211)] },
      ],
      paper,
    );
    const published = [28.669648436582808, 8.071520788025197, 33.83086971107981, 5.062772998705765];
    const andLost = [43.071274808241974, 2.4166900452721256, 23.149503312339064, 6.1378606973362135];
    expect(rated.flat().flatMap((s) => [s.mu, s.sigma])).toEqual([...published, ...andLost].map((n) => expect.closeTo(n, 9)));
  });

  test('a draw of equals moves nobody and narrows both', () => {
    const [[a], [b]] = rateTeams([alone(1), alone(1)], paper);
    expect([a.mu, b.mu]).toEqual([25, 25]);
    expect(a.sigma).toBeLessThan(25 / 3);
  });
});

const seat = (place: number, more: Partial<RatedSeat> = {}): RatedSeat => ({ bot: false, was: START_STRENGTH, games: 0, place, side: null, ...more });
const rate = (seats: readonly RatedSeat[], met = 0): (Strength | null)[] =>
  rateMatch(seats, trustBetween(seats, { of: () => met, withNew: () => met }));
const gains = (seats: readonly RatedSeat[], met = 0): (number | null)[] =>
  rate(seats, met).map((s, i) => (s === null ? null : s.mu - seats[i].was.mu));

describe('one match', () => {
  test('the better place gains more, and equals lose what others gain', () => {
    const moved = gains([1, 2, 3, 4].map((p) => seat(p))).map(Number);
    expect(moved).toEqual(moved.toSorted((a, b) => b - a));
    expect(moved.reduce((a, b) => a + b)).toBeCloseTo(0, 9);
  });

  test('a ranking of more people tells more, but less than so many duels', () => {
    const told = [2, 3, 4, 6, 8].map((n) => ((n - 1) * rankingWeight(n - 1)) / 4);
    expect(told.map((t) => Math.round(t * 1000))).toEqual([250, 389, 479, 592, 660]);
  });

  test('a bot never moves; it tells what it is', () => {
    const hard = seat(1, { bot: true, was: botStrength('hard') });
    const random = seat(1, { bot: true, was: botStrength('random') });
    const loss = (bot: RatedSeat) => Number(gains([bot, seat(2), seat(2)])[1]);
    expect(gains([hard, seat(2), seat(2)])[0]).toBeNull();
    expect(loss(hard)).toBeGreaterThan(loss(random));
  });

  test('sides are teams: nobody is rated against their own, and those who reached the aim of a side are one team of it', () => {
    const human = (place: number) => seat(place, { side: 'human' });
    const alien = (place: number) => seat(place, { side: 'alien' });
    const [out, caught, one, other] = gains([human(1), human(2), alien(2), alien(2)]).map(Number);
    expect(out).toBeGreaterThan(0);
    // As little reached as the aliens: a draw with them.
    expect(caught).toBeCloseTo(0, 9);
    expect(one).toBeCloseTo(other, 12);
    expect(one).toBeLessThan(0);
    // One side alone has no rivals.
    expect(rate([human(1), human(2)])).toEqual([null, null]);
  });

  test('whoever met often learns less from it; a new name tells little about somebody known', () => {
    expect([0, 3, 4, 7, 39].map(repeated)).toEqual([1, 1, 0.8, 0.5, 0.1]);
    const known = seat(1, { games: 40, was: { mu: 1700, sigma: 60 } });
    const gain = (rival: RatedSeat, met = 0) => Number(gains([known, rival], met)[0]);
    expect(gain(seat(2, { games: 40 }), 9)).toBeCloseTo(0.4 * gain(seat(2, { games: 40 })), 9);
    expect(gain(seat(2))).toBeCloseTo(0.25 * gain(seat(2, { games: 40 })), 9);
  });
});

// ---- Simulated players of known strength ------------------------------------------------------------------------------

interface Player extends Strength {
  readonly truth: number;
  games: number;
  mu: number;
  sigma: number;
}
const ODDS = 400 / Math.LN10;

class World {
  readonly #chance: FastChance;
  readonly #met = new Map<string, number>();
  constructor(name: string) {
    this.#chance = new FastChance(`${SEED} ${name}`);
  }
  random(): number {
    return (this.#chance.int(2 ** 30) + 0.5) / 2 ** 30;
  }
  normal(): number {
    return Math.sqrt(-2 * Math.log(this.random())) * Math.cos(2 * Math.PI * this.random());
  }
  player(truth: number): Player {
    return { truth, games: 0, ...START_STRENGTH };
  }
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((v) => [this.random(), v] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, v]) => v);
  }
  /** Places drawn by their true strengths (Plackett and Luce); bots are as strong as they are said to be. */
  play(people: readonly Player[], bots: readonly number[] = [], places?: readonly number[]): void {
    const truths = [...people.map((p) => p.truth), ...bots];
    const form = truths.map((t) => t / ODDS - Math.log(-Math.log(this.random())));
    const seats = truths.map((_, i): RatedSeat => {
      const place = places?.[i] ?? 1 + form.filter((f) => f > form[i]).length;
      return i < people.length
        ? seat(place, { was: people[i], games: people[i].games })
        : seat(place, { bot: true, was: { mu: bots[i - people.length], sigma: botStrength('normal').sigma } });
    });
    const key = (a: number, b: number): string =>
      [a, b]
        .sort((x, y) => x - y)
        .map((i) => this.#id(people[i]))
        .join(' ');
    const met = (of: string): number => this.#met.get(of) ?? 0;
    const trust = trustBetween(seats, { of: (a, b) => met(key(a, b)), withNew: (a) => met(`new ${this.#id(people[a])}`) });
    for (const p of people) if (people.some((q) => q !== p && isNew(q.games))) this.#met.set(`new ${this.#id(p)}`, met(`new ${this.#id(p)}`) + 1);
    for (const [i, after] of rateMatch(seats, trust).entries()) if (after !== null) Object.assign(people[i], after, { games: people[i].games + 1 });
    for (let a = 0; a < people.length; a++) for (let b = 0; b < a; b++) this.#met.set(key(a, b), (this.#met.get(key(a, b)) ?? 0) + 1);
  }
  readonly #ids = new Map<Player, number>();
  #id(p: Player): number {
    const id = this.#ids.get(p) ?? this.#ids.size;
    this.#ids.set(p, id);
    return id;
  }
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
const rms = (list: readonly number[]): number => Math.sqrt(mean(list.map((x) => x * x)));
const SPREAD = START_BAND / 1.96;

/** Everybody plays so many matches at tables of this size, with whomever. */
function season(world: World, people: readonly Player[], size: number, rounds: number, bots: readonly number[] = []): void {
  for (let round = 0; round < rounds; round++) {
    const order = world.shuffled(people);
    for (let i = 0; i + size <= order.length; i += size) world.play(order.slice(i, i + size), bots);
  }
}

describe(`simulated players, seed ${SEED}`, () => {
  test.each([2, 3, 4, 6])('tables of %i: within 30 matches the rating is near the truth, and the band is honest', (size) => {
    const errors: number[] = [];
    const start: number[] = [];
    let inBand = 0;
    for (let rep = 0; rep < 8; rep++) {
      const world = new World(`converge ${size} ${rep}`);
      const people = Array.from({ length: 60 }, () => world.player(START_RATING + SPREAD * world.normal()));
      season(world, people, size, 30);
      // Ratings are relative: what everybody is off by together is not an error.
      const off = mean(people.map((p) => p.mu - p.truth));
      for (const p of people) {
        errors.push(p.mu - off - p.truth);
        start.push(START_RATING - p.truth);
        if (Math.abs(p.mu - off - p.truth) < bandOf(p.sigma)) inBand++;
      }
    }
    console.log(
      `ratings, tables of ${size}: error ${rms(errors).toFixed(0)} after 30 matches (${rms(start).toFixed(0)} before), in their band ${((100 * inBand) / errors.length).toFixed(1)} %`,
    );
    expect(rms(errors)).toBeLessThan(size === 2 ? 95 : 80);
    expect(rms(errors)).toBeLessThan(rms(start) / 2);
    expect(inBand / errors.length).toBeGreaterThan(0.9);
  });

  test('bots tie a small server to the scale, whatever its people are worth', () => {
    const offs: number[] = [];
    for (let rep = 0; rep < 10; rep++) {
      const world = new World(`anchor ${rep}`);
      // Ten strong people: among themselves they would be 1500 on average.
      const people = Array.from({ length: 10 }, () => world.player(1700 + 80 * world.normal()));
      season(world, people, 2, 40, [1500, 1650]);
      offs.push(mean(people.map((p) => p.mu - p.truth)));
    }
    console.log(`ratings, ten people 200 above the normal bot: ${mean(offs).toFixed(0)} off after 40 matches beside two bots`);
    expect(Math.abs(mean(offs))).toBeLessThan(80);
  });

  test('no inflation: over 300 matches each, people coming and going, the mean stays where it was', () => {
    const world = new World('inflation');
    let people = Array.from({ length: 40 }, () => world.player(START_RATING + SPREAD * world.normal()));
    const means: number[] = [];
    for (let part = 0; part < 10; part++) {
      season(world, people, 4, 30);
      means.push(mean(people.map((p) => p.mu - p.truth)));
      // A quarter leaves, the same number comes.
      people = [...world.shuffled(people).slice(10), ...Array.from({ length: 10 }, () => world.player(START_RATING + SPREAD * world.normal()))];
    }
    console.log(`ratings, mean error by part: ${means.map((m) => m.toFixed(0)).join(' ')}`);
    for (const m of means) expect(Math.abs(m - means[0])).toBeLessThan(30);
  });

  test('two friends, one of whom always lets the other win, gain little however long they go on', () => {
    const world = new World('friends');
    const [farmer, friend] = [world.player(1500), world.player(1500)];
    for (let i = 0; i < 20; i++) world.play([farmer, world.player(1500), world.player(1500), world.player(1500)]);
    const before = farmer.mu;
    const after: number[] = [];
    for (let i = 1; i <= 300; i++) {
      world.play([farmer, friend], [], [1, 2]);
      if ([30, 100, 300].includes(i)) after.push(farmer.mu - before);
    }
    console.log(`ratings, ${[30, 100, 300].map((n, i) => `+${after[i].toFixed(0)} by ${n} wins against one friend`).join(', ')}`);
    expect(after[0]).toBeLessThan(80);
    expect(after[2]).toBeLessThan(130);
  });

  test('names made up to lose are worth little', () => {
    const world = new World('names');
    const farmer = world.player(1500);
    for (let i = 0; i < 20; i++) world.play([farmer, world.player(1500), world.player(1500), world.player(1500)]);
    const before = farmer.mu;
    for (let i = 0; i < 50; i++) world.play([farmer, world.player(1500)], [], [1, 2]);
    console.log(`ratings, +${(farmer.mu - before).toFixed(0)} by wins against 50 new names`);
    expect(farmer.mu - before).toBeLessThan(60);
  });

  test('beside weak bots nobody becomes better than they are', () => {
    const world = new World('bots');
    const pair = [world.player(1500), world.player(1500)];
    for (let i = 0; i < 200; i++) world.play(pair, [900, 900, 1250, 1250]);
    console.log(`ratings, ${pair.map((p) => p.mu.toFixed(0)).join(' and ')} after 200 matches of two 1500s among weak bots`);
    for (const p of pair) expect(Math.abs(p.mu - 1500)).toBeLessThan(60);
  });
});
