/** Links and codes that lead to a table: what they tell before a name is said, and when they stop working. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACE } from '../api/identity-shapes.ts';
import { GUESSES_OF_NETWORK, MAX_REVOKED, SPOKEN_MS } from '../tables/invitations.ts';
import { House, Person } from './house.ts';
import { FAST, toySource } from './toys.ts';

let later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());

/** Somebody without a cookie. */
const stranger = () => new Person(house, 'stranger');
const look = (who: Person, token: string) => who.ask('POST /api/invitations/look', { body: { token } });
async function hosted(seats = 2) {
  const ada = await house.person('Ada');
  const { id, invitations } = await ada.make({ game: 'tictactoe', seats, settings: FAST });
  const [{ token, id: invitation }] = invitations!;
  return { ada, id, token, invitation };
}

describe('a link', () => {
  test('exists as soon as the table does, and is its address', async () => {
    const ada = await house.person('Ada');
    const { id, invitations } = await ada.make({ game: 'tictactoe', seats: 2 });
    expect(invitations).toMatchObject([{ uses: 0, url: `/table/${id}#${invitations![0].token}` }]);
    // 43 characters of base64url: 256 bits.
    expect(invitations![0].token).toMatch(/^[\w-]{43}$/);
  });

  test('tells a stranger game, host, seats and clock, and nothing else', async () => {
    const { ada, id, token } = await hosted(2);
    await ada.sit(id, 0);
    const { body } = await look(stranger(), token);
    expect(body).toEqual({
      state: 'open',
      host: 'Ada',
      table: {
        id,
        name: '',
        game: 'tictactoe',
        options: {},
        works: [],
        settings: FAST,
        rated: false,
        watch: true,
        language: null,
        chairs: [
          { kind: 'person', name: 'Ada', face: expect.stringMatching(FACE), level: null },
          { kind: 'empty', name: '', face: null, level: null },
        ],
      },
    });
    expect((await look(ada, token)).body.state).toBe('yours');
  });

  test('of a full, running or finished table says so', async () => {
    const { ada, id, token } = await hosted(2);
    await ada.sit(id, 0);
    await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: 'easy' } });
    expect((await look(stranger(), token)).body.state).toBe('full');
    await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    await ada.reveal(id);
    expect((await look(stranger(), token)).body.state).toBe('running');
  });

  test('that was revoked, or whose table was closed, says so and tells no more of the table', async () => {
    const { ada, id, token, invitation } = await hosted();
    await ada.call('DELETE /api/tables/:table/invitations/:invitation', { params: { table: id, invitation } });
    expect((await look(stranger(), token)).body).toEqual({ state: 'revoked', host: 'Ada', table: null });
    const other = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
    await ada.call('POST /api/tables/:table/close', { params: { table: id } });
    expect((await look(stranger(), other.token)).body).toEqual({ state: 'closed', host: 'Ada', table: null });
    expect((await (await house.person('Ben')).ask('POST /api/invitations/accept', { body: { token: other.token } })).status).toBe(404);
  });

  test('that nobody made is unknown', async () => {
    expect(await look(stranger(), 'y'.repeat(43))).toMatchObject({ status: 404, body: { error: 'unknown' } });
    expect(await look(stranger(), 'short')).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test('of somebody who was sent away looks revoked to them, and to nobody else', async () => {
    const { ada, id, token } = await hosted();
    const ben = await house.person('Ben');
    await ben.call('POST /api/invitations/accept', { body: { token } });
    await ben.sit(id, 1);
    await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: null } });
    expect((await look(ben, token)).body).toEqual({ state: 'revoked', host: 'Ada', table: null });
    expect((await look(stranger(), token)).body.state).toBe('open');
  });

  test('is remembered for a limited number of revocations', async () => {
    const { ada, id, token, invitation } = await hosted();
    const revoke = (which: string) => ada.call('DELETE /api/tables/:table/invitations/:invitation', { params: { table: id, invitation: which } });
    await revoke(invitation);
    for (let i = 1; i < MAX_REVOKED; i++) await revoke((await ada.call('POST /api/tables/:table/invitations', { params: { table: id } })).id);
    const last = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
    await revoke(last.id);
    expect((await look(stranger(), token)).body.state).toBe('revoked');
    expect((await look(stranger(), last.token)).status).toBe(404);
  });
});

describe('a code to read aloud', () => {
  const heard = (who: Person, code: string) => who.ask('POST /api/invitations/code', { body: { code } });
  /** Guesses are counted by the minute. */
  const nextMinute = () => {
    later += 61_000;
  };

  test('leads to the newest link for fifteen minutes', async () => {
    nextMinute();
    const { ada, id, token } = await hosted();
    const { code } = await ada.call('POST /api/tables/:table/code', { params: { table: id } });
    expect(code).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{6}$/);
    expect((await heard(stranger(), code)).body).toEqual({ token });
    later += SPOKEN_MS + 1;
    expect((await heard(stranger(), code)).status).toBe(404);
  });

  test('is replaced by the next one, and goes with its link', async () => {
    nextMinute();
    const { ada, id, invitation } = await hosted();
    const first = await ada.call('POST /api/tables/:table/code', { params: { table: id } });
    const second = await ada.call('POST /api/tables/:table/code', { params: { table: id } });
    expect((await heard(stranger(), first.code)).status).toBe(404);
    expect((await heard(stranger(), second.code)).status).toBe(200);
    await ada.call('DELETE /api/tables/:table/invitations/:invitation', { params: { table: id, invitation } });
    expect((await heard(stranger(), second.code)).status).toBe(404);
  });

  test('is made by the host alone', async () => {
    const { id, token } = await hosted();
    const ben = await house.person('Ben');
    expect((await ben.ask('POST /api/tables/:table/code', { params: { table: id } })).status).toBe(404);
    await ben.call('POST /api/invitations/accept', { body: { token } });
    expect((await ben.ask('POST /api/tables/:table/code', { params: { table: id } })).body.error).toBe('not-owner');
  });

  test('cannot be guessed quickly', async () => {
    nextMinute();
    const answers: number[] = [];
    for (let i = 0; i <= GUESSES_OF_NETWORK; i++) answers.push((await heard(stranger(), 'BBBBBB')).status);
    expect(answers).toEqual([...Array<number>(GUESSES_OF_NETWORK).fill(404), 429]);
  });
});

test('a start can put bots into the free seats', async () => {
  const { ada, id } = await hosted();
  await ada.sit(id, 0);
  expect((await ada.ask('POST /api/tables/:table/start', { params: { table: id } })).body.error).toBe('not-ready');
  const started = await ada.call('POST /api/tables/:table/start', { params: { table: id }, body: { bots: 'easy' } });
  expect(started).toMatchObject({ state: 'starting', chairs: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] });
});
