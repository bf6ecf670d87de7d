/** People come, leave, give up and agree; the match goes on or ends. */
import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rotated } from '../index.ts';
import { bot, MatchStage, person, START, TINY, testSetup } from './stage.ts';

const [A, B, C] = seatsOf(3);
const table = (who = 'ppp', more = {}): MatchStage => {
  return new MatchStage(
    testSetup(TINY, who, more, { goal: 50 }),
    undefined,
    undefined,
    undefined,
    START,
    seatsOf(who.length).filter((s) => who[s] === 'p'),
  );
};

describe('presence', () => {
  test('a person is away until a screen opens, and some seconds after the last one closed', () => {
    const stage = new MatchStage(testSetup(TINY, 'pp'));
    expect(stage.table.chairs.map((c) => c.away)).toEqual([true, true]);
    stage.host.present(A, 1, stage.now);
    stage.host.present(A, 2, stage.now);
    stage.pump();
    expect(stage.table.chairs.map((c) => c.away)).toEqual([false, true]);
    stage.host.present(A, 0, stage.now);
    stage.pass(2000);
    stage.host.present(A, 1, stage.now);
    stage.pass(60_000);
    // A reload was never an absence: nobody was told.
    expect(stage.lines).toHaveLength(2);
    stage.host.present(A, 0, stage.now);
    stage.pass(5000);
    expect(stage.table.chairs[A].away).toBe(true);
  });

  test('or says so', () => {
    const stage = table();
    const away = (yes: boolean): void => {
      stage.host.said(B, { t: 'presence', away: yes }, stage.now);
      stage.pump();
    };
    away(true);
    expect(stage.table.chairs[B].away).toBe(true);
    const n = stage.lines.length;
    away(true);
    expect(stage.lines).toHaveLength(n);
    away(false);
    expect(stage.table.chairs[B].away).toBe(false);
  });
});

describe('giving up', () => {
  test('a bot plays on, for good', () => {
    const stage = table();
    expect(stage.say(B, { t: 'concede' })).toMatchObject({ t: 'ack' });
    expect(stage.heard(A).slice(-2)).toEqual(['$conceded', '$chair']);
    expect(stage.table.chairs[B]).toMatchObject({ kind: 'bot', name: 'P1', level: 'normal' });
    stage.host.said(B, { t: 'presence', away: false }, stage.now);
    stage.pump();
    expect(stage.say(B, { t: 'undo' })).toMatchObject({ refusal: { why: 'no-seat' } });
    stage.answer(A, 'one');
    stage.pass(1300);
    expect(stage.lines.at(-1)!.body).toMatchObject({ entry: { act: { seat: B, by: { bot: 'normal' } } } });
  });

  test('when nobody is left the match is over without an outcome', () => {
    const stage = table('pb');
    stage.say(A, { t: 'concede' });
    expect(stage.table).toMatchObject({ closed: 'abandoned', outcome: null });
    expect(stage.host.wake()).toBeNull();
  });

  test('a match that is put aside just after its screens were closed is not woken for that alone', () => {
    const stage = table('pp');
    stage.present(A, B);
    stage.host.present(A, 0, stage.now);
    stage.pump();
    expect(stage.host.wake()).toBe(stage.now + 5000);
    expect(stage.host.wake(true)).toBeNull();
  });
});

