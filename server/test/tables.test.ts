/** Tables: made, invited to, sat at, handed over; the fair start with everything that can happen to it. */
import { checkCommitments, commitServer } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botChair } from '../tables/tables.ts';
import { House, running } from './house.ts';
import { SkippingClock } from './skipping-clock.ts';
import { FAST, toySource } from './toys.ts';

const DAY = 86_400_000;
const clock = new SkippingClock();
let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_START_SECONDS: '600', STARBOARD_MAX_TABLES: '30' }, { games: toySource, ...clock });
});
afterAll(() => house.close());
const pair = async () => [await house.person('Ada'), await house.person('Ben')] as const;

test('every bot at the largest table has a name of its own', () => {
  const names = Array.from({ length: 16 }, (_, chair) => botChair('normal', chair).name);
  expect(new Set(names).size).toBe(16);
});

describe('options', () => {
  test('are completed, and refused with a reason', async () => {
    const ada = await house.person('Ada');
    const made = await ada.make({ game: 'picky', seats: 3, options: { long: 'on' } });
    expect(made.options).toEqual({ long: true, size: 3, map: '' });
    const map = '#'.repeat(8000);
    expect((await ada.make({ game: 'picky', seats: 3, options: { map } })).options.map).toBe(map);
    const bad = async (body: object) => (await ada.ask('POST /api/tables', { body: body as never })).body;
    expect(await bad({ game: 'picky', seats: 3, options: { size: 99 } })).toMatchObject({
      error: 'options',
      message: expect.stringContaining('from 1 to 9'),
    });
    expect(await bad({ game: 'picky', seats: 3, options: { colour: 'red' } })).toMatchObject({ error: 'options' });
    expect(await bad({ game: 'picky', seats: 3, options: { map: '#'.repeat(8001) } })).toMatchObject({ error: 'options' });
    expect(await bad({ game: 'picky', seats: 3, options: { map: '#'.repeat(50_000) } })).toMatchObject({ error: 'malformed' });
    expect(await bad({ game: 'picky', seats: 4, options: { long: true } })).toMatchObject({
      error: 'options',
      refusal: { rule: 'A1', why: 'too-many' },
    });
    expect(await bad({ game: 'picky', seats: 40 })).toMatchObject({ error: 'seats' });
    expect(await bad({ game: 'chess', seats: 2 })).toMatchObject({ error: 'options' });
    expect(await bad({ game: 'picky', seats: 2, bots: ['easy', 'easy', 'easy'] })).toMatchObject({ error: 'seats' });
    expect(await bad({ game: 'picky', seats: 2, settings: { ...FAST, clock: { kind: 'move', seconds: 0 } } })).toMatchObject({ error: 'malformed' });
    expect(await bad({ game: 'picky', seats: 2, more: 1 })).toMatchObject({ error: 'malformed' });
    const changed = await ada.ask('PATCH /api/tables/:table', { params: { table: made.id }, body: { options: { size: 0 } } });
    expect(changed.body.error).toBe('options');
  });

  test('nobody keeps too many tables', async () => {
    const ada = await house.person('Ada');
    for (let i = 0; i < 30; i++) await ada.make({ game: 'tictactoe', seats: 2 });
    expect((await ada.ask('POST /api/tables', { body: { game: 'tictactoe', seats: 2 } })).body.error).toBe('limit');
  });
});

