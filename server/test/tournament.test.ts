/** Tournaments on a real server: joined by a link, played round by round, with people who are missing and who drop out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTournament, Tournament } from '../api/routes.ts';
import { House, type Person } from './house.ts';
import { finish } from './play-out.ts';
import { SkippingClock } from './skipping-clock.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
const clock = new SkippingClock();
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: clock.now, after: clock.after });
});
afterAll(() => house.close());

const GIVEN: NewTournament = {
  ...{ name: 'Tuesday', game: 'auction', kind: 'swiss', size: 3, rounds: 2, open: false, beginMinutes: 5 },
  settings: { ...FAST, clock: { kind: 'move', seconds: 3600 }, atZero: 'bot' },
};
const crowd = (count: number): Promise<Person[]> => Promise.all(Array.from({ length: count }, (_, i) => house.person(`P${i}`)));
const at = (tournament: string) => ({ params: { tournament } });
const see = (who: Person, t: string): Promise<Tournament> => who.call('GET /api/tournaments/:tournament', at(t));

/** A tournament that these have joined; the first one keeps it. */
async function made(people: readonly Person[], more: Partial<NewTournament> = {}): Promise<string> {
  const { id, token } = await people[0].call('POST /api/tournaments', { body: { ...GIVEN, ...more } });
  for (const who of people) await who.call('POST /api/tournaments/:tournament/join', { ...at(id), body: { token: token! } });
  return id;
}

/** Everybody of a table comes; it begins by itself. */
async function arrive(people: readonly Person[], table: string): Promise<Person[]> {
  const here: Person[] = [];
  for (const who of people) {
    const { status, body } = await who.ask('GET /api/tables/:table', { params: { table } });
    if (status === 200 && body.you?.chair != null) here.push(who);
  }
  for (const who of here) await who.call('POST /api/tables/:table/commit', { params: { table }, body: { commitment: await who.commitment(table) } });
  await expect.poll(async () => (await here[0].table(table)).state).toBe('starting');
  for (const who of here) await who.reveal(table);
  return here;
}

async function playRound(people: readonly Person[], id: string): Promise<void> {
  const { played } = await see(people[0], id);
  for (const { table, result } of played.at(-1)!.tables) if (result === null) await finish(await arrive(people, table), table);
}

const settled = (who: Person, id: string, wanted: (t: Tournament) => boolean) => expect.poll(async () => wanted(await see(who, id))).toBe(true);

test('from the link to the standings: two rounds of seven, by themselves', async () => {
  const people = await crowd(7);
  const id = await made(people);
  expect((await see(people[3], id)).entrants).toBe(7);
  expect((await people[1].ask('POST /api/tournaments/:tournament/start', { ...at(id), body: {} })).body.error).toBe('not-owner');
  const begun = await people[0].call('POST /api/tournaments/:tournament/start', at(id));
  expect(begun.played[0].tables.map((t) => t.seats.filter((s) => s !== null).length).sort()).toEqual([2, 2, 3]);
  await playRound(people, id);
  await settled(people[0], id, (t) => t.played.length === 2);
  await playRound(people, id);
  await settled(people[0], id, (t) => t.state === 'over');
  const over = await see(people[0], id);
  expect(over.lots.secret).not.toBeNull();
  expect(over.standings.map((s) => s.points)).toEqual(over.standings.map((s) => s.points).toSorted((a, b) => b - a));
  expect(over.standings.every((s) => s.places.length === 2 && s.places.every((p) => typeof p === 'number'))).toBe(true);
}, 60_000);

test('who is missing at the deadline is played by a bot and scores nothing; a table where nobody came is not played', async () => {
  const people = await crowd(4);
  const id = await made(people, { game: 'tictactoe', size: 2, rounds: 1 });
  const { played } = await people[0].call('POST /api/tournaments/:tournament/start', at(id));
  const mine = played[0].tables.find((t) => t.yours)!;
  expect(mine.missing).toHaveLength(2);
  await people[0].call('POST /api/tables/:table/commit', {
    params: { table: mine.table },
    body: { commitment: await people[0].commitment(mine.table) },
  });
  clock.skip(5 * 60_000 + 1);
  await expect.poll(async () => (await people[0].table(mine.table)).state).toBe('starting');
  await people[0].reveal(mine.table);
  await finish([people[0]], mine.table);
  await settled(people[0], id, (t) => t.state === 'over');
  const { standings } = await see(people[0], id);
  expect(standings[0]).toMatchObject({ you: true, points: 4, places: [1] });
  expect(standings.slice(1).map((s) => [s.points, s.places[0]])).toEqual([0, 0, 0].map((n) => [n, 'left']));
}, 60_000);

