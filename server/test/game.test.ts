/** A whole game on a real server by three people and a bot: a fair start, the same result for everybody, a record that verifies. */
import { think } from '@starboard/bots';
import { FastChance, heardBy, type Json, type MatchRecord, readOptions, readRecord, verify } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Person, running } from './house.ts';
import type { Screen } from './screen.ts';

const FAST = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' } as const;
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const three = (): Promise<Person[]> => Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => house.person(name)));

test.each(gameIds)('%s: three people and a bot play to the end, with a reload and a restart of the server in the middle', async (which) => {
  const cartridge = await loadGame(which);
  const { game } = cartridge;
  const people = await three();
  const id = await running(people, { game: which, seats: 4, settings: FAST, bots: [null, null, null, 'random'] });
  const spectator = await house.person('Sue');
  const { token } = await people[0].call('POST /api/tables/:table/invitations', { params: { table: id } });
  await spectator.call('POST /api/invitations/accept', { body: { token } });
  const chance = new FastChance('game');
  let screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  let watcher = await (await spectator.screen()).enter(id);
  expect(screens.map((s) => s.seat)).toEqual([0, 1, 2]);
  expect(watcher.seat).toBeNull();
  expect(watcher.own).toBeNull();
  // Ben reloads in the middle, and goes on from the frame he has.
  await Promise.race(screens.map((s) => s.play(game, chance, (n) => n < 8)));
  const closed = screens[1];
  await closed.close();
  const again = await people[1].screen();
  again.resume(id, closed);
  screens = [screens[0], again, screens[2]];
  await Promise.race(screens.map((s) => s.play(game, chance, (n) => n < 8)));
  expect(again.heard.some((m) => m.t === 'whole')).toBe(false);

  await house.restart();
  screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  watcher = await (await spectator.screen()).enter(id);
  // Mostly with sense, sometimes anything: a game of pure chance may take thousands of answers.
  const sensible = (s: Screen): readonly string[] =>
    chance.int(4) === 0
      ? s.anAnswer(game, chance)
      : think(cartridge, 'normal', s.known, game.blank(readOptions(game, {}), 4, s.seat!), s.seat!, chance.int(2 ** 31), {}).answer;
  await Promise.all(
    screens.map((s) =>
      s.play(
        game,
        chance,
        () => true,
        () => sensible(s),
      ),
    ),
  );
  const everybody: Screen[] = [...screens, watcher];
  await Promise.all(everybody.map((s) => s.until(() => s.table?.closed === 'over', 'the end')));
  for (const s of everybody) {
    expect(s.pub).toEqual(screens[0].pub);
    expect(s.table?.outcome).toEqual(screens[0].table?.outcome);
  }

  const record = readRecord(JSON.stringify(await spectator.call('GET /api/tables/:table/record', { params: { table: id } })));
  expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  expect(record.names).toEqual(['Ada', 'Ben', 'Cleo', expect.any(String)]);
  expect(record.outcome).toEqual(screens[0].table?.outcome);
  const over = await people[0].table(id);
  expect(over.state).toBe('over');
  expect((record as MatchRecord).source).toMatchObject({ kind: 'committed', secret: over.fairness.secret });

  // Every screen heard what the record says its chair was told, and nothing else.
  for (const s of everybody) {
    const told = record.entries.flatMap((e) => heardBy(e.told, s.seat).map((t) => t.event));
    const heard = s.lines.map((l) => l.event).filter((e) => !e.kind.startsWith('$'));
    expect(heard).toEqual(told.slice(-heard.length));
    const mine: Record<string, Json> = {};
    if (s.seat !== null) for (const e of record.entries) Object.assign(mine, e.mine[String(s.seat)]);
    expect(s.mine).toEqual(mine);
  }
  // The secret and the words came out with the end, not before; no log ever had them, or a name, or a token.
  const secrets = [over.fairness.secret!, ...people.map((p) => p.words.get(id)!)];
  const until = house.sent.findIndex((text) => text.includes('"closed":"over"'));
  const before = house.sent.slice(0, until).join('\n');
  for (const secret of secrets) expect(before).not.toContain(secret);
  const log = house.log.join('\n');
  expect(log).toContain('listening');
  for (const secret of [...secrets, ...people.map((p) => p.cookie.split('=')[1]), token, 'Ada', 'Cleo']) expect(log).not.toContain(secret);
});