describe('who may come in', () => {
  test('a private table is not there for strangers, in the same words as one that does not exist', async () => {
    const [ada, ben] = await pair();
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    const nowhere = `${'x'.repeat(21)}w`;
    for (const table of [id, nowhere]) {
      const commitment = 'a'.repeat(64);
      const answers = [
        await ben.ask('GET /api/tables/:table', { params: { table } }),
        await ben.ask('POST /api/tables/:table/sit', { params: { table }, body: { commitment } }),
        await ben.ask('POST /api/tables/:table/start', { params: { table } }),
        await ben.ask('POST /api/tables/:table/invitations', { params: { table } }),
        await ben.ask('POST /api/tables/:table/claims', { params: { table }, body: { chair: 0 } }),
        await ben.ask('PATCH /api/tables/:table', { params: { table }, body: { name: 'mine' } }),
        await ben.ask('GET /api/tables/:table/record', { params: { table } }),
        await ben.ask('GET /api/tables/:table/stream', { params: { table } }),
        await ben.ask('GET /api/tables/:table/since', { params: { table } }),
        await ben.ask('POST /api/tables/:table/seen', { params: { table }, body: { at: 1 } }),
      ];
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 404, body: { error: 'unknown', message: 'There is no such thing here.' } });
    }
    expect((await ben.ask('POST /api/invitations/accept', { body: { token: 'y'.repeat(43) } })).status).toBe(404);
    expect((await ben.call('GET /api/lobby')).open.map((t) => t.id)).not.toContain(id);
  });

  test('invitations let people in, and can be revoked', async () => {
    const [ada, ben] = await pair();
    const cleo = await house.person('Cleo');
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    const invitation = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
    expect(invitation.url).toBe(`/table/${id}#${invitation.token}`);
    await ben.call('POST /api/invitations/accept', { body: { token: invitation.token } });
    expect((await ben.table(id)).invitations).toBeNull();
    expect((await ada.table(id)).invitations).toMatchObject([{ uses: 0 }, { id: invitation.id, uses: 1 }]);
    await ada.call('DELETE /api/tables/:table/invitations/:invitation', { params: { table: id, invitation: invitation.id } });
    expect((await cleo.ask('POST /api/invitations/accept', { body: { token: invitation.token } })).status).toBe(404);
    expect((await ben.ask('GET /api/tables/:table', { params: { table: id } })).status).toBe(404);
  });

  test('who was removed does not come back by the old invitation', async () => {
    const [ada, ben] = await pair();
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    const { token } = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
    await ben.call('POST /api/invitations/accept', { body: { token } });
    await ben.sit(id, 1);
    await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: null } });
    expect((await ben.ask('POST /api/invitations/accept', { body: { token } })).status).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const again = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
    await ben.call('POST /api/invitations/accept', { body: { token: again.token } });
  });

  test('an open table is in the lobby; chairs are taken once; the table is handed over, renamed and closed', async () => {
    const [ada, ben] = await pair();
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true, name: 'Come in' });
    expect((await ben.call('GET /api/lobby')).open.find((t) => t.id === id)).toMatchObject({ name: 'Come in', owner: 'Ada' });
    await ben.sit(id, 1);
    expect((await ada.ask('POST /api/tables/:table/sit', { params: { table: id }, body: { chair: 1, commitment: 'a'.repeat(64) } })).body.error).toBe(
      'taken',
    );
    expect((await ben.ask('POST /api/tables/:table/sit', { params: { table: id }, body: { commitment: 'a'.repeat(64) } })).body.error).toBe('seated');
    expect((await ben.ask('PATCH /api/tables/:table', { params: { table: id }, body: { name: 'Mine' } })).body.error).toBe('not-owner');
    await ben.call('POST /api/guest', { body: { name: 'Benjamin' } });
    expect((await ada.table(id)).chairs[1].name).toBe('Benjamin');
    await ada.call('PATCH /api/tables/:table', { params: { table: id }, body: { owner: await ben.identity() } });
    expect((await ben.call('PATCH /api/tables/:table', { params: { table: id }, body: { name: 'Mine' } })).name).toBe('Mine');
    await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
    await ben.call('POST /api/tables/:table/close', { params: { table: id } });
    expect((await ada.ask('GET /api/tables/:table', { params: { table: id } })).status).toBe(404);
  });
});

