import { describe, expect, test } from 'vitest';
import { framesOf } from '../stage/motion.ts';
import { type Round, type Same, show, shownAtOnce } from '../stage/use-staggered.ts';

/** What each of three parts shows, by a letter; a part looks only at its own. */
type Value = readonly [string, string, string];
const PARTS: readonly Same<Value>[] = [0, 1, 2].map((i) => (a, b) => a[i] === b[i]);
const rest: Round = { eyes: 0, picture: 'a', known: 'k', beat: null };
const beat = { frames: 1 };
const A: Value = ['a', 'a', 'a'];
const B: Value = ['b', 'b', 'b'];

/** How many parts are up to date, frame by frame, from the moment the round begins. */
function frames(was: Round, now: Round, done: number, from = A, to = B): number[] {
  const shown = PARTS.map(() => from);
  const seen = [show(shown, to, PARTS, shownAtOnce(was, now, done))];
  while (seen.at(-1)! < PARTS.length) {
    seen.push(show(shown, to, PARTS, seen.at(-1)! + 1));
    if (seen.length > 9) throw new Error(`never done: ${seen.join(' ')}`);
  }
  expect(shown.map((value, i) => value[i])).toEqual(to);
  return seen;
}

describe('a table in parts', () => {
  test('what has landed reaches one part a frame', () => {
    expect(frames(rest, { ...rest, picture: 'b' }, 3)).toEqual([0, 1, 2, 3]);
    expect(frames({ ...rest, beat }, { ...rest, picture: 'b' }, 3)).toEqual([0, 1, 2, 3]);
  });

  test('what is lifted waits until what travels is drawn, and then reaches one part a frame', () => {
    expect(frames(rest, { ...rest, picture: 'b', beat }, 3)).toEqual([0, 1, 2, 3]);
    expect(frames(rest, { ...rest, picture: 'b', beat: { frames: 3 } }, 3)).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(frames(rest, { ...rest, beat }, 3, A, A)).toEqual([0, 3]);
  });

  test('other eyes that see more parts see all of them at once', () => {
    const shown = [A, A];
    expect(show(shown, B, PARTS, shownAtOnce(rest, { ...rest, eyes: null }, 2))).toBe(3);
    expect(shown).toEqual([B, B, B]);
  });

  test('parts in which nothing is different take no time', () => {
    expect(frames(rest, { ...rest, picture: 'b' }, 3, A, ['b', 'a', 'a'])).toEqual([0, 3]);
    expect(frames(rest, { ...rest, picture: 'b' }, 3, A, ['b', 'a', 'b'])).toEqual([0, 2, 3]);
    expect(frames(rest, { ...rest, picture: 'b' }, 3, A, ['a', 'a', 'b'])).toEqual([0, 2, 3]);
    expect(frames(rest, { ...rest, picture: 'b', beat }, 3, A, ['a', 'b', 'a'])).toEqual([0, 1, 3]);
  });

  test('where much is different a part is alone in its frame; other eyes see even that at once', () => {
    const heavy: readonly Same<Value>[] = [0, 1, 2].map((i) => (a, b) => a[i] === b[i] || (i === 1 && 'alone'));
    const shown = heavy.map(() => A);
    expect([3, 3, 3].map((most) => show(shown, B, heavy, most))).toEqual([1, 2, 3]);
    expect(
      show(
        heavy.map(() => A),
        B,
        heavy,
        Number.POSITIVE_INFINITY,
      ),
    ).toBe(3);
  });

  test('a part in which nothing is different keeps what it has, so that it is not drawn', () => {
    const shown = PARTS.map(() => A);
    show(shown, ['a', 'b', 'a'], PARTS, 3);
    expect(shown.map((value) => value === A)).toEqual([true, false, true]);
  });

  test('a question that comes or goes reaches one part a frame, after the bar, and does not begin what is waiting anew', () => {
    expect(frames(rest, { ...rest, known: 'l' }, 3)).toEqual([0, 1, 2, 3]);
    for (const done of [-2, 0]) expect(shownAtOnce(rest, { ...rest, known: 'l' }, done)).toBe(done);
  });

  test('other eyes see nothing of what was there, not even for a frame', () => {
    for (const done of [-1, 0, 2]) expect(frames(rest, { ...rest, eyes: null, picture: 'b', known: 'l', beat }, done)).toEqual([3]);
  });

  test('anything else, like what is pointed at, reaches every part that is up to date at once', () => {
    for (const done of [-1, 0, 1, 2, 3]) expect(shownAtOnce(rest, { ...rest }, done)).toBe(done);
  });

  test('a new picture in the middle of a round begins it again', () => {
    expect(shownAtOnce(rest, { ...rest, picture: 'b' }, 2)).toBe(0);
    expect(shownAtOnce(rest, { ...rest, picture: 'b', beat }, 2)).toBe(0);
  });
});

test('what travels is drawn a few at a time, and nothing where nothing travels', () => {
  const flight = { kind: 'fly', what: 'x', from: 'a', to: 'b' } as const;
  const glow = { kind: 'pulse', from: 'a', to: 'a' } as const;
  const of = (n: number, reduced = false): number => framesOf({ motions: [glow, ...new Array(n).fill(flight)], reduced });
  expect([0, 1, 2, 3, 9, 12].map((n) => of(n))).toEqual([1, 1, 1, 2, 5, 6]);
  expect(of(12, true)).toBe(1);
});
