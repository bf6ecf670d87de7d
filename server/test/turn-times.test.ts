/** How long a turn takes somebody: from the question until nothing waits for them, in the median, and never for somebody else's turns. */
import { describe, expect, test } from 'vitest';
import { medianOf, TurnTimes } from '../matches/turn-times.ts';
import { paceOfPerson } from '../tables/statistics.ts';

describe('turn times', () => {
  test('several questions in a row are one turn; a seat that is not asked takes no time', () => {
    const times = new TurnTimes(2);
    times.note([0], 0);
    times.note([0], 40);
    times.note([1], 100);
    times.note([0], 1100);
    times.note([0, 1], 1400);
    times.note([], 1500);
    expect([times.median(0), times.median(1)]).toEqual([250, 550]);
  });

  test('go on after the match was put aside, and begin anew with another person', () => {
    const before = new TurnTimes(2);
    before.note([0], 0);
    before.note([1], 500);
    const after = new TurnTimes(2, before.kept());
    after.note([1], 90_000);
    after.note([], 100_500);
    expect([after.median(0), after.median(1)]).toEqual([500, 100_000]);
    after.passed(1);
    expect(after.median(1)).toBeNull();
  });

  test('only the newest turns are kept', () => {
    const times = new TurnTimes(1);
    for (let i = 0; i < 100; i++) {
      times.note([0], i * 1000);
      times.note([], i * 1000 + (i < 60 ? 5 : 700));
    }
    expect(times.kept().took[0]).toEqual(Array(40).fill(700));
  });
});

test('a median', () => {
  expect([[], [7], [9, 1, 5], [4, 1, 3, 2]].map(medianOf)).toEqual([null, 7, 5, 2.5]);
});

test('live games and games over days are told apart, and other people’s turns do not count', () => {
  const chair = (identity: string, took?: number) => ({ identity, bot: false, rank: 1, score: 0, as: null, ...(took !== undefined && { took }) });
  const game = (days: boolean, ...chairs: ReturnType<typeof chair>[]) => ({ game: 'g', name: '', at: 0, days, ending: 'end', chairs });
  const results = [
    game(true, chair('ada', 7000), chair('ben', 1)),
    game(false, chair('ada', 30)),
    game(false, chair('ada')),
    game(false, chair('ada', 10)),
  ];
  expect(paceOfPerson('ada', results)).toEqual({ live: 20, days: 7000 });
  expect(paceOfPerson('cleo', results)).toEqual({ live: null, days: null });
});
