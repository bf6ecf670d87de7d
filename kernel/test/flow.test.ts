import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import type { Game, Hands, Seat, State, Step } from '../contract.ts';
import { NOBODY_ASKED, Runner } from '../flow.ts';
import { seatsOf } from '../seats.ts';
import { type Loose, scripted } from './tiny.ts';

type LooseStep = Step<Loose, Loose['frame']>;
type Run = LooseStep['run'];
const [A, B, C] = seatsOf(3);

const start = (game: Game<Loose>, seats = 2): Runner<Loose> => Runner.start(game, {}, seats, new FastChance(1), true);
const log = (r: Runner<Loose>): string[] => r.state.pub.log;
const stack = (r: Runner<Loose>): string[] => r.state.stack.map((f) => f.step);
const say = (s: State<Loose>, what: string): void => {
  s.pub.log.push(what);
};
/** Asks seat A and does `then` with the answer. */
const asking = (then: (x: Hands<Loose>, s: State<Loose>, f: Loose['frame']) => void): LooseStep => ({
  run: (_s, _f, x) => x.ask({ asked: [A], label: 'ask' }),
  take: (s, f, _seat, _answer, x) => then(x, s, f),
});
/** Runs once; when it comes back it has been told `got`, notes it and ends. */
const calling = (child: string): Run => {
  return (s, f, x, got) => {
    if (f.n === undefined) {
      f.n = 1;
      x.push({ step: child });
    } else {
      say(s, `${f.step} got ${JSON.stringify(got)}`);
      x.pop(f.step);
    }
  };
};

describe('push and pop', () => {
  test('four frames deep, each hands its result to the one below', () => {
    const r = start(
      scripted({
        main: { run: calling('raid') },
        raid: { run: calling('battle') },
        battle: { run: calling('tactic') },
        tactic: asking((x) => x.pop({ hits: 2 })),
      }),
    );
    expect(stack(r)).toEqual(['main', 'raid', 'battle', 'tactic']);
    r.answer(A, ['go']);
    expect(log(r)).toEqual(['battle got {"hits":2}', 'raid got "battle"', 'main got "raid"']);
    expect(stack(r)).toEqual([]);
    expect(r.state.flow).toBe(NOBODY_ASKED);
  });

  test('a frame that pops without a result gives null, and zero is a result', () => {
    for (const [ret, told] of [
      [undefined, 'null'],
      [0, '0'],
      [false, 'false'],
    ] as const) {
      const r = start(scripted({ main: { run: calling('child') }, child: { run: (_s, _f, x) => (ret === undefined ? x.pop() : x.pop(ret)) } }));
      expect(log(r)).toEqual([`main got ${told}`]);
    }
  });

  test('pop and push is a tail call: the frame below hears the result of the last one', () => {
    const r = start(
      scripted({
        main: { run: calling('first') },
        first: {
          run(_s, _f, x) {
            x.pop('lost');
            x.push({ step: 'second' });
          },
        },
        second: {
          run(s, _f, x, got) {
            say(s, `second got ${JSON.stringify(got)}`);
            x.pop('kept');
          },
        },
      }),
    );
    expect(log(r)).toEqual(['second got null', 'main got "kept"']);
  });

  test('a result is heard once', () => {
    const r = start(
      scripted({
        main: {
          run(s, f, x, got) {
            say(s, `${got}`);
            f.n = (f.n ?? 0) + 1;
            if (f.n === 1) x.push({ step: 'child' });
            else if (f.n === 4) x.pop();
          },
        },
        child: { run: (_s, _f, x) => x.pop('once') },
      }),
    );
    expect(log(r)).toEqual(['null', 'once', 'null', 'null']);
  });

  test('an asked seat is no longer asked once a frame is pushed over it, and the step asks again afterwards', () => {
    const r = start(
      scripted({
        main: {
          run: (s, _f, x) => {
            say(s, 'asks');
            x.ask({ asked: [A, B], label: 'bargain', window: 'open' });
          },
          take: (_s, _f, _seat, _answer, x) => x.push({ step: 'inner' }),
        },
        inner: asking((x) => x.pop()),
      }),
    );
    r.answer(B, ['interrupt']);
    expect(r.state.flow.asked).toEqual([A]);
    r.answer(A, ['done']);
    expect(log(r)).toEqual(['asks', 'asks']);
    expect(r.state.flow).toMatchObject({ asked: [A, B], done: [], window: 'open' });
  });
});

