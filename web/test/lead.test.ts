import { type Phrase, plain, type Seat } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { lead } from '../src/play/lead.ts';

const of = (phrase: Phrase): string[] => lead(phrase).map((p) => plain(p, ['Mirela', 'Jonas']));

test('a long label is divided into its name and what it means, and nothing of it is lost', () => {
  expect(of(['Free action: ', { ref: 'piece', id: 't1', text: 'Flanking Wing' }, ' – move one of your ships: up to 1 region'])).toEqual([
    'Free action: Flanking Wing –',
    ' move one of your ships: up to 1 region',
  ]);
  expect(of([{ ref: 'region', id: 'r1c2', text: 'Port Amity' }, ': credit planet; Cambra (gain 2 credits)'])).toEqual([
    'Port Amity:',
    ' credit planet; Cambra (gain 2 credits)',
  ]);
  expect(of(['Build a spaceport on Port Amity (2 credits, 1 energy, 1 leader)'])).toEqual([
    'Build a spaceport on Port Amity ',
    '(2 credits, 1 energy, 1 leader)',
  ]);
});

test('a short label, or one without an explanation, stays whole', () => {
  expect(of(['Play it: now'])).toEqual(['Play it: now', '']);
  const long: Phrase = ['Show everything that you hold in your hand to ', { seat: 1 as Seat }];
  expect(lead(long)).toEqual([long, []]);
});
