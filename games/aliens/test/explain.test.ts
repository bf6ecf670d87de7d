/** Why an answer is good or bad, in words (../bot/explain.ts): what is said fits what is asked. */
import { know, plain } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { reasons } from '../bot/explain.ts';
import type { Pick } from '../rules/types.ts';
import { alex, arrange, ben, type Table } from './table.ts';

const why = (t: Table, seat: typeof alex, ...answer: Pick[]): string[] =>
  reasons(know(t.state, seat), seat, answer, 'en').map((phrase) => plain(phrase, ['Alex', 'Ben', 'Clara', 'Dani']));

test('an item that is given up is not praised for what it does', () => {
  const items = ['sedatives, adrenaline, spotlight'];
  const t = arrange({ roles: ['psychologist', 'second', 'captain', 'third'], at: ['D09', 'P05', 'P05', 'P05'], items });
  t.card('own-item').goes(alex, 'D08').item('teleport').says(alex, 'D08');
  expect(t.waits).toBe('spill: alex');
  // The spotlight is worth least to a human, sedatives most of these four.
  expect(why(t, alex, 'drop spotlight')).toEqual(['Of all you hold, you can spare it most easily.']);
  expect(why(t, alex, 'drop sedatives')).toEqual(['Other items you hold are easier to spare.']);
  expect(why(t, alex, 'use spotlight', 'D08')[0]).toMatch(/^About \d+% that somebody is in its light\.$/);
});

test('an alien hears how far its prey is, also before anything was heard', () => {
  const t = arrange({ roles: ['psychologist', 'first', 'captain', 'second'], turn: ben, round: 1 });
  for (const pick of t.offers(ben).slice(0, 6)) expect(why(t, ben, pick, 'quiet')[0], pick).toMatch(/^It is \d+ steps? from/);
});
