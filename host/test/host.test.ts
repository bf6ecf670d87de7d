/** Answers in, frames out: what is accepted, who receives it, how frames are numbered. */
import { FLOW, SEALED, STACK, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { clientMessage } from '../index.ts';
import { MatchStage, START, streamsOf, TINY, testSetup, toys } from './stage.ts';

const [A, B] = seatsOf(2);
const two = (): MatchStage => {
  const stage = new MatchStage(testSetup(TINY, 'pp', {}, { goal: 50 }));
  stage.present(A, B);
  return stage;
};

describe('answers', () => {
  test('are acknowledged to the sayer and told to everybody', () => {
    const stage = two();
    const before = streamsOf(2).map((s) => stage.frames(s).length);
    const question = stage.question(A);
    stage.host.said(A, { t: 'answer', id: 'abcdefgh', question: question!, answer: ['one'] }, stage.now, 'screen 7');
    const mark = stage.sent.length;
    stage.pump();
    const news = stage.sent.slice(mark);
    expect(news.map((s) => [s.to, s.message.t, s.for])).toEqual([
      [A, 'frame', undefined],
      [B, 'frame', undefined],
      ['watch', 'frame', undefined],
      [A, 'ack', 'screen 7'],
    ]);
    expect(streamsOf(2).map((s) => stage.frames(s).length)).toEqual(before.map((n) => n + 1));
    expect(stage.lines.at(-1)).toMatchObject({ ids: ['abcdefgh'], at: START, body: { k: 'act', entry: { act: { seat: A, answer: ['one'] } } } });
  });

  test('that the rules refuse go back to the sayer with the reason, and change nothing', () => {
    const stage = two();
    const before = JSON.stringify(stage.host.snapshot());
    expect(stage.answer(A, 'left')).toMatchObject({ t: 'refused', refusal: { rule: 'T1', why: 'not-now' } });
    expect(stage.answer(A, 'pair')).toMatchObject({ refusal: { rule: 'table', why: 'unfinished' } });
    expect(stage.sent.filter((s) => s.message.t === 'refused').every((s) => s.to === A)).toBe(true);
    expect(JSON.stringify(stage.host.snapshot())).toBe(before);
  });

  test('to a question that is no longer open are stale, of a spectator or a stranger refused', () => {
    const stage = two();
    const question = stage.question(A)!;
    stage.answer(A, 'one');
    expect(stage.say(A, { t: 'answer', question, answer: ['one'] } as never)).toMatchObject({ refusal: { why: 'stale' } });
    expect(stage.say(B, { t: 'answer', question: question - 1, answer: ['one'] } as never)).toMatchObject({ refusal: { why: 'stale' } });
    expect(stage.say(null, { t: 'answer', question, answer: ['one'] } as never)).toMatchObject({ refusal: { why: 'no-seat' } });
    expect(stage.say(7 as never, { t: 'undo' })).toMatchObject({ refusal: { why: 'no-seat' } });
    expect(stage.lines.filter((l) => l.ids.length > 0)).toHaveLength(1);
  });

  test('said twice are acknowledged twice and done once, even after an undo', () => {
    const stage = two();
    const message = { t: 'answer', id: 'the-same-id', question: stage.question(A)!, answer: ['one'] } as const;
    for (let i = 0; i < 3; i++) expect(stage.say(A, message as never)).toEqual({ t: 'ack', id: 'the-same-id' });
    expect(stage.say(A, { t: 'undo' })).toMatchObject({ t: 'ack' });
    expect(stage.say(A, message as never)).toEqual({ t: 'ack', id: 'the-same-id' });
    expect(stage.whole(A).pub.total).toBe(0);
    expect(stage.lines.filter((l) => l.ids.includes('the-same-id'))).toHaveLength(1);
  });

  test('on which the rules fail are refused, and somebody is told', () => {
    const broken = {
      ...TINY,
      steps: {
        ...TINY.steps,
        turn: {
          ...TINY.steps.turn,
          take: () => {
            throw new Error('a bug');
          },
        },
      },
    };
    const stage = new MatchStage(testSetup(broken, 'pp'));
    expect(stage.answer(A, 'one')).toMatchObject({ t: 'refused', refusal: { rule: 'table' } });
    expect(stage.faults).toHaveLength(1);
    expect(stage.host.closed).toBeNull();
  });

  test('in an open window leave the question of the others as it is', () => {
    const stage = two();
    stage.answer(A, 'race');
    const [a, b] = [stage.question(A), stage.question(B)];
    stage.answer(A, 'stay');
    expect(stage.question(A)).toBeNull();
    expect(stage.question(B)).toBe(b);
    expect(a).not.toBeNull();
    expect(stage.answer(B, 'stay')).toMatchObject({ t: 'ack' });
  });
});

describe('undo', () => {
  test('is a line, is told, and gives a new number to the question', () => {
    const stage = two();
    const first = stage.question(A)!;
    stage.answer(A, 'one');
    expect(stage.whole(A).own!.undo).toBe(true);
    expect(stage.whole(B).own!.undo).toBe(false);
    expect(stage.say(B, { t: 'undo' })).toMatchObject({ t: 'refused', refusal: { why: 'not-now' } });
    const n = stage.lines.length;
    expect(stage.say(A, { t: 'undo' })).toMatchObject({ t: 'ack' });
    expect(stage.lines).toHaveLength(n + 1);
    for (const s of streamsOf(2)) expect(stage.heard(s).at(-1)).toBe('$undone');
    expect(stage.question(A)).toBe(stage.whole(A).n);
    expect(stage.question(A)).toBeGreaterThan(first);
    expect(stage.question(B)).toBeNull();
  });

  test('does not cross a barrier', () => {
    const stage = two();
    stage.answer(A, 'one');
    stage.answer(B, 'roll');
    for (const seat of [A, B]) expect(stage.say(seat, { t: 'undo' })).toMatchObject({ t: 'refused' });
  });
});

describe('frames', () => {
  test('go only to those who have news, and say only what changed', () => {
    const stage = two();
    const count = (): number[] => streamsOf(2).map((s) => stage.frames(s).length);
    const before = count();
    stage.answer(A, 'whisper');
    // B and the spectators hear nothing of a whisper: their streams stay where they are.
    expect(count()).toEqual([before[0] + 1, before[1], before[2]]);
    const frame = stage.frames(A).at(-1)!;
    expect(frame).toMatchObject({ lines: [{ event: { kind: 'whisper' } }], pub: {}, mine: {}, own: { question: frame.n, undo: true } });
    expect(frame).not.toHaveProperty('table');
    stage.answer(A, 'one');
    expect(stage.frames('watch').at(-1)).not.toHaveProperty('own');
    expect(stage.frames('watch').at(-1)).not.toHaveProperty('table');
  });

  test('tell nobody else of orders, questions and undo', () => {
    const stage = two();
    const before = [stage.frames(B).length, stage.frames('watch').length];
    stage.say(A, { t: 'order', order: 'early', on: true } as never);
    expect([stage.frames(B).length, stage.frames('watch').length]).toEqual(before);
    expect(stage.frames(A).at(-1)).toMatchObject({ own: { orders: ['early'] } });
    expect(JSON.stringify([stage.whole(B), stage.whole('watch')])).not.toContain('early');
  });

  test('what was missed is sent again while it is remembered', () => {
    const stage = two();
    const n = stage.whole(A).n;
    for (let i = 0; i < 5; i++) stage.answer(A, 'whisper');
    expect(JSON.stringify(stage.host.since(A, n))).toBe(JSON.stringify(stage.frames(A).slice(-5)));
    expect(stage.host.since(A, n + 5)).toEqual([]);
    expect(stage.host.since(A, n + 6)).toBeNull();
    for (let i = 0; i < 250; i++) stage.answer(A, 'whisper');
    expect(stage.host.since(A, n)).toBeNull();
    expect(stage.whole(A).lines.length).toBe(200);
  });
});

test('a spectator sees what everybody sees', () => {
  const stage = new MatchStage(testSetup(toys[1], 'ppp'));
  const whole = stage.whole('watch');
  expect(whole).toMatchObject({ t: 'whole', seat: null, mine: {}, own: null });
  expect(Object.keys(whole.pub)).toEqual(expect.arrayContaining([FLOW, STACK, 'sizes']));
  expect(JSON.stringify(whole)).not.toContain('dealt');
  expect(Object.keys(stage.whole(A).mine)).toEqual(expect.arrayContaining(['hand', SEALED]));
});

test('messages are checked on arrival', () => {
  expect(clientMessage.safeParse({ t: 'answer', id: 'abcdefgh', question: 1, answer: ['x'] }).success).toBe(true);
  for (const bad of [{ t: 'answer', id: 'short', question: 1, answer: ['x'] }, { t: 'undo', id: 'abcdefgh', more: 1 }, { t: 'x' }, null])
    expect(clientMessage.safeParse(bad).success).toBe(false);
});
