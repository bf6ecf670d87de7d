/** 7: options that are costly to check. The toy `slow` takes as many milliseconds as its file says. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MinuteLimit } from '../../operations/minute-limit.ts';
import { House, type Person } from '../house.ts';
import { SkippingClock } from '../skipping-clock.ts';
import { toySource } from '../toys.ts';

const clock = new SkippingClock();
let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_MAX_CHECKS: '10' }, { games: toySource, now: clock.now, after: clock.after });
});
afterAll(() => house.close());

const table = async (p: Person): Promise<string> => (await p.make({ game: 'slow', seats: 3 })).id;
const change = (p: Person, id: string, file: string) => p.ask('PATCH /api/tables/:table', { params: { table: id }, body: { options: { file } } });

describe('costly checks', () => {
  test('do not block the server: others are answered meanwhile', async () => {
    const [eve, ada] = [await house.person('Eve'), await house.person('Ada')];
    const ids = await Promise.all(Array.from({ length: 3 }, () => table(eve)));
    const hers = await table(ada);
    let checked = 0;
    // Nobody would hear anything before the end of days if one of these ran in the server's own thread.
    const endless = ids.map((id) => change(eve, id, '1e9').finally(() => checked++));
    expect((await ada.table(hers)).name).toBeDefined();
    expect(checked).toBeLessThan(ids.length);
    expect((await Promise.all(endless)).map((a) => a.status)).toEqual([422, 422, 422]);
  });

  test('end after a time, and the next one is checked as before', async () => {
    const eve = await house.person('Eve');
    const id = await table(eve);
    const endless = await change(eve, id, '1e9');
    expect(endless).toMatchObject({ status: 422, body: { error: 'options', message: expect.stringContaining('too long') } });
    expect((await change(eve, id, '1')).body.options).toEqual({ file: '1' });
    expect((await change(eve, id, '01')).body).toMatchObject({ error: 'options', refusal: { rule: 'A1', why: 'too-many' } });
  });

  test('of one person wait behind those of nobody else', async () => {
    const [eve, ada] = [await house.person('Eve'), await house.person('Ada')];
    const [hers, other] = [await table(ada), await Promise.all(Array.from({ length: 5 }, () => table(eve)))];
    const done: string[] = [];
    const many = other.map((id) => change(eve, id, '300').then(() => done.push('Eve')));
    // When this one comes back, the others of Eve wait for the thread.
    await change(eve, other[0], '');
    const mine = change(ada, hers, '1').then(() => done.push('Ada'));
    await Promise.all([...many, mine]);
    expect(done.indexOf('Ada')).toBeLessThan(4);
  });

  test('have a limit of their own, which other changes do not meet', async () => {
    clock.skip(60_000);
    const eve = await house.person('Eve');
    const id = await table(eve);
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) answers.push((await change(eve, id, '1')).body.error);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => undefined), 'too-fast', 'too-fast']);
    expect((await eve.ask('PATCH /api/tables/:table', { params: { table: id }, body: { name: 'Free' } })).status).toBe(200);
    expect((await change(eve, id, '')).status).toBe(200);
    clock.skip(60_000);
    expect((await change(eve, id, '1')).status).toBe(200);
  });

  test('of many guests at one address together have one too', async () => {
    clock.skip(60_000);
    const guests = await Promise.all(Array.from({ length: 5 }, (_, i) => house.person(`Eve ${i}`)));
    const ids = await Promise.all(guests.map(table));
    let checked = 0;
    for (let i = 0; i < 50; i++) if ((await change(guests[i % 5], ids[i % 5], '1')).status === 200) checked++;
    expect(checked).toBe(40);
  });
});

test('the limit of a minute counts nothing for a refused one', () => {
  let now = 0;
  const limit = new MinuteLimit(() => now);
  const a = ['a', 2] as const;
  const b = ['b', 1] as const;
  expect([limit.take([a, b]), limit.take([a, b]), limit.take([a]), limit.take([a])]).toEqual([true, false, true, false]);
  now = 60_000;
  expect(limit.take([a, b])).toBe(true);
});