describe('an agreed end', () => {
  test('needs everybody who sits there in person', () => {
    const stage = table('ppb');
    expect(stage.say(B, { t: 'end', say: 'yes' } as never)).toMatchObject({ t: 'refused' });
    stage.say(A, { t: 'end', say: 'ask' } as never);
    expect(stage.table.ending).toEqual({ by: A, yes: [A] });
    stage.say(B, { t: 'end', say: 'no' } as never);
    expect(stage.table.ending).toBeNull();
    stage.say(B, { t: 'end', say: 'ask' } as never);
    stage.say(A, { t: 'end', say: 'yes' } as never);
    expect(stage.table).toMatchObject({ closed: 'agreed', outcome: null, ending: null });
    expect(stage.heard('watch').at(-1)).toBe('$closed');
    expect(stage.question(A)).toBeNull();
    for (const t of ['undo', 'concede'] as const) expect(stage.say(A, { t })).toMatchObject({ refusal: { why: 'closed' } });
    expect(stage.answer(A, 'one')).toMatchObject({ refusal: { why: 'closed' } });
  });

  test('two who ask at once agree; a player who leaves the table has no say', () => {
    const stage = table('ppp');
    stage.say(A, { t: 'end', say: 'ask' } as never);
    stage.say(B, { t: 'end', say: 'ask' } as never);
    expect(stage.host.closed).toBeNull();
    stage.host.sit(C, bot('Bot'), stage.now);
    stage.pump();
    expect(stage.host.closed).toBe('agreed');
  });

  test('a request is dropped when the person who made it is gone', () => {
    const stage = table('ppp');
    stage.say(A, { t: 'end', say: 'ask' } as never);
    stage.host.sit(A, bot('Bot'), stage.now);
    stage.pump();
    expect(stage.table.ending).toBeNull();
  });
});

test('after a match is abandoned nothing happens', () => {
  const stage = table('pb', { clock: { kind: 'move', seconds: 60 } });
  stage.host.abandon(stage.now);
  stage.pump();
  expect(stage.table.closed).toBe('abandoned');
  const n = stage.lines.length;
  stage.host.abandon(stage.now);
  stage.pass(1e9);
  expect(stage.lines).toHaveLength(n);
});

test('a chair passes to a bot and to another person; orders stay with the person who gave them', () => {
  const stage = table();
  stage.say(A, { t: 'order', order: 'early', on: true } as never);
  stage.host.sit(A, bot('Robby', 'easy'), stage.now);
  stage.pump();
  expect(stage.table.chairs[A]).toEqual({ kind: 'bot', name: 'Robby', level: 'easy', away: false });
  expect(stage.orders.at(-1)).toMatchObject({ seat: A, level: 'easy' });
  stage.host.sit(A, person('Zoe'), stage.now);
  stage.pump();
  expect(stage.table.chairs[A]).toEqual({ kind: 'person', name: 'Zoe', level: null, away: true, awaySince: 0 });
  expect(stage.calls.at(-1)).toMatchObject({ seat: A, kind: 'turn' });
  expect(stage.heard(B).slice(-2)).toEqual(['$chair', '$chair']);
  expect(stage.whole(A).own!.orders).toEqual([]);
  stage.present(A);
  expect(stage.answer(A, 'one')).toMatchObject({ t: 'ack' });
});

test('how a chair passed to somebody is told: given, agreed on by others, or taken back', () => {
  const stage = table();
  stage.host.sit(A, person('Zoe'), stage.now, { why: 'agreed', by: ['Ada', 'Ben'] });
  stage.host.sit(A, bot('Robby', 'easy'), stage.now);
  stage.pump();
  const told = stage.frames(B).flatMap((f) => f.lines.map((l) => l.event));
  expect(told.slice(-2)).toMatchObject([
    { kind: '$chair', name: 'Zoe', why: 'agreed', by: ['Ada', 'Ben'] },
    { kind: '$chair', name: 'Robby' },
  ]);
  expect(told.at(-1)).not.toHaveProperty('why');
});

test('the end is told once, with its outcome, and calls those who are away', () => {
  const stage = new MatchStage(testSetup(TINY, 'pp', {}, { goal: 3 }));
  stage.present(A);
  stage.answer(A, 'two');
  stage.answer(B, 'one');
  expect(stage.table).toMatchObject({ closed: 'over', outcome: { ranks: [1, 1] } });
  expect(stage.calls.filter((c) => c.kind === 'over').map((c) => c.seat)).toEqual([B]);
  expect(stage.whole(B).own).toMatchObject({ question: null, undo: false });
  expect(stage.say(B, { t: 'undo' })).toMatchObject({ refusal: { why: 'closed' } });
});

test('once more with everybody one chair further', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(rotated([])).toEqual([]);
});
