/** Very many picks: under headings, found by typing, and never another pick than the question has. */
import { FastChance, know, Match, question, randomAnswer, readOptions, type Seat, type Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { MANY } from '../src/play/keys.ts';
import { type Many, manyOf, meant, narrowed, stemOf } from '../src/play/many.ts';

const SEED = 'many picks';
const NAMES = ['Änne', 'Ben', 'Cleo', 'Dora'];
const { game } = await loadGame('aliens');

/** A free noise: somebody may name any sector. */
function anyNoise(): Many & { readonly picks: readonly string[] } {
  const match = new Match<Types>(game, readOptions(game, {}), 4, new FastChance(SEED));
  const chance = new FastChance(`${SEED}, answers`);
  for (;;) {
    const { asked, done } = match.state.flow;
    const seat: Seat = asked.filter((s) => !done.includes(s))[0];
    const k = know(match.state, seat);
    const q = question(game, k, seat, [])!;
    if (q.choice.kind === 'announce-any') return { ...manyOf(game.words.en, q, k, seat, NAMES), picks: q.choice.picks };
    match.answer(seat, randomAnswer(game, k, seat, chance));
  }
}
const { first, groups, picks } = anyNoise();
const left = (typed: string): string[] => narrowed(groups, typed).flatMap((g) => g.offers.map((o) => o.pick));

test(`the picks are those of the question, each once, under the columns of the map (seed "${SEED}")`, () => {
  expect(picks.length).toBeGreaterThan(MANY);
  expect(groups.flatMap((g) => g.offers.map((o) => o.pick)).toSorted()).toEqual([...picks].sort());
  expect(groups.map((g) => g.heading)).toContain('Column D');
  expect(groups.map((g) => g.heading)).toEqual(groups.map((g) => g.heading).toSorted());
  for (const { heading, offers } of groups) {
    for (const { pick } of offers) expect(heading).toBe(`Column ${pick[0]}`);
    expect(offers.map((o) => o.pick)).toEqual(offers.map((o) => o.pick).toSorted());
  }
  // The game's own order says what comes first: the nearest sectors.
  expect(first.offers.map((o) => o.pick)).toEqual(picks.slice(0, 12));
});

test('what is typed begins a word: a column, a part of a sector, any part of the sentence, in any case', () => {
  expect(left('')).toHaveLength(picks.length);
  expect(left('D0')).toEqual(picks.filter((p) => p.startsWith('D0')).toSorted());
  expect(left('d0')).toEqual(left('D0'));
  expect(left('column d')).toEqual(picks.filter((p) => p.startsWith('D')).toSorted());
  expect(left('noise  D09')).toEqual(['D09']);
  expect(left('in D09')).toEqual(['D09']);
  expect(left('09')).toEqual([]);
  expect(left('zzz')).toEqual([]);
});

test('Enter means the only one left, or the one that was named in full, and nothing else', () => {
  const [first] = picks;
  expect(meant(groups, first.toLowerCase())).toBe(first);
  expect(meant(groups, ' d0')).toBeNull();
  expect(meant(groups, 'zzz')).toBeNull();
});

test.each([
  [['Column A', 'Column B'], 'Column '],
  [['Deck 1 A', 'Deck 1 B', 'Deck 2 A'], 'Deck '],
  [['Left', 'Right'], ''],
  [['Column A', 'Column'], ''],
  [['Column A'], ''],
  [[], ''],
])('what all headings begin with is said once: %j', (headings, stem) => {
  expect(stemOf(headings)).toBe(stem);
});
