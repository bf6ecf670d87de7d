import { commitPlayer, commitServer, type Terms, termsHash } from '@starboard/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkStart, fitsKept, keptOf, seal } from '../src/net/fairness.ts';
import { noteGone, noteStarts, startsSeen } from '../src/net/starts-seen.ts';
import type { TableInfo } from '../src/net/types.ts';
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

describe('the starts that a device saw', () => {
  type Attempt = TableInfo['fairness']['attempts'][number];
  let box: MemoryBox;
  beforeEach(() => {
    box = new MemoryBox();
  });
  const attempt = (i: number, end: Attempt['end'] = 'pending', at = i): Attempt => ({
    attempt: i,
    at,
    hash: `${at}`.padStart(64, '0'),
    commitment: `${at}`.padStart(64, 'c'),
    end,
    missing: [],
  });
  /** A table as the server shows it; its last start is under way if it is pending. */
  const shown = (
    id: string,
    attempts: readonly Attempt[],
    more: { changedAt?: number; chair?: number | null } = {},
  ): Parameters<typeof noteStarts>[0] => {
    const last = attempts.at(-1);
    const start = last?.end === 'pending' ? { hash: last.hash } : null;
    return {
      id,
      changedAt: more.changedAt ?? (last?.at ?? 0) + 1,
      you: { chair: more.chair === undefined ? 0 : more.chair },
      fairness: { commitment: 'aa'.repeat(32), attempts, start },
    } as unknown as Parameters<typeof noteStarts>[0];
  };

  test('a start that was tried again at another table is counted', () => {
    noteStarts(shown('t1', [attempt(1)]), box);
    noteStarts(shown('t1', [attempt(1, 'cancelled')]), box);
    noteStarts(shown('t2', [attempt(1, 'pending', 50)]), box);
    expect(startsSeen(box)).toMatchObject({ starts: 2, anew: 1, hidden: 0 });
    noteStarts(shown('t2', [attempt(1, 'begun', 50)]), box);
    expect(startsSeen(box)).toMatchObject({ starts: 2, anew: 1, latest: [{ table: 't1', end: 'cancelled' }] });
  });

  test('a table that vanished after its start is counted', () => {
    noteStarts(shown('t1', [attempt(1)]), box);
    expect(startsSeen(box).anew).toBe(0);
    noteGone('t1', box);
    noteGone('t2', box);
    expect(startsSeen(box)).toMatchObject({ starts: 1, anew: 1, latest: [{ end: 'gone' }] });
  });

  test('a start that the server no longer lists is noticed; one that only fell out of the list is not', () => {
    noteStarts(shown('t1', [attempt(1)]), box);
    // An answer from before the start, which came late.
    noteStarts(shown('t1', [], { changedAt: 0 }), box);
    expect(startsSeen(box).hidden).toBe(0);
    noteStarts(shown('t1', [], { changedAt: 9 }), box);
    expect(startsSeen(box)).toMatchObject({ hidden: 1, anew: 1 });

    noteStarts(shown('t2', [attempt(1, 'cancelled', 100), attempt(2, 'pending', 101)]), box);
    noteStarts(
      shown(
        't2',
        Array.from({ length: 20 }, (_, i) => attempt(i + 3, 'cancelled', 103 + i)),
      ),
      box,
    );
    expect(startsSeen(box).hidden).toBe(1);
    // Another hash in the place of one that was seen.
    noteStarts(shown('t3', [attempt(1, 'pending', 200)]), box);
    noteStarts(shown('t3', [attempt(1, 'begun', 201)]), box);
    expect(startsSeen(box).hidden).toBe(2);
  });

  test('one that failed while the page was closed is counted if this device had sealed for it; those of others are not', () => {
    seal({ id: 't1', fairness: { commitment: attempt(1).commitment } as never }, 'me', '', box);
    noteStarts(shown('t1', [attempt(1, 'cancelled'), attempt(2, 'cancelled')], { chair: null }), box);
    expect(startsSeen(box)).toMatchObject({ starts: 1, anew: 1 });
    noteStarts(shown('t2', [attempt(1)], { chair: null }), box);
    expect(startsSeen(box).starts).toBe(1);
  });

  test('the list is bounded, the count is not lost, and a damaged list is none', () => {
    for (let i = 1; i <= 450; i++) {
      noteStarts(shown(`t${i}`, [attempt(1, 'pending', i)]), box);
      if (i % 3 === 0) noteStarts(shown(`t${i}`, [attempt(1, 'cancelled', i)]), box);
    }
    expect(startsSeen(box)).toMatchObject({ starts: 450, anew: 150 });
    expect(box.get('starboard/starts')?.length).toBeLessThan(60_000);
    box.set('starboard/starts', '{"list":');
    expect(startsSeen(box).starts).toBe(0);
  });
});
