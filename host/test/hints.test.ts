/** A hint is for somebody alone among bots, and the record says that it was given. */
import { FastChance, readRecord, seatsOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { Host, recordFromLog } from '../index.ts';
import { MatchStage, START, TINY, testSetup } from './stage.ts';

const [A, B] = seatsOf(2);
const at = (who: string): MatchStage => new MatchStage(testSetup(TINY, who, {}, { goal: 50 }), undefined, undefined, undefined, START, [A]);

test('it is noted in the log and in the record, told to the table, and holds what the seat knows', () => {
  const stage = at('pb');
  const ground = stage.host.hint(A, stage.now);
  stage.pump();
  expect(ground).toMatchObject({ seat: A, known: stage.host.hint(A, stage.now)?.known });
  expect(JSON.stringify(ground)).not.toContain('dark');
  expect(stage.lines.at(-1)).toMatchObject({ body: { k: 'hint', seat: A } });
  expect(stage.heard(A)).toContain('$hint');
  stage.answer(A, 'one');
  const record = recordFromLog(stage.lines, { kind: 'seed', seed: 'deal' }, null);
  expect(record.hints?.[0]).toEqual({ n: 1, seat: A });
  expect(readRecord(JSON.stringify(record)).hints).toEqual(record.hints);
});

test('a match without one has no such mark', () => {
  const stage = at('pb');
  stage.answer(A, 'one');
  expect('hints' in recordFromLog(stage.lines, { kind: 'seed', seed: 'deal' }, null)).toBe(false);
});

test('nobody gets one beside other people, in another seat, out of turn, or after the end', () => {
  for (const who of ['pp', 'bp']) {
    const stage = at(who);
    const lines = stage.lines.length;
    expect(stage.host.hint(A, stage.now), who).toBeNull();
    stage.pump();
    expect(stage.lines).toHaveLength(lines);
  }
  const stage = at('pb');
  expect(stage.host.hint(B, stage.now)).toBeNull();
  stage.host.abandon(stage.now);
  expect(stage.host.hint(A, stage.now)).toBeNull();
});

test('a person whose seat a bot keeps counts as a person', () => {
  const stage = at('pp');
  stage.say(B, { t: 'concede' });
  expect(stage.table.chairs[B].kind).toBe('bot');
  expect(stage.host.hint(A, stage.now)).toBeNull();
});

test('a match with hints is restored from its log', () => {
  const stage = at('pb');
  stage.host.hint(A, stage.now);
  stage.pump();
  stage.answer(A, 'one');
  const again = Host.restore({ ...stage.setup, chance: new FastChance('deal'), snapshot: null, lines: stage.lines, now: stage.now });
  expect(again.whole(A, stage.now).pub).toEqual(stage.host.whole(A, stage.now).pub);
});

test('a mark of a seat that does not exist makes no record', () => {
  const stage = at('pb');
  const record = recordFromLog(stage.lines, { kind: 'seed', seed: 'deal' }, null);
  expect(() => readRecord(JSON.stringify({ ...record, hints: [{ n: 1, seat: 64 }] }))).toThrow();
});
