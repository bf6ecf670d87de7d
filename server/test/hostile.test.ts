/**
 * Messages that our client never sends: malformed, huge, out of turn, repeated, for other matches. Each gets a clear answer, and no
 * match changes. The server runs in this process, with sockets that need no network.
 */
import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { FastChance, type Json } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../identity/identities.ts';
import { hostileKinds, hostileNames, MALFORMED, pick } from './hostile.ts';
import { House, type Person, running } from './house.ts';
import { newRequestId } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_MAX_MESSAGES: '10000000', LOG_LEVEL: 'info' }, { games: toySource });
});
afterAll(() => house.close());

/** The server's end of a socket, as far as the server uses it. */
class Plug extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly said: { t: string; why?: string; id?: string; refusal?: { why: string } }[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close');
  }
  terminate(): void {
    this.close();
  }
  ping(): void {}
  hear(data: string | Buffer): void {
    this.emit('message', Buffer.from(data), typeof data !== 'string');
  }
}

function plug(caller: Caller | null): Plug {
  const socket = new Plug();
  house.server.parts.sockets.attach(socket as unknown as WebSocket, caller, { raw: null, network: 'test' });
  return socket;
}
const callerOf = async (p: Person): Promise<Caller> => (await house.server.parts.identities.who(p.cookie.split('=')[1]))!;

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Everything of a match that must not change, from all sides. */
function image(id: string): string {
  const { host } = house.server.parts.matches.peek(id)!.drive;
  const { body } = host.snapshot() as { body: Json };
  return JSON.stringify({ n: host.length, body });
}

test('a hundred thousand hostile messages change nothing and get a clear answer', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'auction', seats: 2, settings: FAST });
  const other = await running([people[1], await house.person('Cleo')], { game: 'tictactoe', seats: 2, settings: FAST });
  const callers = [await callerOf(people[0]), await callerOf(people[1]), null];
  const open = async (who: number): Promise<Plug> => {
    const socket = plug(callers[who]);
    socket.hear(JSON.stringify({ t: 'open', match: id, have: null }));
    await expect.poll(() => socket.said.length, { interval: 1 }).toBeGreaterThan(0);
    return socket;
  };
  const real = await (await people[0].screen()).enter(id);
  const done = {
    t: 'answer',
    id: newRequestId(),
    question: real.own!.question!,
    answer: real.anAnswer((await toySource.loadGame('auction')).game, new FastChance('hostile')),
  };
  expect((await real.tell(done as never)).t).toBe('ack');
  // These stay open, so that nobody is ever away.
  await open(0);
  await open(1);
  const sockets = [await open(0), await open(1)];
  await expect.poll(() => house.server.parts.matches.peek(id)?.drive.settled).toBe(true);
  await settle();
  const whole = sockets[1].said.find((m) => m.t === 'whole') as unknown as { own: { question: number }; mine: { hand: number[] } };
  const { question } = whole.own;

  const kinds = hostileKinds({ id, question, done });
  const names = hostileNames(kinds);
  const seed = seedOf('hostile messages');
  const x = new FastChance(`hostile ${seed}`);
  const before = image(id);
  const logged = house.log.length;
  const answers = new Map<string, Set<string>>();
  const total = 100_000 * (cases(100) / 100);
  for (let i = 0; i < total; i++) {
    const who = x.int(2);
    // Who does nothing else is sent away after a while, and comes back.
    if (sockets[who].readyState !== 1) sockets[who] = await open(who);
    const socket = sockets[who];
    const name = pick(x, names);
    socket.said.length = 0;
    socket.hear(kinds[name](x));
    if (socket.said.length === 0) await settle();
    if (socket.said.length !== 1) throw new Error(`${name} (message ${i}, seed ${seed}) got ${JSON.stringify(socket.said)}`);
    const [{ t, why, refusal }] = socket.said;
    answers.set(name, (answers.get(name) ?? new Set()).add(`${t} ${why ?? refusal?.why ?? ''}`.trim()));
  }
  expect(image(id)).toBe(before);
  expect(house.server.parts.matches.peek(other)?.drive.host.length).toBe(1);
  for (const name of [...MALFORMED, 'phrase']) {
    const allowed = name === 'phrase' ? ['error malformed', 'refused too-fast'] : ['error malformed'];
    expect(
      [...answers.get(name)!].filter((a) => !allowed.includes(a)),
      name,
    ).toEqual([]);
  }
  expect([...answers.get('huge')!]).toEqual(['error too-large']);
  expect([...answers.get('stale')!]).toEqual(['refused stale']);
  expect([...answers.get('replayed')!]).toEqual(['ack']);
  for (const name of ['illegal', 'vote', 'undo'])
    expect(
      [...answers.get(name)!].every((a) => a.startsWith('refused')),
      name,
    ).toBe(true);
  expect(house.log.slice(logged).filter((line) => line.includes('"level":50'))).toEqual([]);
  // The match goes on as if nothing had been.
  const ben = await (await people[1].screen()).enter(id);
  expect((await ben.tell({ t: 'answer', id: newRequestId(), question: ben.own!.question!, answer: [String(whole.mine.hand[0])] })).t).toBe('ack');
});

test('a socket that only makes trouble is closed', async () => {
  const socket = plug(null);
  for (let i = 0; i < 1000; i++) socket.hear('nonsense');
  await expect.poll(() => socket.readyState, { interval: 1 }).toBe(3);
});
