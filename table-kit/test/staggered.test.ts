import { describe, expect, test } from 'vitest';
import { type Round, shownAtOnce, shownNext } from '../stage/use-staggered.ts';

const PARTS = 3;
const rest: Round = { picture: 'a', known: 'k', lifts: false };

/** How many parts are up to date, frame by frame, from the moment the round begins. */
function frames(was: Round, now: Round, done: number): number[] {
  const seen = [shownAtOnce(was, now, done)];
  while (seen.at(-1)! < PARTS) {
    seen.push(shownNext(seen.at(-1)!, PARTS));
    if (seen.length > 9) throw new Error(`never done: ${seen.join(' ')}`);
  }
  return seen;
}

describe('a table in parts', () => {
  test('what has landed reaches one part a frame', () => {
    expect(frames(rest, { ...rest, picture: 'b' }, PARTS)).toEqual([1, 2, 3]);
  });

  test('what is lifted waits a frame for what travels, and then reaches all parts together', () => {
    expect(frames(rest, { ...rest, picture: 'b', lifts: true }, PARTS)).toEqual([0, 3]);
  });

  test('a question that comes or goes reaches one part a frame, and does not begin what is waiting anew', () => {
    expect(frames(rest, { ...rest, known: 'l' }, PARTS)).toEqual([1, 2, 3]);
    expect(shownAtOnce(rest, { ...rest, known: 'l' }, 0)).toBe(0);
  });

  test('anything else, like what is pointed at, reaches every part that is up to date at once', () => {
    for (const done of [0, 1, 2, 3]) expect(shownAtOnce(rest, { ...rest }, done)).toBe(done);
  });

  test('a new picture in the middle of a round begins it again', () => {
    expect(shownAtOnce(rest, { ...rest, picture: 'b' }, 2)).toBe(1);
    expect(shownAtOnce(rest, { ...rest, picture: 'b', lifts: true }, 2)).toBe(0);
  });
});
