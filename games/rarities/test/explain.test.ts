/** Why an answer is good or bad, in words (../bot/explain.ts): what is said fits what is on the table. */
import { know, plain } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { reasons } from '../bot/explain.ts';
import type { Pick } from '../rules/types.ts';
import { alex, arrange, ben, name, type Scene, type Table } from './table.ts';

const NAMES = [0, 1, 2].map((seat) => name(seat as never));
const why = (t: Table, ...answer: Pick[]): string[] => reasons(know(t.state, ben), ben, answer, 'en').map((phrase) => plain(phrase, NAMES));
const ALIENS = 'pilferer, schemer, thief';
/** Ben has landed at portal 2 and collects: two actions. */
const collecting = (scene: Scene): Table =>
  arrange({ ships: [[ben, 2]], ...scene })
    .draws(alex, ben, 'sabortal')
    .says(ben, 'none');

test('placing and taking say how far the set is, and what it is good for', () => {
  const t = collecting({ portals: { 1: 'eye', 3: 'plug' }, hands: ['cloak', '2 boots, plug', ALIENS], planets: ['', 'boots, eye', '2 plug'] });
  expect(why(t, 'place boots')).toEqual(['That makes 2 of 3 home and 1 in hand: the set only needs placing.']);
  expect(why(t, 'take 1')).toEqual(['That makes 1 of 3 home and 1 in hand: one is still to be found.']);
  // Clara has two plugs at home.
  expect(why(t, 'take 3')).toContain(`${NAMES[2]} needs just one more of them.`);
});

test('a set that closes is said as that', () => {
  const t = collecting({ portals: { 1: 'eye' }, hands: ['cloak', 'boots', ALIENS], planets: ['', '2 boots', ''] });
  expect(why(t, 'place boots')).toEqual(['It completes a set, which nobody can steal.']);
});

test('finishing early is not praised while something is left that helps', () => {
  const useful = collecting({ portals: { 1: 'eye' }, hands: ['cloak', 'boots', ALIENS] });
  expect(why(useful, 'enough')).toEqual(['It gives away an action that could still bring you something.']);
  // All three kinds that Ben collects are complete or in hand already; what is there belongs to another.
  const done = collecting({ portals: { 1: 'eye' }, hands: ['cloak', '', ALIENS], planets: ['', '2 boots, 2 roll, 2 plug', ''] });
  expect(why(done, 'enough')).toEqual(['Nothing that is left brings you closer to a set.']);
});
