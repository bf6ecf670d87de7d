import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Choice, Game, Known } from '../contract.ts';
import { because, choose, idleAnswer, KERNEL, mayAnswer, orderedAnswer, randomAnswer, refuse, waitedFor, walk } from '../legality.ts';
import { Match } from '../match.ts';
import { after, clockwise, seatAt, seatsOf } from '../seats.ts';
import { type Loose, scripted, type Tiny, tiny, USUAL } from './tiny.ts';

const [A, B, C] = seatsOf(3);
const chance = new FastChance(1);

/** Every path that the choices allow, complete ones in quotes. */
function answers(game: Game<Loose>, k: Known<Loose>, path: readonly string[] = []): string[] {
  const c = choose(game, k, A, path);
  if (c === null) return [path.join(' ')];
  return c.picks.flatMap((p) => (c.ends ? [[...path, p].join(' ')] : answers(game, k, [...path, p])));
}

describe('a path of picks', () => {
  /** Subsets of three as ascending picks and "enough": the way the contract describes sets. */
  const subsets: Game<Loose> = scripted({
    main: {
      run: (_s, _f, x) => x.ask({ asked: [A], label: 'choose some' }),
      picks(_k, _f, _seat, path): Choice<Loose> | null {
        if (path.at(-1) === 'enough') return null;
        const rest = ['a', 'b', 'c'].filter((p) => p > (path.at(-1) ?? ''));
        return { kind: 'some', picks: [...rest, 'enough'], ends: rest.length === 0, rule: 'S1' };
      },
      take: (_s, _f, _seat, _answer, x) => x.pop(),
    },
  });
  const m = new Match(subsets, {}, 2, new FastChance(1));

  test('lists each subset exactly once', () => {
    const all = answers(subsets, m.know(A));
    expect(all.toSorted()).toEqual(['a b c enough', 'a b enough', 'a c enough', 'a enough', 'b c enough', 'b enough', 'c enough', 'enough']);
  });

  test('what is listed is accepted, and neither less nor more nor in another order', () => {
    for (const answer of answers(subsets, m.know(A))) {
      const picks = answer.split(' ');
      expect(refuse(subsets, m.know(A), A, picks)).toBeNull();
      expect(refuse(subsets, m.know(A), A, picks.slice(0, -1))?.why).toBe('unfinished');
      expect(refuse(subsets, m.know(A), A, [...picks, 'enough'])?.why).toBe('too-long');
    }
    expect(refuse(subsets, m.know(A), A, ['b', 'a', 'enough'])).toEqual({ pick: 'a', rule: 'S1', why: 'not-now' });
  });

  test('random answers are legal and reach every subset; walking takes what it is told', () => {
    const seen = new Set<string>();
    const c = new FastChance(seedOf('random answers'));
    for (let i = 0; i < cases(500); i++) {
      const answer = randomAnswer(subsets, m.know(A), A, c);
      expect(refuse(subsets, m.know(A), A, answer)).toBeNull();
      seen.add(answer.join(' '));
    }
    expect(seen.size).toBe(8);
    expect(walk(subsets, m.know(A), A, (choice) => choice.picks[0])).toEqual(['a', 'b', 'c', 'enough']);
    expect(idleAnswer(subsets, m.know(A), A, chance)).toEqual(['a', 'b', 'c', 'enough']);
  });
});

