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

test('the chair gives colour and shape: no two at a table look the same, as long as there are some', () => {
  for (const n of [2, 6, 8]) {
    const people = Array.from({ length: n }, (_, i) => ({ name: `Person ${i}`, kind: i % 2 === 0 ? 'person' : 'bot' }));
    expect(new Set(portraitsFor(people).map((p) => p.replace('bot-', ''))).size).toBe(n);
  }
  expect(portraitsFor(Array.from({ length: 16 }, () => ({ name: '' }))).filter((p) => p === 'coral')).toHaveLength(2);
});

test('people have the face they made, and a bot has a machine head', () => {
  const ada = { name: 'Ada', kind: 'person', face: '0123456077' };
  const vela = { name: 'Vela', kind: 'bot', face: null };
  expect(portraitsFor([ada, vela])).toEqual(['face 0123456077 0', 'bot-amber']);
  // The face stays with her when she changes places.
  expect(portraitsFor([vela, ada])).toEqual(['bot-coral', 'face 0123456077 1']);
});
