/** 6: sockets that never read. 9: a device that was signed out. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnsentBudget } from '../../network/unsent-budget.ts';
import { House, type Person, running } from '../house.ts';
import { toySource } from '../toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

/** A WebSocket that is opened by hand and never read. */
async function deaf(person: Person, match: string): Promise<Socket> {
  const { port, host } = new URL(house.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: ${person.cookie}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  ask(socket, match);
  return socket;
}

/** Says "open" once more: the whole view is sent each time. */
function ask(socket: Socket, match: string): void {
  const text = Buffer.from(JSON.stringify({ t: 'open', match, have: null }));
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]);
  socket.write(text.length < 126 ? Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]) : Buffer.concat([head, text]));
}

test('6: what waits for sockets that never read stays within a budget; the sockets are closed', async () => {
  const ada = await house.person('Ada');
  const id = await running([ada, await house.person('Ben')], { game: 'tictactoe', seats: 2 });
  const sockets = await Promise.all(Array.from({ length: 2 }, () => deaf(ada, id)));
  const closed = sockets.map((socket) => new Promise<void>((resolve) => socket.on('close', () => resolve())));
  const flood = setInterval(() => {
    for (const socket of sockets) for (let i = 0; i < 50; i++) if (socket.writable) ask(socket, id);
  }, 5);
  try {
    await Promise.all(closed);
  } finally {
    clearInterval(flood);
  }
  expect(sockets.every((socket) => socket.destroyed)).toBe(true);
});

test('6: the budget counts all sockets of a network together', () => {
  const budget = new UnsentBudget(100);
  expect(budget.changed('a', 0, 60)).toBe(true);
  expect(budget.changed('a', 0, 60)).toBe(false);
  expect(budget.changed('b', 0, 60)).toBe(true);
  expect(budget.changed('a', 60, 0)).toBe(true);
  expect(budget.waiting('a')).toBe(60);
  expect(budget.changed('a', 60, 0)).toBe(true);
  expect(budget.waiting('a')).toBe(0);
});

test('9: what a device says after it was signed out has no effect, though its socket is still open', async () => {
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const id = await running([ada, ben], { game: 'tictactoe', seats: 2 });
  const screen = await (await ada.screen()).enter(id);
  const { drive } = house.server.parts.matches.peek(id)!;
  const before = drive.host.length;
  const [device] = await ada.call('GET /api/me/devices');
  await house.server.parts.identities.revoke(await ada.identity(), device.id);
  house.server.parts.sockets.dropDevice(device.id);
  // The closing handshake is not finished yet: the message arrives at an open socket.
  screen.socket.send(JSON.stringify({ t: 'concede', id: 'conceding-late' }));
  await expect.poll(() => screen.closed).not.toBeNull();
  expect(drive.host.length).toBe(before);
  expect(drive.host.closed).toBeNull();
});
