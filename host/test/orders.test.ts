/** Standing orders and friendly take-backs. */
import { FLOW, type Seat, seatsOf, verify } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { deedOf, Host, recordFromLog } from '../index.ts';
import { anyGame, MatchStage, person, START, TINY, testSetup, toys } from './stage.ts';

const [A, B, C] = seatsOf(3);
const table = (who = 'pp', more = {}): MatchStage => {
  return new MatchStage(
    testSetup(TINY, who, more, { goal: 50 }),
    undefined,
    undefined,
    undefined,
    START,
    seatsOf(who.length).filter((s) => who[s] === 'p'),
  );
};
const order = (stage: MatchStage, seat: Seat, order: string, on = true) => stage.say(seat, { t: 'order', order, on } as never);
const inForce = (stage: MatchStage, seat: Seat) => stage.whole(seat).own!.orders;
const last = (stage: MatchStage) => deedOf(stage.lines.at(-1)!);

describe('a standing order', () => {
  test('answers whenever its question is put, after a while like anybody', () => {
    const stage = table();
    expect(order(stage, B, 'two')).toMatchObject({ t: 'ack' });
    stage.answer(A, 'one');
    stage.pass(699);
    expect(last(stage)).toMatchObject({ entry: { act: { seat: A } } });
    stage.pass(601);
    expect(last(stage)).toMatchObject({ k: 'act', entry: { act: { kind: 'answer', seat: B, answer: ['two'] } } });
    // Nothing says that nobody gave it by hand.
    expect(last(stage)).not.toHaveProperty('entry.act.by');
    stage.answer(A, 'one');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(6);
  });

  test('is shown to its owner and to nobody else', () => {
    const stage = table('ppp');
    const before = [A, C, 'watch' as const].map((s) => stage.frames(s).length);
    order(stage, B, 'two');
    expect(inForce(stage, B)).toEqual(['two']);
    expect(stage.frames(B).at(-1)).toMatchObject({ lines: [], own: { orders: ['two'] } });
    expect([A, C, 'watch' as const].map((s) => stage.frames(s).length)).toEqual(before);
    expect(inForce(stage, A)).toEqual([]);
    expect(JSON.stringify([stage.whole(A), stage.whole('watch')])).not.toContain('two');
  });

  test('a seat has at most sixteen; one more is refused until one is taken back, and giving one again is always possible', () => {
    const names = Array.from({ length: 20 }, (_, i) => `order ${i}`);
    const setup = testSetup(TINY, 'pp', {}, { goal: 50 });
    const { game } = setup.cartridge;
    const many = { ...game, orders: { offer: () => names, answer: () => null, stands: () => true } };
    const stage = new MatchStage({ ...setup, cartridge: { game: many } });
    for (const name of names.slice(0, 16)) expect(order(stage, B, name)).toMatchObject({ t: 'ack' });
    expect(order(stage, B, names[16])).toMatchObject({ t: 'refused', refusal: { pick: names[16] } });
    expect(order(stage, B, names[3])).toMatchObject({ t: 'ack' });
    expect(inForce(stage, B)).toHaveLength(16);
    order(stage, B, names[0], false);
    expect(order(stage, B, names[16])).toMatchObject({ t: 'ack' });
    expect(inForce(stage, B)).toHaveLength(16);
  });

  test('given while one is asked it answers that question', () => {
    const stage = table();
    order(stage, A, 'two');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(2);
  });

  test('of several the newest decides; given again, an order is the newest', () => {
    const stage = table();
    for (const o of ['two', 'one']) order(stage, B, o);
    stage.answer(A, 'one');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(2);
    order(stage, B, 'two');
    expect(inForce(stage, B)).toEqual(['one', 'two']);
    stage.answer(A, 'one');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(5);
  });

  test('is left to the person where the game made a mistake', () => {
    const stage = table();
    order(stage, B, 'left');
    stage.answer(A, 'one');
    stage.pass(10_000);
    expect(stage.question(B)).not.toBeNull();
    expect(stage.answer(B, 'one')).toMatchObject({ t: 'ack' });
  });

  test('is forgotten once it can no longer answer anything', () => {
    const stage = table();
    expect(order(stage, B, 'early')).toMatchObject({ t: 'ack' });
    expect(inForce(stage, B)).toEqual(['early']);
    stage.answer(A, 'one');
    expect(inForce(stage, B)).toEqual([]);
    expect(order(stage, B, 'early')).toMatchObject({ t: 'refused', refusal: { why: 'not-now' } });
  });

  test('can be taken back, also while its answer is on the way, and also when it is gone', () => {
    const stage = table();
    order(stage, B, 'two');
    stage.answer(A, 'one');
    for (let i = 0; i < 2; i++) expect(order(stage, B, 'two', false)).toMatchObject({ t: 'ack' });
    stage.pass(10_000);
    expect(last(stage).k).toBe('order');
    expect(inForce(stage, B)).toEqual([]);
  });

  test('a player who takes an answer back decides alone from then on', () => {
    const stage = table();
    order(stage, A, 'two');
    stage.pass(1300);
    expect(stage.whole(A).pub.total).toBe(2);
    expect(stage.say(A, { t: 'undo' })).toMatchObject({ t: 'ack' });
    expect(inForce(stage, A)).toEqual([]);
    stage.pass(10_000);
    expect(stage.whole(A).pub.total).toBe(0);
  });

  test('only what the game offers is one', () => {
    const stage = table();
    for (const no of ['__proto__', 'constructor', 'roll']) expect(order(stage, B, no)).toMatchObject({ t: 'refused' });
    const none = new MatchStage(testSetup(toys[1], 'pp'), undefined, undefined, undefined, START, [A, B]);
    expect(order(none, A, 'two')).toMatchObject({ t: 'refused' });
  });

  test('a player who left one is not called where it answers, and is called where it does not', () => {
    const stage = new MatchStage(testSetup(TINY, 'pp', {}, { goal: 50 }), undefined, undefined, undefined, START, [A]);
    order(stage, B, 'two');
    // Giving an order does not count as coming back.
    expect(stage.table.chairs[B].away).toBe(true);
    stage.answer(A, 'one');
    stage.pass(2000);
    expect(stage.calls).toEqual([]);
    order(stage, B, 'two', false);
    stage.answer(A, 'one');
    expect(stage.calls).toMatchObject([{ seat: B, kind: 'turn' }]);
  });

  test('survives a restart, and goes with the person', () => {
    const stage = table();
    order(stage, B, 'two');
    stage.host = Host.restore({ ...stage.setup, snapshot: null, lines: stage.lines, now: stage.now });
    stage.pump();
    expect(inForce(stage, B)).toEqual(['two']);
    stage.host.sit(B, person('Somebody else'), stage.now);
    stage.pump();
    expect(inForce(stage, B)).toEqual([]);
  });
});

