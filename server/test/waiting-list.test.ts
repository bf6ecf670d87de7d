/** A full table: who asks for it hears of the first free seat, once. A waiting room: somebody who is missing is nudged. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NUDGE_MS } from '../tables/waiting-list.ts';
import { House, type Person } from './house.ts';
import { PushService } from './push-service.ts';
import { FAST, toySource } from './toys.ts';

let later = 0;
let house: House;
const service = new PushService();
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later, resolve: async () => ['93.184.216.34'], post: service.post });
});
afterAll(() => house.close());

let browsers = 0;
const withPush = async (name: string, who?: Person) => {
  who ??= await house.person(name);
  const browser = service.subscribe(`${name}-${++browsers}`);
  await who.call('POST /api/me/push', { body: browser.subscription });
  return { who, heard: () => browser.heard.map((m) => m.title) };
};
/** A table of two with both seats taken, and its link. */
async function full(): Promise<{ ada: Person; ben: Person; id: string; token: string }> {
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const { id, invitations } = await ada.make({ game: 'tictactoe', seats: 2, settings: FAST, name: 'Sundays' });
  const token = invitations?.[0].token ?? '';
  await ada.sit(id);
  await ben.call('POST /api/invitations/accept', { body: { token } });
  await ben.sit(id);
  return { ada, ben, id, token };
}
const wants = (who: Person, table: string, on = true) => who.ask('POST /api/tables/:table/wanting', { params: { table }, body: { on } });

test('somebody at a full table is told of the first free seat, once; who took it back, sits or is kept apart is not', async () => {
  const { ben, id, token } = await full();
  const [cleo, dee, eve] = [await withPush('Cleo'), await withPush('Dee'), await withPush('Eve')];
  expect((await wants(cleo.who, id)).status, 'a stranger does not know the table').toBe(404);
  for (const { who } of [cleo, dee, eve]) {
    await who.call('POST /api/invitations/accept', { body: { token } });
    expect((await wants(who, id)).body.you?.wantsSeat).toBe(true);
  }
  expect((await wants(ben, id)).body.error, 'he sits').toBe('seated');
  expect((await wants(dee.who, id, false)).body.you?.wantsSeat).toBe(false);
  // The host blocks Eve.
  const ada = (await cleo.who.table(id)).owner.identity ?? '';
  await eve.who.call('POST /api/people/:person/block', { params: { person: ada } });
  await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
  await expect.poll(cleo.heard).toEqual(['A seat is free: Sundays (Tic-tac-toe).']);
  expect((await cleo.who.table(id)).you?.wantsSeat).toBe(false);
  expect((await wants(cleo.who, id)).body.error, 'there is a seat').toBe('not-now');
  // Taken and free again: nobody asked for that.
  await ben.sit(id);
  await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
  await house.server.parts.notices.flush();
  expect(cleo.heard()).toHaveLength(1);
  expect([dee.heard(), eve.heard()]).toEqual([[], []]);
});

test('a seat that is taken again before the notice goes out is not told of', async () => {
  const { ben, id, token } = await full();
  const cleo = await withPush('Cleo');
  await cleo.who.call('POST /api/invitations/accept', { body: { token } });
  await wants(cleo.who, id);
  // Her quiet hours hold the notice back.
  const minute = new Date(Date.now() + later).getUTCHours() * 60 + new Date(Date.now() + later).getUTCMinutes();
  const quiet = { from: (minute + 1435) % 1440, to: (minute + 30) % 1440 };
  await cleo.who.call('PATCH /api/me/notices', { body: { rhythm: { zone: 'UTC', quiet, daily: null } } });
  await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
  await expect.poll(async () => (await cleo.who.table(id)).you?.wantsSeat).toBe(false);
  await ben.sit(id);
  later += 3_600_000;
  await house.server.parts.notices.flush();
  expect(cleo.heard()).toEqual([]);
});

test('deleting one’s data takes one off the list', async () => {
  const { ben, id, token } = await full();
  const cleo = await withPush('Cleo');
  await cleo.who.call('POST /api/invitations/accept', { body: { token } });
  await wants(cleo.who, id);
  const who = await cleo.who.identity();
  await cleo.who.call('DELETE /api/me');
  expect(JSON.stringify(await house.server.parts.tables.docs.get(id))).not.toContain(who);
  await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
});

test('people of a waiting room nudge somebody who is missing, once in ten minutes; nobody else can', async () => {
  const { ada, ben, id, token } = await full();
  const { heard } = await withPush('Ben', ben);
  const stranger = await house.person('Stranger');
  await stranger.call('POST /api/invitations/accept', { body: { token } });
  const nudge = (who: Person, chair: number) => who.ask('POST /api/tables/:table/chairs/:chair/nudge', { params: { table: id, chair } });
  expect((await nudge(stranger, 1)).body.error).toBe('not-owner');
  expect((await nudge(ada, 0)).body.error, 'oneself').toBe('not-now');
  expect((await nudge(ada, 7)).body.error).toBe('not-now');
  expect((await nudge(ada, 1)).status).toBe(200);
  await expect.poll(heard).toEqual(['The others are waiting for you: Sundays (Tic-tac-toe).']);
  expect((await nudge(ada, 1)).body.error).toBe('too-often');
  later += NUDGE_MS + 1;
  expect((await nudge(ada, 1)).status).toBe(200);
});
