/** People without a name, and portraits that belong to people. */
import { expect, test } from 'vitest';
import { shownName, storedNames } from '../src/play/names.ts';
import { portraitsFor } from '../src/ui/portraits.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

test('an unnamed player is a guest to everybody, in the language of the reader', () => {
  const [stored] = storedNames(['  ']);
  expect([shownName(stored, en), shownName(stored, de)]).toEqual(['Guest 1', 'Gast 1']);
});

test('guests are told apart, also from somebody who calls himself one', () => {
  expect(storedNames(['', 'Guest 1', ' Juno ', ''])).toEqual(['Guest 2', 'Guest 1', 'Juno', 'Guest 3']);
});

test('a name is shown as it is; an empty one belongs to somebody who left', () => {
  expect(shownName('Guest house', de)).toBe('Guest house');
  expect(shownName('', en)).toBe(en.common.left);
});

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const TABLE = ['Nova', 'Vela', 'Altair', 'Mira', 'Rigel', 'Lyra'];

test('a portrait belongs to the person: everybody keeps it when seats change', () => {
  const portraits = portraitsFor(named(TABLE));
  const moved = [...TABLE.slice(1), TABLE[0]];
  expect(portraitsFor(named(moved))).toEqual(moved.map((name) => portraits[TABLE.indexOf(name)]));
});

test('no two at a table look the same, as long as there are portraits', () => {
  for (const n of [2, 6, 8]) {
    const names = Array.from({ length: n }, (_, i) => `Person ${i}`);
    expect(new Set(portraitsFor(named(names))).size).toBe(n);
  }
  expect(portraitsFor(named(Array.from({ length: 16 }, (_, i) => `Person ${i}`))).filter((p) => p === 'coral')).toHaveLength(2);
});

test('people have the face they made, and a bot has a machine head', () => {
  const [ada, bot] = portraitsFor([
    { name: 'Ada', kind: 'person', face: '0123456077' },
    { name: 'Vela', kind: 'bot', face: null },
  ]);
  expect([ada, bot.startsWith('bot-')]).toEqual(['face 0123456077', true]);
});