describe('free actions beside a question', () => {
  /** Own picks end at once and the step is asked for nothing after them; the free action is a path of two. */
  const make = (freeEnds: boolean, window: 'turn' | 'open' = 'turn'): Game<Loose> =>
    scripted(
      {
        main: {
          run: (_s, _f, x) => x.ask({ asked: [A, B], label: 'move', window }),
          picks(_k, _f, _seat, path): Choice<Loose> {
            if (path.length > 0) throw new Error('asked for what follows an answer that has ended');
            return { kind: 'move', picks: ['north', 'south'], ends: true, rule: 'M', greyed: () => [{ pick: 'west', rule: 'M2', why: 'wall' }] };
          },
          take: (_s, _f, _seat, _answer, x) => x.pop(),
        },
      },
      {
        beside: {
          offer(_k, _seat, path): Choice<Loose> | null {
            if (path.length === 0)
              return { kind: 'free', picks: ['sell'], ends: freeEnds, rule: 'F', greyed: () => [{ pick: 'buy', rule: 'F2', why: 'poor' }] };
            return path.length === 1 ? { kind: 'what', picks: ['ore', 'ice'], ends: true, rule: 'F' } : null;
          },
          take: () => {},
        },
      },
    );
  const known = (game: Game<Loose>): Known<Loose> => new Match(game, {}, 2, new FastChance(1)).know(A);

  test('are listed after the step’s own picks and walked by themselves', () => {
    const game = make(false);
    const k = known(game);
    expect(choose(game, k, A, [])).toMatchObject({ kind: 'move', picks: ['north', 'south', 'sell'], ends: false, rule: 'M' });
    expect(answers(game, k)).toEqual(['north', 'south', 'sell ore', 'sell ice']);
    for (const answer of [['north'], ['sell', 'ice']]) expect(refuse(game, k, A, answer)).toBeNull();
    expect(refuse(game, k, A, ['sell'])?.why).toBe('unfinished');
    expect(refuse(game, k, A, ['north', 'ore'])).toEqual({ pick: 'ore', rule: KERNEL, why: 'too-long' });
    expect(refuse(game, k, A, ['sell', 'ore', 'ore'])?.why).toBe('too-long');
    expect(answers(make(true), k)).toEqual(['north', 'south', 'sell']);
  });

  test('with or without them no step is asked for what follows a pick that ends the answer', () => {
    const { beside: _, ...bare } = make(false);
    expect(refuse(bare, known(bare), A, ['north'])).toBeNull();
    expect(refuse(bare, known(bare), A, ['north', 'north'])?.why).toBe('too-long');
  });

  test('bring their own reasons', () => {
    const game = make(false);
    const k = known(game);
    expect(refuse(game, k, A, ['west'])).toEqual({ pick: 'west', rule: 'M2', why: 'wall' });
    expect(refuse(game, k, A, ['buy'])).toEqual({ pick: 'buy', rule: 'F2', why: 'poor' });
  });

  test('are offered in turns only', () => {
    const game = make(false, 'open');
    expect(choose(game, known(game), A, [])?.picks).toEqual(['north', 'south']);
  });
});

describe('who may answer', () => {
  const cover = (window: 'sealed' | 'open', revisable: boolean): Pick<Known<Loose>, 'flow'> => ({
    flow: { asked: [A, B], done: [B], label: '', window, revisable, onBehalf: null, needsSecrets: false, seconds: null },
  });
  test('the asked; the done again only where the window lets them', () => {
    const k = (revisable: boolean): Known<Loose> => cover('sealed', revisable) as Known<Loose>;
    expect([A, B, C].map((s) => mayAnswer(k(false), s))).toEqual([true, false, false]);
    expect([A, B, C].map((s) => mayAnswer(k(true), s))).toEqual([true, true, false]);
    expect(waitedFor(cover('open', true))).toEqual([A]);
  });
});

test('the reason against a pick: the particular one, else the rule of the question', () => {
  const choice: Choice<Tiny> = { kind: 'act', picks: ['one'], ends: true, rule: 'T1', greyed: () => [{ pick: 'two', rule: 'T2', why: 'too-much' }] };
  expect(because(choice, 'two')).toEqual({ pick: 'two', rule: 'T2', why: 'too-much' });
  expect(because(choice, 'roll')).toEqual({ pick: 'roll', rule: 'T1', why: 'not-now' });
});

test('hostile answers are refused, never crash', () => {
  const m = new Match(tiny, USUAL, 2, new FastChance(1));
  const long = new Array<string>(10_000).fill('one');
  for (const answer of [['__proto__'], ['constructor'], [''], long, [null], [undefined], [{}], [0]]) {
    expect(m.answer(A, answer as Tiny['pick'][]).refused).not.toBeNull();
  }
});

test('seats go round clockwise', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(seatsOf(3)).toBe(seatsOf(3));
  expect([after(A, 3), after(C, 3)]).toEqual([B, A]);
  expect(clockwise(seatAt(2), 4)).toEqual([2, 3, 0, 1]);
});

test('of several standing orders the newest that has an answer gives it; null where none has', () => {
  const answers: Readonly<Record<string, readonly string[] | null>> = { old: ['a'], silent: null, newer: ['b'] };
  const game = {
    ...scripted({ main: { run: () => {} } }),
    orders: { offer: () => [], answer: (_k: unknown, _s: unknown, order: string) => answers[order], stands: () => true },
  } as Game<Loose>;
  const k = {} as Known<Loose>;
  expect(orderedAnswer(game, k, A, ['old', 'newer'])).toEqual(['b']);
  expect(orderedAnswer(game, k, A, ['old', 'newer', 'silent'])).toEqual(['b']);
  expect(orderedAnswer(game, k, A, ['silent'])).toBeNull();
  expect(orderedAnswer(game, k, A, [])).toBeNull();
});
