/** Which finished matches fit a filter, and how those of this device and of the server look alike. */
import { expect, test } from 'vitest';
import type { LocalTable } from '../src/offline/tables.ts';
import { EVERYTHING, type FinishedMatch, finishedHere, finishedThere, fitsFilter } from '../src/replays/finished.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const table = (ranks: readonly number[] | null, people = 1): LocalTable =>
  ({
    ...{ id: 'abc', game: 'rarities', options: {}, seed: '', botSeed: '', createdAt: NOW, changedAt: NOW, state: 'over' },
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
    sittings: ['Ada', 'Vela', 'Orbit'].map((name, i) => ({ kind: i < people ? 'person' : 'bot', name, level: i < people ? null : 'normal' })),
    outcome: ranks === null ? null : { ranks, scores: ranks.map(() => 0), ending: 'won', parts: [] },
  }) as LocalTable;

test('a match of this device has the place of its one person, and otherwise its winners', () => {
  expect(finishedHere(table([2, 1, 3]))).toMatchObject({ rank: 2, winners: [1], from: { kind: 'local', id: 'abc' } });
  expect(finishedHere(table([2, 1, 3], 2))).toMatchObject({ rank: null, winners: [1] });
  expect(finishedHere(table(null))).toMatchObject({ rank: null, winners: [] });
});

test('one of the server looks the same', () => {
  const chairs = [1, 2].map((rank) => ({ kind: 'person' as const, name: `P${rank}`, face: null, rank }));
  const past = {
    table: 'x',
    game: 'aliens',
    name: 'Tuesday',
    at: NOW,
    days: false,
    rank: 1,
    gaveUp: false,
    together: false,
    score: 0,
    role: null,
    change: null,
    chairs,
    replay: true,
  };
  expect(finishedThere(past)).toMatchObject({ key: 'table x', rank: 1, winners: [0], name: 'Tuesday' });
});

test('filters: game, won, kept, with whom, when', () => {
  const won = { ...finishedHere(table([1, 2, 3])), key: 'a' };
  const lost: FinishedMatch = { ...won, key: 'b', rank: 3, game: 'aliens', at: NOW - 20 * DAY, name: 'Lunch break' };
  const fits = (filter: object, kept: readonly string[] = []): string[] =>
    [won, lost].filter((m) => fitsFilter(m, { ...EVERYTHING, ...filter }, new Set(kept), NOW)).map((m) => m.key);
  expect(fits({})).toEqual(['a', 'b']);
  expect(fits({ game: 'aliens' })).toEqual(['b']);
  expect(fits({ which: 'won' })).toEqual(['a']);
  expect(fits({ which: 'kept' }, ['b'])).toEqual(['b']);
  expect(fits({ with: ' VELA' })).toEqual(['a', 'b']);
  expect(fits({ with: 'lunch' })).toEqual(['b']);
  expect(fits({ when: 'week' })).toEqual(['a']);
  expect(fits({ when: 'month' })).toEqual(['a', 'b']);
});
