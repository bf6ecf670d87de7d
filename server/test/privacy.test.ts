/**
 * What each kind of visitor can read, in one table: every thing that is kept of a person is planted with a value that nobody could
 * guess, then every visitor asks every path that takes an id and listens at both sockets. What arrives is compared with the table.
 */
import { readRecord, verify } from '@starboard/kernel';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RouteKey, routes } from '../api/routes.ts';
import { sqliteFile } from '../storage/open.ts';
import { House, Person, running } from './house.ts';
import { finish } from './play-out.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, loadGame, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

/** What is kept of Ada. */
type Thing =
  | 'name'
  | 'portrait'
  | 'results'
  | 'people'
  | 'presence'
  | 'followers'
  | 'blocks'
  | 'devices'
  | 'webhook'
  | 'reports'
  /** What she published for people with the link, why the host removed another work, and what she reported about somebody's. */
  | 'hidden work'
  | 'removed work'
  | 'reported work';
type Visitor = 'herself' | 'friend' | 'rival' | 'at the table' | 'stranger' | 'nobody' | 'blocked' | 'host';

/** lounge.md, section 6. `rival`: played with her once. `at the table`: may see a table where she sits. */
const SEES: { readonly [V in Visitor]: readonly Thing[] } = {
  herself: [
    'name',
    'portrait',
    'results',
    'people',
    'followers',
    'blocks',
    'devices',
    'webhook',
    'reports',
    'hidden work',
    'removed work',
    'reported work',
  ],
  friend: ['name', 'portrait', 'results', 'presence'],
  rival: ['name', 'portrait'],
  'at the table': ['name', 'portrait'],
  stranger: [],
  nobody: [],
  blocked: [],
  host: ['name', 'reports', 'reported work'],
};

const NAME = 'Adaqx7';
const FACE = '4967a76377';
const HOOK = 'https://hooks.example.org/very-own-address';

interface World {
  readonly visitors: { readonly [V in Visitor]: Person };
  /** Every id that could stand in a path. */
  readonly ids: readonly string[];
  /** What betrays each thing, in anything that is sent. */
  readonly traces: { readonly [T in Thing]: RegExp };
  readonly ada: string;
  readonly past: string;
}

