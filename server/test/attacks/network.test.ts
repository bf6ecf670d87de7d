/** Attacks on the network side of the server: each succeeded once. The numbers are those of SECURITY.md. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from '../../network/client-network.ts';
import { SocketQuota } from '../../network/connection.ts';
import { vet } from '../../notices/address.ts';
import { nameResolver } from '../../notices/webhook.ts';
import { House } from '../house.ts';

const DEEP = process.env.STARBOARD_DEEP !== undefined;

let web: string;
let house: House;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'starboard-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Starboard</title>');
  writeFileSync(join(web, 'assets/big-1234.js'), 'x'.repeat(20_000));
  writeFileSync(join(web, 'assets/big-1234.js.br'), 'prepared');
  writeFileSync(join(web, 'assets/plain-1234.js'), 'y'.repeat(20_000));
  house = await House.open({ STARBOARD_WEB: web });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true, force: true });
});

/** Without the help of `fetch`, which tidies addresses and headers. */
function raw(path: string, headers: Record<string, string>): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  const { port } = new URL(house.url);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) });
    });
    call.on('error', reject);
    call.end();
  });
}

test('2: no spelling of an address makes the server compress anything', async () => {
  const prepared = readFileSync(join(web, 'assets/big-1234.js.br'));
  const spelt = (name: string, i: number): string =>
    [...name].map((c, at) => ((i >> (at % 10)) & 1 ? `%${c.charCodeAt(0).toString(16).padStart(2, '0')}` : c)).join('');
  for (let i = 0; i < 60; i++) {
    const big = await raw(`/assets/${spelt('big-1234.js', i)}`, { 'accept-encoding': 'br' });
    expect(big.body.equals(prepared)).toBe(true);
    const plain = await raw(`/assets/${spelt('plain-1234.js', i)}`, { 'accept-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBe(20_000);
  }
});

describe('13: request bodies that trickle in', () => {
  test('have a time limit', () => {
    const { server } = house.server.parts.app;
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  });

  test.runIf(DEEP)(
    'are ended',
    async () => {
      const { port } = new URL(house.url);
      const sockets = Array.from({ length: 100 }, () => connect(Number(port), '127.0.0.1'));
      const ended = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) {
        socket.on('error', () => {});
        socket.write('POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{');
      }
      const trickle = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(' ');
      }, 1000);
      await Promise.all(ended);
      clearInterval(trickle);
    },
    60_000,
  );
});

describe('15: who asks', () => {
  test('/metrics answers nobody behind a proxy, whatever header it uses', async () => {
    const local = { host: 'localhost' };
    expect((await raw('/metrics', local)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await raw('/metrics', { ...local, [header]: '203.0.113.9' })).status, header).toBe(404);
  });

  test('without PUBLIC_URL a foreign name that points here is refused', async () => {
    for (const host of ['evil.example', 'evil.example:4747', 'localhost.evil.example'])
      expect((await raw('/api/here', { host })).status, host).toBe(421);
    for (const host of ['localhost:4747', '127.0.0.1', '[::1]:4747', 'club-server', 'club.local'])
      expect((await raw('/api/here', { host })).status, host).toBe(200);
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, { headers: { host: 'evil.example', origin: 'http://evil.example' } });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('421');
  });

  test('with PUBLIC_URL its name counts, and local addresses for the one who runs it', async () => {
    const named = await House.open({ PUBLIC_URL: 'https://games.example.org' });
    try {
      const { port } = new URL(named.url);
      const status = async (host: string): Promise<number> =>
        new Promise((resolve, reject) => {
          request({ host: '127.0.0.1', port, path: '/healthz', headers: { host } }, (answer) => resolve(answer.resume().statusCode!))
            .on('error', reject)
            .end();
        });
      expect(await status('games.example.org')).toBe(200);
      expect(await status('localhost')).toBe(200);
      expect(await status('evil.example')).toBe(421);
      expect(await status('club.local')).toBe(421);
    } finally {
      await named.close();
    }
  });
});

test('16: refused webhooks do not tell an unknown name from a private one', async () => {
  const refusal = async (resolve: () => Promise<string[]>): Promise<string> =>
    vet('https://intranet.example/x', resolve).catch((e: Error) => e.message) as Promise<string>;
  const unknown = await refusal(() => Promise.reject(new Error('ENOTFOUND')));
  expect(await refusal(async () => ['10.0.0.7'])).toBe(unknown);
  expect(await refusal(async () => ['203.0.113.9', '10.0.0.7'])).toBe(unknown);
  expect(await refusal(async () => [])).toBe(unknown);
});

test('17: sockets are counted by network, an IPv6 /64 as one', () => {
  expect(networkOf('2a02:8106:1:2:aaaa::1')).toBe(networkOf('2a02:8106:1:2:ffff:1:2:3'));
  expect(networkOf('2a02:8106:1:2::1')).not.toBe(networkOf('2a02:8106:1:3::1'));
  expect(networkOf('2a02:8106::1')).toBe('2a02:8106:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
  const quota = new SocketQuota(() => 2);
  const enter = (address: string): boolean => quota.enter(networkOf(address));
  expect([enter('2001:db8::1'), enter('2001:db8::2'), enter('2001:db8::3'), enter('2001:db8:0:1::1')]).toEqual([true, true, false, true]);
});

test('18: names that no server answers for do not keep files waiting', async () => {
  const silent = createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const resolve = nameResolver([`127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  let resolved = 0;
  const names = Array.from({ length: 40 }, async (_, i) => {
    const found = await resolve(`name-${i}.example`);
    resolved++;
    return found;
  });
  for (let i = 0; i < 20; i++) await readFile(join(web, 'index.html'));
  expect(resolved).toBe(0);
  expect((await Promise.all(names)).flat()).toEqual([]);
  silent.close();
}, 60_000);