describe('later and next', () => {
  test('frames wait in the nearest queue and run first in, first out', () => {
    const r = start(
      scripted({
        main: {
          run(s, f, x) {
            if (f.n === undefined) {
              f.n = 1;
              x.push({ step: 'busy' });
            } else if (!x.next()) {
              say(s, 'empty');
              x.pop();
            }
          },
        },
        // No queue of its own: what it causes waits below.
        busy: {
          run(_s, _f, x) {
            for (const n of [1, 2, 3]) x.later({ step: 'trigger', n });
            x.pop();
          },
        },
        trigger: {
          run(s, f, x) {
            say(s, `trigger ${f.n}`);
            if (f.n === 1) x.later({ step: 'trigger', n: 4 });
            x.pop();
          },
        },
      }),
    );
    expect(log(r)).toEqual(['trigger 1', 'trigger 2', 'trigger 3', 'trigger 4', 'empty']);
  });

  test('without any queue the waiting frame is named', () => {
    const game = scripted({ main: { run: (_s, _f, x) => x.later({ step: 'orphan' }) } });
    const bare = { ...game, setup: () => ({ pub: { log: [] }, mine: [{}, {}], dark: {}, stack: [{ step: 'main' }] }) };
    expect(() => start(bare)).toThrow("nobody keeps a queue for 'orphan'");
  });
});

describe('unwind and end', () => {
  test('unwinding drops frames to the named one, which runs again', () => {
    const r = start(
      scripted({
        main: { run: calling('raid') },
        raid: {
          run(s, f, x) {
            f.n = (f.n ?? 0) + 1;
            say(s, `raid runs ${f.n}`);
            if (f.n === 1) x.push({ step: 'battle' });
            else x.pop();
          },
        },
        battle: { run: calling('tactic') },
        tactic: asking((x) => x.unwind('raid')),
      }),
    );
    r.answer(A, ['flee']);
    expect(log(r)).toEqual(['raid runs 1', 'raid runs 2', 'main got null']);
  });

  test('a result that was handed down on the way is not for the frame that is unwound to', () => {
    const r = start(
      scripted({
        main: { run: calling('battle') },
        battle: { run: calling('tactic') },
        tactic: asking((x) => {
          x.pop('lost');
          x.unwind('main');
        }),
      }),
    );
    r.answer(A, ['flee']);
    expect(log(r)).toEqual(['main got null']);
  });

  test('unwinding to a frame that is not there is an error that names it', () => {
    const r = start(scripted({ main: asking((x) => x.unwind('nowhere')) }));
    expect(() => r.answer(A, ['go'])).toThrow("no frame 'nowhere' to unwind to");
  });

  test('end is the end, however deep', () => {
    const r = start(scripted({ main: { run: calling('child') }, child: asking((x) => x.end()) }));
    r.answer(A, ['go']);
    expect(stack(r)).toEqual([]);
    expect(r.state.flow.asked).toEqual([]);
  });
});

