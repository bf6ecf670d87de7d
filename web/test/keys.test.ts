/** Every pick that is a button of its own has a key of its own. */
import { expect, test } from 'vitest';
import { keyOfPick, MANY, pickOfKey } from '../src/play/keys.ts';

test('each of the picks has a key, also beyond the ninth; more than that are found by typing', () => {
  const keys = Array.from({ length: MANY }, (_, at) => keyOfPick(at));
  expect(keys.slice(7, 11)).toEqual(['8', '9', 'a', 'b']);
  expect(new Set(keys).size).toBe(MANY);
  expect(keys.map((key) => pickOfKey(key ?? ''))).toEqual(keys.map((_, at) => at));
});

test('other keys choose nothing; capitals do as small letters do', () => {
  for (const key of ['Enter', 'Backspace', '0', ' ', '']) expect(pickOfKey(key)).toBe(-1);
  expect(pickOfKey('A')).toBe(pickOfKey('a'));
});
