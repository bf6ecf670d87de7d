/** A replay shows what the chosen seat knew and had heard at a moment, and nothing else. */
import {
  FastChance,
  know,
  Match,
  makeRecord,
  plainTerms,
  playback,
  randomAnswer,
  readOptions,
  type Seat,
  seatsOf,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { botsOf, rememberedLines, seenAt } from '../src/play/replayed.ts';

const seed = seedOf('web: replays');
const NAMES = ['Anna', 'Ben', 'Cleo'];

async function played() {
  const { game } = await loadGame('rarities');
  const options = readOptions(game, {});
  const match = new Match(game, options, NAMES.length, new FastChance(seed));
  const chance = new FastChance(`${seed} players`);
  /** What each seat knew after each entry. */
  const knew: string[][] = [];
  const note = (): void => void knew.push(seatsOf(NAMES.length).map((seat) => JSON.stringify(viewOf(match.state, seat))));
  note();
  while (!match.over) {
    const waited = waitedFor(match.state);
    const seat = waited[chance.int(waited.length)];
    match.answer(seat, randomAnswer(game, know(match.state, seat), seat, chance));
    note();
  }
  return { knew, record: makeRecord(match, plainTerms(game, options, NAMES), { kind: 'seed', seed: String(seed) }, NAMES) };
}

test(`every moment is what the seat knew then, the lines grow with it, and only the end is over (${seed})`, async () => {
  const { record, knew } = await played();
  for (const seat of [null, ...seatsOf(NAMES.length)] as (Seat | null)[]) {
    const moments = [...playback(record, seat)];
    const looking = { record, moments, lines: rememberedLines(record, moments), names: NAMES, bots: botsOf(record), seat };
    let before: readonly { readonly key: number }[] = [];
    for (let at = 0; at < moments.length; at++) {
      const seen = seenAt(looking, at);
      expect(seen.seat).toBe(seat);
      if (seat !== null) expect(JSON.stringify(seen.known)).toBe(knew[at][seat]);
      else expect(seen.known.mine).toBeNull();
      // The stage goes on from what it has shown: the same lines under the same numbers, and new ones behind them.
      expect(seen.lines.slice(0, before.length)).toEqual(before);
      expect(seen.lines.map((l) => l.key)).toEqual(seen.lines.map((_, i) => i));
      expect(seen.lines.length - before.length).toBeGreaterThanOrEqual(moments[at].events.length);
      expect(seen.table.closed).toBe(at === moments.length - 1 ? 'over' : null);
      expect(seen.table.outcome).toEqual(at === moments.length - 1 ? record.outcome : null);
      expect(seen.own).toBeNull();
      before = seen.lines;
    }
  }
});

test('a seat whose answers were all given by a bot is a bot, with its level; one that a person had for a while is a person', () => {
  const answer = (seat: number, by?: 'idle' | 'easy' | 'hard') => ({
    act: { kind: 'answer', seat, answer: ['x'], ...(by !== undefined && { by: by === 'idle' ? by : { bot: by, iterations: 0, seed: 0 } }) },
  });
  const entries = [{ act: { kind: 'start' } }, answer(0), answer(0, 'easy'), answer(1, 'hard'), answer(1, 'hard'), answer(2, 'idle')];
  expect(botsOf({ entries: entries as never, names: ['Anna', 'Ben', 'Cleo', 'Dora'] })).toEqual([null, 'hard', null, null]);
});