test('somebody drops out in the middle: a bot plays on, and they are not paired again; somebody comes late', async () => {
  const people = await crowd(5);
  const late = await house.person('Late');
  const id = await made(people, { size: 2, rounds: 2, game: 'tictactoe', open: true });
  const first = await people[0].call('POST /api/tournaments/:tournament/start', at(id));
  expect(first.played[0].byes).toHaveLength(1);
  const leaver = people.find((_, i) => first.standings.find((s) => s.name === `P${i}`)?.entrant === first.played[0].tables[0].seats[0])!;
  await arrive(people, first.played[0].tables[0].table);
  // Who is asked there, and until when, is said to those who play or may watch.
  await settled(leaver, id, (t) => t.played[0].tables[0].asked.length === 1 && t.played[0].tables[0].due !== null);
  expect((await see(leaver, id)).played[0].tables[1]).toMatchObject({ asked: [], due: null });
  await leaver.call('POST /api/tournaments/:tournament/leave', at(id));
  await late.call('POST /api/tournaments/:tournament/join', { ...at(id), body: {} });
  const stays = people.filter((p) => p !== leaver);
  const [one, other] = first.played[0].tables.map((t) => t.table);
  const opponent = first.standings.find((s) => s.entrant === first.played[0].tables[0].seats[1])!;
  await finish([people.find((_, i) => `P${i}` === opponent.name)!], one);
  await finish(await arrive(stays, other), other);
  await settled(late, id, (t) => t.played.length === 2);
  const second = await see(late, id);
  const left = second.standings.find((s) => s.out)!;
  expect(left.places[0]).toBe('left');
  expect(second.played[1].tables.flatMap((t) => t.seats)).not.toContain(left.entrant);
  expect(second.played[1].tables.some((t) => t.yours) || second.played[1].byes.length > 0).toBe(true);
}, 60_000);

test('it goes on after a restart', async () => {
  const people = await crowd(3);
  const id = await made(people);
  await people[0].call('POST /api/tournaments/:tournament/start', at(id));
  await house.restart();
  await playRound(people, id);
  await settled(people[0], id, (t) => t.played.length === 2);
}, 60_000);

describe('who may', () => {
  test('one that is not open is seen by its people and by whoever has the link', async () => {
    const [ada, ben, cleo] = await crowd(3);
    const id = await made([ada, ben]);
    expect((await cleo.ask('GET /api/tournaments/:tournament', at(id))).status).toBe(404);
    expect((await cleo.ask('POST /api/tournaments/:tournament/join', { ...at(id), body: {} })).status).toBe(404);
    expect((await cleo.call('GET /api/tournaments')).open.some((t) => t.id === id)).toBe(false);
    const { token } = await see(ben, id);
    const looked = await cleo.call('POST /api/tournaments/look', { body: { token: token! } });
    expect([looked.entrants, looked.token]).toEqual([2, null]);
  });

  test('the seats of its tables are nobody else’s', async () => {
    const [ada, ben, cleo] = await crowd(3);
    const id = await made([ada, ben], { open: true, game: 'tictactoe', size: 2 });
    const { played } = await ada.call('POST /api/tournaments/:tournament/start', at(id));
    const { table } = played[0].tables[0];
    await ben.call('POST /api/tables/:table/leave', { params: { table } });
    expect(
      (await cleo.ask('POST /api/tables/:table/sit', { params: { table }, body: { commitment: await cleo.commitment(table) } })).body.error,
    ).toBe('not-now');
  });

  test('deleted data: the name is gone and the tournament goes on', async () => {
    const [ada, ben, cleo] = await crowd(3);
    const id = await made([ada, ben, cleo]);
    const identity = await ada.identity();
    await ben.call('GET /api/tournaments/:tournament', at(id));
    await ada.call('DELETE /api/me');
    const seen = await see(ben, id);
    expect(seen.entrants).toBe(2);
    expect(JSON.stringify(await house.server.parts.tournaments.docs.get(id))).not.toContain(identity);
  });

  test('without a clock no round would end', async () => {
    const [ada] = await crowd(1);
    expect((await ada.ask('POST /api/tournaments', { body: { ...GIVEN, settings: FAST } })).body.error).toBe('options');
  });
});
