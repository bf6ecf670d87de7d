/** 1: attacks on a seat and its hand. The rule is in server/tables/claims.ts. */
import type { TimedEvent } from '@starboard/host';
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable } from '../../api/routes.ts';
import { House, type Person, running } from '../house.ts';
import { newRequestId, type Screen } from '../screen.ts';
import { SkippingClock } from '../skipping-clock.ts';
import { FAST, toySource } from '../toys.ts';

const clock = new SkippingClock();
const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS = { ...FAST, clock: { kind: 'days', days: 2 } } as const;

let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_EVICT_MINUTES: '0' }, { games: toySource, now: clock.now, after: clock.after });
});
afterAll(() => house.close());

const claim = (p: Person, table: string, chair: number) => p.ask('POST /api/tables/:table/claims', { params: { table }, body: { chair } });
const standIn = (p: Person, table: string, chair: number) => p.ask('POST /api/tables/:table/chairs/:chair/stand-in', { params: { table, chair } });
const comeBack = (p: Person, table: string) => p.ask('POST /api/tables/:table/return', { params: { table } });
async function vote(p: Person, table: string, yes: boolean) {
  const { claims } = await p.table(table);
  return p.ask('POST /api/tables/:table/claims/:claim', { params: { table, claim: claims[0].id }, body: { yes } });
}
const names = async (p: Person, table: string): Promise<string[]> => (await p.table(table)).chairs.map((c) => c.name);
const seatLines = (s: Screen): TimedEvent['event'][] => s.lines.map((l) => l.event).filter((e) => e.kind === '$chair');

async function invite(owner: Person, name: string, table: string): Promise<Person> {
  const guest = await house.person(name);
  const { token } = await owner.call('POST /api/tables/:table/invitations', { params: { table } });
  await guest.call('POST /api/invitations/accept', { body: { token } });
  return guest;
}

/** A table of these people; all but the absent ones look at it. */
async function seated(
  given: Partial<NewTable>,
  absent: readonly string[],
  ...who: string[]
): Promise<{ id: string; people: Person[]; screens: Screen[] }> {
  const people = await Promise.all(who.map((name) => house.person(name)));
  const id = await running(people, { game: 'auction', seats: 3, settings: FAST, ...given });
  const there = people.filter((p) => !absent.includes(p.name));
  const screens = await Promise.all(there.map(async (p) => (await p.screen()).enter(id)));
  return { id, people, screens };
}

/** Closes a screen, and lets enough time pass. */
async function leaves(screen: Screen, other: Person, table: string, chair: number): Promise<void> {
  await screen.close();
  await expect.poll(async () => (await other.table(table)).chairs[chair].here).toBe(false);
  clock.skip(10_000);
  await expect.poll(async () => (await other.table(table)).chairs[chair].freeFrom).not.toBeNull();
  clock.skip(3 * MINUTE);
}

describe('the host takes the seat of an absent opponent', () => {
  test('with a second browser of their own, at a table over days', async () => {
    const { id, people } = await seated({ settings: DAYS, bots: [null, null, 'random'] }, ['Victim'], 'Host', 'Victim');
    const [host, victim] = people;
    const second = await invite(host, 'Second', id);
    // Only the victim could say yes to it.
    await claim(second, id, 1);
    for (const wait of [0, DAY, 3 * DAY]) {
      clock.skip(wait);
      expect(await vote(host, id, true)).toMatchObject({ status: 409, body: { error: 'not-now' } });
    }
    expect((await second.table(id)).claims[0].voters).toEqual([]);
    expect(await names(host, id)).toEqual(['Host', 'Victim', 'Altair']);
    expect((await (await victim.screen()).enter(id)).seat).toBe(1);
  });

  test('after the victim gave up: the hand is still not read', async () => {
    const { id, people, screens } = await seated({ bots: [null, null, 'random'] }, [], 'Host', 'Victim');
    await screens[1].tell({ t: 'concede', id: newRequestId() });
    const second = await invite(people[0], 'Second', id);
    await claim(second, id, 1);
    expect((await vote(people[0], id, true)).body.error).toBe('not-now');
    expect((await (await second.screen()).enter(id)).seat).toBeNull();
  });

  test('with one honest player: the person who invited the claimant has no say', async () => {
    const { id, people } = await seated({}, ['Victim'], 'Host', 'Bo', 'Victim');
    const second = await invite(people[0], 'Second', id);
    clock.skip(3 * MINUTE);
    await claim(second, id, 2);
    expect((await vote(people[0], id, true)).body.error).toBe('not-now');
    expect((await vote(people[1], id, true)).status).toBe(200);
    expect((await second.table(id)).you?.chair).toBeNull();
    expect(await names(people[0], id)).toEqual(['Host', 'Bo', 'Victim']);
  });
});

