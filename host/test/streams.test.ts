/** Frames put together by hand: what they carry, and when. */
import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { OutboundMessage } from '../api.ts';
import { textsOf } from '../log.ts';
import { Streams, type StreamUpdate } from '../streams.ts';
import type { Own, TableView } from '../wire.ts';

const [A, B] = seatsOf(2);
const QUIET: Own = { question: null, undo: false, orders: [] };
const table = (due: number | null): TableView => ({
  chairs: [],
  clock: null,
  due,
  takeBack: null,
  ending: null,
  closed: null,
  outcome: null,
});

/** The frames of one line, by stream. Each text must be the JSON of its message. */
function publish(streams: Streams, news: Partial<StreamUpdate>): Map<OutboundMessage['to'], OutboundMessage['message']> {
  const update: StreamUpdate = { now: 5, happened: [], pub: {}, mine: {}, table: null, own: () => QUIET, ...news };
  const messages: OutboundMessage[] = [];
  streams.publish(update, textsOf(update.happened, update.pub, update.mine, 2), messages);
  for (const { message, text } of messages) expect(text).toBe(JSON.stringify(message));
  return new Map(messages.map(({ to, message }) => [to, message]));
}

describe('a frame', () => {
  test('has the table around the match when it changed, and only then', () => {
    const streams = new Streams(2);
    publish(streams, { table: table(null) });
    const same = publish(streams, { table: table(null), pub: { round: 2 } });
    for (const to of [A, B, 'watch'] as const) expect(same.get(to)).not.toHaveProperty('table');
    const changed = publish(streams, { table: table(900) });
    for (const to of [A, B, 'watch'] as const) expect(changed.get(to)).toMatchObject({ table: { due: 900 } });
  });

  test('has a seat’s own status when it changed, and nobody else gets a frame for it', () => {
    const streams = new Streams(2);
    publish(streams, { pub: { round: 1 } });
    const own = (question: number | null, orders: readonly string[]) => (seat: number) => (seat === A ? { question, undo: true, orders } : QUIET);
    const asked = publish(streams, { own: own(3, ['say "no"']) });
    expect([...asked.keys()]).toEqual([A]);
    expect(asked.get(A)).toMatchObject({ own: { question: 3, undo: true, orders: ['say "no"'] } });
    expect(publish(streams, { own: own(3, ['say "no"']) }).size).toBe(0);
    expect(publish(streams, { own: own(null, []) }).get(A)).toMatchObject({ own: { question: null, undo: true, orders: [] } });
  });

  test('is numbered by stream, and a stream without news has no gap', () => {
    const streams = new Streams(2);
    publish(streams, { pub: { round: 1 } });
    publish(streams, { mine: { 1: { hand: 1 } } });
    const both = publish(streams, { pub: { round: 2 } });
    expect([both.get(A), both.get(B), both.get('watch')]).toMatchObject([{ n: 2 }, { n: 3 }, { n: 2 }]);
    expect([streams.at(A), streams.at(B), streams.at('watch')]).toEqual([2, 3, 2]);
  });
});
