/**
 * Makes the numbers of ../bot/foresight/coefficients.ts anew, after content or weights have changed:
 *
 *   node games/andromeda/test/fit.ts [GAMES for each number of players] [SEED]
 *
 * Games of bots like `normal`, with some answers drawn much more freely, so that not all positions are those of one style. At the start of
 * every turn the features of each player are noted, against the mean of the table, as is the score each ends with: a linear
 * regression of one on the other. Factions are among the columns, so that what they bring is not put down to something else.
 */
import { type Chance, type Choice, FastChance, know, Runner, readOptions, type Seat, type State, seatsOf, walk } from '@starboard/kernel';
import { focused } from '../bot/focus.ts';
import { FEATURES } from '../bot/foresight/coefficients.ts';
import { features } from '../bot/foresight/features.ts';
import { mind } from '../bot/mind.ts';
import { ahead } from '../bot/phase.ts';
import { andromeda } from '../game.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda, Pick } from '../rules/types.ts';

interface Position {
  readonly left: number;
  /** By player: the columns of the regression, and the score at the end. */
  readonly rows: number[][];
  scores: readonly number[];
}

const TEMPERATURE = { usual: 0.12, free: 1 };
/** One answer in so many is free: where to go, and all others. */
const FREE = { turn: 4, other: 10 };
/** Strength of the ridge, in positions. */
const RIDGE = 30;

const options = readOptions(andromeda, {});
const factions = contentOf(options).raw.factions.length;

/** Each feature as it is, and by how much of the game is ahead; then the faction. */
function columns(s: State<Andromeda>, seat: Seat, left: number): number[] {
  const found = focused(s.pub, seat, () => features(s.pub, seat, s.mine[seat].destiny));
  const row = FEATURES.flatMap((name) => [found[name], found[name] * left]);
  for (let i = 0; i < factions; i++) row.push(s.pub.sides[seat].faction === i ? left : 0);
  return row;
}

/** The largest of weights with Gumbel noise: a draw from their softmax. */
function draw(weights: readonly number[], temperature: number, chance: Chance): number {
  const noisy = weights.map((w) => w - temperature * Math.log(-Math.log((chance.int(2 ** 24) + 0.5) / 2 ** 24)));
  return noisy.indexOf(Math.max(...noisy));
}

function playOne(seats: number, seed: string): Position[] {
  const fate = new FastChance(`${seed} deal`);
  const whim = new FastChance(`${seed} bots`);
  const runner = Runner.start(andromeda, options, seats, fate, false);
  const s = runner.state;
  const noted: Position[] = [];
  for (let [n, turn] = [0, 0]; s.stack.length > 0; n++) {
    if (s.flow.label === 'turn' && s.pub.turn.n !== turn) {
      turn = s.pub.turn.n;
      const left = ahead(s.pub);
      noted.push({ left, rows: seatsOf(seats).map((seat) => columns(s, seat, left)), scores: [] });
    }
    const seat = s.flow.asked.filter((one) => !s.flow.done.includes(one))[0];
    const k = know(s, seat);
    const free = whim.int(s.flow.label === 'turn' ? FREE.turn : FREE.other) === 0;
    const one = (c: Choice<Andromeda>, path: readonly Pick[]): Pick =>
      c.picks[draw(mind.weigh(k, {}, seat, path, c, whim), free ? TEMPERATURE.free : TEMPERATURE.usual, whim)];
    const answer = walk(andromeda, k, seat, one);
    fate.at(n + 1);
    runner.answer(seat, answer);
  }
  const scores = seatsOf(seats).map((seat) => s.pub.sides[seat].vp);
  for (const position of noted) position.scores = scores;
  return noted;
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** Adds a position to the normal equations; late ones are less noisy and count more. */
function add({ left, rows, scores }: Position, a: Float64Array[], b: Float64Array): void {
  const middle = b.map((_, i) => mean(rows.map((row) => row[i])));
  const weight = 1 / (1 + 2 * left);
  rows.forEach((row, seat) => {
    const d = row.map((v, i) => v - middle[i]);
    const y = weight * (scores[seat] - mean(scores));
    for (let i = 0; i < d.length; i++) {
      b[i] += d[i] * y;
      if (d[i] !== 0) for (let j = 0; j < d.length; j++) a[i][j] += weight * d[i] * d[j];
    }
  });
}

/** Gauss and Jordan; the ridge keeps every pivot above 0 but for columns that never vary, which stay 0. */
function solve(a: Float64Array[], b: Float64Array): number[] {
  for (let i = 0; i < b.length; i++) {
    if (a[i][i] === 0) continue;
    for (let r = 0; r < b.length; r++) {
      const factor = r === i ? 0 : a[r][i] / a[i][i];
      if (factor === 0) continue;
      for (let j = i; j < b.length; j++) a[r][j] -= factor * a[i][j];
      b[r] -= factor * b[i];
    }
  }
  return Array.from(b, (v, i) => (a[i][i] === 0 ? 0 : v / a[i][i]));
}

/** What is the same for everybody, from mean scores: a line over how much is ahead. */
function rest(all: readonly Position[], found: readonly number[]): [number, number] {
  const missing = all.map(({ rows, scores }) => mean(scores) - mean(rows.map((row) => row.reduce((n, v, i) => n + v * found[i], 0))));
  const x = mean(all.map(({ left }) => left));
  const y = mean(missing);
  const slope = mean(all.map(({ left }, i) => (left - x) * (missing[i] - y))) / mean(all.map(({ left }) => (left - x) ** 2));
  return [y - slope * x, slope];
}

function main(games: number, seed: string): void {
  const all = [2, 3, 4, 5].flatMap((seats) => Array.from({ length: games }, (_, g) => playOne(seats, `${seed} ${seats} ${g}`)).flat());
  const size = all[0].rows[0].length;
  const a = Array.from({ length: size }, () => new Float64Array(size));
  const b = new Float64Array(size);
  for (const position of all) add(position, a, b);
  for (let i = 0; i < size; i++) a[i][i] *= 1 + RIDGE / all.length;
  const found = solve(a, b);
  const two = (n: number): string => String(Number(n.toFixed(2)));
  for (const [i, name] of FEATURES.entries()) console.log(`  ${name}: [${two(found[2 * i])}, ${two(found[2 * i + 1])}],`);
  console.log(`REST [${rest(all, found).map(two).join(', ')}], ${all.length} positions`);
}

main(Number(process.argv[2] ?? 400), process.argv[3] ?? 'fit');