describe('a stranger takes the seat of the only person at an open table', () => {
  test.each([350, 700])('while that person reloads (%i ms)', async (gap) => {
    const { id, people, screens } = await seated({ open: true, bots: [null, 'random', 'random'] }, [], 'Ada');
    const eve = await house.person('Eve');
    await screens[0].close();
    for (let i = 0; i < 4; i++) {
      const asked = await claim(eve, id, 0);
      if (asked.status !== 200) expect(asked.body.error).toBe('stale');
      await new Promise((done) => setTimeout(done, gap / 4));
    }
    expect((await eve.table(id)).you?.chair).toBeNull();
    expect((await (await people[0].screen()).enter(id)).seat).toBe(0);
  });

  test('when that person is away for long', async () => {
    const { id, people } = await seated({ open: true, bots: [null, 'random', 'random'] }, ['Ada'], 'Ada');
    const eve = await house.person('Eve');
    clock.skip(10 * MINUTE);
    expect((await claim(eve, id, 0)).body.you?.chair).toBeNull();
    // Nor can a stranger say that a bot should play.
    expect((await standIn(eve, id, 0)).status).toBe(404);
    expect(await names(people[0], id)).toEqual(['Ada', 'Rigel', 'Altair']);
  });
});

describe('two people from the start decide', () => {
  const open = { open: true, game: 'auction', seats: 4 } as const;

  test('after the published time and not before, and the log says who agreed', async () => {
    const { id, people, screens } = await seated(open, ['Dan'], 'Ada', 'Bo', 'Cara', 'Dan');
    const [ada, bo, cara, dan] = people;
    const eve = await house.person('Eve');
    const watching = await (await eve.screen()).enter(id);
    expect((await claim(eve, id, 3)).status).toBe(200);
    const { freeFrom } = (await ada.table(id)).chairs[3];
    expect(freeFrom).toBeGreaterThan(clock.now());
    expect((await vote(ada, id, true)).body.error).toBe('not-now');
    clock.skip(2 * MINUTE + 1000);
    expect((await vote(ada, id, true)).status).toBe(200);
    expect((await eve.table(id)).you?.chair).toBeNull();
    expect((await vote(bo, id, true)).status).toBe(200);
    expect((await cara.table(id)).chairs[3]).toMatchObject({ name: 'Eve', displaced: 'Dan' });
    // The newcomer's screen goes on by itself, and nobody sees them as away.
    await watching.until(() => watching.seat === 3, 'the seat');
    expect(watching.heard.filter((m) => m.t === 'error')).toEqual([]);
    await screens[0].until(() => screens[0].table?.chairs[3].name === 'Eve' && !screens[0].table.chairs[3].away, 'Eve at the table');
    expect(seatLines(screens[0])).toMatchObject([{ name: 'Eve', from: 'Dan', why: 'agreed', by: ['Ada', 'Bo'] }]);
    // Eve is not one of those who sat there from the start.
    await leaves(screens[2], ada, id, 2);
    const zoe = await house.person('Zoe');
    expect((await claim(zoe, id, 2)).status).toBe(200);
    expect((await vote(eve, id, true)).body.error).toBe('not-now');
    expect((await vote(ada, id, true)).status).toBe(200);
    expect((await zoe.table(id)).you?.chair).toBeNull();
    expect((await dan.table(id)).you?.displaced).toBe(3);
  });

  test('a tie is a no', async () => {
    const { id, people } = await seated({ ...open, seats: 3 }, ['Cara'], 'Ada', 'Bo', 'Cara');
    const eve = await house.person('Eve');
    clock.skip(3 * MINUTE);
    await claim(eve, id, 2);
    await vote(people[0], id, true);
    await vote(people[1], id, false);
    expect((await people[0].table(id)).claims).toEqual([]);
    expect(await names(people[0], id)).toEqual(['Ada', 'Bo', 'Cara']);
  });

  test('a person who looked in meanwhile: earlier votes do not count', async () => {
    const { id, people } = await seated({ ...open, seats: 3 }, ['Cara'], 'Ada', 'Bo', 'Cara');
    const eve = await house.person('Eve');
    clock.skip(3 * MINUTE);
    await claim(eve, id, 2);
    await vote(people[0], id, true);
    const back = await (await people[2].screen()).enter(id);
    expect((await vote(people[1], id, true)).body.error).toBe('not-now');
    await leaves(back, people[0], id, 2);
    expect((await vote(people[1], id, true)).body).toMatchObject({ claims: [{ yes: [1] }] });
    expect((await vote(people[0], id, true)).body).toMatchObject({ claims: [] });
    expect(await names(people[0], id)).toEqual(['Ada', 'Bo', 'Eve']);
  });
});

