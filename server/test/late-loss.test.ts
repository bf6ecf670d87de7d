/** A write that was silent for long fails when its match has been loaded anew: the new one goes on, with everybody who looks at it. */
import { Conflict } from '@starboard/host/storage';
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, running } from './house.ts';
import { newRequestId } from './screen.ts';
import { FAST, loadGame, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

test('nobody is left behind in the match that was loaded anew', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'tictactoe', seats: 2, settings: FAST });
  const { matches, context } = house.server.parts;
  const { game } = await loadGame('tictactoe');
  const chance = new FastChance('late');
  const before = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  // The database is silent about the next line.
  const { storage } = context;
  const { append } = storage;
  let fail = (_: Error): void => undefined;
  const silent = new Promise<void>((_, reject) => {
    fail = reject;
  });
  let asks = 0;
  await expect.poll(() => matches.peek(id)?.drive.settled).toBe(true);
  storage.append = () => {
    asks++;
    return silent;
  };
  const asked = before.find((s) => s.mustAnswer)!;
  asked.say({ t: 'answer', id: newRequestId(), question: asked.own!.question!, answer: asked.anAnswer(game, chance) });
  await expect.poll(() => asks).toBe(1);
  storage.append = append;
  // The lease is over: the match is dropped, and loaded anew.
  matches.dropAll();
  const after = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  const live = matches.peek(id);
  fail(new Conflict('another server was faster'));
  await expect.poll(() => house.log.some((line) => line.includes('a match was lost'))).toBe(true);
  expect(matches.peek(id)).toBe(live);
  await Promise.all(after.map((s) => s.play(game, chance)));
  for (const screen of [...before, ...after]) await screen.close();
});

test('a match that is being loaded when all are dropped is loaded again', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'tictactoe', seats: 2, settings: FAST });
  const { matches } = house.server.parts;
  await matches.evict(id);
  const loading = matches.get(id);
  matches.dropAll();
  const dropped = await loading;
  await dropped.ended;
  expect(await matches.get(id)).not.toBe(dropped);
});
