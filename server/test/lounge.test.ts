/** Around the tables: knocking at one without an invitation, hosts who are gone, what waits for whom, and pictures of positions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAF_MS, KNOCK_MS } from '../tables/knocks.ts';
import { HOST_AWAY_MS } from '../tables/lobby.ts';
import { House, type Person, running } from './house.ts';
import { Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());

const knock = (who: Person, table: string) => who.call('POST /api/tables/:table/knock', { params: { table } });
const answer = async (who: Person, table: string, person: Person, yes: boolean) =>
  who.ask('POST /api/tables/:table/knocks/:person', { params: { table, person: await person.identity() }, body: { yes } });

describe('the bare address of a table', () => {
  test('lets nobody in, and says the same about a table that does not exist', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    expect(await knock(ben, id)).toEqual(await knock(ben, 'AAAAAAAAAAAAAAAAAAAAAA'));
    expect((await ben.ask('GET /api/tables/:table', { params: { table: id } })).status).toBe(404);
  });

  test('the host alone sees who knocks, lets them in, and they sit', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    const { id, invitations } = await ada.make({ game: 'tictactoe', seats: 2 });
    await cleo.call('POST /api/invitations/accept', { body: { token: invitations![0].token } });
    await knock(ben, id);
    expect((await ada.table(id)).knocks).toEqual([{ identity: await ben.identity(), name: 'Ben' }]);
    expect((await cleo.table(id)).knocks).toEqual([]);
    expect((await answer(cleo, id, ben, true)).body.error).toBe('not-owner');
    expect((await answer(ada, id, ben, true)).status).toBe(200);
    expect(await knock(ben, id)).toEqual({ in: true });
    expect((await ada.table(id)).knocks).toEqual([]);
    expect((await ben.sit(id)).you?.chair).toBe(0);
  });

  test('a knock is forgotten when the page is closed; who was turned away is not heard for a while', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    await knock(ben, id);
    later += KNOCK_MS + 1000;
    expect((await ada.table(id)).knocks).toEqual([]);
    expect((await answer(ada, id, ben, true)).body.error).toBe('stale');
    await knock(ben, id);
    await answer(ada, id, ben, false);
    expect(await knock(ben, id)).toEqual({ in: false });
    expect((await ada.table(id)).knocks).toEqual([]);
    later += DEAF_MS + 1000;
    await knock(ben, id);
    expect((await ada.table(id)).knocks).toHaveLength(1);
    // Nothing of it is left when somebody deletes their data.
    await ben.call('DELETE /api/me');
    expect((await ada.table(id)).knocks).toEqual([]);
  });
});

describe('the lobby', () => {
  test('a live table falls out ten minutes after its host has gone, and comes back with its host', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const live = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings: FAST });
    const slow = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings: { ...FAST, clock: { kind: 'days', days: 1 } } });
    const shown = async () => (await ben.call('GET /api/lobby')).open.map((t) => t.id).filter((id) => id === live.id || id === slow.id);
    const page = await Screen.open(house, ada.cookie, {}, '/ws/lobby');
    later += 2 * HOST_AWAY_MS;
    expect(await shown()).toEqual([slow.id, live.id]);
    await page.close();
    later += HOST_AWAY_MS - 5000;
    expect(await shown()).toEqual([slow.id, live.id]);
    later += 10_000;
    expect(await shown()).toEqual([slow.id]);
    expect((await ben.call('POST /api/tables/find', { body: { games: ['tictactoe'], pace: 'live' } })).made).toBe(true);
    await Screen.open(house, ada.cookie, {}, '/ws/lobby');
    expect(await shown()).toEqual([slow.id, live.id]);
  });
});

describe('what waits', () => {
  test('my tables say whom they wait for; strangers are not told; the least time comes first', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const days = (n: number) => ({ ...FAST, clock: { kind: 'days', days: n } }) as const;
    const slow = await running([ada, ben], { game: 'tictactoe', seats: 2, open: true, settings: days(9) });
    const soon = await running([ada, ben], { game: 'tictactoe', seats: 2, open: true, settings: days(2) });
    const { mine } = await ada.call('GET /api/lobby');
    expect(mine.map((t) => [t.id, t.asked, t.turn])).toEqual([
      [soon, [0], true],
      [slow, [0], true],
    ]);
    const theirs = await (await house.person('Cleo')).call('GET /api/lobby');
    expect(theirs.running.find((t) => t.id === soon)?.asked).toEqual([]);

    const page = await Screen.open(house, ada.cookie, {}, '/ws/lobby');
    const heard = () =>
      page.raw
        .map((r) => JSON.parse(r))
        .findLast((m) => m.t === 'waits')
        ?.tables.map((t: { id: string }) => t.id);
    page.socket.send(JSON.stringify({ t: 'waits', on: true }));
    await expect.poll(heard).toEqual([soon, slow]);
    const screen = await (await ada.screen()).enter(soon);
    await screen.tell({
      t: 'answer',
      id: 'answer-0001',
      question: screen.own!.question!,
      answer: screen.anAnswer((await toySource.loadGame('tictactoe')).game, { int: () => 0 }),
    });
    await expect.poll(heard).toEqual([slow]);
  });

  test('a position is what one’s own seat knows, for people of the table, and nobody is there by looking', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    const id = await running([ada, ben], { game: 'auction', seats: 2, open: true, settings: FAST });
    const position = (who: Person) => who.ask('GET /api/tables/:table/position', { params: { table: id } });
    const [mine, theirs] = [await position(ada), await position(ben)];
    const screen = await (await ada.screen()).enter(id);
    expect(mine.body).toMatchObject({ seat: 0, mine: screen.mine, pub: screen.pub, lines: [] });
    expect(theirs.body.seat).toBe(1);
    expect(theirs.body.mine).not.toEqual(mine.body.mine);
    expect((await position(cleo)).status).toBe(404);
    expect((await ben.table(id)).chairs.map((c) => c.here)).toEqual([true, false]);
  });
});
