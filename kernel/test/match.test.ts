import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Seat } from '../contract.ts';
import { KERNEL, randomAnswer, waitedFor } from '../legality.ts';
import { Match, TAKE_BACKS } from '../match.ts';
import { readOptions } from '../options.ts';
import { makeRecord, plainTerms, readRecord, verify } from '../record.ts';
import { seatsOf } from '../seats.ts';
import { scripted, type Tiny, tiny, USUAL } from './tiny.ts';
import { fog } from './toys/fog.ts';

const [A, B] = seatsOf(2);
const table = (goal = 10, seed: number | string = 1): Match<Tiny> => new Match(tiny, { ...USUAL, goal }, 2, new FastChance(seed));
const does = (m: Match<Tiny>, seat: Seat, ...answer: Tiny['pick'][]): void => {
  expect(m.answer(seat, answer).refused, answer.join(' ')).toBeNull();
};

describe('refusals', () => {
  test('by the table: not asked, over, unfinished, too long', () => {
    const m = table(3);
    expect(m.answer(B, ['one']).refused).toEqual({ pick: 'one', rule: KERNEL, why: 'not-asked' });
    expect(m.answer(A, []).refused).toEqual({ pick: '', rule: KERNEL, why: 'unfinished' });
    expect(m.answer(A, ['pair']).refused).toEqual({ pick: 'pair', rule: KERNEL, why: 'unfinished' });
    expect(m.answer(A, ['one', 'one']).refused).toEqual({ pick: 'one', rule: KERNEL, why: 'too-long' });
    expect(m.answer(A, ['pair', 'left', 'left']).refused).toEqual({ pick: 'left', rule: KERNEL, why: 'too-long' });
    does(m, A, 'two');
    does(m, B, 'one');
    expect(m.over).toBe(true);
    expect(m.answer(A, ['one']).refused).toEqual({ pick: 'one', rule: KERNEL, why: 'over' });
    expect(m.answer(A, []).refused?.why).toBe('over');
  });

  test('by the rules: with their own reason where they name it, else the rule of the question', () => {
    const m = table(3);
    does(m, A, 'two');
    expect(m.answer(B, ['two']).refused).toEqual({ pick: 'two', rule: 'T2', why: 'too-much', with: { room: 1 } });
    expect(m.answer(B, ['left']).refused).toEqual({ pick: 'left', rule: 'T1', why: 'not-now' });
    expect(m.answer(B, ['nonsense' as Tiny['pick']]).refused?.why).toBe('not-now');
  });

  test('change nothing', () => {
    const m = table();
    const before = JSON.stringify([m.state, m.entries, m.memories]);
    for (const answer of [[], ['left'], ['pair'], ['one', 'one']] as Tiny['pick'][][]) m.answer(A, answer);
    m.answer(B, ['one']);
    m.undo(A);
    expect(JSON.stringify([m.state, m.entries, m.memories])).toBe(before);
  });

  test('seats that are no seats are not asked', () => {
    for (const seat of [-1, 2, 99, 0.5, Number.NaN]) expect(table().answer(seat as Seat, ['one']).refused?.why).toBe('not-asked');
  });

  test('a done seat of a closed ballot is refused, of a revisable one not', () => {
    const m = table();
    does(m, A, 'race');
    does(m, B, 'stay');
    expect(m.answer(B, ['grab']).refused?.why).toBe('not-asked');
    does(m, A, 'grab');
    does(m, A, 'vote');
    does(m, A, 'yes');
    does(m, A, 'no');
    does(m, B, 'no');
    expect(m.state.pub.total).toBe(1);
  });
});