describe('the fair start', () => {
  test('publishes a commitment at the beginning and the secret at the end alone', async () => {
    const [ada, ben] = await pair();
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    const table = await ada.table(id);
    expect(table.state).toBe('running');
    expect(table.fairness.secret).toBeNull();
    expect(table.fairness.attempts).toMatchObject([{ attempt: 1, end: 'begun' }]);
    expect((await ada.ask('GET /api/tables/:table/record', { params: { table: id } })).body.error).toBe('not-now');
    // Both agree to end it.
    const screens = await Promise.all([ada, ben].map(async (p) => (await p.screen()).enter(id)));
    await screens[0].tell({ t: 'end', id: 'ending-by-ada', say: 'ask' });
    await screens[1].tell({ t: 'end', id: 'ending-by-ben', say: 'yes' });
    await screens[0].until(() => screens[0].table?.closed === 'agreed');
    await expect.poll(async () => (await ada.table(id)).state).toBe('over');
    const over = await ada.table(id);
    expect(commitServer(id, over.fairness.secret!)).toBe(table.fairness.commitment);
    expect(checkCommitments(over.fairness.start!.terms, over.fairness.secret!, [ada.words.get(id)!, ben.words.get(id)!])).toEqual([]);
  });

  test('is cancelled when a word does not come; the attempt stays visible, and everything is drawn anew', async () => {
    const [ada, ben] = await pair();
    const { id, fairness } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await ada.sit(id);
    expect((await ada.ask('POST /api/tables/:table/start', { params: { table: id } })).body.error).toBe('not-ready');
    await ben.sit(id);
    expect((await ben.ask('POST /api/tables/:table/start', { params: { table: id } })).body.error).toBe('not-owner');
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    const wrong = await ada.ask('POST /api/tables/:table/reveal', { params: { table: id }, body: { attempt: 1, word: 'b'.repeat(64) } });
    expect(wrong.body.error).toBe('wrong-word');
    await ada.reveal(id);
    expect((await ada.table(id)).fairness.start?.revealed).toEqual([true, false]);
    clock.skip(600_000);
    await expect.poll(async () => (await ada.table(id)).state).toBe('waiting');
    const table = await ada.table(id);
    expect(table.fairness.attempts).toMatchObject([{ attempt: 1, end: 'cancelled', missing: [1] }]);
    expect(table.fairness.commitment).not.toBe(fairness.commitment);
    expect(table.chairs.map((c) => c.committed)).toEqual([false, false]);
    expect((await ada.ask('POST /api/tables/:table/start', { params: { table: id } })).body.error).toBe('not-ready');
    for (const p of [ada, ben])
      await p.call('POST /api/tables/:table/commit', { params: { table: id }, body: { commitment: await p.commitment(id) } });
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    expect(
      (await ben.ask('POST /api/tables/:table/reveal', { params: { table: id }, body: { attempt: 1, word: ben.words.get(id)! } })).body.error,
    ).toBe('stale');
    await ben.reveal(id);
    // Said several times at once, as by two tabs, it begins once.
    const body = { attempt: 2, word: ada.words.get(id)! };
    const words = await Promise.all([1, 2, 3].map(() => ada.ask('POST /api/tables/:table/reveal', { params: { table: id }, body })));
    expect(words.some((w) => w.status === 200)).toBe(true);
    expect((await house.server.parts.context.storage.load(id))?.lines).toHaveLength(1);
    expect((await ada.table(id)).fairness.attempts).toMatchObject([{ end: 'cancelled' }, { attempt: 2, end: 'begun' }]);
  });

  test('of a table over days waits; a day later the owner may go on without a word', async () => {
    const [ada, ben] = await pair();
    const settings = { ...FAST, clock: { kind: 'days', days: 2 } } as const;
    const { id } = await ada.make({ game: 'auction', seats: 3, open: true, settings, bots: [null, null, 'random'] });
    await ada.sit(id);
    await ben.sit(id);
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    await ada.reveal(id);
    const silent = () => ada.ask('POST /api/tables/:table/silent', { params: { table: id }, body: { chair: 1 } });
    expect((await silent()).body.error).toBe('not-now');
    clock.skip(DAY + 1000);
    expect((await ada.table(id)).state).toBe('starting');
    expect((await ben.call('GET /api/lobby')).mine.find((t) => t.id === id)?.turn).toBe(true);
    expect((await silent()).status).toBe(200);
    const table = await ada.table(id);
    expect(table.state).toBe('running');
    expect(table.chairs[1].silent).toBe(true);
    expect(table.fairness.attempts).toMatchObject([
      { end: 'silenced', missing: [1] },
      { attempt: 2, end: 'begun' },
    ]);
    expect(table.fairness.start?.terms.seats[1].commitment).toBeNull();
  });

  test('leaving during it cancels it', async () => {
    const [ada, ben] = await pair();
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await ada.sit(id);
    await ben.sit(id);
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
    expect(await ada.table(id)).toMatchObject({ state: 'waiting', chairs: [{ kind: 'person' }, { kind: 'empty' }] });
  });

  test('a start that was under way goes on after a restart', async () => {
    const [ada, ben] = await pair();
    const settings = { ...FAST, clock: { kind: 'days', days: 2 } } as const;
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true, settings });
    await ada.sit(id);
    await ben.sit(id);
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    await ada.reveal(id);
    await house.restart();
    await ben.reveal(id);
    expect((await ada.table(id)).state).toBe('running');
  });
});

test('a rematch is one table for everybody, chairs rotated', async () => {
  const [ada, ben] = await pair();
  const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
  expect((await ada.ask('POST /api/tables/:table/rematch', { params: { table: id } })).body.error).toBe('not-now');
  await ada.call('POST /api/tables/:table/leave', { params: { table: id } });
  await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
  await expect.poll(async () => (await ada.table(id)).state).toBe('over');
  const [one, two] = await Promise.all([ada, ben].map((p) => p.call('POST /api/tables/:table/rematch', { params: { table: id } })));
  expect(one.id).toBe(two.id);
  expect(one.chairs.map((c) => c.name)).toEqual(['Ben', 'Ada']);
  expect((await ada.table(id)).rematch).toBe(one.id);
  for (const p of [ada, ben])
    await p.call('POST /api/tables/:table/commit', { params: { table: one.id }, body: { commitment: await p.commitment(one.id) } });
  await ada.call('POST /api/tables/:table/start', { params: { table: one.id } });
  await ada.reveal(one.id);
  await ben.reveal(one.id);
  expect((await ada.table(one.id)).state).toBe('running');
});
