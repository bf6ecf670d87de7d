/** Challenges: honest ones come out the same when they are played again, made-up ones do not; sealed days; closed results. */
import { dayCommitment, daySeed, sealFlaw, wordPromise } from '@starboard/host';
import type { Cartridge, Types } from '@starboard/kernel';
import { gameIds, loadGame as loadReal } from '@starboard/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeDay } from '../api/routes.ts';
import { betterThan, equalTo, forkOf, streakOf } from '../challenges/challenges.ts';
import { dayAfter, dayDeal, dayOf } from '../challenges/day.ts';
import { botsOwn, type Deal, replayed } from '../challenges/replaying.ts';
import { House, type Person } from './house.ts';
import { playHere } from './play-deal.ts';
import { SkippingClock } from './skipping-clock.ts';
import { loadGame, toySource } from './toys.ts';

/** Seeded, unlike a real day. */
const dealFor = (cartridge: Cartridge<Types>, nr = 0): Deal =>
  dayDeal(cartridge.game, '2026-11-18', { secret: process.env.STARBOARD_SEED ?? 'challenges', words: [String(nr)] });
const DEALS = process.env.STARBOARD_DEEP === undefined ? 2 : 50;

describe('played again', () => {
  test.each([...gameIds])('%s: what an honest device sends comes out the same', async (id) => {
    const cartridge = (await loadReal(id)) as unknown as Cartridge<Types>;
    for (let nr = 0; nr < (id === 'andromeda' ? DEALS / 2 : DEALS); nr++) {
      const deal = dealFor(cartridge, nr);
      const acts = playHere(cartridge, deal, `luck ${id} ${nr}`);
      const body = JSON.stringify({ acts }).length;
      const found = replayed(cartridge, deal, acts);
      console.log(`${id}, deal ${nr}: ${acts.length} acts in ${body} bytes`);
      expect(found).toEqual({ outcome: expect.anything(), score: expect.any(Number), rank: expect.any(Number), decisions: expect.anything() });
      expect(body).toBeLessThan(60_000);
    }
    expect(botsOwn(cartridge, dealFor(cartridge))).toHaveProperty('outcome');
  });

  test('what did not happen does not count', async () => {
    const cartridge = await loadGame('auction');
    const deal = dealFor(cartridge);
    const acts = playHere(cartridge, deal, 'x');
    expect(replayed(cartridge, deal, acts)).toHaveProperty('outcome');
    expect(replayed(cartridge, deal, acts.slice(0, -1))).toEqual({ wrong: expect.any(String) });
    expect(replayed(cartridge, deal, [...acts, 0])).toEqual({ wrong: expect.any(String) });
    // A bot is made to say nothing, or an answer that nobody may give.
    const bots = acts.findIndex((a) => typeof a === 'number');
    expect(replayed(cartridge, deal, acts.with(bots, { idle: acts[bots] as number, answer: [] }))).toEqual({ wrong: expect.any(String) });
    expect(replayed(cartridge, deal, acts.with(bots, deal.seat))).toEqual({ wrong: expect.any(String) });
    const mine = acts.findIndex((a) => Array.isArray(a));
    expect(replayed(cartridge, deal, acts.with(mine, ['no such pick']))).toEqual({ wrong: expect.any(String) });
  });
});

