/** What an answer costs late in a very long match against early in it: nothing may grow with history. */
import { FastChance, Match, type Seat } from '@starboard/kernel';
import { type Endless, endless, pickAt } from './endless.ts';
import { type Benchmark, digits, figure, type Row, type Settings } from './harness.ts';

const EARLY = 100;
const LATE = 10_000;
const LIMIT = 1.25;
/** Answers on either side that are timed together: one answer alone is too short for the clock. */
const AROUND = 50;

/** Answers per second around one place in the match, everything a host does in memory included. */
function around(match: Match<Endless>, at: number): number {
  play(match, at - AROUND);
  const start = performance.now();
  play(match, at + AROUND);
  return ((2 * AROUND) / (performance.now() - start)) * 1000;
}

function play(match: Match<Endless>, entries: number): void {
  while (match.entries.length < entries) {
    const n = match.entries.length;
    const { refused } = match.answer(match.state.flow.asked[0] as Seat, [pickAt(n)]);
    if (refused !== null) throw new Error(`answer ${n} was refused`);
  }
}

function measure(chancy: boolean, settings: Settings): Row {
  const early: number[] = [];
  const late: number[] = [];
  const rounds = settings.quick ? 10 : 40;
  // Two rounds nobody counts: the compiler has seen everything before the first early window.
  for (let round = -2; round < rounds; round++) {
    const match = new Match(endless, { chancy }, 2, new FastChance(round));
    const [first, last] = [around(match, EARLY), around(match, LATE)];
    if (round < 0) continue;
    early.push(first);
    late.push(last);
  }
  const ours = figure(`around answer ${LATE}`, 'answers', late);
  const before = figure(`around answer ${EARLY}`, 'answers', early);
  const ratio = before.median / ours.median;
  return {
    what: `Cost late in a match, ${chancy ? 'with barriers for undo' : 'everything undoable'}`,
    ours,
    peer: before,
    ratio,
    target: `≤ ${LIMIT}×`,
    met: ratio <= LIMIT,
    note: `an answer takes ${digits(1e6 / before.median)} µs early, ${digits(1e6 / ours.median)} µs late`,
  };
}

export const benchmark: Benchmark = {
  title: 'Cost per answer in a match of 10,000 answers, full log kept',
  run: async (settings) => [measure(true, settings), measure(false, settings)],
};
