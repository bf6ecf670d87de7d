/** Friends, blocks and reports. A blocked person is kept out by every way in, and never told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_BLOCKS, MAX_FRIENDS } from '../identity/ties.ts';
import { House, type Person, running } from './house.ts';
import { finish } from './play-out.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const at = (table: string) => ({ params: { table } });
const of = (person: string) => ({ params: { person } });
const people = (...names: string[]): Promise<Person[]> => Promise.all(names.map((name) => house.person(name)));

/** Two people who know each other from an open table that one of them keeps. */
async function met(names: readonly [string, string]) {
  const [ada, ben] = await people(...names);
  const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
  const [a, b] = [await ada.identity(), await ben.identity()];
  return { ada, ben, a, b, id };
}
async function friends(names: readonly [string, string]) {
  const all = await met(names);
  const { ada, ben, a, b } = all;
  await ben.call('POST /api/people/:person/friend', of(a));
  await ada.call('POST /api/people/:person/friend', of(b));
  return all;
}
const lobbyOf = async (person: Person): Promise<string[]> => (await person.call('GET /api/lobby')).open.map((t) => t.id);

describe('friends', () => {
  test('a request, a yes, and both see whether the other is here and where', async () => {
    const { ada, ben, a, b } = await met(['Ada', 'Ben']);
    expect(await ben.call('POST /api/people/:person/friend', of(a))).toEqual({ tie: 'asked' });
    expect((await ada.call('GET /api/me/friends')).people).toMatchObject([{ identity: b, name: 'Ben', state: 'asks', here: false, table: null }]);
    expect(await ada.call('POST /api/people/:person/friend', of(b))).toEqual({ tie: 'friend' });
    const { id } = await ben.make({ game: 'tictactoe', seats: 2, open: true });
    await ben.sit(id);
    const page = await Screen.open(house, ben.cookie, {}, '/ws/lobby');
    expect((await ada.call('GET /api/me/friends')).people).toMatchObject([{ state: 'friend', here: true, table: { id, free: 1, shared: false } }]);
    await ada.sit(id, 1);
    expect((await ada.call('GET /api/me/friends')).people).toMatchObject([{ table: { id, free: 0, shared: true } }]);
    // One switch, and nobody knows.
    await ben.call('PATCH /api/me/profile', { body: { present: false } });
    expect((await ada.call('GET /api/me/friends')).people).toMatchObject([{ here: false, table: null }]);
    await page.close();
  });

  test('a table by invitation stays unknown to friends who were not asked', async () => {
    const { ada, ben } = await friends(['Ada', 'Ben']);
    const { id } = await ben.make({ game: 'tictactoe', seats: 2 });
    await ben.sit(id);
    expect((await ada.call('GET /api/me/friends')).people[0].table).toBeNull();
  });

  test('nobody is told of a no, and asking again does not help', async () => {
    const { ada, ben, a, b } = await met(['Ada', 'Ben']);
    await ben.call('POST /api/people/:person/friend', of(a));
    await ada.call('DELETE /api/people/:person/friend', of(b));
    expect((await ada.call('GET /api/me/friends')).people).toEqual([]);
    expect((await ben.call('GET /api/me/friends')).people).toMatchObject([{ state: 'asked' }]);
    await ben.call('POST /api/people/:person/friend', of(a));
    expect((await ada.call('GET /api/me/friends')).people).toEqual([]);
    // Ada may change her mind, where she can know him.
    await ben.make({ game: 'tictactoe', seats: 2, open: true });
    expect(await ada.call('POST /api/people/:person/friend', of(b))).toEqual({ tie: 'friend' });
  });

  test('only people who can know each other ask, and there is an end to it', async () => {
    const [ada, ben] = await people('Ada', 'Ben');
    const b = await ben.identity();
    expect((await ada.ask('POST /api/people/:person/friend', of(b))).status).toBe(404);
    expect((await ada.ask('POST /api/people/:person/friend', of(await ada.identity()))).status).toBe(404);
    const { ties } = house.server.parts;
    for (let i = 0; i < MAX_FRIENDS; i++) await ties.wish('busy', `somebody-${i}`);
    await expect(ties.wish('busy', 'one more')).rejects.toThrow('friends');
    for (let i = 0; i < MAX_BLOCKS; i++) await ties.block('busy', `nobody-${i}`);
    await expect(ties.block('busy', 'one more')).rejects.toThrow('block');
  });

  test('one press asks a friend to a table; it stands in their lobby until they say no', async () => {
    const { ada, ben, b } = await friends(['Ada', 'Ben']);
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    expect((await ben.ask('GET /api/tables/:table', at(id))).status).toBe(404);
    await ada.call('POST /api/tables/:table/invite', { ...at(id), body: { person: b } });
    expect((await ben.call('GET /api/lobby')).invited.map((t) => t.id)).toEqual([id]);
    await ben.call('DELETE /api/tables/:table/invite', at(id));
    expect((await ben.call('GET /api/lobby')).invited).toEqual([]);
    await ben.sit(id);
  });

  test('strangers, and people who do not keep the table, ask nobody', async () => {
    const { ada, ben, a, b } = await friends(['Ada', 'Ben']);
    const [cleo] = await people('Cleo');
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    expect((await ada.ask('POST /api/tables/:table/invite', { ...at(id), body: { person: await cleo.identity() } })).status).toBe(404);
    expect((await cleo.ask('POST /api/tables/:table/invite', { ...at(id), body: { person: b } })).status).toBe(404);
    expect((await ben.ask('POST /api/tables/:table/invite', { ...at(id), body: { person: a } })).status).toBe(403);
  });
});

