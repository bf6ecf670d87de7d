/** The recent frames that streams keep, compared with a complete list. */
import { FastChance, hears, type Seat, seatsOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { OutboundMessage } from '../api.ts';
import { textsOf } from '../log.ts';
import type { AddressedEvent } from '../recent-frames.ts';
import { Streams } from '../streams.ts';
import type { HostMessage, Own } from '../wire.ts';

const SEATS = 3;
const SEED = 20_261_116;
const LINES = 700;

/** Many lines of random news; each message goes to `heard`, each happening to `told`. */
function play(streams: Streams, chance: FastChance, lines: number, heard: Map<OutboundMessage['to'], HostMessage[]>, told: AddressedEvent[]): void {
  for (let line = 0; line < lines; line++) {
    const now = line * 10;
    const happened = Array.from({ length: chance.int(4) }, (_, k): AddressedEvent => {
      const to = chance.int(2) === 0 ? ('all' as const) : ([chance.int(SEATS)] as Seat[]);
      return { at: now, event: { kind: 'said', text: `Straße ${line}\n${k}` } as never, to };
    });
    const pub = chance.int(3) === 0 ? {} : { turn: line };
    const mine = chance.int(2) === 0 ? {} : { [chance.int(SEATS)]: { hand: [line, 'ß'] } };
    const own = (seat: Seat, n: number): Own => ({ question: (line + seat) % 2 === 0 ? n : null, undo: false, orders: [] });
    const messages: OutboundMessage[] = [];
    streams.publish({ now, happened, pub, mine, table: null, own }, textsOf(happened, pub, mine, SEATS), messages);
    for (const { to, message, text } of messages) {
      expect(JSON.parse(text!)).toEqual(message);
      heard.get(to)!.push(message);
    }
    told.push(...happened);
  }
}

const everybody = (): Map<OutboundMessage['to'], HostMessage[]> =>
  new Map([0, 1, 2, 'watch' as const].map((to) => [to as OutboundMessage['to'], []]));

test(`screens that were gone get exactly the frames they missed, or hear that it is too long ago (seed ${SEED})`, () => {
  const streams = new Streams(SEATS);
  const heard = everybody();
  play(streams, new FastChance(SEED), LINES, heard, []);
  for (const [to, frames] of heard) {
    let far = 0;
    for (let n = 0; n <= frames.length; n++) {
      const since = streams.since(to, n);
      if (since === null) far = n + 1;
      else expect(since).toEqual(frames.slice(n));
    }
    // Once it reaches, it reaches for every later frame, and it reaches back for a while.
    for (let n = far; n <= frames.length; n++) expect(streams.since(to, n)).not.toBeNull();
    expect(far).toBeGreaterThan(0);
    expect(frames.length - far).toBeGreaterThan(60);
    expect(streams.since(to, frames.length + 1)).toBeNull();
  }
});

test(`screens that open are told the last happened that are for them, after a restart as well (seed ${SEED})`, () => {
  const chance = new FastChance(SEED);
  const told: AddressedEvent[] = [];
  let streams = new Streams(SEATS);
  for (let restart = 0; restart < 20; restart++) {
    play(streams, chance, 1 + chance.int(200), everybody(), told);
    const last = told.slice(-200);
    for (const to of [0, 1, 2] as Seat[])
      expect(streams.tail(to)).toEqual(last.filter((h) => hears(h.to, to)).map(({ at, event }) => ({ at, event })));
    expect(streams.tail('watch')).toEqual(last.filter((h) => hears(h.to, null)).map(({ at, event }) => ({ at, event })));
    if (chance.int(2) === 0) streams = new Streams(SEATS, JSON.parse(JSON.stringify(streams.state)));
  }
});

test("another seat's private event makes no frame and no gap", () => {
  const streams = new Streams(SEATS);
  const own = (): Own => ({ question: null, undo: false, orders: [] });
  const numbers = (to: AddressedEvent['to']): [OutboundMessage['to'], number][] => {
    const happened: AddressedEvent[] = [{ at: 0, event: { kind: 'whisper' } as never, to }];
    const messages: OutboundMessage[] = [];
    streams.publish({ now: 0, happened, pub: {}, mine: {}, table: null, own }, textsOf(happened, {}, {}, SEATS), messages);
    return messages.map(({ to: stream, message }) => [stream, message.t === 'frame' ? message.n : Number.NaN]);
  };
  const [A, B, C] = seatsOf(SEATS);
  expect(numbers('all')).toEqual([
    [A, 1],
    [B, 1],
    [C, 1],
    ['watch', 1],
  ]);
  expect(numbers([B])).toEqual([[B, 2]]);
  expect(numbers('all')).toEqual([
    [A, 2],
    [B, 3],
    [C, 2],
    ['watch', 2],
  ]);
});
