/** The host's page and commands: the key, what it opens, and that nothing opens without it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { HostKey, KEY_TRIES } from '../operations/host-key.ts';
import { House, Person, running } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
let key: string;
let host: Person;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
  key = house.server.newKey ?? '';
  host = new Person(house, 'host');
  await host.call('POST /api/host/enter', { body: { key } });
});
afterAll(() => house.close());

const bearer = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });

describe('the key', () => {
  test('is given once, and only its hash is kept', async () => {
    expect(key).toMatch(/^[\w-]{43}$/);
    const stored = await house.server.parts.context.storage.get('host', 'key');
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(house.log.join('')).not.toContain(key);
    await house.restart();
    expect(house.server.newKey).toBeNull();
    await new Person(house, 'command').call('GET /api/host', bearer(key));
    // A session ends with the process.
    expect((await host.ask('GET /api/host')).status).toBe(401);
    await host.call('POST /api/host/enter', { body: { key } });
  });

  test('opens every path of the host; a guest, a stranger and a wrong key open none', async () => {
    const guest = await house.person('Ada');
    for (const [path, { who }] of Object.entries(routes)) {
      if (who !== 'host') continue;
      const [method, pattern] = path.split(' ');
      const url = `${house.url}${pattern.replace(/:\w+/g, 'x')}`;
      const common = { method, headers: { 'content-type': 'application/json' }, ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }) };
      for (const headers of [{}, { cookie: guest.cookie }, { cookie: `starboard-host=${'A'.repeat(43)}` }, { authorization: 'Bearer nonsense' }])
        expect((await fetch(url, { ...common, headers: { ...common.headers, ...headers } })).status, `${path} ${JSON.stringify(headers)}`).toBe(401);
    }
  });

  test('is not found by trying, and trying hinders no session', async () => {
    const thief = new Person(house, 'thief');
    const tried = [];
    for (let i = 0; i < KEY_TRIES + 5; i++)
      tried.push((await thief.ask('POST /api/host/enter', { body: { key: String(i).padStart(43, 'A') } })).status);
    expect(new Set(tried)).toEqual(new Set([401, 429]));
    // Not even the right one is looked at then.
    expect((await thief.ask('POST /api/host/enter', { body: { key } })).status).toBe(429);
    await host.call('GET /api/host');
  });
});

describe('what the host sees and does', () => {
  test('health, tables and people: names, times and sizes, and nothing that is hidden', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const id = await running([ada, ben], { game: 'auction', seats: 2, settings: FAST });
    const talk = await (await ada.screen()).enter(id);
    const shown = async () => (await host.call('GET /api/host/tables', { query: { state: 'running' } })).tables.find((t) => t.id === id);
    expect((await shown())?.bytes).toBeGreaterThan(0);
    await talk.tell({ t: 'chat', id: newRequestId(), text: 'between us' });
    // Counts are kept for half a minute.
    await house.restart();
    await host.call('POST /api/host/enter', { body: { key } });
    const state = await host.call('GET /api/host');
    expect(state.tables.running).toBeGreaterThan(0);
    expect(state.disk.used).toBeGreaterThan(0);
    const table = await shown();
    expect(table).toMatchObject({ host: 'Ada', chairs: ['Ada', 'Ben'] });
    const { people } = await host.call('GET /api/host/people');
    expect(people.map((p) => p.name)).toEqual(expect.arrayContaining(['Ada', 'Ben']));
    const all = JSON.stringify([state, table, people]);
    for (const secret of ['between us', ada.words.get(id), (await house.server.parts.tables.docs.get(id))?.secret]) expect(all).not.toContain(secret);
  });

  test('ends a match, closes a table, deletes a person', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    await host.call('POST /api/host/tables/:table/close', { params: { table: id } });
    await expect.poll(async () => (await ada.table(id)).state).toBe('over');
    const waiting = await ada.make({ game: 'tictactoe', seats: 2 });
    await host.call('POST /api/host/tables/:table/close', { params: { table: waiting.id } });
    expect((await ada.ask('GET /api/tables/:table', { params: { table: waiting.id } })).status).toBe(404);
    await host.call('DELETE /api/host/people/:person', { params: { person: await ben.identity() } });
    expect((await ben.ask('GET /api/me/devices')).status).toBe(401);
  });

  test('reads reports and puts them aside', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    await ada.call('POST /api/people/:person/report', {
      params: { person: await ben.identity() },
      body: { reason: 'play', text: 'Leaves all the time.' },
    });
    const [report] = await host.call('GET /api/host/reports');
    expect(report).toMatchObject({ by: { name: 'Ada' }, about: { name: 'Ben' }, reason: 'play', text: 'Leaves all the time.', done: false });
    await host.call('POST /api/host/reports/:report/done', { params: { report: report.id } });
    expect((await host.call('GET /api/host/reports')).some((r) => r.id === report.id)).toBe(false);
    expect((await host.call('GET /api/host/reports', { query: { done: 'yes' } })).some((r) => r.id === report.id)).toBe(true);
  });

  test('an announcement reaches open pages and later ones, and ends', async () => {
    const ada = await house.person('Ada');
    const page = await Screen.open(house, ada.cookie, {}, '/ws/lobby');
    const until = Date.now() + 60_000;
    await host.call('PUT /api/host/announcement', { body: { en: 'Repairs at nine.', until } });
    await page.until(() => page.raw.some((m) => m.includes('Repairs at nine.')), 'the announcement');
    expect((await ada.call('GET /api/here')).announcement).toEqual({ en: 'Repairs at nine.', de: 'Repairs at nine.', until });
    expect((await host.ask('PUT /api/host/announcement', { body: { en: 'Too late.', until: 5 } })).status).toBe(400);
    await host.call('DELETE /api/host/announcement');
    expect((await ada.call('GET /api/here')).announcement).toBeNull();
    await page.close();
  });

  test('makes backups that were read back', async () => {
    const made = await host.call('POST /api/host/backups');
    expect(made).toHaveLength(1);
    expect(made[0].bytes).toBeGreaterThan(0);
    expect(await host.call('GET /api/host/backups')).toEqual(made);
  });

  test('a new key ends the old one', async () => {
    const fresh = await host.call('POST /api/host/key');
    expect((await host.ask('GET /api/host')).status).toBe(401);
    await house.restart();
    expect((await new Person(house, 'old').ask('GET /api/host', bearer(key))).status).toBe(401);
    await new Person(house, 'new').call('GET /api/host', bearer(fresh.key));
  });

  test('a key is made once by servers that start together: one of them gives it, and it opens all', async () => {
    const { storage, now } = house.server.parts.context;
    await storage.delete('host', 'key');
    const servers = [1, 2, 3].map(() => new HostKey(storage, now));
    const given = (await Promise.all(servers.map((server) => server.open()))).filter((made) => made !== null);
    expect(given).toHaveLength(1);
    for (const server of servers) server.check(given[0] ?? '', 'there');
  });
});
