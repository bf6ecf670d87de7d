import { describe, expect, test } from 'vitest';
import { besideTable, list, plain, ranges, say, who } from '../phrase.ts';
import { seatAt } from '../seats.ts';

const names = ['Ada', 'Bob'];
const ada = who(seatAt(0));

test.each([
  [[], ''],
  [[3], '3'],
  [[2, 3, 4], '2–4'],
  [[2, 4, 5, 9], '2, 4–5, 9'],
])('numbers are read in ranges: %j', (numbers, text) => {
  expect(ranges(numbers)).toBe(text);
});

describe('phrases', () => {
  test('keep their references', () => {
    const card = { ref: 'card', id: 'boots', text: 'the boots' };
    expect(say`${ada} takes ${card} from portal ${4}.`).toEqual([{ seat: 0 }, ' takes ', card, ' from portal ', '4', '.']);
  });

  test('hold other phrases', () => {
    const inner = say`${ada} lands`;
    expect(say`Then ${inner}!`).toEqual(['Then ', { seat: 0 }, ' lands', '!']);
    expect(say``).toEqual([]);
    expect(say`${''}`).toEqual(['']);
  });

  test('become text with the names of the players', () => {
    expect(plain(say`${ada} gives ${who(seatAt(1))} ${{ ref: 'card', id: 'x', text: 'a plug' }}.`, names)).toBe('Ada gives Bob a plug.');
    expect(plain(say`${who(seatAt(4))} waits`, names)).toBe('#5 waits');
  });

  test('say where something lies, but not beside a table that shows it', () => {
    const landing = say`${ada} lands in ${{ ref: 'region', id: 'r1c2', text: 'Weft', aside: ' r1c2' }}.`;
    expect(plain(landing, names)).toBe('Ada lands in Weft r1c2.');
    expect(plain(besideTable(landing), names)).toBe('Ada lands in Weft.');
  });

  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('are listed as a sentence does: %j', (items, text) => {
    expect(
      plain(
        list(
          items.map((i) => [i]),
          'and',
        ),
        names,
      ),
    ).toBe(text);
  });
});
