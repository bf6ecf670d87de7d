/** Clocks, deadlines, warnings, and what happens at zero. */
import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { Host, type Settings } from '../index.ts';
import { MatchStage, START, TINY, testSetup, toys } from './stage.ts';

const [A, B] = seatsOf(2);
const SECOND = 1000;
const DAY = 86_400_000;
const table = (settings: Partial<Settings>, who = 'pp'): MatchStage => {
  return new MatchStage(
    testSetup(TINY, who, settings, { goal: 50 }),
    undefined,
    undefined,
    undefined,
    START,
    seatsOf(who.length).filter((s) => who[s] === 'p'),
  );
};
const idles = (stage: MatchStage): string[] => stage.heard('watch').filter((kind) => kind === '$idle');

describe('none', () => {
  test('nothing runs and nothing is due', () => {
    const stage = table({});
    expect(stage.table).toMatchObject({ clock: null, due: null });
    stage.pass(1000 * DAY);
    expect(stage.host.wake()).toBeNull();
    expect(stage.lines).toHaveLength(1);
  });
});

describe('a time per move', () => {
  const clock = { kind: 'move', seconds: 60 } as const;

  test('every question has the whole of it', () => {
    const stage = table({ clock });
    expect(stage.table).toMatchObject({ clock: { left: [60_000, 60_000], running: [A], at: 0 }, due: 60_000 });
    stage.pass(59 * SECOND);
    stage.answer(A, 'one');
    expect(stage.table).toMatchObject({ clock: { left: [60_000, 60_000], running: [B], at: 59_000 }, due: 119_000 });
  });

  test('says at four fifths that it runs out, and at the end what the silent say', () => {
    const stage = table({ clock });
    stage.pass(47_999);
    expect(stage.table).not.toHaveProperty('soon');
    stage.pass(1);
    expect(stage.table.soon).toEqual([A]);
    stage.pass(11_999);
    expect(idles(stage)).toEqual([]);
    stage.pass(1);
    expect(idles(stage)).toEqual(['$idle']);
    expect(stage.lines.at(-1)).toMatchObject({
      at: START + 60_000,
      ids: [],
      body: { entry: { at: 60_000, act: { seat: A, answer: ['one'], by: 'idle' } } },
    });
    expect(stage.table).not.toHaveProperty('soon');
    expect(stage.table.clock!.running).toEqual([B]);
  });

  test('an answer after the deadline is late, even before the timer has fired', () => {
    const stage = table({ clock });
    const question = stage.question(A);
    stage.now += 60_001;
    expect(stage.say(A, { t: 'answer', question, answer: ['two'] } as never)).toMatchObject({ refusal: { why: 'stale' } });
    expect(stage.whole(A).pub.total).toBe(1);
  });

  test('nobody gains time by undoing', () => {
    const stage = table({ clock });
    for (let i = 0; i < 3; i++) {
      stage.pass(15 * SECOND);
      stage.answer(A, 'one');
      stage.say(A, { t: 'undo' });
    }
    expect(stage.table.due).toBe(60_000);
  });

  test('a bot takes the chair instead, where the table wants that; the person comes back to it', () => {
    const stage = table({ clock, atZero: 'bot' });
    stage.pass(60 * SECOND);
    expect(stage.table.chairs[A]).toEqual({ kind: 'bot', name: 'P0', level: 'normal', away: false });
    expect(stage.heard(B).at(-1)).toBe('$chair');
    expect(idles(stage)).toEqual([]);
    stage.pass(3 * SECOND);
    expect(stage.lines.at(-1)!.body).toMatchObject({ entry: { act: { seat: A, by: { bot: 'normal' } } } });
    stage.host.said(A, { t: 'presence', away: false }, stage.now);
    stage.pump();
    expect(stage.table.chairs[A]).toMatchObject({ kind: 'person', name: 'P0', away: false });
    expect(stage.heard(B).at(-1)).toBe('$chair');
  });

  test('a player who answers is back as well', () => {
    const stage = table({ clock, atZero: 'bot' });
    stage.pass(60 * SECOND);
    expect(stage.answer(A, 'two')).toMatchObject({ t: 'ack' });
    expect(stage.table.chairs[A].kind).toBe('person');
    expect(stage.whole(A).pub.total).toBe(2);
  });
});

describe('a bank', () => {
  const clock = { kind: 'bank', seconds: 100, increment: 5 } as const;

  test('runs down over the match and grows by each answer', () => {
    const stage = table({ clock });
    stage.pass(30 * SECOND);
    stage.answer(A, 'one');
    expect(stage.table.clock).toEqual({ left: [75_000, 100_000], running: [B], at: 30_000 });
    stage.pass(10 * SECOND);
    stage.answer(B, 'one');
    stage.pass(25 * SECOND);
    stage.answer(A, 'one');
    expect(stage.table.clock!.left).toEqual([55_000, 95_000]);
  });

  test('an undo gives back the increment', () => {
    const stage = table({ clock });
    for (let i = 0; i < 5; i++) {
      stage.answer(A, 'one');
      stage.say(A, { t: 'undo' });
    }
    expect(stage.table.clock!.left).toEqual([100_000, 100_000]);
  });

  test('warns once when a fifth is left, and at zero leaves the increment', () => {
    const stage = table({ clock });
    stage.pass(80 * SECOND);
    expect(stage.table.soon).toEqual([A]);
    stage.pass(20 * SECOND);
    expect(idles(stage)).toHaveLength(1);
    stage.answer(B, 'one');
    expect(stage.table).toMatchObject({ soon: [A], clock: { left: [5000, expect.any(Number)] }, due: 105_000 });
    expect(stage.lines.filter((l) => (l.body as { k: string }).k === 'soon')).toHaveLength(1);
  });

  test('bots have no clock', () => {
    const stage = table({ clock }, 'pb');
    stage.answer(A, 'one');
    expect(stage.table).toMatchObject({ clock: { running: [], left: [105_000, 100_000] }, due: null });
  });
});