describe('undo', () => {
  test('takes back plain acts, one by one, each by the seat that acted', () => {
    const m = table();
    const states = [JSON.stringify(m.state)];
    for (const [seat, pick] of [
      [A, 'one'],
      [B, 'two'],
      [A, 'one'],
    ] as const) {
      does(m, seat, pick);
      states.push(JSON.stringify(m.state));
    }
    expect(m.canUndo(B)).toBe(false);
    expect(m.undo(B).refused).toEqual({ pick: 'undo', rule: KERNEL, why: 'not-now' });
    for (const [i, seat] of [
      [2, A],
      [1, B],
      [0, A],
    ] as const) {
      expect(m.undo(seat).refused).toBeNull();
      expect(JSON.stringify(m.state)).toBe(states[i]);
    }
    expect(m.canUndo(A)).toBe(false);
  });

  test.each<[string, (m: Match<Tiny>) => void, Seat]>([
    ['chance', (m) => does(m, A, 'roll'), A],
    ['reveal', (m) => does(m, A, 'peek'), A],
    [
      'a sealed answer',
      (m) => {
        does(m, A, 'vote');
        does(m, A, 'yes');
      },
      A,
    ],
    [
      'an act in an open window',
      (m) => {
        does(m, A, 'race');
        does(m, A, 'stay');
      },
      A,
    ],
  ])('nothing before %s can be taken back', (_name, act, seat) => {
    const m = table();
    does(m, A, 'one');
    does(m, B, 'one');
    act(m);
    for (const s of [A, B, seat]) expect(m.canUndo(s)).toBe(false);
  });

  test('what comes after a barrier can be taken back down to it', () => {
    const m = table();
    does(m, A, 'roll');
    does(m, B, 'one');
    expect(m.undo(B).refused).toBeNull();
    expect(m.canUndo(A)).toBe(false);
  });

  test('gives back the memories too, and opening a window without answering is not a barrier', () => {
    const m = table();
    const before = JSON.stringify(m.memories);
    does(m, A, 'one');
    expect(JSON.stringify(m.memories)).not.toBe(before);
    expect(m.undo(A).refused).toBeNull();
    expect(JSON.stringify(m.memories)).toBe(before);
    does(m, A, 'vote');
    expect(m.canUndo(A)).toBe(true);
  });

  test('is an entry of its own: the sequence never goes back', () => {
    const m = table();
    does(m, A, 'one');
    const { entry } = m.undo(A, 1234);
    expect(entry).toMatchObject({ n: 2, at: 1234, act: { kind: 'undo', seat: A, of: 1 }, chance: [], told: [], pub: { total: 0 } });
    does(m, A, 'two');
    expect(m.entries.map((e) => e.n)).toEqual([0, 1, 2, 3]);
  });

  test('shifts no chance: a roll depends on its entry, not on what was undone', () => {
    const [straight, wavering] = [table(100, 'k'), table(100, 'k')];
    for (const pick of ['one', 'two'] as const) {
      does(wavering, A, pick);
      wavering.undo(A);
    }
    for (const m of [straight]) for (let i = 0; i < 4; i++) does(m, (i % 2) as Seat, 'one');
    for (const m of [straight, wavering]) does(m, A, 'roll');
    expect(wavering.entries.at(-1)?.chance).toEqual(straight.entries.at(-1)?.chance);
    expect(wavering.entries).toHaveLength(straight.entries.length);
  });
});

describe('entries', () => {
  test('say what was done, drawn, told and changed', () => {
    const m = table();
    expect(m.entries[0]).toMatchObject({ n: 0, at: null, rules: '1', act: { kind: 'start' }, pub: { total: 0, seats: 2, goal: 10 } });
    expect(m.entries[0].chance).toHaveLength(20);
    does(m, A, 'peek');
    const seen = m.state.mine[A].seen;
    expect(m.entries[1]).toEqual({
      n: 1,
      at: null,
      rules: '1',
      act: { kind: 'answer', seat: A, answer: ['peek'] },
      chance: [],
      told: [{ to: [A], event: { kind: 'saw', card: seen[0] }, rule: 'T3' }],
      pub: {},
      mine: { 0: { seen } },
    });
    m.answer(A, ['roll'], { bot: 'hard', iterations: 10, seed: 3 }, 77);
    expect(m.entries[2]).toMatchObject({ at: 77, act: { by: { bot: 'hard', iterations: 10, seed: 3 } }, chance: [[3, m.state.pub.total - 1]] });
  });

  test('keep their own copies of answers and events', () => {
    const m = table();
    does(m, A, 'vote');
    const ballot: Tiny['pick'][] = ['yes'];
    m.answer(A, ballot);
    ballot[0] = 'no';
    expect(m.state.sealed[A]).toEqual(['yes']);
    expect(m.entries.at(-1)?.act).toMatchObject({ answer: ['yes'] });
  });

  test('an answer on which the rules fail changes nothing', () => {
    const game = scripted({
      main: {
        run: (_s, _f, x) => x.ask({ asked: [A], label: 'ask' }),
        picks: (_k, _f, _seat, path) => (path.length === 0 ? { kind: 'c', picks: ['break'], ends: true, rule: 'R' } : null),
        take(s) {
          s.pub.log.push('half done');
          throw new Error('a bug in the rules');
        },
      },
    });
    const m = new Match(game, {}, 2, new FastChance(1));
    const before = JSON.stringify([m.state, m.entries]);
    expect(() => m.answer(A, ['break'])).toThrow('a bug in the rules');
    expect(JSON.stringify([m.state, m.entries])).toBe(before);
  });
});

