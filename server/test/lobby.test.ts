/** Looking for a table: filters, counts, a thousand of them, and the table where somebody fits best. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, type Person } from './house.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_MAX_TABLES: '2000' }, { games: toySource });
});
afterAll(() => house.close());

const DAYS = { ...FAST, clock: { kind: 'days', days: 1 } } as const;
const lobby = (who: Person, query: Record<string, string> = {}) => who.call('GET /api/lobby', { query });
const find = (who: Person, more: object = {}) =>
  who.call('POST /api/tables/find', { body: { games: ['tictactoe'], pace: 'live', language: 'en', ...more } });

describe('the lobby', () => {
  test('is filtered by game, pace and language, and counts every game', async () => {
    const ada = await house.person('Ada');
    const made = [
      await ada.make({ game: 'tictactoe', seats: 2, open: true, language: 'de', settings: FAST }),
      await ada.make({ game: 'auction', seats: 3, open: true, language: 'en', settings: DAYS }),
      await ada.make({ game: 'picky', seats: 3, open: true, options: { size: 5 } }),
      await ada.make({ game: 'picky', seats: 3 }),
    ].map((t) => t.id);
    const ben = await house.person('Ben');
    const ids = async (query: Record<string, string>) => (await lobby(ben, query)).open.map((t) => t.id);
    expect(await ids({})).toEqual([made[2], made[1], made[0]]);
    expect(await ids({ game: 'auction' })).toEqual([made[1]]);
    expect(await ids({ pace: 'live' })).toEqual([made[2], made[0]]);
    expect(await ids({ language: 'de' })).toEqual([made[0]]);
    const all = await lobby(ben, { game: 'picky' });
    expect(all).toMatchObject({ matching: 1, counts: { tictactoe: 1, auction: 1, picky: 1 } });
    expect(all.open[0]).toMatchObject({ owner: 'Ada', changedOptions: { size: 5 }, language: null, createdAt: expect.any(Number) });
    for (const table of made) await ada.call('POST /api/tables/:table/close', { params: { table } });
    expect(await ids({})).toEqual([]);
  });

  test('is filtered by level, and counts what each other value of a filter would show', async () => {
    const ada = await house.person('Ada');
    const make = (more: object) => ada.make({ game: 'tictactoe', seats: 2, open: true, settings: FAST, ...more });
    const made = [
      await make({ level: 'relaxed', language: 'de' }),
      await make({ level: 'sharp', language: 'en', settings: DAYS }),
      await make({ game: 'picky', seats: 3, language: 'en', options: { size: 5 } }),
    ].map((t) => t.id);
    const ben = await house.person('Ben');
    const { open, facets } = await lobby(ben, { level: 'relaxed' });
    expect(open.map((t) => [t.id, t.level])).toEqual([[made[0], 'relaxed']]);
    // The level's own counts as if it were not set, the others' with it.
    expect(facets).toEqual({
      level: { relaxed: 1, sharp: 1 },
      game: { tictactoe: 1 },
      pace: { live: 1 },
      language: { de: 1 },
      rules: { usual: 1 },
      free: { 1: 1, 2: 1 },
    });
    expect((await lobby(ben)).facets).toEqual({
      level: { relaxed: 1, sharp: 1 },
      game: { tictactoe: 2, picky: 1 },
      pace: { live: 2, days: 1 },
      language: { de: 1, en: 2 },
      rules: { usual: 2, changed: 1 },
      free: { 1: 3, 2: 3, 3: 1 },
    });
    // Two filters that keep a table out: no single press would show it.
    expect((await lobby(ben, { level: 'relaxed', language: 'en' })).facets.pace).toBeUndefined();
    // The host changes it, and takes it back.
    for (const level of ['steady', null] as const)
      expect((await ada.call('PATCH /api/tables/:table', { params: { table: made[0] }, body: { level } })).level).toBe(level);
    for (const table of made) await ada.call('POST /api/tables/:table/close', { params: { table } });
  });

  test('is searched by the name of a table or of its host; a friend’s tables come first', async () => {
    const [ada, zoe, ben] = [await house.person('Ada'), await house.person('Zoë Quill'), await house.person('Ben')];
    const hers = await zoe.make({ game: 'tictactoe', seats: 2, open: true, name: 'Blue Lagoon' });
    const later = await ada.make({ game: 'tictactoe', seats: 2, open: true, name: 'Later' });
    const found = async (text: string) => (await ben.call('GET /api/lobby', { query: { text } })).open.map((t) => t.id);
    expect(await found('LAGOON')).toEqual([hers.id]);
    expect(await found('quill')).toEqual([hers.id]);
    expect(await found('nothing like it')).toEqual([]);
    const first = async () => (await lobby(ben)).open[0];
    expect(await first()).toMatchObject({ name: 'Later', friend: false });
    for (const [one, other] of [
      [ben, zoe],
      [zoe, ben],
    ])
      await one.call('POST /api/people/:person/friend', { params: { person: await other.identity() } });
    expect(await first()).toMatchObject({ id: hers.id, friend: true });
    expect((await lobby(ada)).open.every((t) => !t.friend)).toBe(true);
    await zoe.call('POST /api/tables/:table/close', { params: { table: hers.id } });
    await ada.call('POST /api/tables/:table/close', { params: { table: later.id } });
  });

  test('knows the open tables of a server that was restarted', async () => {
    const ada = await house.person('Ada');
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await house.restart();
    expect((await lobby(ada)).open.map((t) => t.id)).toEqual([id]);
    await ada.call('POST /api/tables/:table/close', { params: { table: id } });
    expect((await lobby(ada)).matching).toBe(0);
  });
});

describe('finding a table', () => {
  test('two people who search meet, and the match begins by itself', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const [first, second] = await Promise.all([find(ada), find(ben)]);
    expect([first.made, second.made].sort()).toEqual([false, true]);
    expect(first.table.id).toBe(second.table.id);
    const { id } = first.table;
    await ada.sit(id);
    await ben.sit(id);
    await expect.poll(async () => (await ada.table(id)).state).toBe('starting');
    for (const person of [ada, ben]) await person.reveal(id);
    await expect.poll(async () => (await ada.table(id)).state).toBe('running');
  });

  test('the searcher’s own language comes first, then the table that is nearly full; another pace or game is another table', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    const english = await ada.make({ game: 'auction', seats: 3, open: true, language: 'en' });
    const german = await ada.make({ game: 'auction', seats: 3, open: true, language: 'de' });
    const fuller = await ada.make({ game: 'auction', seats: 3, open: true, language: 'en', bots: ['easy'] });
    const search = { games: ['auction'] };
    expect((await find(ben, search)).table.id).toBe(fuller.id);
    expect((await find(ben, { ...search, language: 'de' })).table.id).toBe(german.id);
    const slow = await find(cleo, { ...search, pace: 'days' });
    expect(slow).toMatchObject({ made: true, table: { settings: { clock: { kind: 'days', days: 1 } }, open: true } });
    // A person who searches again is led to the table where they sit.
    await ben.sit(english.id);
    expect((await find(ben, search)).table.id).toBe(english.id);
  });

  test('a language that the searcher speaks comes before one they do not; people of their strength before others', async () => {
    const [ada, ben, strong] = [await house.person('Ada'), await house.person('Ben'), await house.person('Strong')];
    const slow = { game: 'slow', seats: 3, open: true } as const;
    const search = { games: ['slow'], language: 'en' };
    const german = await ada.make({ ...slow, language: 'de' });
    // Without a language it is nobody's.
    const any = await ada.make({ ...slow, bots: ['easy'] });
    expect((await find(ben, search)).table.id).toBe(any.id);
    await ben.call('PATCH /api/me/profile', { body: { speaks: ['de'] } });
    expect((await find(ben, search)).table.id).toBe(german.id);
    for (const { id } of [german, any]) await ada.call('POST /api/tables/:table/close', { params: { table: id } });

    const { ratings } = house.server.parts;
    const weakId = await ben.identity();
    const strongId = await strong.identity();
    const { band } = ratings;
    ratings.band = async (identity) => (identity === weakId ? [1200, 1400] : identity === strongId ? [1700, 1900] : [1300, 1500]);
    try {
      const hard = await strong.make({ ...slow, language: 'en', bots: ['easy'] });
      const even = await ada.make({ ...slow, language: 'en' });
      await strong.sit(hard.id, 1);
      await ada.sit(even.id);
      // The other one is nearly full.
      expect((await find(ben, search)).table.id).toBe(even.id);
      for (const [who, { id }] of [
        [strong, hard],
        [ada, even],
      ] as const)
        await who.call('POST /api/tables/:table/close', { params: { table: id } });
    } finally {
      ratings.band = band;
    }
  });

  test('nobody is led to a table that they were sent away from', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { id } = await ada.make({ game: 'picky', seats: 3, open: true });
    await ben.sit(id, 1);
    await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: null } });
    expect((await find(ben, { games: ['picky'] })).made).toBe(true);
  });
});

// The last test: it leaves its tables behind.
test('the newest fifty of a thousand open tables are shown, and all are counted', async () => {
  const ada = await house.person('Ada');
  const before = (await lobby(ada)).matching;
  const ids: string[] = [];
  for (let i = 0; i < 1000; i += 50) {
    const made = await Promise.all(Array.from({ length: 50 }, () => ada.make({ game: 'tictactoe', seats: 2, open: true })));
    ids.push(...made.map((t) => t.id));
  }
  const { open, matching } = await lobby(await house.person('Ben'));
  expect({ shown: open.length, matching }).toEqual({ shown: 50, matching: before + 1000 });
  // Those of other hosts stand before most of them.
  const hers = open.map((t) => t.id).filter((id) => ids.includes(id));
  expect(hers.length).toBeGreaterThan(30);
  expect(ids.slice(-100)).toEqual(expect.arrayContaining(hers));
});