describe('on a server', () => {
  let house: House;
  const clock = new SkippingClock();
  beforeAll(async () => {
    house = await House.open({}, { games: toySource, now: clock.now, after: clock.after });
  });
  afterAll(() => house.close());

  const today = (who: Person): Promise<ChallengeDay> => who.call('GET /api/challenges');
  const at = (day: string) => ({ params: { day, game: 'auction' } });
  async function sends(who: Person, luck: string, more: object = {}) {
    const { day, deals } = await today(who);
    const deal = deals.find((d) => d.game === 'auction')!;
    const acts = playHere(await loadGame('auction'), deal as Deal, luck);
    return who.call('POST /api/challenges/:day/:game', { ...at(day), body: { acts: acts as never, ...more } });
  }

  test('two people play the same deal: closed until one’s own result is in, then compared; the second time does not count', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((n) => house.person(n)));
    const { day, deals } = await today(ada);
    expect(deals.map(({ seed }) => seed)).toEqual((await today(ben)).deals.map(({ seed }) => seed));
    await sends(ada, 'a');
    const closed = await ben.call('GET /api/challenges/:day/:game', at(day));
    expect([closed.played, closed.others, closed.mine, closed.bot]).toEqual([1, null, null, null]);
    const open = await sends(ben, 'b');
    expect(open.others).toMatchObject([{ name: 'Ada', friend: false, fork: { after: expect.any(Number), answer: [expect.any(String)] } }]);
    expect(open.bot).not.toBeNull();
    // The answer was lost, and the device sends it once more.
    expect((await sends(ben, 'b')).mine).toMatchObject({ again: 0 });
    const again = await sends(ben, 'c');
    expect(again.mine).toMatchObject({ score: open.mine!.score, again: 1 });
    expect((await today(ben)).streak).toBe(1);
    expect((await today(eve)).deals.find((d) => d.game === 'auction')).toMatchObject({ played: 2, mine: null });
  });

  test('a made-up game is refused, and one of another day too', async () => {
    const ada = await house.person('Ada');
    const { day } = await today(ada);
    expect((await ada.ask('POST /api/challenges/:day/:game', { ...at(day), body: { acts: [0, 1, 2] } })).body.error).toBe('replay');
    for (const other of [dayAfter(day, 1), dayAfter(day, -1), '2026-13-40'])
      expect((await ada.ask('POST /api/challenges/:day/:game', { ...at(other), body: { acts: [] } })).status, other).toBe(404);
  });

  test('the next day follows from what was sealed before and from promised words; a word that was not promised in time does not count', async () => {
    const [ada, eve] = [await house.person('Ada'), await house.person('Eve')];
    const before = await today(ada);
    const [word, late] = ['ab'.repeat(32), 'cd'.repeat(32)];
    // A word that nobody promised, or that was promised today, could be chosen to suit its sender.
    expect((await sends(ada, 'w', { word, promise: wordPromise(word) })).wordFor).toBeNull();
    const [tomorrow] = before.ahead;
    // Nobody is told the secret of a day that has not begun.
    expect((await ada.ask('GET /api/challenges/:day/:game', at(tomorrow.day))).status).toBe(404);
    clock.skip(86_400_000);
    const after = await today(ada);
    expect([after.day, after.seal.commitment]).toEqual([tomorrow.day, tomorrow.commitment]);
    expect(dayCommitment(after.day, after.seal.secret)).toBe(tomorrow.commitment);
    expect(after.seal.words).toEqual([]);
    expect(after.next.roster).toContain(wordPromise(word));
    // Without a network until now: yesterday's game still counts.
    expect(after.streak).toBe(1);
    expect((await sends(ada, 'x', { word })).wordFor).toBe(after.next.day);
    expect((await sends(eve, 'y', { word: late, promise: wordPromise(late) })).wordFor).toBeNull();
    expect((await today(eve)).next).toEqual(after.next);
    clock.skip(86_400_000);
    const third = await today(ada);
    expect(third.seal).toMatchObject({ words: [word], roster: after.next.roster });
    expect(sealFlaw(third.day, third.seal, third.deals)).toBeNull();
    // A word counts once.
    expect(third.next.roster).toEqual([wordPromise(late)]);
    // What a dishonest server might do.
    const { seal, deals, day } = third;
    expect(sealFlaw(day, { ...seal, secret: '00'.repeat(32) }, deals)).toBe('secret');
    expect(sealFlaw(day, { ...seal, words: [late, word].sort() }, deals)).toBe('words');
    expect(sealFlaw(day, { ...seal, words: [] }, deals)).toBe('deal');
    expect(sealFlaw(day, { ...seal, words: [], seed: daySeed({ ...seal, words: [] }) }, deals)).toBe('deal');
    expect(sealFlaw(day, seal, [{ ...deals[0], seat: (deals[0].seat + 1) % deals[0].seats }])).toBe('deal');
  });

  test('deleted data takes the results along', async () => {
    const ada = await house.person('Ada');
    const identity = await ada.identity();
    await sends(ada, 'd');
    expect(((await ada.call('GET /api/me/export')) as { challenges: unknown[] }).challenges).toHaveLength(1);
    await ada.call('DELETE /api/me');
    expect(await house.server.parts.challenges.exportOf(identity)).toEqual([]);
  });
});

