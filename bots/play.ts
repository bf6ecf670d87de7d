/** One whole game between bots, in this thread. */
import type { Cover, Known, Outcome, Seat, State, Types } from '@starboard/kernel';
import { FastChance, hears, know, Runner, refuse, seatsOf, viewOf } from '@starboard/kernel';
import type { Budget, Level } from './levels.ts';
import type { Brain } from './policy.ts';
import { think } from './think.ts';
import { at } from './tree.ts';

/** A player of another kind: what it answers to what its seat knows. `seed` is new for every question. */
export type Player<T extends Types> = (k: Known<T>, m: T['memory'], seat: Seat, seed: number) => readonly T['pick'][];

export interface PlayedGame<T extends Types> {
  readonly outcome: Outcome<T>;
  readonly tally: Readonly<Record<string, number>>;
  /** Answers given. */
  readonly decisions: number;
  readonly state: State<T>;
}

/** A table after `n` answers. */
export interface PlayedMoment<T extends Types> {
  readonly state: State<T>;
  /** By seat; of seats that play at random: nothing. */
  readonly memories: readonly T['memory'][];
  readonly n: number;
}

/** Thrown by `playGame` when its budget's `stop` says so: half a game has no outcome. */
export class Stopped extends Error {}

/** Numbers to one 32-bit seed, spread well: neighbours give unrelated streams. */
export function mixSeed(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    // The upper half too: seeds may be larger than 32 bits.
    for (const word of [part | 0, Math.floor(part / 2 ** 32) | 0]) {
      h = Math.imul(h ^ word, 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      h ^= h >>> 16;
    }
  }
  return h >>> 0;
}

const DEAL = 1;
const ARRIVAL = 2;
const BOT = 3;

/** The rules' chance of the deal `seed`: the same for all players. Keyed by entry, so a `Match` with it sees the same. */
export const dealChance = (seed: number): FastChance => new FastChance(mixSeed(seed, DEAL));

/** The seed of the n-th answer of the game, if this seat gives it. */
export const botSeed = (seed: number, seat: Seat, n: number): number => mixSeed(seed, BOT, seat, n);

/**
 * Plays to the end. `players` by seat. The deal depends on `seed` alone, each bot's chance on the seed and its seat. `heard`
 * gets every event, private ones included; `look` sees the table before every answer, to be copied if it is to be kept.
 */
export function playGame<T extends Types>(
  brain: Brain<T>,
  options: T['options'],
  seats: number,
  players: readonly (Level | Player<T>)[],
  seed: number,
  budget: Budget,
  heard?: T['event'][],
  look?: (moment: PlayedMoment<T>) => void,
): PlayedGame<T> {
  const { game } = brain;
  const fate = dealChance(seed);
  const arrival = new FastChance(mixSeed(seed, ARRIVAL));
  // Events cost time to build; only those who remember or count need them.
  const listening = seatsOf(seats).filter((seat) => players[seat] !== 'random');
  const memories = seatsOf(seats).map((seat) => game.blank(options, seats, seat));
  const runner = Runner.start(game, options, seats, fate, listening.length > 0 || heard !== undefined);
  const s = runner.state;
  let n = 0;
  for (;;) {
    remember(runner, listening, memories, heard);
    if (s.stack.length === 0) break;
    look?.({ state: s, memories, n });
    const seat = whoIsNext(s.flow, arrival);
    const player = players[seat];
    const known = sees(s, seat);
    n++;
    const botsSeed = botSeed(seed, seat, n);
    let answer: readonly T['pick'][];
    if (typeof player === 'function') {
      answer = player(known, memories[seat], seat, botsSeed);
      const refused = refuse(game, known, seat, answer);
      if (refused !== null) throw new Error(`seat ${seat} may not answer '${answer.join(' ')}': ${refused.why} (${refused.rule})`);
    } else answer = think(brain, player, known, memories[seat], seat, botsSeed, budget).answer;
    if (budget.stop?.()) throw new Stopped('The game was stopped.');
    fate.at(n);
    runner.answer(seat, answer);
  }
  return { outcome: game.outcome(s), tally: game.tally(s), decisions: n, state: s };
}

const whoIsNext = (flow: Cover, arrival: FastChance): Seat => (flow.asked.length === 1 ? flow.asked[0] : at(flow, arrival));

/** What a seat sees: without a copy where no frame has dark locals, really without them where one has. */
function sees<T extends Types>(s: State<T>, seat: Seat): Known<T> {
  for (const f of s.stack) {
    for (const name in f) if (name[0] === '_') return viewOf(s, seat);
    if ('queue' in f) return viewOf(s, seat);
  }
  return know(s, seat);
}

function remember<T extends Types>(runner: Runner<T>, listening: readonly Seat[], memories: T['memory'][], heard?: T['event'][]): void {
  const events = runner.events;
  if (events.length === 0) return;
  for (const seat of listening) {
    for (const t of events) if (hears(t.to, seat)) memories[seat] = runner.game.remember(memories[seat], t.event, seat);
  }
  if (heard !== undefined) for (const t of events) heard.push(t.event);
  events.length = 0;
}
