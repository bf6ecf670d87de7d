import { commitPlayer, commitServer, type Terms, termsHash } from '@starboard/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkStart, fitsKept, keptOf, seal } from '../src/net/fairness.ts';
import { MemoryBox } from './browser.ts';

const S = 'ab'.repeat(32);
const table = { id: 't1', game: 'g', rules: 'r1', options: { a: 1, b: true }, fairness: { commitment: commitServer('t1', S) } as never };

describe('a fair start, seen from one chair', () => {
  let box: MemoryBox;
  let mine: string;
  let terms: Terms;
  beforeEach(() => {
    box = new MemoryBox();
    mine = seal(table, 'me', '', box);
    terms = {
      table: 't1',
      game: 'g',
      rules: 'r1',
      options: { b: true, a: 1 },
      content: {},
      seats: [
        { identity: 'other', commitment: '11'.repeat(32) },
        { identity: 'me', commitment: mine },
      ],
      commitment: commitServer('t1', S),
      attempt: 1,
    };
  });
  const check = (t: Terms, hash = termsHash(t)) => checkStart(table, { terms: t, hash }, 1, 'me', box);

  test('opens the secret that fits the seal', () => {
    const checked = check(terms);
    expect('word' in checked && commitPlayer('t1', 'me', checked.word)).toBe(mine);
  });

  test.each([
    ['table', { table: 't2' }],
    ['game', { game: 'h' }],
    ['game', { rules: 'r2' }],
    ['options', { options: { a: 2, b: true } }],
    ['server', { commitment: commitServer('t1', 'cd'.repeat(32)) }],
    ['seats', { seats: [{ identity: 'me', commitment: 'x' }] }],
    [
      'seats',
      {
        seats: [
          { identity: 'other', commitment: null },
          { identity: 'me', commitment: null },
        ],
      },
    ],
  ] as const)('keeps it shut when the %s is not as agreed', (wrong, change) => {
    expect(check({ ...terms, ...(change as Partial<Terms>) })).toEqual({ wrong });
  });

  test('keeps it shut when the fingerprint is another', () => {
    expect(check(terms, '00'.repeat(32))).toEqual({ wrong: 'hash' });
  });

  test('a seal drawn on another device cannot be opened here', () => {
    expect(checkStart(table, { terms, hash: termsHash(terms) }, 1, 'me', new MemoryBox())).toEqual({ lost: true });
  });

  test('a typed word changes the secret, and every secret is new', () => {
    const seals = new Set([mine, seal(table, 'me', '', box), seal(table, 'me', 'luck', box)]);
    expect(seals.size).toBe(3);
    expect(Object.keys(keptOf('t1', box).seals)).toHaveLength(3);
  });

  test('afterwards the record is held against what was kept', () => {
    const checked = check(terms);
    const word = 'word' in checked ? checked.word : '';
    expect(fitsKept(terms, [null, word], box)).toBe(true);
    expect(fitsKept(terms, [null, 'ef'.repeat(32)], box)).toBe(false);
    expect(fitsKept({ ...terms, attempt: 2 }, [null, word], box)).toBe(false);
    expect(fitsKept(terms, [null, word], new MemoryBox())).toBeNull();
  });
});