test('where two went different ways: the first decision in the same situation', () => {
  const made = (...list: readonly (readonly [seen: string, answer: string[] | null])[]) =>
    list.map(([seen, answer], i) => ({ after: 10 * i, seen, answer }));
  const mine = made(['start', ['a']], ['then', ['b', 'c']]);
  expect(forkOf(mine, made(['start', ['a']], ['then', ['b', 'd']]))).toEqual({ after: 10, answer: ['b', 'd'] });
  expect(forkOf(mine, mine)).toBeNull();
  // Something else was different first, or time ran out.
  expect(forkOf(mine, made(['start', ['a']], ['else', ['b', 'd']]))).toBeNull();
  expect(forkOf(mine, made(['start', null], ['then', ['b', 'd']]))).toBeNull();
  expect(forkOf(mine, made(['start', ['a']]))).toBeNull();
  expect(forkOf(undefined, mine)).toBeNull();
});

test('where several answer at once, it does not matter who was quick', async () => {
  const cartridge = (await loadReal('rarities')) as unknown as Cartridge<Types>;
  const deal = { ...dealFor(cartridge), options: { ...dealFor(cartridge).options, landing: 'sealed' } };
  const acts = playHere(cartridge, deal, 'quick');
  // Two bots of one window in the other order.
  const at = acts.findIndex((act, i) => typeof act === 'number' && typeof acts[i + 1] === 'number' && acts[i + 1] !== act && isOk(acts, i));
  function isOk(list: typeof acts, i: number): boolean {
    return 'outcome' in replayed(cartridge, deal, list.with(i, list[i + 1]).with(i + 1, list[i]));
  }
  expect(at).toBeGreaterThan(0);
  const [one, other] = [acts, acts.with(at, acts[at + 1]).with(at + 1, acts[at])].map((list) => replayed(cartridge, deal, list));
  if (!('decisions' in one && 'decisions' in other)) throw new Error('both were played');
  expect(other.decisions.map((d) => d.seen)).toEqual(one.decisions.map((d) => d.seen));
  expect(one.decisions.length).toBeGreaterThan(3);
});

test('the numbers', () => {
  const of = (score: number, rank = 1) => ({ score, rank });
  expect(betterThan(of(5), [of(3), of(5), of(9), of(5, 2)])).toBe(50);
  expect(equalTo(of(5), [of(3), of(5), of(9), of(5, 2)])).toBe(25);
  expect(betterThan(of(5), [])).toBeNull();
  // Who lost together with others did as well as anybody who lost.
  const lost = { ...of(0, 4), together: true as const };
  expect([betterThan(lost, [of(0, 3), of(1, 1)]), equalTo(lost, [of(0, 3), of(1, 1)])]).toEqual([0, 50]);
  const days = new Set(['2026-11-15', '2026-11-16', '2026-11-17']);
  expect([streakOf(days, '2026-11-17'), streakOf(days, '2026-11-18'), streakOf(days, '2026-11-19')]).toEqual([3, 3, 0]);
  expect(dayOf(Date.parse('2026-11-18T23:59:59Z'))).toBe('2026-11-18');
});
