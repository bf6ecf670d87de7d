/** What a search does all the time: copy a state, imagine one, play one to its end. */
import { FastChance, hears, know, Runner, readOptions, type Seat, type State, seatsOf, type Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { finish } from '../bots/policy.ts';
import { alone, type Benchmark, type Contestant, compare, digits } from './harness.ts';
import { randomStep, rarities, SEATS, someoneAsked } from './random.ts';

/** A state from the middle of a game and what each seat remembers there. */
interface Middle {
  readonly state: State<Types>;
  readonly memories: readonly Types['memory'][];
}

/** Several, because a copy of always the same state would be predicted by everything in the machine. */
const POSITIONS = 64;

function middles({ game }: AnyCartridge): Middle[] {
  const options = readOptions(game, {});
  const chance = new FastChance('states');
  return Array.from({ length: POSITIONS }, (_, n) => {
    const length = play(n, Number.POSITIVE_INFINITY).decisions;
    return play(n, Math.floor(length / 2)).middle;
  });

  /** The same game again up to `end`: only then is it known where its middle was. */
  function play(n: number, end: number): { middle: Middle; decisions: number } {
    chance.at(n);
    const memories = seatsOf(SEATS).map((seat) => game.blank(options, SEATS, seat));
    const runner = Runner.start(game, options, SEATS, chance, true);
    let decisions = 0;
    for (;;) {
      for (const { to, event } of runner.hear().events) {
        for (const seat of seatsOf(SEATS)) if (hears(to, seat)) memories[seat] = game.remember(memories[seat], event, seat);
      }
      if (runner.state.stack.length === 0 || decisions === end) return { middle: { state: runner.state, memories }, decisions };
      randomStep(runner, chance);
      decisions++;
    }
  }
}

const BATCH = 1000;

function copies({ game }: AnyCartridge, from: readonly Middle[]): Contestant {
  let at = 0;
  // Kept for a moment, or the compiler may find that nobody needs them.
  const kept = new Array<State<Types>>(POSITIONS);
  return {
    name: 'copy of a mid-game state',
    unit: 'copies',
    work() {
      for (let i = 0; i < BATCH; i++) {
        at = (at + 1) % POSITIONS;
        kept[at] = game.copy(from[at].state);
      }
      return BATCH;
    },
  };
}

function worlds({ game }: AnyCartridge, from: readonly Middle[]): Contestant {
  const chance = new FastChance('worlds');
  const kept = new Array<State<Types>>(POSITIONS);
  let at = 0;
  return {
    name: 'imagine from a mid-game view',
    unit: 'worlds',
    work() {
      for (let i = 0; i < BATCH; i++) {
        at = (at + 1) % POSITIONS;
        const { state, memories } = from[at];
        const seat = (i % SEATS) as Seat;
        kept[at] = game.imagine(know(state, seat), memories[seat], seat, chance);
      }
      return BATCH;
    },
  };
}

/** From the middle to the end, every seat by the heuristic that `normal` plays and that a search plays on with. */
function playouts(cartridge: AnyCartridge, from: readonly Middle[]): Contestant & { decisionsPerUnit(): number } {
  const { game } = cartridge;
  const chance = new FastChance('playouts');
  let at = 0;
  let decisions = 0;
  let games = 0;
  return {
    name: "playout by the heuristic of 'normal'",
    unit: 'playouts',
    decisionsPerUnit: () => decisions / games,
    work() {
      at = (at + 1) % POSITIONS;
      const runner = new Runner(game, game.copy(from[at].state), chance, false);
      for (; runner.state.stack.length > 0; decisions++) {
        const seat = someoneAsked(runner, chance);
        runner.answer(seat, finish(cartridge, know(runner.state, seat), null, seat, [], chance, 0));
      }
      games++;
      return 1;
    },
  };
}

export const benchmark: Benchmark = {
  title: 'States of Rarities, 4 players, in the middle of a game',
  async run(settings) {
    const cartridge = await rarities();
    const from = middles(cartridge);
    const rest = playouts(cartridge, from);
    const [copied, imagined, played] = await compare([copies(cartridge, from), worlds(cartridge, from), rest], settings);
    return [
      alone('Copy', copied, 1_000_000),
      alone('Imagine', imagined, 200_000),
      alone('Playout', played, null, `${digits(rest.decisionsPerUnit())} decisions from the middle to the end`),
    ];
  },
};
