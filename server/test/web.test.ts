/** The HTTP server around the API: headers, limits, origins, files, health, OpenAPI. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { House } from './house.ts';
import { Screen } from './screen.ts';
import { toySource } from './toys.ts';

const BIG = 'export const a = 1;\n'.repeat(1000);
const web = mkdtempSync(join(tmpdir(), 'starboard-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<!doctype html><head><title>Starboard</title></head>');
writeFileSync(join(web, 'assets/app-1234.js'), 'export {};');
writeFileSync(join(web, 'sw.js'), '');
writeFileSync(join(web, 'assets/big-1234.js'), BIG);
writeFileSync(join(web, 'assets/big-1234.js.br'), brotliCompressSync(BIG));
writeFileSync(join(web, 'assets/big-1234.js.gz'), gzipSync(BIG));

let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_WEB: web }, { games: toySource });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true, force: true });
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${house.url}${path}`, { headers });

describe('pages', () => {
  test('that were built anew are there without a restart', async () => {
    expect((await get('/assets/later-1234.js')).status).toBe(404);
    writeFileSync(join(web, 'assets/later-1234.js'), 'export const later = 1;');
    const later = await get('/assets/later-1234.js');
    expect(later.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await later.text()).toBe('export const later = 1;');
  });

  test('files of the client are cached for ever where their name says what is in them', async () => {
    expect((await get('/assets/app-1234.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const home = await get('/');
    expect(home.headers.get('cache-control')).toBe('no-cache');
    expect(await home.text()).toContain('Starboard');
  });

  test('the compressed forms that the build made are sent to those who take them', async () => {
    for (const [accept, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0', null],
    ] as const) {
      for (let twice = 0; twice < 2; twice++) {
        const answer = await get('/assets/big-1234.js', { 'accept-encoding': accept });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('vary')).toContain('accept-encoding');
        expect((await answer.text()).length).toBe(20_000);
      }
    }
    expect((await get('/assets/app-1234.js')).headers.get('content-encoding')).toBeNull();
    expect((await get('/api/openapi.json')).headers.get('content-encoding')).toBeNull();
  });

  test('deep links lead to the page; an address that is not a page is not found', async () => {
    const deep = await get('/table/abc', { accept: 'text/html' });
    expect(deep.status).toBe(200);
    expect(await deep.text()).toContain('Starboard');
    expect((await get('/assets/gone.js', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/api/nothing', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
    expect(await (await get('/api/nothing')).json()).toMatchObject({ error: 'unknown' });
  });

  test('a messenger sees of an open table what the lobby says, and of any other table nothing at all', async () => {
    const ada = await house.person('Ada <b>');
    const open = await ada.make({ game: 'tictactoe', seats: 2, open: true, name: 'Lunch "break"' });
    const closed = await ada.make({ game: 'tictactoe', seats: 2, name: 'Secret' });
    const tags = async (path: string, headers: Record<string, string> = {}) =>
      Object.fromEntries(
        [...(await (await get(path, headers)).text()).matchAll(/property="og:([\w:]+)" content="([^"]*)"/g)].map((m) => [m[1], m[2]]),
      );
    const said = await tags(`/table/${open.id}`);
    expect(said.title).toBe('Ada &#60;b&#62; is keeping a seat for you');
    expect(said.description).toContain('Lunch &#34;break&#34;');
    expect(said.image).toBe(`${house.url}/art/cards/starboard.png`);
    expect((await tags(`/table/${open.id}`, { 'accept-language': 'de-DE,de;q=0.9' })).title).toContain('hält dir einen Platz frei');
    const nothing = await tags('/table/AAAAAAAAAAAAAAAAAAAAAA');
    expect(await tags(`/table/${closed.id}`)).toEqual(nothing);
    expect(await tags('/join')).toEqual(nothing);
    expect(JSON.stringify(nothing)).not.toContain('Secret');
    expect(await tags('/')).toEqual({});
    // Once it is closed to others, its address says nothing any more.
    await ada.call('PATCH /api/tables/:table', { params: { table: open.id }, body: { open: false } });
    expect(await tags(`/table/${open.id}`)).toEqual(nothing);
  });

  test('headers keep pages strict', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect((await get('/api/here')).headers.get('cache-control')).toBe('no-store');
  });
});

test('health, readiness, metrics and the description', async () => {
  expect(await (await get('/healthz')).text()).toBe('ok\n');
  expect((await get('/readyz')).status).toBe(200);
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('starboard_http_seconds');
  expect(metrics).toMatch(/^starboard_append_seconds_bucket\{le="\+Inf"\} \d+$/m);
  expect(metrics).toContain('nodejs_eventloop_lag');
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404);
  const description = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  expect(Object.values(description.paths).flatMap((p) => Object.keys(p))).toHaveLength(Object.keys(routes).length);
  expect(description.paths['/api/tables/{table}/sit']).toMatchObject({
    post: { requestBody: { content: { 'application/json': { schema: { properties: { commitment: { type: 'string' } } } } } } },
  });
});

describe('limits', () => {
  test('large and strange bodies are refused', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${house.url}/api/guest`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post(JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(413);
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('{"name":"a"}', 'text/plain')).status).toBe(400);
    expect((await post('{"__proto__":{"name":"a"}}')).status).toBe(400);
    expect(await (await post('[]')).json()).toMatchObject({ error: 'malformed' });
    expect((await post('{"name":"a","admin":true}')).status).toBe(400);
  });

  test('requests of another site are refused', async () => {
    const ada = await house.person('Ada');
    const from = (headers: Record<string, string>) => ada.ask('POST /api/me/link', { headers });
    expect((await from({ origin: 'https://evil.example' })).body.error).toBe('origin');
    expect((await from({ origin: 'null' })).body.error).toBe('origin');
    expect((await from({ 'sec-fetch-site': 'cross-site' })).body.error).toBe('origin');
    expect((await from({ origin: house.url })).status).toBe(200);
    await expect(Screen.open(house, ada.cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(Screen.open(house, ada.cookie, { origin: 'https://evil.example' }, '/ws/lobby')).rejects.toThrow('403');
    await (await Screen.open(house, ada.cookie, { origin: house.url })).close();
  });

  test('who is too fast has to wait', async () => {
    const slow = await House.open({ STARBOARD_MAX_REQUESTS: '50', STARBOARD_MAX_MESSAGES: '20', STARBOARD_MAX_SOCKETS: '3' }, { games: toySource });
    const ada = await slow.person('Ada');
    const made = await Promise.all(Array.from({ length: 8 }, () => ada.ask('POST /api/tables', { body: { game: 'tictactoe', seats: 2 } })));
    expect(made.filter((m) => m.status === 200)).toHaveLength(5);
    expect(made.find((m) => m.status !== 200)?.body.error).toBe('too-fast');
    const many = await Promise.all(Array.from({ length: 70 }, () => ada.ask('GET /api/here')));
    expect(many.some((m) => m.status === 429)).toBe(true);
    const screen = await Screen.open(slow, ada.cookie);
    for (let i = 0; i < 40; i++) screen.say({ t: 'undo', id: `undo-undo-${i}` });
    await screen.until(() => screen.heard.length === 40);
    expect(screen.heard.filter((m) => m.t === 'error' && m.why === 'too-fast').length).toBeGreaterThanOrEqual(19);
    const others = await Promise.all([1, 2].map(() => Screen.open(slow, ada.cookie)));
    await expect(Screen.open(slow, ada.cookie)).rejects.toThrow('429');
    await others[0].close();
    await expect
      .poll(() =>
        Screen.open(slow, ada.cookie).then(
          () => 'open',
          () => 'full',
        ),
      )
      .toBe('open');
    await slow.close();
  });

  test('large messages get an error, much larger ones the end', async () => {
    const screen = await Screen.open(house, '');
    screen.socket.send('x'.repeat(70_000));
    expect(await screen.next('error', 0)).toEqual({ t: 'error', why: 'too-large' });
    screen.socket.send(Buffer.from('{"t":"undo"}'), { binary: true });
    await screen.until(() => screen.heard.length === 2);
    expect(screen.heard[1]).toEqual({ t: 'error', why: 'malformed' });
    screen.socket.send('x'.repeat(300_000));
    await screen.until(() => screen.closed?.code === 1009);
  });
});