describe('the silent', () => {
  test('get the answer of the step, or the first one listed, marked as such', () => {
    const m = table();
    expect(m.idle(A, new FastChance(1)).entry?.act).toEqual({ kind: 'answer', seat: A, answer: ['one'], by: 'idle' });
    does(m, B, 'vote');
    expect(m.idle(A, new FastChance(1)).entry?.act).toMatchObject({ answer: ['yes'] });
  });

  test('are refused like everybody else when nobody asks them', () => {
    const m = table(3);
    expect(m.idle(B, new FastChance(1)).refused?.why).toBe('not-asked');
    does(m, A, 'two');
    does(m, B, 'one');
    expect(m.idle(A, new FastChance(1)).refused?.why).toBe('over');
  });
});

test('random play with undos: numbered without gaps, undo restores exactly, and the same seed gives the same log', () => {
  const play = (key: number, seats: number): Match<Tiny> => {
    const m = new Match(tiny, { ...USUAL, goal: 12 }, seats, new FastChance(key));
    const chance = new FastChance(key + 1);
    for (let i = 0; i < 60 && !m.over; i++) {
      const waiting = waitedFor(m.know(null));
      const seat = waiting[chance.int(waiting.length)];
      const before = JSON.stringify([m.state, m.memories]);
      expect(m.answer(seat, randomAnswer(tiny, m.know(seat), seat, chance)).refused).toBeNull();
      if (m.canUndo(seat) && chance.int(3) === 0) {
        m.undo(seat);
        expect(JSON.stringify([m.state, m.memories])).toBe(before);
      }
    }
    expect(m.entries.map((e) => e.n)).toEqual(m.entries.map((_, i) => i));
    return m;
  };
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), (key, seats) => {
      expect(JSON.stringify(play(key, seats).entries)).toBe(JSON.stringify(play(key, seats).entries));
    }),
    { seed: seedOf('random play with undos'), numRuns: cases(60) },
  );
});

describe('a match that was left', () => {
  test('goes on from a snapshot as if nothing had been, undo included', () => {
    const m = table(40, 'left');
    const chance = new FastChance('answers');
    const playOn = (match: Match<Tiny>, steps: number, from: FastChance): void => {
      for (let i = 0; i < steps && !match.over; i++) {
        const [seat] = waitedFor(match.state);
        does(match, seat, ...randomAnswer(tiny, match.know(seat), seat, from));
      }
    };
    playOn(m, 6, chance);
    const left = m.snapshot();
    const again = new Match(tiny, m.options, 2, new FastChance('left'), null, JSON.parse(JSON.stringify(left)));
    expect(again.length).toBe(m.length);
    playOn(m, 5, new FastChance('rest'));
    playOn(again, 5, new FastChance('rest'));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(m.state));
    expect(again.entries).toEqual(m.entries.slice(-again.entries.length));
    expect([again.canUndo(A), again.canUndo(B)]).toEqual([m.canUndo(A), m.canUndo(B)]);
  });

  test('can be left where something could be taken back', () => {
    const m = table();
    does(m, A, 'one');
    does(m, B, 'two');
    const again = new Match(tiny, m.options, 2, new FastChance(1), null, JSON.parse(JSON.stringify(m.snapshot())));
    for (const seat of [B, A]) {
      expect(again.canUndo(seat)).toBe(true);
      expect(again.undo(seat).entry).toEqual(m.undo(seat).entry);
    }
    expect(again.canUndo(A)).toBe(false);
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(m.state));
  });

  test('keeps a bounded past', () => {
    const m = table(1000);
    for (let i = 0; i < 250; i++) does(m, (i % 2) as Seat, 'one');
    expect(m.snapshot().past!.length).toBeLessThan(150);
    expect(m.canUndo(B)).toBe(true);
  });
});

