/**
 * What each kind of visitor can read, in one table: every thing that is kept of a person is planted with a value that nobody could
 * guess, then every visitor asks every path that takes an id and listens at both sockets. What arrives is compared with the table.
 */
import { readRecord, verify } from '@starboard/kernel';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RouteKey, routes } from '../api/routes.ts';
import type { Deal } from '../challenges/replaying.ts';
import { sqliteFile } from '../storage/open.ts';
import { House, Person, running } from './house.ts';
import { playHere } from './play-deal.ts';
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
  /** How fast she usually moves. */
  | 'pace'
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
  | 'reported work'
  /** What she is worth at a game, how she did in today's challenge, and a league by invitation that she plays in. */
  | 'rating'
  | 'challenge'
  | 'league';
type Visitor = 'herself' | 'friend' | 'rival' | 'at the table' | 'stranger' | 'nobody' | 'blocked' | 'host';

/** `rival`: played with her. `at the table`: sits where she sits now. */
const SEES: { readonly [V in Visitor]: readonly Thing[] } = {
  herself: [
    'name',
    'portrait',
    'results',
    'pace',
    'people',
    'followers',
    'blocks',
    'devices',
    'webhook',
    'reports',
    'hidden work',
    'removed work',
    'reported work',
    'rating',
    'league',
  ],
  friend: ['name', 'portrait', 'results', 'presence', 'rating'],
  // Played the same deal, and is in the same league.
  rival: ['name', 'portrait', 'challenge', 'league'],
  'at the table': ['name', 'portrait', 'pace'],
  stranger: [],
  nobody: [],
  blocked: [],
  // Their own reason, beside a text that is refused from now on: not whose it was.
  host: ['name', 'reports', 'reported work', 'removed work'],
};

const NAME = 'Adaqx7';
const FACE = '4967a76377';
/** Her namesake, who deletes her data: what others still keep of them is told apart. */
const LEAVER = 'Adazw4';
const LEAVER_FACE = '3867a76377';
const HOOK = 'https://hooks.example.org/very-own-address';

const TIMED = { ...FAST, clock: { kind: 'move', seconds: 600 } } as const;
const LEAGUE = { game: 'auction', kind: 'swiss', size: 2, rounds: 2, open: false, beginMinutes: 5, settings: { ...TIMED, atZero: 'bot' } } as const;

interface World {
  readonly visitors: { readonly [V in Visitor]: Person };
  /** Every id that could stand in a path. */
  readonly ids: readonly string[];
  /** Of today's challenge. */
  readonly deal: string;
  /** What betrays each thing, in anything that is sent. */
  readonly traces: { readonly [T in Thing]: RegExp };
  readonly ada: string;
  readonly past: string;
  /** Every match she finished. */
  readonly matches: readonly string[];
}

