/** A server whose host keeps no accounts: people are names on one device; they play, block and report, and nothing more is kept of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteKey } from '../api/routes.ts';
import { House, running } from './house.ts';
import { finish } from './play-out.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_ACCOUNTS: 'off' }, { games: toySource });
});
afterAll(() => house.close());

test('ways back in, friends, histories and leagues are refused by name; the page is told', async () => {
  const ada = await house.person('Ada');
  const person = await ada.identity();
  const { id: table } = await ada.make({ game: 'tictactoe', seats: 2 });
  expect((await ada.call('GET /api/here')).accounts).toBe(false);
  const closed: readonly RouteKey[] = [
    'GET /api/me/passkeys',
    'POST /api/me/passkeys/options',
    'POST /api/me/paper',
    'POST /api/me/link',
    'POST /api/link/look',
    'POST /api/enter/passkey/options',
    'POST /api/enter/email',
    'POST /api/enter/paper',
    'POST /api/people/:person/friend',
    'GET /api/people/:person/games',
    'POST /api/tables/:table/invite',
    'GET /api/tournaments',
    'POST /api/tournaments',
  ];
  for (const key of closed) {
    const { status, body } = await ada.ask(key, { params: { person, table } } as never);
    expect([key, status, (body as { why?: string }).why]).toEqual([key, 409, 'no-accounts']);
  }
  const settings = { ...FAST, clock: { kind: 'move', seconds: 60 } } as const;
  expect((await ada.ask('POST /api/tables', { body: { game: 'tictactoe', seats: 2, settings, rated: true } })).body.why).toBe('no-accounts');
  expect((await ada.ask('PATCH /api/tables/:table', { params: { table }, body: { settings, rated: true } })).body.why).toBe('no-accounts');
});

test('a match is played to its end, and no result of anybody is kept; others are a name that can be blocked and reported', async () => {
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const table = await running([ada, ben], { game: 'auction', seats: 2, settings: FAST });
  await finish([ada, ben], table);
  const of = { params: { person: await ben.identity() } };
  const seen = await ada.call('GET /api/people/:person', of);
  expect(seen).toMatchObject({ name: 'Ben', statistics: null, ratings: [], together: 0, tie: 'none', people: [] });
  const { statistics } = await ada.call('GET /api/people/:person', { params: { person: await ada.identity() } });
  expect(statistics?.total.games).toBe(0);
  // Its own page reads how it ended from the table.
  expect((await ada.table(table)).outcome).not.toBeNull();
  await ada.call('POST /api/people/:person/report', { ...of, body: { reason: 'words', table } });
  await ada.call('POST /api/people/:person/block', of);
  expect((await ada.call('GET /api/me/friends')).blocked.map((p) => p.name)).toEqual(['Ben']);
  // The host cannot have results made later either.
  expect((await ada.ask('POST /api/host/results', { headers: { authorization: `Bearer ${house.server.newKey}` } })).body).toEqual({ made: 0 });
});
