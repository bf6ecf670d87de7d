/** 5: a device link must not hand over anybody's seats, neither of the person who opens it nor of the person who made it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, Person, running } from '../house.ts';
import { FAST, toySource } from '../toys.ts';

const MINUTE = 60_000;
let later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());

const ask = (p: Person, token: string) => p.ask('POST /api/link/ask', { body: { token } });
const redeem = (p: Person, token: string, claim: string) => p.ask('POST /api/link/redeem', { body: { token, claim } });
const answer = (p: Person, code: string, yes = true) => p.ask('POST /api/me/link/answer', { body: { code, yes } });
const another = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('5: somebody opens the link of an attacker with the same name', () => {
  test.each(['a seat', 'a table', 'a finished game'])('and keeps everything: %s', async (kind) => {
    const [victim, friend, attacker] = await Promise.all(['Ada', 'Ben', 'Ada'].map((name) => house.person(name)));
    const before = await victim.identity();
    let table: string;
    if (kind === 'a table') table = (await victim.make({ game: 'tictactoe', seats: 2 })).id;
    else table = await running([friend, victim], { game: 'tictactoe', seats: 2, settings: FAST });
    if (kind === 'a finished game') await friend.call('POST /api/tables/:table/leave', { params: { table } });
    const { token } = await attacker.call('POST /api/me/link');
    expect(await victim.call('POST /api/link/look', { body: { token } })).toMatchObject({ active: 0, past: 0, yours: false, hasTables: true });
    expect((await ask(victim, token)).body.error).toBe('has-tables');
    expect(await victim.identity()).toBe(before);
    expect((await attacker.ask('GET /api/tables/:table', { params: { table } })).status).toBe(404);
    expect((await attacker.call('GET /api/lobby')).mine).toEqual([]);
  });

  test('also when they sit down between asking and the yes', async () => {
    const [victim, attacker] = await Promise.all(['Ada', 'Ada'].map((name) => house.person(name)));
    const { token } = await attacker.call('POST /api/me/link');
    const { code, claim } = (await ask(victim, token)).body;
    const { id } = await victim.make({ game: 'tictactoe', seats: 2 });
    expect((await answer(attacker, code)).status).toBe(200);
    expect((await redeem(victim, token, claim)).body.error).toBe('has-tables');
    expect((await victim.table(id)).you?.owner).toBe(true);
  });

  test('their other devices stay theirs', async () => {
    const [victim, attacker] = await Promise.all(['Ada', 'Ada'].map((name) => house.person(name)));
    const second = new Person(house, 'second');
    for (const [from, to] of [
      [victim, second],
      [attacker, victim],
    ]) {
      const { token } = await from.call('POST /api/me/link');
      const { code, claim } = (await ask(to, token)).body;
      await answer(from, code);
      expect((await redeem(to, token, claim)).status).toBe(200);
    }
    expect(await victim.identity()).toBe(await attacker.identity());
    expect(await second.identity()).not.toBe(await attacker.identity());
    expect(await second.call('GET /api/me/devices')).toHaveLength(1);
  });
});

describe('5: somebody has a stolen link', () => {
  test('and gets nothing without a yes, nor by the code or the claim of another', async () => {
    const ada = await house.person('Ada');
    const thief = new Person(house, 'thief');
    const { token } = await ada.call('POST /api/me/link');
    const { code, claim } = (await ask(thief, token)).body;
    expect((await redeem(thief, token, claim)).body).toEqual({ me: null });
    expect((await redeem(thief, token, token)).status).toBe(404);
    // Neither the thief nor a stranger can say yes.
    expect((await answer(thief, code)).status).toBe(401);
    expect((await answer(await house.person('Eve'), code)).status).toBe(404);
    // Ada's own phone cannot ask meanwhile, so she sees that somebody else did.
    const phone = new Person(house, 'phone');
    expect((await ask(phone, token)).body.error).toBe('taken');
    expect((await answer(ada, code, false)).status).toBe(200);
    expect((await redeem(thief, token, claim)).status).toBe(404);
    const mine = (await ask(phone, token)).body;
    // A yes is for the code that was seen, and for no other.
    expect((await answer(ada, code)).body.error).toBe('stale');
    expect((await redeem(phone, token, mine.claim)).status).toBe(404);
    expect(await ada.call('GET /api/me/devices')).toHaveLength(1);
  });

  test('has three tries, and no more', async () => {
    const ada = await house.person('Ada');
    const { token } = await ada.call('POST /api/me/link');
    for (let i = 0; i < 3; i++) {
      const { code } = (await ask(new Person(house, 'thief'), token)).body;
      await answer(ada, code, false);
    }
    expect((await ask(new Person(house, 'thief'), token)).status).toBe(404);
    // Wrong codes are tries as well.
    const next = await ada.call('POST /api/me/link');
    const { code, claim } = (await ask(new Person(house, 'thief'), next.token)).body;
    expect((await answer(ada, another(code))).body.error).toBe('stale');
    expect((await answer(ada, code)).body.error).toBe('stale');
    expect((await redeem(new Person(house, 'thief'), next.token, claim)).status).toBe(404);
    expect((await ask(new Person(house, 'thief'), next.token)).status).toBe(404);
  });

  test('finds it expired: a code after two minutes, a link after ten, all of them when the device is signed out', async () => {
    const ada = await house.person('Ada');
    const phone = new Person(house, 'phone');
    const { token } = await ada.call('POST /api/me/link');
    const { code, claim } = (await ask(phone, token)).body;
    later += 2 * MINUTE + 1;
    expect((await ada.call('GET /api/me/link')).request).toBeNull();
    expect((await answer(ada, code)).body.error).toBe('stale');
    expect((await redeem(phone, token, claim)).status).toBe(404);
    later += 8 * MINUTE;
    expect((await ask(phone, token)).status).toBe(404);
    expect((await phone.ask('POST /api/link/look', { body: { token } })).status).toBe(404);

    const again = await ada.call('POST /api/me/link');
    const asked = (await ask(phone, again.token)).body;
    await answer(ada, asked.code);
    const [device] = await ada.call('GET /api/me/devices');
    await ada.call('DELETE /api/me/devices/:device', { params: { device: device.id } });
    expect((await redeem(phone, again.token, asked.claim)).status).toBe(404);
  });

  test('a confirmed link gives one cookie, to one of two calls at once', async () => {
    const ada = await house.person('Ada');
    const { token } = await ada.call('POST /api/me/link');
    const { code, claim } = (await ask(new Person(house, 'phone'), token)).body;
    await answer(ada, code);
    const both = await Promise.all(Array.from({ length: 8 }, () => redeem(new Person(house, 'phone'), token, claim)));
    expect(both.map((b) => b.status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await ada.call('GET /api/me/devices')).toHaveLength(2);
  });

  test('only the device that made a link sees who asks, and answers', async () => {
    const ada = await house.person('Ada');
    const phone = new Person(house, 'phone');
    const first = await ada.call('POST /api/me/link');
    const asked = (await ask(phone, first.token)).body;
    await answer(ada, asked.code);
    await redeem(phone, first.token, asked.claim);
    const { token } = await ada.call('POST /api/me/link');
    const { code } = (await ask(new Person(house, 'thief'), token)).body;
    expect((await phone.ask('GET /api/me/link')).status).toBe(404);
    expect((await answer(phone, code)).status).toBe(404);
  });
});