describe('a blocked person', () => {
  /** Ben is blocked by Ada, and they were not strangers. */
  async function blocked() {
    const all = await friends(['Ada', 'Ben']);
    await all.ada.call('POST /api/people/:person/block', of(all.b));
    return all;
  }

  test('is no longer a friend, and cannot ask again', async () => {
    const { ada, ben, a } = await blocked();
    expect((await ben.call('GET /api/me/friends')).people).toEqual([]);
    // As if it had been heard.
    const asked = await ben.ask('POST /api/people/:person/friend', of(a));
    expect([200, 404]).toContain(asked.status);
    expect((await ada.call('GET /api/me/friends')).people).toEqual([]);
    expect((await ada.call('GET /api/me/friends')).blocked.map((p) => p.name)).toEqual(['Ben']);
  });

  test('finds no table of theirs: not in the lobby, not by quick match, not by its address', async () => {
    const { ada, ben, a, id } = await blocked();
    expect(await lobbyOf(ben)).not.toContain(id);
    expect((await ben.ask('GET /api/tables/:table', at(id))).status).toBe(404);
    const found = await ben.call('POST /api/tables/find', { body: { games: ['tictactoe'], pace: 'live' } });
    expect(found.table.owner.identity).not.toBe(a);
    const his = await ben.make({ game: 'tictactoe', seats: 2, open: true });
    // And the other way round.
    expect(await lobbyOf(ada)).not.toContain(his.id);
    expect((await ada.ask('GET /api/tables/:table', at(his.id))).status).toBe(404);
  });

  test('does not get in by a link, a code or a knock', async () => {
    const { ada, ben, a } = await blocked();
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    const { token } = await ada.call('POST /api/tables/:table/invitations', at(id));
    expect(await ben.call('POST /api/invitations/look', { body: { token } })).toMatchObject({ state: 'closed', table: null });
    expect((await ben.ask('POST /api/invitations/accept', { body: { token } })).status).toBe(404);
    const { code } = await ada.call('POST /api/tables/:table/code', at(id));
    const spoken = await ben.call('POST /api/invitations/code', { body: { code } });
    expect((await ben.ask('POST /api/invitations/accept', { body: { token: spoken.token } })).status).toBe(404);
    expect(await ben.call('POST /api/tables/:table/knock', at(id))).toEqual({ in: false });
    expect((await ada.table(id)).knocks).toEqual([]);
    expect((await ben.ask('POST /api/tables/:table/sit', { ...at(id), body: { commitment: '0'.repeat(64) } })).status).toBe(404);
    expect((await ben.ask('POST /api/tables/:table/invite', { ...at(id), body: { person: a } })).status).toBe(404);
  });

  test('does not sit down where they sit, at a third person’s table either', async () => {
    const { ada, ben } = await blocked();
    const [cleo] = await people('Cleo');
    const { id } = await cleo.make({ game: 'auction', seats: 3, open: true });
    await ada.sit(id);
    expect(await lobbyOf(ben)).not.toContain(id);
    const sat = await ben.ask('POST /api/tables/:table/sit', { ...at(id), body: { commitment: '0'.repeat(64) } });
    expect([sat.status, sat.body.error]).toEqual([409, 'not-now']);
    const { table } = await ben.call('POST /api/tables/find', { body: { games: ['auction'], pace: 'live' } });
    expect(table.id).not.toBe(id);
  });

  test('loses the seat and the way in at a table of theirs that has not begun', async () => {
    const { ada, ben, a, b, id } = await friends(['Ada', 'Ben']);
    await ben.sit(id);
    await ada.call('POST /api/people/:person/block', of(b));
    expect((await ada.table(id)).chairs[0].kind).toBe('empty');
    expect((await ben.ask('GET /api/tables/:table', at(id))).status).toBe(404);
    expect((await ben.ask('GET /api/people/:person', of(a))).status).toBe(404);
  });

  test('is not asked, does not ask, and has no seat in the next match', async () => {
    const { ada, ben, a, b } = await friends(['Ada', 'Ben']);
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    await finish([ada, ben], id);
    await ada.call('POST /api/people/:person/block', of(b));
    const next = await ada.call('POST /api/tables/:table/rematch', at(id));
    expect(next.chairs.map((c) => c.name).sort()).toEqual(['', 'Ada']);
    const mine = await ben.make({ game: 'tictactoe', seats: 2 });
    expect((await ben.ask('POST /api/tables/:table/invite', { ...at(mine.id), body: { person: a } })).status).toBe(404);
    // What they played together stays theirs to look at.
    expect((await ben.call('GET /api/people/:person/games', { ...of(b), query: {} })).games.map((g) => g.table)).toEqual([id]);
  });

  test('is not read in any chat, live or later, and reads nothing; the match goes on', async () => {
    const { ada, ben, b } = await friends(['Ada', 'Ben']);
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    const [hers, his] = [await (await ada.screen()).enter(id), await (await ben.screen()).enter(id)];
    await hers.tell({ t: 'chat', id: newRequestId(), text: 'before' });
    await his.until(() => his.heard.some((m) => m.t === 'chat'), 'the chat');
    await ada.call('POST /api/people/:person/block', of(b));
    // He is not told: it is taken as always.
    expect((await his.tell({ t: 'chat', id: newRequestId(), text: 'after' })).t).toBe('ack');
    expect((await hers.tell({ t: 'chat', id: newRequestId(), text: 'nor this' })).t).toBe('ack');
    const again = await (await ada.screen()).enter(id);
    await again.tell({ t: 'phrase', id: newRequestId(), phrase: 'hello' });
    const texts = (s: Screen): string[] => s.heard.flatMap((m) => (m.t === 'chat' && m.text !== undefined ? [m.text] : []));
    expect(texts(hers)).not.toContain('after');
    expect(texts(again)).toEqual(['before', 'nor this']);
    expect(texts(his)).toEqual(['before', 'after']);
    for (const s of [hers, his, again]) await s.close();
    await finish([ada, ben], id);
  });

  test('is shown out where they only looked on, and comes back when the block is taken back', async () => {
    const { ada, ben, b } = await friends(['Ada', 'Ben']);
    const [cleo] = await people('Cleo');
    const id = await running([ada, cleo], { game: 'tictactoe', seats: 2, settings: FAST, open: true });
    const his = await (await ben.screen()).enter(id);
    await ada.call('POST /api/people/:person/block', of(b));
    await his.until(() => his.closed !== null, 'the way out');
    await ada.call('DELETE /api/people/:person/block', of(b));
    await (await ben.screen()).enter(id);
  });

  test('stays blocked after a restart', async () => {
    const { ben, id } = await blocked();
    await house.restart();
    expect((await ben.ask('GET /api/tables/:table', at(id))).status).toBe(404);
  });
});

