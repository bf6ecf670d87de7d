/** Why an answer is good or bad, in words (../bot/explain.ts): what is said fits what is asked. */
import { know, plain } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { reasons } from '../bot/explain.ts';
import type { Pick } from '../rules/types.ts';
import { andrew, arrange, jeff, type Table } from './table.ts';

const why = (t: Table, seat: typeof jeff, ...answer: Pick[]): string[] =>
  reasons(know(t.state, seat), seat, answer, 'en').map((phrase) => plain(phrase, ['Jeff', 'Andrew', 'Mina', 'Otis']));

test('a Paw at the market says which planet it helps with, a Blueprint how much of it is there', () => {
  // pl01 wants two pilots and two engineers; Jeff has one of each.
  const t = arrange({ paws: ['PE', 'SS'], store: ['Y'], planets: [['pl01', 'YPP']], pawRow: 'PP SS EE MM', planRow: 'bp06 bp09 bp10 bp11' });
  t.say(jeff, 'market');
  expect(why(t, jeff, 'paw row 0')[0]).toMatch(/^It brings 1 of the 2 icons that you lack for /);
  expect(why(t, jeff, 'paw row 1')).toEqual(['One more for the crew; it brings nothing that you lack for the planets in sight.']);
  expect(why(t, jeff, 'plan row 0')[0]).toMatch(/^(None|\d) of its \d fragments? (is|are) in your storage\.$/);
});

test('A16: a Blueprint that is discarded is not praised as if it were completed', () => {
  const t = arrange({ paws: ['PP PP EE EE SS SM'], plans: ['bp16 bp36'], store: ['Y'], pawRow: 'MM MM MM SS' });
  t.say(jeff, 'market').say(jeff, 'paw row 0').say(jeff, 'paw row 1').say(jeff, 'paw row 2');
  expect(t.step).toBe('spill');
  const [one, two] = [t.paw(jeff, 0)[0], t.paw(jeff, 1)[0]];
  for (const answer of [
    [t.plan('bp16'), one, two],
    [t.plan('bp36'), t.paw(jeff, 8)[0], two],
  ] as Pick[][])
    expect(why(t, jeff, ...answer)[0]).toMatch(/^(Of all you have, you would miss that least|You would miss other things less)\.$/);
});

test('A17: where nothing can be paid, nobody is told to keep fragments for better things', () => {
  const t = arrange({ paws: ['PE', 'SS'], plans: ['bp06'], store: ['Y', 'G'], planets: [['pl01', 'YPP']] });
  const k = know(t.state, jeff);
  const asked = { ...k, flow: { ...k.flow, label: 'complete' } };
  const said = (pick: Pick): string[] => reasons(asked, jeff, [pick], 'en').map((phrase) => plain(phrase, []));
  expect(said('nothing')).toEqual(['What you hold pays for none of your Blueprints yet.']);
  expect(said('rest')).toHaveLength(2);
});

test('Q44: a contract is judged the same whatever is answered to it, and says what it brings', () => {
  const t = arrange({ players: 4, paws: ['PE', 'PE MM', 'PE', 'SS'], store: ['Y', 'G', 'W', 'K'], planets: [['pl01', 'YPP']] });
  t.say(jeff, 'planet 0', 'ask 11').say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'want Y', 'send');
  expect(why(t, jeff, 'accept 1', ...t.paw(jeff, 0), 'done').at(-1)).toBe('You get 2 fragments, the others 2.');
  t.say(jeff, 'accept 1', ...t.paw(jeff, 0), 'done');
  const yes = why(t, andrew, 'agree 1');
  expect(yes.at(-1)).toBe('You get 2 fragments for 1 Paw.');
  expect(why(t, andrew, 'refuse 1')).toEqual(yes);
});
