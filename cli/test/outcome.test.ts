import type { Outcome, Seat, Types } from '@starboard/kernel';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { outcomeLines } from '../outcome.ts';
import { platformWords } from '../words.ts';

const context = { language: 'en', words: platformWords.en } as const;
const NAMES = ['Ada', 'Bo', 'Cleo'];
const rarities = await loadGame('rarities');
const part = (seat: number, n: number, rule: string) => ({ seat: seat as Seat, n, rule });
const outcome: Outcome<Types> = {
  ranks: [1, 2, 2],
  scores: [35, 4, 4],
  ending: 'goal',
  parts: [part(0, 4, 'N200'), part(0, 33, 'N201'), part(0, -2, 'N202'), part(1, 4, 'N200'), part(2, 4, 'N200')],
};

function named(part: (p: { rule: string }) => string): AnyCartridge {
  const { game } = rarities;
  const en = { ...game.words.en, ending: () => ['Over.'], part };
  return { ...rarities, game: { ...game, words: { ...game.words, en } } };
}

test('a score is the sum of what it counts, by name, with the rule behind it', () => {
  const names: Readonly<Record<string, string>> = { N200: 'moons', N201: 'bases', N202: 'debts' };
  expect(
    outcomeLines(
      outcome,
      named((p) => names[p.rule]),
      NAMES,
      1 as Seat,
      context,
    ),
  ).toEqual([
    'Over.',
    '  1. Ada   score 35 = 4 moons (N200) + 33 bases (N201) − 2 debts (N202)',
    '  2. Bo    score 4 = 4 moons (N200), shared (you)',
    '  2. Cleo  score 4 = 4 moons (N200), shared',
  ]);
});