describe('windows', () => {
  test('a cover has the plainest values but for what the step says', () => {
    const r = start(scripted({ main: asking(() => {}) }));
    expect(r.state.flow).toEqual({
      asked: [A],
      done: [],
      label: 'ask',
      window: 'turn',
      revisable: false,
      onBehalf: null,
      needsSecrets: false,
      seconds: null,
    });
  });

  const open = (act: (x: Hands<Loose>, seat: Seat, what: string) => void): Runner<Loose> =>
    start(
      scripted({
        main: {
          run(s, f, x) {
            say(s, 'runs');
            if (f.n === 1) x.pop();
            else x.ask({ asked: [A, B, C], label: 'race', window: 'open' });
            f.n = 1;
          },
          take: (_s, _f, seat, [what], x) => act(x, seat, what),
        },
      }),
      3,
    );

  test('open: an act leaves everybody asked; settled seats are not waited for; all settled closes', () => {
    const r = open((x, seat, what) => what === 'stay' && x.settle(seat));
    r.answer(C, ['act']);
    expect(r.state.flow).toMatchObject({ asked: [A, B, C], done: [] });
    r.answer(C, ['stay']);
    r.answer(A, ['stay']);
    r.answer(A, ['stay']);
    expect(r.state.flow.done).toEqual([A, C]);
    expect(log(r)).toEqual(['runs']);
    r.answer(B, ['stay']);
    expect(log(r)).toEqual(['runs', 'runs']);
  });

  test('open: a seat that is roused is waited for again', () => {
    const r = open((x, seat, what) => (what === 'stay' ? x.settle(seat) : x.rouse(A)));
    r.answer(B, ['wake']);
    expect(r.state.flow.done).toEqual([]);
    r.answer(A, ['stay']);
    r.answer(B, ['stay']);
    r.answer(C, ['wake']);
    expect(r.state.flow).toMatchObject({ asked: [A, B, C], done: [B] });
    r.answer(C, ['stay']);
    expect(log(r)).toEqual(['runs']);
    r.answer(A, ['stay']);
    expect(log(r)).toEqual(['runs', 'runs']);
  });

  test('open: a released seat is asked no more; nobody left closes', () => {
    const r = open((x, seat, what) => (what === 'stay' ? x.settle(seat) : x.release(seat)));
    r.answer(A, ['stay']);
    r.answer(A, ['leave']);
    expect(r.state.flow).toMatchObject({ asked: [B, C], done: [] });
    r.answer(B, ['stay']);
    r.answer(C, ['leave']);
    expect(log(r)).toEqual(['runs', 'runs']);
  });

  test('open: the step may close it at any time', () => {
    const r = open((x) => x.close());
    r.answer(B, ['grab']);
    expect(stack(r)).toEqual([]);
  });

  test('sealed: answers are hidden until all are in, then taken in seat order, whatever the order of arrival', () => {
    const orders = [
      [A, B, C],
      [C, A, B],
      [B, C, A],
      [C, B, A],
    ];
    const ends = orders.map((order) => {
      const r = start(
        scripted({
          main: {
            run: (_s, f, x) => (f.n === 3 ? x.pop() : x.ask({ asked: [C, A, B], label: 'vote', window: 'sealed' })),
            take(s, f, seat, [ballot]) {
              f.n = (f.n ?? 0) + 1;
              say(s, `${seat} ${ballot}`);
            },
          },
        }),
        3,
      );
      for (const seat of order.slice(0, 2)) {
        r.answer(seat, [`from ${seat}`]);
        expect(log(r)).toEqual([]);
        expect(r.state.sealed[seat]).toEqual([`from ${seat}`]);
        expect(r.state.flow.done).toContain(seat);
      }
      r.answer(order[2], [`from ${order[2]}`]);
      expect(log(r)).toEqual(['0 from 0', '1 from 1', '2 from 2']);
      return JSON.stringify(r.state);
    });
    expect(new Set(ends).size).toBe(1);
    expect(JSON.parse(ends[0]).sealed).toEqual([null, null, null]);
  });

  test('sealed and revisable: the last answer of a seat counts', () => {
    const r = start(
      scripted({
        main: {
          run: (_s, f, x) => (f.n === 1 ? x.pop() : x.ask({ asked: [A, B], label: 'vote', window: 'sealed', revisable: true })),
          take(s, f, seat, [ballot]) {
            f.n = 1;
            say(s, `${seat} ${ballot}`);
          },
        },
      }),
    );
    r.answer(A, ['no']);
    r.answer(A, ['yes']);
    expect(r.state.flow.done).toEqual([A]);
    r.answer(B, ['no']);
    expect(log(r)).toEqual(['0 yes', '1 no']);
  });
});