describe('L4: the orders of others', () => {
  const seed = seedOf('orders L4');

  /** A sealed landing in which A left an order and everybody else decides by hand, up to the moment before all is shown. */
  async function landing(text: string): Promise<MatchStage> {
    const rarities = anyGame((await loadGame('rarities')).game);
    // The first deal in which no sabortal is drawn; the order has no part in it.
    for (let i = 0; ; i++) {
      const setup = testSetup(rarities, 'ppp', {}, { landing: 'sealed', begins: '1' }, `${seed} ${i}`);
      const stage = new MatchStage(setup, undefined, undefined, undefined, START, [A, B, C]);
      expect(order(stage, A, text)).toMatchObject({ t: 'ack' });
      stage.answer(A, 'draw 1');
      if (stage.question(A) === null) continue;
      stage.pass(5000);
      return stage;
    }
  }

  test('Q2b, L4: what the others are sent does not tell what was ordered, neither by bytes nor by time', async () => {
    const [stays, lands] = await Promise.all(['1 stay 9', '1 land 4'].map(landing));
    const seen = (stage: MatchStage, to: Seat | 'watch') => stage.sent.filter((s) => s.to === to).map((s) => [s.at, JSON.stringify(s.message)]);
    for (const to of [B, C, 'watch' as const]) expect(seen(stays, to)).toEqual(seen(lands, to));
    expect(stays.whole(B).pub[FLOW]).toMatchObject({ done: [A] });
    for (const stage of [stays, lands]) for (const seat of [B, C]) stage.answer(seat, 'stay');
    expect(stays.whole(B).pub.ships).toEqual([]);
    expect(lands.whole(B).pub.ships).toEqual([A]);
    expect(inForce(stays, A)).toEqual(['1 stay 9']);
    expect(inForce(lands, A)).toEqual([]);
  });
});

describe('a friendly take-back', () => {
  const takeback = (stage: MatchStage, seat: number, say: 'ask' | 'yes' | 'no') => stage.say(seat as never, { t: 'takeback', say } as never);

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
    // The request says whose turns would be lost: everybody's since, not only the asker's.
    expect(stage.table.takeBack).toEqual({ by: A, yes: [A], since: 0, undone: [A, B] });
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
    const record = recordFromLog(stage.lines, { kind: 'seed', seed: 'deal' }, null);
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
    const stage = new MatchStage(testSetup(TINY, 'pb', { takeBacks: true }, { goal: 50 }), () => ({ ms: 400, answer: ['one'] }));
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