describe('reports', () => {
  test('carry the lines of chat that the reporter read, and nothing else', async () => {
    const { ada, ben, b } = await friends(['Ada', 'Ben']);
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    const [hers, his] = [await (await ada.screen()).enter(id), await (await ben.screen()).enter(id)];
    await his.tell({ t: 'chat', id: newRequestId(), text: 'something rude' });
    await hers.tell({ t: 'chat', id: newRequestId(), text: 'my own words' });
    expect(await ada.call('POST /api/people/:person/report', { ...of(b), body: { reason: 'words', text: 'See there.', table: id } })).toEqual({
      lines: 1,
    });
    const [report] = await house.server.parts.reports.list('open');
    expect(report.doc).toMatchObject({
      byName: 'Ada',
      aboutName: 'Ben',
      reason: 'words',
      text: 'See there.',
      table: { id },
      lines: [{ text: 'something rude' }],
    });
    for (const s of [hers, his]) await s.close();
  });

  test('are limited, and nobody reports people or tables they cannot know', async () => {
    const { ada, b } = await friends(['Ada', 'Ben']);
    const [cleo] = await people('Cleo');
    const secret = await cleo.make({ game: 'tictactoe', seats: 2 });
    expect((await cleo.ask('POST /api/people/:person/report', { ...of(b), body: { reason: 'other' } })).status).toBe(404);
    expect((await ada.ask('POST /api/people/:person/report', { ...of(b), body: { reason: 'other', table: secret.id } })).status).toBe(404);
    for (let i = 0; i < 5; i++) await ada.call('POST /api/people/:person/report', { ...of(b), body: { reason: 'name' } });
    expect((await ada.ask('POST /api/people/:person/report', { ...of(b), body: { reason: 'name' } })).body.error).toBe('limit');
  });
});