async function world(): Promise<World> {
  const named = async (name: string) => {
    const who = await house.person(name);
    return { who, id: await who.identity() };
  };
  const [ada, friend, rival, guest, stranger, blocked, follower] = await Promise.all(
    [NAME, 'Friend', 'Rival', 'Guest', 'Stranger', 'Blocked', 'Followerzz9'].map(named),
  );
  // She plays an auction with the rival: nobody else may learn of it. Its name tells whether they did.
  const past = await running([ada.who, rival.who], { game: 'auction', seats: 2, settings: FAST, name: 'Secretgamekk3' });
  await finish([ada.who, rival.who], past);
  // A private table, and one by invitation that the guest may see.
  const room = await ada.who.make({ game: 'tictactoe', seats: 2, name: 'Roomjj4' });
  await ada.who.sit(room.id);
  const { token } = await ada.who.call('POST /api/tables/:table/invitations', { params: { table: room.id } });
  for (const someone of [guest, friend, blocked, follower]) await someone.who.call('POST /api/invitations/accept', { body: { token } });
  const of = (person: { id: string }) => ({ params: { person: person.id } });
  for (const [one, other] of [
    [friend, ada],
    [ada, friend],
    [follower, ada],
  ] as const)
    await one.who.call('POST /api/people/:person/friend', of(other));
  // She once met the one whom she blocks.
  const met = await blocked.who.make({ game: 'tictactoe', seats: 2, open: true });
  await ada.who.call('POST /api/people/:person/block', of(blocked));
  await blocked.who.call('POST /api/tables/:table/close', { params: { table: met.id } });
  await ada.who.call('PATCH /api/me/profile', { body: { face: FACE } });
  const talk = await (await rival.who.screen()).enter(past);
  await talk.tell({ t: 'chat', id: newRequestId(), text: 'said by the rival' });
  await talk.close();
  await ada.who.call('POST /api/people/:person/report', { ...of(rival), body: { reason: 'words', text: 'reportedvv5', table: past } });
  const { identities } = house.server.parts;
  await identities.change(ada.id, { webhook: { url: HOOK, kind: 'json' } });
  const [device] = await ada.who.call('GET /api/me/devices');
  const host = new Person(house, 'host');
  await host.call('POST /api/host/enter', { body: { key: house.server.newKey ?? '' } });
  const publish = (who: Person, text: string, listed: boolean) =>
    who.call('POST /api/works', { body: { game: 'slow', kind: 'pack', text, seats: 2, options: {}, listed } });
  const [hidden, removed, others] = [
    await publish(ada.who, '1.5', false),
    await publish(ada.who, '1.25', true),
    await publish(rival.who, '1.125', true),
  ];
  await host.call('POST /api/host/works/:work/remove', { params: { work: removed.id }, body: { reason: 'removedbecauseyy6' } });
  await ada.who.call('POST /api/works/:work/report', { params: { work: others.id }, body: { reason: 'other', text: 'workreporttt2' } });
  // The rest of the crowd is somebody else's.
  return {
    visitors: {
      ...{ herself: ada.who, friend: friend.who, rival: rival.who, 'at the table': guest.who, stranger: stranger.who },
      ...{ blocked: blocked.who, nobody: new Person(house, 'nobody'), host },
    },
    ids: [ada.id, past, room.id, removed.id],
    traces: {
      name: new RegExp(NAME),
      portrait: new RegExp(FACE),
      results: /"statistics":\{"total":\{"games":1,/,
      people: /"people":\[\{"identity":"[\w-]+","name":"Rival"/,
      presence: /"here":true,"table":/,
      followers: /"name":"Followerzz9","face":"\w+","state":"asks"/,
      blocks: /"blocked":\[\{"identity":"[\w-]+","name":"Blocked"/,
      devices: new RegExp(device.id),
      webhook: /very-own-address/,
      reports: /reportedvv5/,
      'hidden work': new RegExp(hidden.id),
      'removed work': /removedbecauseyy6/,
      'reported work': /workreporttt2/,
    },
    ada: ada.id,
    past,
  };
}

/** Paths that change something are another test's: here everybody only reads. */
const readable = (Object.keys(routes) as RouteKey[]).filter((key) => key.startsWith('GET ') || /\/(look|knock)$/.test(key));

/** Everything that the server says to somebody who asks everything, with every id. */
async function everything(visitor: Person, ids: readonly string[]): Promise<string> {
  const from = house.sent.length;
  for (const key of readable) {
    const [method, pattern] = key.split(' ');
    const names = [...pattern.matchAll(/:(\w+)/g)].map((m) => m[1]);
    for (const id of names.length === 0 ? [''] : ids) {
      const path = names.reduce((url, name) => url.replace(`:${name}`, id), pattern);
      const query = key === 'GET /api/host/tables' ? '?state=running' : '';
      const reply = await fetch(`${house.url}${path}${query}`, {
        method,
        headers: {
          ...(visitor.cookie === '' ? {} : { cookie: visitor.cookie }),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      house.sent.push(await reply.text());
    }
  }
  const lobby = await Screen.open(house, visitor.cookie, {}, '/ws/lobby');
  for (const said of [{ t: 'lobby', on: true }, { t: 'waits', on: true }, ...ids.map((table) => ({ t: 'table', table }))])
    lobby.socket.send(JSON.stringify(said));
  await lobby.until(() => lobby.raw.some((m) => m.includes('"t":"lobby"')), 'the lobby');
  const match = await Screen.open(house, visitor.cookie);
  for (const id of ids) {
    const had = match.heard.length;
    match.say({ t: 'open', match: id, have: null });
    await match.until(() => match.heard.length > had, 'an answer');
  }
  await Promise.all([lobby.close(), match.close()]);
  return house.sent.slice(from).join('\n');
}

test('every visitor reads what the table says, and nothing else', async () => {
  const { visitors, ids, traces } = await world();
  // Somebody of the table has a page open all the time, for who is here.
  const page = await Screen.open(house, visitors.herself.cookie, {}, '/ws/lobby');
  for (const [visitor, who] of Object.entries(visitors) as [Visitor, Person][]) {
    const read = await everything(who, ids);
    const seen = (Object.keys(traces) as Thing[]).filter((thing) => traces[thing].test(read));
    // Herself: whether she is here she knows without being told.
    expect(seen.sort(), visitor).toEqual([...SEES[visitor]].sort());
    // The game that nobody else had a part in; the report names its table.
    const knows = ['herself', 'rival', 'friend', 'host'].includes(visitor);
    expect(/Secretgamekk3/.test(read), `${visitor}: the finished game`).toBe(knows);
  }
  await page.close();
});

test('one choice opens results to all, another closes them to friends; games together stay', async () => {
  const { visitors, ada } = await world();
  const of = { params: { person: ada } };
  const open = async (visitor: Visitor): Promise<boolean | null> => {
    const { status, body } = await visitors[visitor].ask('GET /api/people/:person', of);
    return status === 200 ? body.statistics !== null : null;
  };
  const all = async () =>
    Object.fromEntries(await Promise.all((['friend', 'rival', 'stranger', 'blocked'] as const).map(async (v) => [v, await open(v)])));
  expect(await all()).toEqual({ friend: true, rival: false, stranger: null, blocked: null });
  await visitors.herself.call('PATCH /api/me/profile', { body: { shows: 'all' } });
  expect(await all()).toEqual({ friend: true, rival: true, stranger: true, blocked: null });
  // Who was not there does not learn who else was: that is theirs to show.
  const [game] = (await visitors.stranger.call('GET /api/people/:person/games', of)).games;
  expect(game.chairs.map((c) => c.kind)).toEqual(['person', 'hidden']);
  expect(game.replay).toBe(false);
  await visitors.herself.call('PATCH /api/me/profile', { body: { shows: 'nobody' } });
  expect(await all()).toEqual({ friend: false, rival: false, stranger: null, blocked: null });
  expect((await visitors.rival.call('GET /api/people/:person/games', of)).games).toHaveLength(1);
  expect((await visitors.friend.call('GET /api/people/:person/games', of)).games).toHaveLength(0);
});

test('who deletes their data leaves nothing behind, and the record still verifies', async () => {
  const { visitors, ada, past } = await world();
  const file = new Database(sqliteFile(house.data), { readonly: true });
  const stored = (): string => JSON.stringify(['doc', 'doc_key'].flatMap((table) => file.prepare(`select * from ${table}`).all()));
  for (const trace of [ada, FACE, 'reportedvv5', 'removedbecauseyy6', 'workreporttt2']) expect(stored()).toContain(trace);
  const exported = JSON.stringify(await visitors.herself.call('GET /api/me/export'));
  for (const trace of [FACE, 'reportedvv5', 'workreporttt2', 'removedbecauseyy6', HOOK, '"friends":[{', '"blocked":["', '"results":[{'])
    expect(exported).toContain(trace);

  await visitors.herself.call('DELETE /api/me');
  // The terms of a match keep random identities: they are part of what is proved.
  const docs = (JSON.parse(stored()) as { kind: string; id?: string; doc?: string; key?: string }[]).filter((row) => row.id !== past);
  // A work and a report name who made them.
  expect(JSON.stringify(docs)).not.toContain(ada);
  const after = await everything(visitors.rival, [ada, past]);
  expect(after).not.toMatch(/Adaqx7/);
  const { games } = await visitors.rival.call('GET /api/people/:person/games', { params: { person: await visitors.rival.identity() } });
  expect(games[0].chairs.map((c) => c.name)).toEqual(['', 'Rival']);
  const { game } = await loadGame('auction');
  const record = readRecord(JSON.stringify(await visitors.rival.call('GET /api/tables/:table/record', { params: { table: past } })));
  expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  file.close();
});
