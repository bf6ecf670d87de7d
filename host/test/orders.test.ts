/** Standing orders and friendly take-backs. */
import { seatsOf, verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { deedOf, recordOf } from '../index.ts';
import { START, Stage, setupOf, TINY } from './stage.ts';

const [A, B, C] = seatsOf(3);
const table = (who = 'pp', more = {}): Stage => {
  return new Stage(
    setupOf(TINY, who, more, { goal: 50 }),
    undefined,
    undefined,
    undefined,
    START,
    seatsOf(who.length).filter((s) => who[s] === 'p'),
  );
};
const order = (stage: Stage, seat: number, label: string, answer: string[] | null) =>
  stage.say(seat as never, { t: 'order', label, answer } as never);
const last = (stage: Stage) => deedOf(stage.lines.at(-1)!);

describe('a standing order', () => {
  test('answers whenever its question is put, after a while like anybody', () => {
    const stage = table();
    expect(order(stage, B, 'turn', ['two'])).toMatchObject({ t: 'ack' });
    stage.answer(A, 'one');
    stage.pass(699);
    expect(last(stage)).toMatchObject({ entry: { act: { seat: A } } });
    stage.pass(601);
    expect(last(stage)).toMatchObject({ k: 'act', entry: { act: { kind: 'answer', seat: B, answer: ['two'] } } });
    stage.answer(A, 'one');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(6);
  });

  test('is left to the person where it does not fit', () => {
    const stage = table();
    order(stage, B, 'turn', ['left']);
    stage.answer(A, 'one');
    stage.pass(10_000);
    expect(stage.question(B)).not.toBeNull();
    expect(stage.answer(B, 'one')).toMatchObject({ t: 'ack' });
  });

  test('can be taken back, also while its answer is on the way', () => {
    const stage = table();
    order(stage, B, 'turn', ['two']);
    stage.answer(A, 'one');
    order(stage, B, 'turn', null);
    stage.pass(10_000);
    expect(last(stage).k).toBe('order');
    expect(stage.whole(B).own!.orders).toEqual({});
  });

  test('names of objects are only names, and there is a limit', () => {
    const stage = table();
    for (const label of ['__proto__', 'constructor']) expect(order(stage, B, label, ['x'])).toMatchObject({ t: 'ack' });
    for (let i = 0; i < 30; i++) order(stage, B, `label ${i}`, ['x']);
    expect(order(stage, B, 'one too many', ['x'])).toMatchObject({ t: 'refused' });
    expect(order(stage, B, 'label 3', ['y'])).toMatchObject({ t: 'ack' });
    expect(Object.keys(stage.whole(B).own!.orders)).toHaveLength(32);
    stage.answer(A, 'one');
    stage.pass(5000);
    expect(stage.question(B)).not.toBeNull();
  });
});

describe('a friendly take-back', () => {
  const takeback = (stage: Stage, seat: number, say: 'ask' | 'yes' | 'no') => stage.say(seat as never, { t: 'takeback', say } as never);

  test('is refused where the table did not agree on it, and where there is nothing to take back', () => {
    const strict = table();
    strict.answer(A, 'roll');
    expect(takeback(strict, A, 'ask')).toMatchObject({ t: 'refused', refusal: { why: 'not-now' } });
    const friendly = table('pp', { takeBacks: true });
    expect(takeback(friendly, A, 'ask')).toMatchObject({ t: 'refused' });
    expect(takeback(friendly, A, 'yes')).toMatchObject({ t: 'refused' });
  });

  test('crosses a barrier when all agree, with fresh chance, and is in the record', () => {
    const stage = table('ppp', { takeBacks: true });
    stage.answer(A, 'roll');
    const rolled = stage.whole(A).pub.total;
    stage.answer(B, 'two');
    takeback(stage, A, 'ask');
    expect(stage.table.takeBack).toEqual({ by: A, yes: [A] });
    expect(takeback(stage, B, 'ask')).toMatchObject({ t: 'refused' });
    takeback(stage, C, 'yes');
    expect(stage.whole(A).pub.total).toBe((rolled as number) + 2);
    takeback(stage, B, 'yes');
    expect(stage.whole(A).pub.total).toBe(0);
    expect(stage.table.takeBack).toBeNull();
    expect(stage.heard('watch').at(-1)).toBe('$takeback');
    expect(stage.question(A)).toBe(stage.whole(A).n);
    stage.answer(A, 'roll');
    const entries = stage.lines.map(deedOf).flatMap((d) => (d.k === 'act' ? [d.entry] : []));
    expect(entries.map((e) => e.act.kind)).toEqual(['answer', 'answer', 'takeback', 'answer']);
    expect(entries[3].n).toBe(4);
    const record = recordOf(stage.lines, { kind: 'seed', seed: 'deal' }, null);
    expect(verify(TINY, record).findings).toEqual([]);
  });

  test('one no is enough', () => {
    const stage = table('ppp', { takeBacks: true });
    stage.answer(A, 'roll');
    takeback(stage, A, 'ask');
    takeback(stage, B, 'yes');
    takeback(stage, C, 'no');
    expect(stage.table.takeBack).toBeNull();
    expect(stage.question(B)).not.toBeNull();
  });

  test('alone among bots one agrees with oneself; the bots start again', () => {
    const stage = new Stage(setupOf(TINY, 'pb', { takeBacks: true }, { goal: 50 }), () => ({ ms: 400, answer: ['one'] }));
    stage.answer(A, 'roll');
    stage.pass(100);
    takeback(stage, A, 'ask');
    expect(stage.whole(A).pub.total).toBe(0);
    expect(stage.dropped).toHaveLength(1);
    expect(stage.question(A)).not.toBeNull();
  });

  test('what was asked for may be gone by the time all have agreed', () => {
    const stage = table('pp', { takeBacks: true });
    stage.answer(A, 'one');
    takeback(stage, A, 'ask');
    stage.say(A, { t: 'undo' });
    stage.answer(A, 'two');
    takeback(stage, B, 'yes');
    expect(stage.table.takeBack).toBeNull();
    expect(stage.whole(A).pub.total).toBe(2);
  });
});
