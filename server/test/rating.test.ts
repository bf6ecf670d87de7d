/** The arithmetic of ratings: published numbers, properties, and simulated players whose strength is known. Seeded. */
import { FastChance } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import {
  bandOf,
  botStrength,
  isNew,
  type RatedSeat,
  REPEAT_MS,
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

  test('a bot tells nothing beside somebody who is certainly far better', () => {
    const gain = (mu: number) => {
      const was = { mu, sigma: 60 };
      return Number(gains([seat(1, { was, games: 40 }), seat(2, { bot: true, was: botStrength('random') })])[0]);
    };
    expect(gain(1250)).toBeGreaterThan(0);
    expect(gain(1300)).toBe(0);
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
    expect([0, 3, 4, 7, 39].map(repeated).map((r) => Math.round(r * 1000) / 1000)).toEqual([1, 1, 0.64, 0.25, 0.01]);
    const year = Array.from({ length: 10_000 }, (_, i) => repeated(i)).reduce((a, b) => a + b);
    expect(year).toBeLessThan(7.6);
    const known = seat(1, { games: 40, was: { mu: 1700, sigma: 60 } });
    const gain = (rival: RatedSeat, met = 0) => Number(gains([known, rival], met)[0]);
    expect(gain(seat(2, { games: 40 }), 9)).toBeCloseTo(0.16 * gain(seat(2, { games: 40 })), 9);
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
  readonly #met = new Map<string, number[]>();
  #now = 0;
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
  /** Days go by. */
  wait(days: number): void {
    this.#now += days * 86_400_000;
  }
  #times(of: string): number[] {
    return (this.#met.get(of) ?? []).filter((t) => this.#now - t < REPEAT_MS);
  }
  #meet(of: string): void {
    this.#met.set(of, [...this.#times(of), this.#now]);
  }
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((v) => [this.random(), v] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, v]) => v);
  }
  /** Places drawn by their true strengths (Plackett and Luce); bots are as strong as they are said to be, unless they are weaker. */
  play(people: readonly Player[], bots: readonly number[] = [], places?: readonly number[], weaker = 0): void {
    const truths = [...people.map((p) => p.truth), ...bots.map((b) => b - weaker)];
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
    const trust = trustBetween(seats, {
      of: (a, b) => this.#times(key(a, b)).length,
      withNew: (a) => this.#times(`new ${this.#id(people[a])}`).length,
    });
    for (const p of people) if (people.some((q) => q !== p && isNew(q.games))) this.#meet(`new ${this.#id(p)}`);
    for (const [i, after] of rateMatch(seats, trust).entries()) if (after !== null) Object.assign(people[i], after, { games: people[i].games + 1 });
    for (let a = 0; a < people.length; a++) for (let b = 0; b < a; b++) this.#meet(key(a, b));
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

  test.each([
    [2, 4],
    [3, 6],
    [4, 4],
    [4, 8],
  ])('tables of %i on a small server of %i people: not as near, but not falsely certain', (size, people) => {
    const errors: number[] = [];
    let inBand = 0;
    for (let rep = 0; rep < 80; rep++) {
      const world = new World(`small ${size} ${people} ${rep}`);
      const all = Array.from({ length: people }, () => world.player(START_RATING + SPREAD * world.normal()));
      season(world, all, size, 30);
      const off = mean(all.map((p) => p.mu - p.truth));
      for (const p of all) {
        errors.push(p.mu - off - p.truth);
        if (Math.abs(p.mu - off - p.truth) < bandOf(p.sigma)) inBand++;
      }
    }
    console.log(
      `ratings, ${people} people at tables of ${size}: error ${rms(errors).toFixed(0)} after 30 matches, in their band ${((100 * inBand) / errors.length).toFixed(1)} %`,
    );
    expect(rms(errors)).toBeLessThan(85);
    expect(inBand / errors.length).toBeGreaterThan(0.9);
  });

  /** Somebody known, as good as everybody; and somebody who has played enough to tell whole. */
  const known = (world: World): Player => {
    const one = world.player(1500);
    for (let i = 0; i < 20; i++) world.play([one, ...[0, 1, 2].map(() => Object.assign(world.player(1500), { games: 9 }))]);
    return one;
  };

  test.each([1, 3])('%i who always let the same one win lift them once, however many years they go on', (friends) => {
    const gained: number[][] = [];
    for (let rep = 0; rep < 5; rep++) {
      const world = new World(`friends ${friends} ${rep}`);
      const [farmer, ...others] = Array.from({ length: friends + 1 }, () => known(world));
      const before = farmer.mu;
      const after: number[] = [];
      for (let day = 1; day <= 1095; day++) {
        world.wait(1);
        for (const friend of others) world.play([farmer, friend], [], [1, 2]);
        if ([30, 365, 1095].includes(day)) after.push(farmer.mu - before);
      }
      gained.push(after);
    }
    const [month, year, years] = [0, 1, 2].map((i) => mean(gained.map((g) => g[i])));
    console.log(
      `ratings, ${friends} friends who lose a match a day: +${month.toFixed(0)} in a month, +${year.toFixed(0)} in a year, +${years.toFixed(0)} in three`,
    );
    expect(month).toBeLessThan(friends === 1 ? 100 : 200);
    expect(years - month).toBeLessThan(25);
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

  test('names that are made first and then lose: what is said in docs/ratings.md', () => {
    const world = new World('rings');
    const farmer = known(world);
    const before = farmer.mu;
    const made = Array.from({ length: 20 }, () => world.player(1500));
    for (let round = 0; round < 5; round++) for (let i = 0; i < made.length; i += 5) world.play(made.slice(i, i + 5));
    for (let day = 0; day < 4; day++) for (const one of made) world.play([farmer, one], [], [1, 2]);
    console.log(`ratings, +${(farmer.mu - before).toFixed(0)} by 80 wins against 20 names that had played five matches among themselves`);
    expect(farmer.mu - before).toBeLessThan(400);
  });

  test.each([0, 1000])('beside weak bots (%i points below what is said of them) nobody becomes better than they are', (weaker) => {
    const world = new World(`bots ${weaker}`);
    const pair = [known(world), known(world)];
    for (let i = 0; i < 1000; i++) {
      world.wait(0.2);
      world.play(pair, [900, 900, 1250, 1250], undefined, weaker);
    }
    console.log(
      `ratings, ${pair.map((p) => p.mu.toFixed(0)).join(' and ')} after 1000 matches of two 1500s among bots ${weaker} points weaker than is said`,
    );
    for (const p of pair) expect(p.mu).toBeLessThan(weaker === 0 ? 1560 : 1650);
  });
});