/** What the host removed in one world would be refused in the next. */
let worlds = 0;
async function world(name = NAME, portrait = FACE): Promise<World> {
  worlds++;
  const named = async (of: string) => {
    const who = await house.person(of);
    return { who, id: await who.identity() };
  };
  const [ada, friend, rival, guest, stranger, blocked, follower] = await Promise.all(
    [name, 'Friend', 'Rival', 'Guest', 'Stranger', 'Blocked', 'Followerzz9'].map(named),
  );
  // She plays an auction with the rival: nobody else may learn of it. Its name tells whether they did.
  const past = await running([ada.who, rival.who], { game: 'auction', seats: 2, settings: FAST, name: 'Secretgamekk3' });
  await finish([ada.who, rival.who], past);
  // Rated ones beside it, as many as it takes to say anything.
  const matches = [past];
  for (let i = 0; i < 5; i++) {
    matches.push(await running([ada.who, rival.who], { game: 'auction', seats: 2, settings: TIMED, name: `Secretgamekk3 ${i}`, rated: true }));
    await finish([ada.who, rival.who], matches[i + 1]);
  }
  // A private table, and one by invitation that the guest may see.
  const room = await ada.who.make({ game: 'tictactoe', seats: 2, name: 'Roomjj4' });
  await ada.who.sit(room.id);
  const { token } = await ada.who.call('POST /api/tables/:table/invitations', { params: { table: room.id } });
  for (const someone of [guest, friend, blocked, follower]) await someone.who.call('POST /api/invitations/accept', { body: { token } });
  await guest.who.sit(room.id);
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
  await ada.who.call('PATCH /api/me/profile', { body: { face: portrait } });
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
    await publish(ada.who, `1.5${worlds}`, false),
    await publish(ada.who, `1.25${worlds}`, true),
    await publish(rival.who, `1.125${worlds}`, true),
  ];
  await host.call('POST /api/host/works/:work/remove', { params: { work: removed.id }, body: { reason: 'removedbecauseyy6' } });
  await ada.who.call('POST /api/works/:work/report', { params: { work: others.id }, body: { reason: 'other', text: 'workreporttt2' } });
  // Today's deal: she and two others, one of whom she blocked.
  const { day, deals } = await ada.who.call('GET /api/challenges');
  const deal = deals.find((d) => d.game === 'auction')!;
  for (const { who, id } of [ada, rival, blocked]) {
    const acts = playHere(await loadGame('auction'), deal as Deal, id);
    await who.call('POST /api/challenges/:day/:game', { params: { day, game: 'auction' }, body: { acts: acts as never } });
  }
  const league = await rival.who.call('POST /api/tournaments', { body: { ...LEAGUE, name: 'Leaguehh8' } });
  for (const { who } of [rival, ada])
    await who.call('POST /api/tournaments/:tournament/join', { params: { tournament: league.id }, body: { token: league.token! } });
  // The rest of the crowd is somebody else's.
  return {
    visitors: {
      ...{ herself: ada.who, friend: friend.who, rival: rival.who, 'at the table': guest.who, stranger: stranger.who },
      ...{ blocked: blocked.who, nobody: new Person(house, 'nobody'), host },
    },
    ids: [ada.id, past, room.id, removed.id, league.id],
    deal: `/api/challenges/${day}/auction`,
    traces: {
      name: new RegExp(name),
      portrait: new RegExp(portrait),
      results: /"statistics":\{"total":\{"games":6,/,
      pace: new RegExp(`"identity":"${ada.id}".*"pace":\\{"live":\\d`),
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
      rating: new RegExp(`"identity":"${ada.id}".*"ratings":\\[\\{"game":"auction","games":5,"rating":\\d`),
      challenge: new RegExp(`"others":\\[.*"name":"${name}"`),
      league: /Leaguehh8/,
    },
    ada: ada.id,
    past,
    matches,
  };
}

/** Paths that change something are another test's: here everybody only reads. */
const readable = (Object.keys(routes) as RouteKey[]).filter((key) => key.startsWith('GET ') || /\/(look|knock)$/.test(key));

/** Everything that the server says to somebody who asks everything, with every id. */
async function everything(visitor: Person, ids: readonly string[], more: readonly string[] = []): Promise<string> {
  const from = house.sent.length;
  for (const path of more)
    house.sent.push(await (await fetch(`${house.url}${path}`, { headers: visitor.cookie === '' ? {} : { cookie: visitor.cookie } })).text());
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
  const { visitors, ids, deal, traces } = await world();
  // Somebody of the table has a page open all the time, for who is here.
  const page = await Screen.open(house, visitors.herself.cookie, {}, '/ws/lobby');
  for (const [visitor, who] of Object.entries(visitors) as [Visitor, Person][]) {
    const read = await everything(who, ids, [deal]);
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
  expect((await visitors.rival.call('GET /api/people/:person/games', of)).games).toHaveLength(6);
  expect((await visitors.friend.call('GET /api/people/:person/games', of)).games).toHaveLength(0);
});

test('what is open to all is closed to people who are kept apart, in both directions; who leaves is nobody there', async () => {
  const [ada, blocked, stranger] = await Promise.all(['Openada', 'Apart', 'Passerby'].map((name) => house.person(name)));
  // They meet once, or there would be nobody to block.
  const met = await blocked.make({ game: 'tictactoe', seats: 2, open: true });
  await ada.table(met.id);
  const open = async (who: Person, name: string): Promise<void> => {
    const partner = await house.person('Partner');
    const table = await running([who, partner], { game: 'auction', seats: 2, settings: FAST, open: true, watch: true, name: `${name} replay` });
    await finish([who, partner], table);
    const { id } = await who.call('POST /api/tournaments', { body: { ...LEAGUE, open: true, name: `${name} league` } });
    await who.call('POST /api/tournaments/:tournament/join', { params: { tournament: id }, body: {} });
  };
  await open(ada, 'Hers');
  await open(blocked, 'Theirs');
  const of = async (who: Person): Promise<string[]> => {
    const { replays } = await who.call('GET /api/replays');
    const leagues = await who.call('GET /api/tournaments');
    const names = [...replays, ...leagues.open, ...leagues.mine].map((x) => x.name);
    return ['Hers replay', 'Hers league', 'Theirs replay', 'Theirs league'].filter((name) => names.includes(name));
  };
  const all = ['Hers replay', 'Hers league', 'Theirs replay', 'Theirs league'];
  for (const who of [ada, blocked, stranger]) expect(await of(who)).toEqual(all);
  await ada.call('POST /api/people/:person/block', { params: { person: await blocked.identity() } });
  expect([await of(ada), await of(blocked), await of(stranger)]).toEqual([all.slice(0, 2), all.slice(2), all]);
  await ada.call('DELETE /api/me');
  const from = house.sent.length;
  // A league that had not begun has nobody left; its replay has no name.
  expect(await of(stranger)).toEqual(['Hers replay', 'Hers league', 'Theirs replay', 'Theirs league']);
  expect(house.sent.slice(from).join()).not.toContain('Openada');
});

test('who deletes their data leaves nothing behind, and the record still verifies', async () => {
  const { visitors, ada, past, matches, ids, deal } = await world(LEAVER, LEAVER_FACE);
  const file = new Database(sqliteFile(house.data), { readonly: true });
  const stored = (): string => JSON.stringify(['doc', 'doc_key'].flatMap((table) => file.prepare(`select * from ${table}`).all()));
  for (const trace of [ada, LEAVER_FACE, 'reportedvv5', 'removedbecauseyy6', 'workreporttt2']) expect(stored()).toContain(trace);
  const exported = JSON.stringify(await visitors.herself.call('GET /api/me/export'));
  for (const trace of [
    LEAVER_FACE,
    'reportedvv5',
    'workreporttt2',
    'removedbecauseyy6',
    HOOK,
    'Leaguehh8',
    '"friends":[{',
    '"blocked":["',
    '"results":[{',
    '"ratings":[{',
    '"challenges":[{',
  ])
    expect(exported).toContain(trace);

  await visitors.herself.call('DELETE /api/me');
  // The terms of a match keep random identities: they are part of what is proved.
  const docs = (JSON.parse(stored()) as { kind: string; id?: string; doc?: string; key?: string }[]).filter(
    (row) => row.kind !== 'table' || !matches.includes(row.id ?? ''),
  );
  expect(JSON.stringify(docs)).not.toContain(ada);
  const after = await everything(visitors.rival, [ada, ...matches, ...ids], [deal]);
  expect(after).not.toContain(LEAVER);
  expect(after).not.toContain(LEAVER_FACE);
  const { games } = await visitors.rival.call('GET /api/people/:person/games', { params: { person: await visitors.rival.identity() } });
  expect(games[0].chairs.map((c) => c.name)).toEqual(['', 'Rival']);
  const { game } = await loadGame('auction');
  const record = readRecord(JSON.stringify(await visitors.rival.call('GET /api/tables/:table/record', { params: { table: past } })));
  expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  file.close();
});