describe('days', () => {
  const clock = { kind: 'days', days: 3 } as const;

  test('one call a turn and one reminder for those who are away, none for those who look', () => {
    const stage = table({ clock });
    stage.answer(A, 'one');
    expect(stage.calls).toEqual([]);
    stage.host.present(B, 0, stage.now);
    stage.pass(10 * SECOND);
    expect(stage.table.chairs[B].away).toBe(true);
    // B saw the question before it left; the next one it did not.
    stage.pass(3 * DAY);
    expect(stage.calls.map((c) => [c.seat, c.kind])).toEqual([[B, 'soon']]);
    for (let i = 0; i < 3; i++) stage.answer(A, 'whisper');
    stage.answer(A, 'one');
    expect(stage.calls.map((c) => c.kind)).toEqual(['soon', 'turn']);
    stage.pass(3 * DAY);
    expect(stage.calls.map((c) => c.kind)).toEqual(['soon', 'turn', 'soon']);
  });

  test('several questions of one turn are one call', () => {
    const stage = table({ clock });
    stage.host.present(B, 0, stage.now);
    stage.pass(10 * SECOND);
    stage.answer(A, 'one');
    stage.say(A, { t: 'undo' });
    stage.answer(A, 'two');
    expect(stage.calls.map((c) => [c.seat, c.kind])).toEqual([[B, 'turn']]);
  });
});

describe("a window's own time", () => {
  test('comes before the clock of the table; at its end the silent are answered for in order', () => {
    const stage = table({ clock: { kind: 'move', seconds: 300 } });
    stage.answer(A, 'race');
    expect(stage.table).toMatchObject({ due: 10_000, clock: { running: [] } });
    stage.answer(A, 'stay');
    stage.pass(10 * SECOND);
    expect(idles(stage)).toHaveLength(1);
    expect(stage.heard(A).slice(-2)).toEqual(['$idle', 'grabbed']);
    expect(stage.table.due).toBe(310_000);
  });

  test('warns where it is long enough, and calls nobody to a race', () => {
    const stage = new MatchStage(testSetup(toys[1], 'ppp', {}, { peek: 'nobody' }));
    stage.present(A);
    expect(stage.table.due).toBe(60_000);
    stage.pass(48_000);
    expect(stage.table.soon).toEqual([0, 1, 2]);
    expect(stage.calls.filter((c) => c.kind === 'turn')).toEqual([]);
    stage.pass(12_000);
    expect(idles(stage)).toHaveLength(3);
    expect(stage.table).not.toHaveProperty('soon');
  });
});

describe('time in which nobody ran the match', () => {
  const clock = { kind: 'bank', seconds: 100, increment: 0 } as const;
  const left = (stage: MatchStage, now: number, aliveUntil?: number) => {
    const host = Host.restore({ ...stage.setup, snapshot: null, lines: stage.lines, now, ...(aliveUntil !== undefined && { aliveUntil }) });
    return new MatchStage(stage.setup, undefined, undefined, host, now);
  };

  test("is nobody's: from the last line, or from when it is known to have stopped", () => {
    const stage = table({ clock });
    stage.pass(10 * SECOND);
    stage.answer(A, 'one');
    stage.pass(20 * SECOND);
    const now = stage.now + 5000 * SECOND;
    expect(left(stage, now).table.due).toBe(now - START + 100_000);
    expect(left(stage, now, stage.now).table.due).toBe(now - START + 80_000);
    // Put aside, not down: time ran on, and what it brought is done at once.
    const aside = left(stage, now, now);
    aside.pass(0);
    expect(idles(aside)).toHaveLength(1);
  });

  test('moves deadlines of windows and of bots too', () => {
    const stage = table({}, 'pb');
    stage.answer(A, 'race');
    const again = left(stage, stage.now + 60 * SECOND);
    expect(again.table.due).toBe(70_000);
    again.pass(700);
    expect(again.lines.some((l) => (l.body as { k: string }).k === 'act')).toBe(false);
    again.pass(2300);
    expect(again.lines.some((l) => (l.body as { k: string }).k === 'act')).toBe(true);
  });

  test('a match without pressure leaves no trace when it is looked at', () => {
    const stage = new MatchStage(testSetup(TINY, 'pp'));
    const again = left(stage, stage.now + DAY);
    expect(again.lines).toEqual([]);
    expect(JSON.stringify(again.host.snapshot())).toBe(JSON.stringify(stage.host.snapshot()));
  });
});