describe('friendly take-backs', () => {
  const friends = (): Match<Tiny> => new Match(tiny, { ...USUAL, goal: 100 }, 2, new FastChance('friends'), null, undefined, TAKE_BACKS);

  test('go back across a barrier and over the answers of others, with fresh chance', () => {
    const m = friends();
    const before = JSON.stringify(m.state);
    does(m, A, 'roll');
    const rolled = m.entries.at(-1)!.chance;
    does(m, B, 'two');
    expect(m.canUndo(A)).toBe(false);
    expect(m.canTakeBack(A)).toBe(1);
    expect(m.undoneBy(1), 'it says whose answers go').toMatchObject({ seats: [A, B] });
    expect(m.undoneBy(99)).toBeNull();
    const { entry } = m.takeBack(A, 1, 5);
    expect(entry).toMatchObject({ n: 3, at: 5, act: { kind: 'takeback', seat: A, of: 1 }, chance: [], told: [] });
    expect(JSON.stringify(m.state)).toBe(before);
    does(m, A, 'roll');
    expect(m.entries.at(-1)!.chance).toEqual([[3, expect.any(Number)]]);
    expect(m.entries.at(-1)!.n).toBe(4);
    expect(rolled).toHaveLength(1);
  });

  test('open no way to undo what lies before without asking', () => {
    const m = friends();
    does(m, A, 'whisper');
    does(m, A, 'roll');
    m.takeBack(A, 2);
    expect(m.canUndo(A)).toBe(false);
    expect(m.canTakeBack(A)).toBe(1);
  });

  test('are agreed on for one answer: the answer before it cannot be undone alone, even though nothing was opened', () => {
    const m = friends();
    does(m, A, 'one');
    does(m, B, 'two');
    m.takeBack(B, 2);
    // Without the take-back A's answer would be the last one, and free to be undone.
    expect(m.canUndo(A)).toBe(false);
    expect(m.undo(A).refused?.why).toBe('not-now');
    expect(m.canTakeBack(A)).toBe(1);
    // What is answered from here on can be undone as usual.
    does(m, B, 'one');
    expect(m.canUndo(B)).toBe(true);
    m.undo(B);
    expect(m.canUndo(A)).toBe(false);
  });

  test('reach as far as is kept, and nowhere without that', () => {
    const m = friends();
    for (let i = 0; i < 30; i++) does(m, (i % 2) as Seat, 'roll');
    expect(m.takeBack(A, 1).refused?.why).toBe('not-now');
    expect(m.takeBack(B, 29).refused?.why).toBe('not-now');
    expect(m.takeBack(A, 29).refused).toBeNull();
    const strict = table(100);
    does(strict, A, 'roll');
    expect(strict.canTakeBack(A)).toBeNull();
  });

  test('are in the record, which plays again', () => {
    const m = friends();
    does(m, A, 'roll');
    does(m, B, 'peek');
    m.takeBack(A, 1);
    does(m, A, 'roll');
    const terms = plainTerms(tiny, m.options, ['a', 'b']);
    const record = readRecord(JSON.stringify(makeRecord(m, terms, { kind: 'seed', seed: 'friends' }, [])));
    expect(verify(tiny, record as never)).toEqual({ committed: false, findings: [] });
  });
});

test('a question is fresh but where a window stays open', () => {
  const m = table();
  expect(m.fresh).toBe(true);
  does(m, A, 'race');
  expect(m.fresh).toBe(true);
  does(m, A, 'stay');
  expect(m.fresh).toBe(false);
  does(m, B, 'stay');
  expect(m.fresh).toBe(true);
});

test('what the setup tells is heard with the first entry, whole', () => {
  const steps = { main: { run: (_s: unknown, _f: unknown, x: { end(): void }) => x.end() } };
  const plain = scripted(steps);
  // Only locals of frames have a dark side: an event is said as it is.
  const dealt = { kind: 'dealt', _mark: 1 };
  const game = scripted(steps, {
    setup(options, seats, x) {
      x.tell('all', dealt);
      return plain.setup(options, seats, x);
    },
  });
  const m = new Match(game, {}, 2, new FastChance(1));
  expect(m.entries[0].told).toEqual([{ to: 'all', event: dealt, rule: null }]);
});

test('from another world there is no way back, and after the end there is none', () => {
  const m = new Match(fog, readOptions(fog, {}), 2, new FastChance('worlds'), 0, undefined, TAKE_BACKS);
  const chance = new FastChance('answers');
  const step = (): Seat => {
    const [seat] = waitedFor(m.state);
    m.answer(seat, randomAnswer(fog, m.know(seat), seat, chance));
    return seat;
  };
  const first = step();
  expect(m.canTakeBack(first)).toBe(1);
  expect(m.redeal(A).refused).toBeNull();
  for (const seat of [A, B]) expect([m.canUndo(seat), m.canTakeBack(seat)]).toEqual([false, null]);
  while (!m.over) step();
  expect(m.redeal(A).refused).toEqual({ pick: 'redeal', rule: KERNEL, why: 'over' });
});
