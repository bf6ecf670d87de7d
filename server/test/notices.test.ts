/** Which addresses the server may call, and what it sends. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublic, vet } from '../notices/address.ts';
import { deliver, post } from '../notices/webhook.ts';
import { House, type Person, running } from './house.ts';
import { FAST, toySource } from './toys.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.org': ['93.184.216.34'],
  'six.example.org': ['2606:2800:220:1:248:1893:25c8:1946'],
  'inside.example.org': ['10.0.0.7'],
  'both.example.org': ['93.184.216.34', '127.0.0.1'],
  localhost: ['127.0.0.1'],
};
const resolve = async (host: string) => NAMES[host] ?? [];

describe('addresses', () => {
  test.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublic(address)).toBe(true),
  );
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.168.1.1'],
    ...['198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1'],
    ...['fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2001::1', '2002:7f00:1::', '100::1', 'nonsense', ''],
  ])('%s is not', (address) => expect(isPublic(address)).toBe(false));

  test.each(['https://hooks.example.org/x', 'https://six.example.org/', 'https://hooks.example.org:8443/x', 'https://8.8.8.8/x'])(
    '%s may be called',
    async (url) => {
      expect(isPublic((await vet(url, resolve)).address)).toBe(true);
    },
  );
  test.each([
    'http://hooks.example.org/x',
    'ftp://hooks.example.org/x',
    'file:///etc/passwd',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fe80::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://inside.example.org/x',
    'https://both.example.org/x',
    'https://nowhere.example.org/x',
    'https://user:password@hooks.example.org/x',
    'https://hooks.example.org:22/x',
    'https://hooks.example.org:80/x',
    'not an address',
    '',
  ])('%s may not', async (url) => {
    await expect(vet(url, resolve)).rejects.toMatchObject({ problem: 'webhook' });
  });

  test('the connection goes to the address that was checked, whatever the name says now', async () => {
    // A plain server is enough to see who is called: the handshake fails, at the right place.
    let called = 0;
    const server = createServer();
    server.on('connection', (socket) => {
      called++;
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await expect(post(new URL(`https://hooks.example.org:${port}/x`), '127.0.0.1', '{}')).rejects.toThrow();
    expect(called).toBe(1);
    server.close();
  });

  test('a redirection is not followed', async () => {
    const seen: string[] = [];
    const status = await deliver('https://hooks.example.org/x', '{}', resolve, async (url, address) => {
      seen.push(`${url.href} ${address}`);
      return 302;
    });
    expect(status).toBe(302);
    expect(seen).toEqual(['https://hooks.example.org/x 93.184.216.34']);
  });
});

describe('notices', () => {
  let later = 0;
  let house: House;
  let status = 204;
  const posted: { url: string; body: { content?: string; kind?: string; text?: string; table?: string } }[] = [];
  beforeAll(async () => {
    const instead = {
      games: toySource,
      now: () => Date.now() + later,
      resolve,
      post: async (url: URL, _address: string, body: string | Buffer) => {
        posted.push({ url: url.href, body: JSON.parse(String(body)) });
        return status;
      },
    };
    house = await House.open({ PUBLIC_URL: 'http://play.example.org' }, instead);
  });
  afterAll(() => house.close());
  beforeEach(() => {
    posted.length = 0;
    status = 204;
    later = 0;
  });

  const hook = (p: Person, kind: 'discord' | 'json') =>
    p.call('PATCH /api/me', { body: { language: kind === 'json' ? 'de' : 'en', webhook: { url: `https://hooks.example.org/${p.name}`, kind } } });

  test('a webhook is checked when it is set, and can be tried', async () => {
    const ada = await house.person('Ada');
    const set = await ada.ask('PATCH /api/me', { body: { webhook: { url: 'https://localhost/x', kind: 'json' } } });
    expect(set.body).toMatchObject({ error: 'webhook', message: expect.stringContaining('public') });
    await hook(ada, 'discord');
    expect(await ada.call('POST /api/me/webhook/test')).toEqual({ ok: true, status: 204, problem: null });
    status = 404;
    expect(await ada.call('POST /api/me/webhook/test')).toMatchObject({ ok: false, status: 404 });
  });

  test('say once a turn whose turn it is, to those who are not there', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    await hook(ada, 'discord');
    await hook(ben, 'json');
    const id = await running([ada, ben], {
      game: 'tictactoe',
      seats: 2,
      settings: { ...FAST, clock: { kind: 'days', days: 1 } },
      name: '@everyone *hi*',
    });
    // Before the game: a start that waits for somebody, and that Ben sat down.
    const game = () => posted.filter((p) => p.body.kind !== 'word' && !/about to begin|sat down/.test(p.body.content ?? ''));
    await expect.poll(() => game().length).toBe(1);
    expect(game()[0].body).toMatchObject({
      content: `It is your turn: \\@everyone \\*hi\\* (Tic-tac-toe). http://play.example.org/table/${id}`,
      allowed_mentions: { parse: [] },
    });
    const screen = await (await ada.screen()).enter(id);
    await screen.tell({ t: 'answer', id: 'ada-marks-four', question: screen.own!.question!, answer: ['4'] });
    await expect.poll(() => game().length).toBe(2);
    expect(game()[1]).toMatchObject({
      url: 'https://hooks.example.org/Ben',
      body: { kind: 'turn', table: id, text: expect.stringContaining('Du bist dran') },
    });
    // Undone and done again within a minute is not news.
    await screen.tell({ t: 'undo', id: 'ada-undoes-it' });
    await screen.tell({ t: 'answer', id: 'ada-marks-five', question: screen.own!.question!, answer: ['5'] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(game().length).toBe(2);
    await screen.close();
  });

  test('are tried again, across a restart too, and given up in the end', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    await hook(ben, 'json');
    status = 500;
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    const screen = await (await ada.screen()).enter(id);
    posted.length = 0;
    await screen.tell({ t: 'answer', id: 'ada-marks-four', question: screen.own!.question!, answer: ['4'] });
    const turns = () => posted.filter((p) => p.body.kind === 'turn').length;
    await expect.poll(turns).toBe(1);
    const flush = () => house.server.parts.notices.flush();
    await flush();
    expect(turns()).toBe(1);
    later += 10_001;
    await flush();
    expect(turns()).toBe(2);
    await house.restart();
    later += 60_001;
    await flush();
    expect(turns()).toBe(3);
    for (let i = 0; i < 5; i++) {
      later += 3_600_001;
      await flush();
    }
    expect(turns()).toBe(5);
  });
});
