/** When bots answer. It does not depend on what they think. */
import { choose, seatsOf, viewFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { drawnDelay, type LogLine } from '../index.ts';
import { bot, MatchStage, START, type StageThinker, TINY, testSetup, thinkAtRandom, toys } from './stage.ts';

const [A, B, C] = seatsOf(3);
const thinks =
  (ms: number, answer: string[]): StageThinker =>
  () => ({ ms, answer });
const acts = (lines: readonly LogLine[]): { seat: number; answer: string[]; at: number; by?: unknown }[] =>
  lines.flatMap((l) => {
    const { k, entry } = l.body as { k: string; entry: { at: number; act: { kind: string; seat: number; answer: string[]; by?: unknown } } };
    return k === 'act' && entry.act.kind === 'answer' ? [{ seat: entry.act.seat, answer: entry.act.answer, at: entry.at, by: entry.act.by }] : [];
  });

describe('delays', () => {
  test('are drawn within their limits, spread, and the same for the same seed', () => {
    for (const [window, least, most] of [
      ['turn', 700, 1300],
      ['sealed', 800, 2500],
      ['open', 800, 3000],
    ] as const) {
      const all = Array.from({ length: 500 }, (_, i) => drawnDelay('human', window, `seed ${i}`));
      expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...all)).toBeLessThanOrEqual(most);
      expect(new Set(all).size).toBeGreaterThan(200);
      expect(drawnDelay('human', window, 'x')).toBe(drawnDelay('human', window, 'x'));
    }
  });

  test('the time of an answer does not depend on thinking, while that is shorter', () => {
    const times = [1, 50, 400, 690].map((ms) => {
      const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 8 }), thinks(ms, ['one']));
      stage.settle();
      return acts(stage.lines).map((a) => a.at);
    });
    for (const t of times) expect(t).toEqual(times[0]);
    expect(times[0]).toHaveLength(8);
  });

  test('in an open window a bot looks again when the table has changed, and answers at the time that was drawn', () => {
    const stage = new MatchStage(testSetup(toys[1], 'pbb', {}, { peek: 'nobody' }), thinks(20, ['ready']), () => 1000);
    stage.pass(200);
    const before = stage.orders.filter((o) => o.seat === B);
    expect(before).toHaveLength(1);
    const offer = choose(toys[1], viewFrom(stage.whole(A).pub, stage.whole(A).mine), A, ['offer', 'to 1'])!.picks.find((p) => p.startsWith('give'))!;
    expect(stage.answer(A, 'offer', 'to 1', offer, 'for', 'sign')?.t).toBe('ack');
    const seen = stage.orders.filter((o) => o.seat === B);
    expect(seen).toHaveLength(2);
    expect((seen[1].known.pub as { offers: unknown[] }).offers[A]).not.toBeNull();
    // Being ready changes nothing on the table, so nobody thinks again for it.
    stage.pass(900);
    expect(acts(stage.lines).filter((a) => a.seat === B)).toMatchObject([{ at: 1000 }]);
    expect(stage.orders.filter((o) => o.seat === C)).toHaveLength(2);
  });

  test('where a game says so, a bot hears people out before it acts: until they have spoken, or for a while', () => {
    const setup = testSetup(toys[1], 'pbb', {}, { peek: 'nobody' });
    const polite = { ...toys[1], hearsOut: (_: unknown, seat: number) => seat === B };
    const at = (says: boolean): number[] => {
      const stage = new MatchStage({ ...setup, cartridge: { ...setup.cartridge, game: polite } }, thinks(20, ['ready']), () => 1000);
      stage.pass(1500);
      // C hears nobody out.
      expect(acts(stage.lines).map((a) => a.seat)).toEqual([C]);
      stage.pass(3500);
      if (says) expect(stage.answer(A, 'ready')?.t).toBe('ack');
      stage.pass(45_000);
      return acts(stage.lines).flatMap((a) => (a.seat === B ? [a.at] : []));
    };
    expect(at(true)[0]).toBe(5500);
    expect(at(false)[0]).toBe(40_000);
  });

  test('thinking is given less time than the shortest delay, at every pace', () => {
    for (const pace of ['human', 'fast'] as const) {
      const stage = new MatchStage(testSetup(TINY, 'bp', { pace }, { goal: 8 }), thinks(1, ['two']));
      expect(stage.orders[0]).toMatchObject({ seat: A, level: 'normal' });
      const shortest = Math.min(
        ...(['turn', 'sealed', 'open'] as const).flatMap((w) => [...Array(300).keys()].map((i) => drawnDelay(pace, w, `${i}`))),
      );
      expect(stage.orders[0].budget).toBeLessThanOrEqual(shortest - 50);
    }
  });

  test('a thought that is late waits for the next beat after the time that was drawn: by how much it was late does not show', () => {
    const at = [7001, 7020, 7333].map((ms) => {
      const stage = new MatchStage(testSetup(TINY, 'bp', {}, { goal: 8 }), thinks(ms, ['two']));
      stage.pass(ms);
      expect(acts(stage.lines)).toEqual([]);
      stage.pass(1000);
      expect(acts(stage.lines)).toMatchObject([{ seat: A, by: { bot: 'normal', iterations: 0, seed: stage.orders[0].seed } }]);
      const due = drawnDelay('human', 'turn', `${stage.setup.botSeed} 0 0 0 0 delay`);
      expect((acts(stage.lines)[0].at - due) % 500).toBe(0);
      return acts(stage.lines)[0].at;
    });
    expect(Math.max(...at) - Math.min(...at)).toBeLessThanOrEqual(500);
  });

  test('hurried, they answer as soon as they have thought, and the next question has its delay again', () => {
    const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 8 }), thinks(20, ['one']));
    stage.pass(5);
    stage.host.hurry(stage.now);
    stage.pass(14);
    expect(acts(stage.lines)).toEqual([]);
    stage.pass(1);
    expect(acts(stage.lines)).toMatchObject([{ seat: A, at: 20 }]);
    stage.pass(600);
    expect(acts(stage.lines)).toHaveLength(1);
  });

  test('at the pace "instant" every answer comes with its thought, until the pace changes again', () => {
    const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 8 }), thinks(20, ['one']));
    stage.pass(5);
    stage.host.setPace('instant', stage.now);
    stage.pass(55);
    expect(acts(stage.lines).map((a) => a.at)).toEqual([20, 40, 60]);
    stage.host.setPace('human', stage.now);
    stage.pass(20);
    expect(acts(stage.lines)).toHaveLength(4);
    stage.pass(600);
    expect(acts(stage.lines)).toHaveLength(4);
    stage.pass(800);
    expect(acts(stage.lines)).toHaveLength(5);
  });

  test('at the pace "instant" the answer is part of what the thought leads to, without another tick', () => {
    const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 8 }), thinks(20, ['one']));
    stage.host.setPace('instant', stage.now);
    stage.host.thought(stage.orders[0].ticket, ['one'], 0, stage.now + 20);
    expect(acts(stage.host.take().lines)).toMatchObject([{ seat: A, answer: ['one'], at: 20 }]);
  });

  test('what bots have already thought is answered by the call that hurries them', () => {
    for (const press of [(s: MatchStage) => s.host.setPace('instant', s.now), (s: MatchStage) => s.host.hurry(s.now)]) {
      const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 8 }), thinks(20, ['one']));
      stage.pass(30);
      expect(acts(stage.lines)).toEqual([]);
      press(stage);
      expect(acts(stage.host.take().lines)).toMatchObject([{ seat: A, answer: ['one'], at: 30 }]);
    }
  });

  test('quick bots are quick', () => {
    const stage = new MatchStage(testSetup(TINY, 'bb', { pace: 'fast' }, { goal: 8 }), thinks(1, ['two']));
    stage.settle();
    expect(stage.now - START).toBe(4 * 150);
    const slow = new MatchStage(testSetup(TINY, 'bb', { pace: 'fast' }, { goal: 8 }), thinks(149, ['two']));
    slow.settle();
    expect(acts(slow.lines)).toEqual(acts(stage.lines));
  });
});

