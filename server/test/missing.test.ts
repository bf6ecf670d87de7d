/** A start while somebody is missing: wait, use a bot, or go on without them, each with one request. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Person } from './house.ts';
import { Screen } from './screen.ts';
import { SkippingClock } from './skipping-clock.ts';
import { FAST, toySource } from './toys.ts';

const clock = new SkippingClock();
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: clock.now, after: clock.after });
});
afterAll(() => house.close());

/** Ada and Bo sit and commit; Ada starts and opens her secret, Bo's page is closed. */
async function half(): Promise<{ id: string; ada: Person; bo: Person }> {
  const [ada, bo] = [await house.person('Ada'), await house.person('Bo')];
  const { id } = await ada.make({ game: 'auction', seats: 2, settings: FAST, open: true });
  await ada.sit(id);
  await bo.sit(id);
  await ada.call('POST /api/tables/:table/start', { params: { table: id } });
  await ada.reveal(id);
  return { id, ada, bo };
}
const missing = (p: Person, id: string, then: 'wait' | 'bot' | 'without') =>
  p.ask('POST /api/tables/:table/missing', { params: { table: id }, body: { choice: then } });
const commit = async (p: Person, id: string) =>
  p.call('POST /api/tables/:table/commit', { params: { table: id }, body: { commitment: await p.commitment(id) } });

test('everybody sees who is missing, and until when the start waits', async () => {
  const { id, ada } = await half();
  const { fairness, chairs } = await ada.table(id);
  expect(fairness.start).toMatchObject({ revealed: [true, false] });
  expect(fairness.start!.until).toBeGreaterThan(clock.now());
  expect(chairs[1]).toMatchObject({ name: 'Bo', here: false });
});

test('wait: the start is not cancelled, and goes on when the person comes', async () => {
  const { id, ada, bo } = await half();
  await missing(ada, id, 'wait');
  clock.skip(10 * 60_000);
  expect((await ada.table(id)).state).toBe('starting');
  expect((await bo.reveal(id)).state).toBe('running');
});

test('without: the match begins at once, and the person still has the seat', async () => {
  const { id, ada, bo } = await half();
  expect((await missing(ada, id, 'without')).body).toMatchObject({ state: 'running', chairs: [{ silent: false }, { name: 'Bo', silent: true }] });
  expect((await (await bo.screen()).enter(id)).seat).toBe(1);
});

test('bot: the others are asked for new words, and the match begins by itself', async () => {
  const { id, ada } = await half();
  expect((await missing(ada, id, 'bot')).body).toMatchObject({
    state: 'waiting',
    chairs: [{ committed: false }, { kind: 'bot' }],
    fairness: { again: true },
  });
  await commit(ada, id);
  await expect.poll(async () => (await ada.table(id)).state).toBe('starting');
  expect((await ada.reveal(id)).state).toBe('running');
});

test('after a start that ran out of time it is known who was missing, and the same three ways are open', async () => {
  const { id, ada, bo } = await half();
  clock.skip(31_000);
  await expect.poll(async () => (await ada.table(id)).state).toBe('waiting');
  expect((await ada.table(id)).fairness.attempts.at(-1)).toMatchObject({ end: 'cancelled', missing: [1] });
  await commit(ada, id);
  expect((await ada.ask('POST /api/tables/:table/start', { params: { table: id } })).body.error).toBe('not-ready');
  // Wait: it starts as soon as Bo is here again.
  await missing(ada, id, 'wait');
  await commit(bo, id);
  await expect.poll(async () => (await ada.table(id)).state).toBe('starting');
  clock.skip(31_000);
  await expect.poll(async () => (await ada.table(id)).state).toBe('waiting');
  await commit(ada, id);
  expect((await missing(ada, id, 'without')).body.state).toBe('starting');
  expect((await ada.reveal(id)).state).toBe('running');
});

test('only the host decides, and not about somebody whose page is open', async () => {
  const { id, ada, bo } = await half();
  for (const then of ['wait', 'bot', 'without'] as const) expect((await missing(bo, id, then)).body.error).toBe('not-owner');
  const lobby = await Screen.open(house, bo.cookie, {}, '/ws/lobby');
  lobby.socket.send(JSON.stringify({ t: 'table', table: id }));
  await expect.poll(async () => (await ada.table(id)).chairs[1].here).toBe(true);
  expect((await missing(ada, id, 'without')).body.error).toBe('not-now');
  expect((await missing(ada, id, 'bot')).body.error).toBe('not-now');
  await lobby.close();
});
