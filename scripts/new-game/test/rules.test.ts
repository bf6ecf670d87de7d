/** The rules, one by one: a table is arranged, players say something, and everybody hears and sees what the rule says. */
import { alex, ben, clara, countsOf, RuleTable, spectator } from '@starboard/kernel/testing';
import { expect, test } from 'vitest';
import { DECK, sum, VALUES } from '../content/cards.ts';
import { sample } from '../game.ts';

const CARDS = VALUES.map(String);

/** Hands as text, by seat: `'2 5, 3'` is two fives and a three. The pile is the rest. */
const arrange = (...hands: readonly string[]) =>
  new RuleTable(sample, hands.length).arrange((s) => {
    for (const [seat, mine] of s.mine.entries()) mine.hand = countsOf(hands[seat], CARDS);
    s.dark.pile = DECK.map((n, kind) => n - sum(s.mine.map((m) => m.hand[kind])));
    s.stack = [{ step: 'rounds' }];
    s.pub.round = 0;
  });

test('R1: four cards each, and only their owner is told', () => {
  const t = new RuleTable(sample, 3);
  expect(t.state.mine.map((m) => sum(m.hand))).toEqual([4, 4, 4]);
  expect(t.heard(alex)[0]).toEqual({ kind: 'dealt', hand: t.state.mine[alex].hand });
  expect(t.heard(spectator)).toEqual([{ kind: 'round', round: 1 }]);
});

test('R2: everybody chooses at once from their own hand, and nobody sees it', () => {
  const t = arrange('4 1', '4 2');
  expect(t.waits).toBe('choose: alex ben');
  expect([t.offers(alex), t.refuses(alex, 'play 2')]).toEqual([['play 1'], 'R2 not-in-hand']);
  t.says(alex, 'play 1');
  expect(t.heard(ben)).toEqual([]);
  expect(t.waits).toBe('choose: ben');
});

test('R3: the highest card that nobody else played scores', () => {
  const t = arrange('5, 3 1', '5, 3 2', '3, 3 4').says(alex, 'play 5').says(ben, 'play 5').says(clara, 'play 3');
  expect(t.told('revealed')).toEqual([{ kind: 'revealed', values: [5, 5, 3], scorer: clara }]);
  expect(t.pub.points).toEqual([0, 0, 3]);
});

test('R3: nobody scores where every card was played twice', () => {
  const t = arrange('5, 3 1', '5, 3 2').says(alex, 'play 5').says(ben, 'play 5');
  expect(t.pub.points).toEqual([0, 0]);
});

test('R4: played cards are on the table, and the hands are smaller', () => {
  const t = arrange('5, 3 1', '4, 3 2').says(alex, 'play 5').says(ben, 'play 4');
  expect(t.pub.played).toEqual([0, 0, 0, 1, 1]);
  expect(t.state.mine.map((m) => sum(m.hand))).toEqual([3, 3]);
});

test('R5: most points win, equal points share', () => {
  const t = arrange('2 5, 2 4', '2 1, 2 2');
  for (const card of ['play 5', 'play 5', 'play 4', 'play 4'] as const) t.says(alex, card).says(ben, t.offers(ben)[0]);
  expect(t.over).toBe(true);
  expect(sample.outcome(t.state)).toMatchObject({ ranks: [1, 2], scores: [18, 0] });
  t.pub.points[ben] = 18;
  expect(sample.outcome(t.state).ranks).toEqual([1, 1]);
});

test('Q1: a choice can be changed until the last player has chosen', () => {
  const t = arrange('5, 3 1', '4, 3 2').says(alex, 'play 5').says(alex, 'play 1').says(ben, 'play 4');
  expect(t.told('revealed')[0].values).toEqual([1, 4]);
});