describe('in an open window (Q3)', () => {
  test('0.8 to 3 s, half a second after a person, before the deadline', () => {
    const gaps: number[] = [];
    for (let i = 0; i < 40; i++) {
      const stage = new MatchStage(testSetup(TINY, 'ppb', {}, { goal: 50 }, `race ${i}`), thinks(3, ['stay']));
      stage.answer(A, 'race');
      const opened = stage.now;
      stage.pass(790);
      expect(acts(stage.lines)).toHaveLength(1);
      stage.answer(A, 'stay');
      stage.settle(() => acts(stage.lines).length === 3);
      const { at, seat } = acts(stage.lines)[2];
      expect(seat).toBe(C);
      expect(at).toBeGreaterThanOrEqual(790 + 500);
      expect(START + at - opened).toBeLessThanOrEqual(3000);
      gaps.push(at);
    }
    expect(new Set(gaps).size).toBeGreaterThan(20);
  });

  test('people who click all the time do not push a bot over the deadline', () => {
    const stage = new MatchStage(testSetup(TINY, 'ppb', {}, { goal: 50 }), thinks(3, ['stay']));
    stage.answer(A, 'race');
    stage.pass(9600);
    // Nobody waited for: the bot has long answered; so try again with a bot whose thought is late.
    expect(acts(stage.lines).at(-1)).toMatchObject({ seat: C });
    const late = new MatchStage(testSetup(TINY, 'ppb', {}, { goal: 50 }), thinks(9500, ['stay']));
    late.answer(A, 'race');
    late.pass(9400);
    late.answer(A, 'stay');
    late.settle(() => acts(late.lines).length === 3);
    expect(acts(late.lines)[2]).toMatchObject({ seat: C, at: 9750 });
  });

  test('an answer that became impossible is thought again, in a time of its own, and in the end the chair is silent', () => {
    const stage = new MatchStage(testSetup(TINY, 'pb', {}, { goal: 50 }), thinks(3, ['impossible']));
    stage.answer(A, 'one');
    stage.settle(() => acts(stage.lines).length === 2);
    expect(stage.orders).toHaveLength(3);
    expect(new Set(stage.orders.map((o) => o.seed)).size).toBe(3);
    expect(acts(stage.lines)[1]).toMatchObject({ seat: B, answer: ['one'], by: 'idle' });
    expect(acts(stage.lines)[1].at).toBeGreaterThan(4 * 700);
  });
});

