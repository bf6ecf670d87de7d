/** Choices as one long number: what was written is read again, in the bits that its likelihood needs. */
import { FastChance } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { Habits, Reader, Writer } from '../src/worker/range-coder.ts';

const seed = seedOf('web: range coder');

test('any row of choices comes back, whatever their weights are', () => {
  const chance = new FastChance(seed);
  for (let round = 0; round < 60; round++) {
    // Now and then one choice is nearly certain: that is where carries run through many bytes.
    const row = Array.from({ length: 400 }, () => {
      const weights = Array.from({ length: 1 + chance.int(40) }, () => 1 + chance.int(chance.int(3) === 0 ? 60_000 : 5));
      return { weights, i: chance.int(weights.length), of: 1 + chance.int(2 ** 16) };
    });
    const writer = new Writer();
    const evens = row.map(({ weights, i, of }) => {
      writer.one(weights, i);
      return writer.even(of, i % of);
    });
    const reader = new Reader(writer.bytes());
    for (const [n, { weights, i, of }] of row.entries()) {
      expect(reader.one(weights), `round ${round}, choice ${n}`).toBe(i);
      expect(reader.even(of)).toBe(evens[n]);
    }
  }
});

test('the longest carries are kept: rows of the last and of the first choice', () => {
  for (const [first, then] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 0],
  ]) {
    const writer = new Writer();
    const row = Array.from({ length: 3000 }, (_, n) => (n % 7 === 0 ? first : then));
    for (const i of row) writer.one([1, 65_535], i);
    const reader = new Reader(writer.bytes());
    expect(row.map(() => reader.one([1, 65_535]))).toEqual(row);
  }
});

test('numbers of any size come back, and what is usual takes little room', () => {
  const numbers = [0, 1, 2, 3, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32 - 1, 2 ** 48 + 12_345, Number.MAX_SAFE_INTEGER];
  const maybe = [null, 0, -1, 7, -(2 ** 40), ...numbers];
  const writer = new Writer();
  const write = new Habits(writer);
  for (const n of numbers) write.count('n', n);
  for (const n of maybe) write.whole('m', n);
  const read = new Habits(new Reader(writer.bytes()));
  expect(numbers.map(() => read.count('n', 0))).toEqual(numbers);
  expect(maybe.map(() => read.whole('m', 0))).toEqual(maybe);

  const usual = new Writer();
  const habits = new Habits(usual);
  const names = Array.from({ length: 30 }, (_, i) => `pick ${i}`);
  for (let i = 0; i < 1000; i++) habits.name('question', names, i % 20 === 0 ? 'pick 7' : 'pick 3');
  expect(usual.bytes().length).toBeLessThan(80);
});

test('what is none of the choices is not written', () => {
  expect(() => new Writer().one([1, 1], -1)).toThrow(RangeError);
  expect(() => new Habits(new Writer()).name('x', ['a', 'b'], 'c')).toThrow(RangeError);
});