describe('the displaced person', () => {
  async function displaced() {
    const table = await seated({ open: true }, ['Cara'], 'Ada', 'Bo', 'Cara');
    const eve = await house.person('Eve');
    const eves = await (await eve.screen()).enter(table.id);
    clock.skip(3 * MINUTE);
    await claim(eve, table.id, 2);
    await vote(table.people[0], table.id, true);
    await vote(table.people[1], table.id, true);
    await eves.until(() => eves.seat === 2, 'the seat');
    return { ...table, eve, eves };
  }

  test('gets the seat back at the next question, and the log says so', async () => {
    const { id, people, screens, eves } = await displaced();
    const cara = people[2];
    const caras = await (await cara.screen()).enter(id);
    expect(caras.seat).toBeNull();
    // Eve is being asked: she may finish.
    expect(eves.mustAnswer).toBe(true);
    expect((await comeBack(cara, id)).body.you).toMatchObject({ displaced: 2, returning: true });
    expect(eves.seat).toBe(2);
    const { game } = await toySource.loadGame('auction');
    await eves.play(game, new FastChance('eve'), () => false);
    await caras.until(() => caras.seat === 2, 'her seat');
    await eves.until(() => eves.seat === null, 'the gallery');
    expect(await names(cara, id)).toEqual(['Ada', 'Bo', 'Cara']);
    await screens[0].until(() => seatLines(screens[0]).length === 2);
    expect(seatLines(screens[0])[1]).toMatchObject({ name: 'Cara', from: 'Eve', why: 'back' });
    // Cara has a say again; Eve cannot come a second time.
    expect((await cara.table(id)).you).toMatchObject({ displaced: null, returning: false });
  });

  test('does not wait for ever for an answer that does not come', async () => {
    const { id, people, eves } = await displaced();
    await comeBack(people[2], id);
    clock.skip(2 * MINUTE + 1);
    await eves.until(() => eves.seat === null, 'the gallery');
    expect((await people[2].table(id)).you?.chair).toBe(2);
  });

  test('who gave the seat away has no claim to it', async () => {
    const { id, people } = await seated({ open: true }, [], 'Ada', 'Bo', 'Cara');
    const eve = await house.person('Eve');
    await claim(eve, id, 2);
    expect((await vote(people[0], id, true)).body.error).toBe('not-now');
    await vote(people[2], id, true);
    expect((await people[2].table(id)).you).toMatchObject({ chair: null, displaced: null });
    expect((await comeBack(people[2], id)).body.error).toBe('not-now');
  });
});

describe('a bot for somebody who is away', () => {
  test('one press where one person is left, and the seat is theirs when they return', async () => {
    const { id, people, screens } = await seated({ seats: 2 }, ['Ben'], 'Ada', 'Ben');
    expect((await standIn(people[0], id, 1)).body.error).toBe('not-now');
    clock.skip(2 * MINUTE + 1000);
    expect((await standIn(people[0], id, 1)).status).toBe(200);
    await screens[0].until(() => screens[0].table?.chairs[1].kind === 'bot', 'the bot');
    expect(seatLines(screens[0])).toMatchObject([{ name: 'Ben', bot: 'normal', why: 'away', by: ['Ada'] }]);
    const back = await (await people[1].screen()).enter(id);
    expect(back.seat).toBe(1);
    await screens[0].until(() => screens[0].table?.chairs[1].kind === 'person', 'Ben');
  });

  test('two agree where two are left', async () => {
    const { id, people, screens } = await seated({}, ['Cara'], 'Ada', 'Bo', 'Cara');
    clock.skip(3 * MINUTE);
    await standIn(people[0], id, 2);
    expect(screens[0].table?.chairs[2].kind).toBe('person');
    await vote(people[1], id, true);
    await screens[0].until(() => screens[0].table?.chairs[2].kind === 'bot', 'the bot');
  });
});