test('what failed before has no part in the time of the next answer', () => {
  let times = 0;
  const stage = new MatchStage(testSetup(TINY, 'pb', {}, { goal: 50 }), () => ({ ms: 3, answer: times++ === 0 ? ['impossible'] : ['whisper'] }));
  stage.answer(A, 'one');
  stage.settle(() => acts(stage.lines).length === 4);
  const [, first, second, third] = acts(stage.lines).map((a) => a.at);
  expect(first).toBeGreaterThanOrEqual(1400);
  for (const gap of [second - first, third - second]) expect(gap).toBeGreaterThanOrEqual(700);
});

describe('thoughts', () => {
  test('are of what the seat knows and remembers, nothing else', () => {
    const stage = new MatchStage(testSetup(TINY, 'bp'));
    const [{ known, memory }] = stage.orders;
    expect(known.mine).toEqual({ card: expect.any(Number), seen: [] });
    expect(JSON.stringify([known, memory])).not.toContain('dark');
    expect(known).not.toHaveProperty('dark');
  });

  test('that nobody is waiting for are called back', () => {
    const stage = new MatchStage(testSetup(TINY, 'pb', {}, { goal: 50 }), thinks(100_000, ['one']));
    stage.answer(A, 'one');
    stage.say(A, { t: 'undo' });
    expect(stage.dropped).toEqual([stage.orders[0].ticket]);
    stage.host.thought(stage.orders[0].ticket, ['two'], 0, stage.now);
    stage.pump();
    expect(stage.whole(A).pub.total).toBe(0);
  });

  test('a bot that cannot think is silent in the end', () => {
    const stage = new MatchStage(testSetup(TINY, 'pb', {}, { goal: 50 }), () => ({ ms: 1, answer: null }));
    stage.answer(A, 'one');
    stage.settle(() => acts(stage.lines).length === 2);
    expect(acts(stage.lines)[1]).toMatchObject({ seat: B, by: 'idle' });
  });
});

test('an empty chair says what the silent say, in its time', () => {
  const stage = new MatchStage(testSetup(TINY, 'ep', {}, { goal: 50 }));
  stage.pass(1300);
  expect(acts(stage.lines)).toMatchObject([{ seat: A, answer: ['one'], by: 'idle' }]);
  expect(stage.orders).toEqual([]);
});

test('a bot that acts in an open window and stays asked is asked again', () => {
  const stage = new MatchStage(testSetup(TINY, 'bb', {}, { goal: 12 }), thinkAtRandom(TINY));
  stage.settle();
  expect(stage.host.closed).toBe('over');
});

test('a bot that takes over after an order did not fit takes its own time', () => {
  const stage = new MatchStage(testSetup(TINY, 'pp', { clock: { kind: 'move', seconds: 20 }, atZero: 'bot' }, { goal: 50 }), thinks(3, ['one']));
  stage.say(A, { t: 'order', order: 'left', on: true } as never);
  stage.pass(20_000);
  expect(stage.table.chairs[A].kind).toBe('bot');
  stage.settle(() => acts(stage.lines).length === 1);
  expect(acts(stage.lines)[0].at).toBeGreaterThanOrEqual(20_700);
});

test('a stronger bot in the same chair thinks anew', () => {
  const stage = new MatchStage(testSetup(TINY, 'bp'), thinks(600, ['one']));
  stage.pass(500);
  stage.host.sit(A, bot('Deep', 'hard'), stage.now);
  stage.pump();
  expect(stage.dropped).toEqual([1]);
  expect(stage.orders.at(-1)).toMatchObject({ level: 'hard', seat: A });
  stage.pass(699);
  expect(acts(stage.lines)).toEqual([]);
  stage.pass(601);
  expect(acts(stage.lines)).toMatchObject([{ by: { bot: 'hard' } }]);
});
