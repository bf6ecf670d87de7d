/** The made-up language says everything, in brackets and half as long again. */
import { expect, test } from 'vitest';
import type { Paragraph, Phrase, Seat } from '../contract.ts';
import { plain } from '../phrase.ts';
import { pseudo } from '../pseudo.ts';

const SEAT = 0 as Seat;
const WORDS = {
  title: 'Ten moons',
  list: ['One', 'Two'],
  option: { name: 'Landing', of: null, help: '' },
  count: (n: number) => `${n} ships`,
  event: (): Phrase => [{ seat: SEAT }, ' lands at ', { ref: 'portal', id: '4', text: 'portal 4' }, '.'],
  scene: (): readonly Paragraph[] => [
    { title: 'Ships', lines: [['One ship'], []], table: { head: ['Name', 'Place'], rows: [[['Ada'], ['4']]] }, mine: true },
  ],
  detail: (): Phrase | null => null,
};
const bent = pseudo(WORDS);

test('a sentence is bracketed and half as long again; nothing stays nothing', () => {
  expect(bent.title).toMatch(/^⟦Ten moons.+⟧$/);
  expect(bent.title.length - 2).toBeGreaterThanOrEqual(Math.floor('Ten moons'.length * 1.5));
  expect([bent.option.help, bent.option.of, bent.detail()]).toEqual(['', null, null]);
});

test('a list of texts is a list of sentences, a phrase is one', () => {
  for (const each of bent.list) expect(each).toMatch(/^⟦.+⟧$/);
  expect(plain(bent.event(), ['Ada'])).toMatch(/^⟦Ada lands at portal 4\..+⟧$/);
});

test('functions still get what they are given', () => {
  expect(bent.count(3)).toMatch(/^⟦3 ships/);
});

test('scenes keep their shape: titles, lines, tables, flags', () => {
  const [{ title, lines, table, mine }] = bent.scene();
  expect([title[0], lines.map((l) => l.length), table?.head.map((h) => h[0]), plain(table?.rows[0][0] ?? [], [])[0], mine]).toEqual([
    '⟦',
    [3, 0],
    ['⟦', '⟦'],
    '⟦',
    true,
  ]);
});
