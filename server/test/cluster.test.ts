/** Two servers of one installation: people at different ones sit at one table, see, hear and are called as at one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SharedClock } from '../cluster/clock.ts';
import { BadConfig, OperatorError, readConfig } from '../index.ts';
import { freePort, testNats } from './drill/nats.ts';
import { House, type Person, running } from './house.ts';
import { postgres } from './postgres.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, loadGame, toySource } from './toys.ts';

const server = await postgres();
const nats = server === null ? null : await testNats(await freePort());

test('settings: NATS needs PostgreSQL', () => {
  expect(() => readConfig({ NATS_URL: 'nats://localhost:4222' })).toThrow(BadConfig);
  expect(() => readConfig({ NATS_URL: 'http://localhost', DATABASE_URL: 'postgres://x' })).toThrow(BadConfig);
  expect(readConfig({}).cluster).toBeNull();
});

test('one clock: it follows the database slowly, and never goes back', () => {
  let counter = 0;
  const clock = new SharedClock(() => counter);
  clock.heard(1_000_000, 0, 0, true);
  expect(clock.now()).toBe(1_000_000);
  counter = 1000;
  clock.heard(1_000_900, 1000, 1000, false);
  let before = clock.now();
  for (let i = 0; i < 20; i++) {
    counter += 1000;
    expect(clock.now()).toBeGreaterThan(before);
    before = clock.now();
  }
  expect(clock.now()).toBe(1_000_900 + 20_000);
  expect(Math.abs(clock.error)).toBeLessThan(1e-6);
});

test('a server that is alone loads nothing of it', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'drill/alone-child.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const loaded = JSON.parse(said) as string[];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((url) => /server\/cluster\/|@nats-io/.test(url))).toEqual([]);
});

if (server === null || nats === null) test.skip('PostgreSQL or NATS could not be had: see the line above', () => undefined);
else {
  describe('two servers', () => {
    let env: Record<string, string>;
    let one: House;
    let two: House;
    beforeAll(async () => {
      env = {
        DATABASE_URL: await server.database(),
        NATS_URL: `nats://127.0.0.1:${nats.port}`,
        STARBOARD_STANDBY: 'none',
        // Two servers in one busy process: nobody is to be taken for dead.
        STARBOARD_LEASE_MS: '20000',
      };
      one = await House.open(env, { games: toySource });
      two = await House.open(env, { games: toySource });
    });
    afterAll(async () => {
      await two.close();
      await one.close();
      await nats.kill();
      await server.stop();
    });
    /** The same person, with a page at another server. */
    const at = (house: House, who: Person): Person => Object.assign(Object.create(who) as Person, { house });
    const lobbyOf = (house: House, who: Person): Promise<Screen> => Screen.open(house, who.cookie, {}, '/ws/lobby');
    type Heard = { t: string; [name: string]: unknown };
    const heard = (page: Screen, what: (m: Heard) => boolean, why: string) => page.until(() => (page.heard as unknown as Heard[]).find(what), why);

    test('a server that is alone is kept out, and an unset standby is refused', async () => {
      const { NATS_URL: _, ...alone } = env;
      await expect(House.open(alone, { games: toySource })).rejects.toThrow(OperatorError);
      await expect(House.open({ ...env, STARBOARD_STANDBY: 'sync' }, { games: toySource })).rejects.toThrow(/standby/);
    });

    test('a table that is made at one is offered, entered and played at the other', async () => {
      const ada = await one.person('Ada');
      const ben = await two.person('Ben');
      const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings: FAST });
      await expect.poll(async () => (await ben.call('GET /api/lobby')).open.map((t) => t.id)).toContain(id);
      await ada.sit(id);
      await ben.sit(id);
      await at(two, ada).call('POST /api/tables/:table/start', { params: { table: id } });
      for (const p of [ada, ben]) await p.reveal(id);
      const { game } = await loadGame('tictactoe');
      const screens = [await ada.screen(), await ben.screen()];
      for (const s of screens) await s.enter(id);
      const chance = new FastChance('two servers');
      await Promise.all(screens.map((s) => s.play(game, chance)));
      await expect.poll(async () => (await ben.table(id)).state).toBe('over');
      expect((await at(one, ben).table(id)).state).toBe('over');
    });

    test('the waiting room: who is here, what is said and who sits down, from both sides', async () => {
      const ada = await one.person('Ada');
      const ben = await two.person('Ben');
      const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings: FAST });
      await ada.sit(id);
      const [a, b] = [await lobbyOf(one, ada), await lobbyOf(two, ben)];
      for (const page of [a, b]) page.socket.send(JSON.stringify({ t: 'table', table: id }));
      await heard(b, (m) => m.t === 'table', 'the table');
      await ben.sit(id);
      const here = (m: Heard): boolean => m.t === 'table' && (m.table as { chairs: { here: boolean }[] }).chairs.every((c) => c.here);
      await heard(a, here, 'both are here');
      b.socket.send(JSON.stringify({ t: 'chat', table: id, id: newRequestId(), text: 'hello from two' }));
      await heard(a, (m) => m.t === 'chat' && (m.chat as { text: string }).text === 'hello from two', 'what was said');
      await b.close();
      await heard(a, (m) => m.t === 'table' && !here(m), 'somebody left');
      await a.close();
    });

    test('people who search at two servers meet', async () => {
      const [ada, ben] = [await one.person('Ada'), await two.person('Ben')];
      const body = { games: ['auction'], pace: 'live', language: 'en' } as const;
      const found = await Promise.all([ada, ben].map((p) => p.call('POST /api/tables/find', { body: { ...body, games: [...body.games] } })));
      expect(new Set(found.map((f) => f.table.id)).size).toBe(1);
      await ada.call('POST /api/tables/:table/close', { params: { table: found[0].table.id } }).catch(() => undefined);
    });

    test('a call reaches a page at the other server, and so does whose turn it is', async () => {
      const ada = await one.person('Ada');
      const ben = await two.person('Ben');
      const page = await lobbyOf(two, ben);
      page.socket.send(JSON.stringify({ t: 'waits', on: true }));
      const id = await running([ada, at(one, ben)], { game: 'tictactoe', seats: 2, settings: FAST });
      const screen = await (await ada.screen()).enter(id);
      if (screen.mustAnswer) {
        const { game } = await loadGame('tictactoe');
        await screen.tell({ t: 'answer', id: newRequestId(), question: screen.own!.question!, answer: screen.anAnswer(game, new FastChance('x')) });
      }
      const waits = (m: Heard): boolean => m.t === 'waits' && (m.tables as { id: string }[]).some((t) => t.id === id);
      await heard(page, waits, 'a table that waits');
      await page.close();
    });

    test('who is blocked at one server is kept apart at the other; a device that is signed out is out everywhere', async () => {
      const ada = await one.person('Ada');
      const ben = await two.person('Ben');
      const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings: FAST });
      await ben.sit(id);
      await ada.call('POST /api/people/:person/block', { params: { person: await ben.identity() } });
      await expect.poll(async () => (await ben.ask('GET /api/tables/:table', { params: { table: id } })).status).toBe(404);
      const page = await lobbyOf(one, ben);
      const [{ id: device }] = await ben.call('GET /api/me/devices');
      await ben.call('DELETE /api/me/devices/:device', { params: { device } });
      await page.until(() => page.closed?.code === 4001, 'signed out');
    });

    test('a server that shuts down hands its tables over, and its screens go on elsewhere', async () => {
      const three = await House.open(env, { games: toySource });
      const ada = await three.person('Ada');
      const ben = await two.person('Ben');
      const id = await running([ada, at(three, ben)], { game: 'auction', seats: 2, settings: FAST });
      const [a, b] = [await (await ada.screen()).enter(id), await (await ben.screen()).enter(id)];
      const before = b.heard.length;
      await three.close();
      await a.until(() => a.closed?.code === 1012, 'sent elsewhere');
      const again = await (await at(one, ada).screen()).enter(id);
      const { game } = await loadGame('auction');
      const chance = new FastChance('handed over');
      await Promise.all([again, b].map((s) => s.play(game, chance, (n) => n < 3)));
      expect(b.heard.slice(before).some((m) => m.t === 'error')).toBe(false);
    });

    test('somebody whose answer is under way when their server shuts down hears of it before they are sent elsewhere', async () => {
      const three = await House.open(env, { games: toySource });
      const ada = await one.person('Ada');
      const ben = await one.person('Ben');
      const id = await running([ada, ben], { game: 'auction', seats: 2, settings: FAST });
      expect(one.server.parts.cluster!.owned.isMine(id)).toBe(true);
      const a = await (await at(three, ada).screen()).enter(id);
      const { storage } = one.server.parts.context;
      const append = storage.append.bind(storage);
      let writes = (): void => {};
      const writing = new Promise<void>((resolve) => {
        writes = resolve;
      });
      storage.append = (...args) => {
        writes();
        return new Promise((resolve) => setTimeout(resolve, 150)).then(() => append(...args));
      };
      try {
        const { game } = await loadGame('auction');
        await a.until(() => a.own?.question != null && a.mustAnswer, 'a question');
        const answer = a.anAnswer(game, new FastChance('under way'));
        const said = a.tell({ t: 'answer', id: newRequestId(), question: a.own!.question!, answer }).then(() => a.closed);
        await writing;
        const closing = three.close();
        expect(await said).toBe(null);
        await a.until(() => a.closed?.code === 1012, 'sent elsewhere');
        await closing;
      } finally {
        storage.append = append;
      }
    });

    test('of two servers that shut down in the same moment, neither keeps what the other hands over', async () => {
      const [three, four] = [await House.open(env, { games: toySource }), await House.open(env, { games: toySource })];
      const [from, to] = [three, four].map((house) => house.server.parts.cluster!);
      const ada = await three.person('Ada');
      const ben = await two.person('Ben');
      const id = await running([ada, at(three, ben)], { game: 'auction', seats: 2, settings: FAST });
      expect(from.owned.isMine(id)).toBe(true);
      const b = await (await ben.screen()).enter(id);
      // One does not know yet that the other is going too.
      const next = Math.max(...(await from.owned.nodes()).map((n) => n.id));
      from.owned.other = async () => next;
      await to.drain();
      // Who still comes to it is sent on.
      const late = await Screen.open(four, ada.cookie);
      await late.until(() => late.closed?.code === 1012, 'sent on');
      await three.close();
      const a = await (await at(one, ada).screen()).enter(id);
      const { game } = await loadGame('auction');
      const chance = new FastChance('both go');
      await Promise.all([a, b].map((s) => s.play(game, chance, (n) => n < 3)));
      await four.close();
    });
  });
}