describe('free actions beside a question', () => {
  const beside: Game<Loose>['beside'] = {
    offer: (_k, _seat, path) => (path.length === 0 ? { kind: 'free', picks: ['free'], ends: true, rule: 'F' } : null),
    take: (s, _seat, _answer, x) => {
      say(s, 'free');
      x.push({ step: 'bonus' });
    },
  };
  test('the interrupted step asks again after the free action and what it pushed', () => {
    const r = start(
      scripted(
        {
          main: asking((x, s) => {
            say(s, 'main');
            x.pop();
          }),
          bonus: asking((x, s) => {
            say(s, 'bonus');
            x.pop();
          }),
        },
        { beside },
      ),
    );
    r.answer(A, ['free']);
    expect(stack(r)).toEqual(['main', 'bonus']);
    r.answer(A, ['go']);
    expect(stack(r)).toEqual(['main']);
    r.answer(A, ['go']);
    expect(log(r)).toEqual(['free', 'bonus', 'main']);
  });
});

describe('what is told', () => {
  const telling: Run = (_s, f, x) => {
    if (f.n === 1) return x.pop();
    f.n = 1;
    x.tell([A], { kind: 'told' });
    x.ask({ asked: [A], label: 'ask' });
  };
  test('tell is not a barrier; reveal and chance are; hearing starts anew', () => {
    const acts: Record<string, (x: Hands<Loose>) => void> = {
      tell: (x) => x.tell('all', { kind: 'plain' }),
      reveal: (x) => x.reveal('all', { kind: 'opened' }, 'R1'),
      chance: (x) => x.int(6),
    };
    for (const [name, act] of Object.entries(acts)) {
      const r = start(scripted({ main: { run: telling, take: (_s, _f, _seat, _answer, x) => act(x) } }));
      expect(r.hear()).toEqual({ events: [{ to: [A], event: { kind: 'told' }, rule: null }], barrier: false });
      r.answer(A, ['go']);
      const heard = r.hear();
      expect(heard.barrier, name).toBe(name !== 'tell');
      if (name === 'reveal') expect(heard.events).toEqual([{ to: 'all', event: { kind: 'opened' }, rule: 'R1' }]);
      expect(r.hear()).toEqual({ events: [], barrier: false });
    }
  });

  test('silent hands tell nothing, still see barriers, and leave the same state', () => {
    const game = scripted({
      main: {
        run: telling,
        take(s, _f, _seat, _answer, x) {
          say(s, `${x.int(1000)}`);
          x.reveal('all', { kind: 'r' }, 'R1');
        },
      },
    });
    const [loud, silent] = [true, false].map((t) => Runner.start(game, {}, 2, new FastChance(3), t));
    for (const r of [loud, silent]) r.answer(A, ['go']);
    expect(silent.events).toEqual([]);
    expect(silent.barrier).toBe(true);
    expect(silent.state).toEqual(loud.state);
  });
});

describe('mistakes of a game author are named', () => {
  test('a step that neither asks, pushes nor pops', () => {
    expect(() => start(scripted({ main: { run: calling('sleepy') }, sleepy: { run: () => {} } }))).toThrow("step 'sleepy' runs for ever");
  });
  test('two steps that call each other for ever', () => {
    const game = scripted({ main: { run: (_s, _f, x) => x.push({ step: 'pong' }) }, pong: { run: (_s, _f, x) => x.pop() } });
    expect(() => start(game)).toThrow(/step '(main|pong)' runs for ever/);
  });
});

test('while nobody is asked the cover says a plain turn, of nobody, that cannot be changed', () => {
  const nobody = { asked: [], done: [], label: '', window: 'turn', revisable: false, onBehalf: null, needsSecrets: false, seconds: null };
  expect(NOBODY_ASKED).toEqual(nobody);
  expect(start(scripted({ main: { run: (_s, _f, x) => x.end() } })).state.flow).toEqual(nobody);
});
