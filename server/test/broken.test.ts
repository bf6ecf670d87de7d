/** A stored match that the present rules cannot replay is closed, and everybody who opens it is told. */
import { deedOf } from '@starboard/host';
import { expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { House, running } from './house.ts';
import { newRequestId } from './screen.ts';
import { FAST, toySource } from './toys.ts';

test('a match that cannot go on is closed, says so, and keeps its record; the others go on', async () => {
  const house = await House.open({}, { games: toySource });
  const people = [await house.person('Ada'), await house.person('Ben')];
  const [id, other] = [
    await running(people, { game: 'tictactoe', seats: 2, settings: FAST }),
    await running(people, { game: 'tictactoe', seats: 2, settings: FAST }),
  ];
  const ada = await (await people[0].screen()).enter(id);
  expect((await ada.tell({ t: 'answer', id: newRequestId(), question: ada.own!.question!, answer: ['4'] })).t).toBe('ack');
  await house.server.close();

  // The next line claims an answer that these rules refuse: the same square again.
  const storage = await openStorage({ dataDir: house.data });
  const lines = await storage.lines(id, 0, 1000);
  const last = lines.findLast((line) => deedOf(line).k === 'act')!;
  await storage.append(id, [{ ...last, n: lines.length, ids: [] }]);
  await storage.close();

  house.log.length = 0;
  await house.start();
  for (let i = 0; i < 2; i++) {
    const screen = await people[0].screen();
    screen.say({ t: 'open', match: id, have: null });
    expect(await screen.next('error', 0)).toEqual({ t: 'error', why: 'broken' });
    const from = screen.heard.length;
    screen.say({ t: 'undo', id: newRequestId() });
    expect(await screen.next('error', from)).toEqual({ t: 'error', why: 'unknown' });
  }
  expect(await people[1].table(id)).toMatchObject({ state: 'over', outcome: null });
  expect((await people[1].call('GET /api/lobby')).mine.find((t) => t.id === id)).toMatchObject({ state: 'over', turn: false });
  expect(house.log.filter((line) => line.includes('does not fit the present rules')).length).toBeGreaterThan(0);
  const record = (await people[1].call('GET /api/tables/:table/record', { params: { table: id } })) as { entries: unknown[] };
  expect(record.entries.length).toBe(3);
  expect((await people[1].ask('POST /api/tables/:table/leave', { params: { table: id } })).status).toBe(409);
  // A rematch is the way on.
  expect(await people[0].call('POST /api/tables/:table/rematch', { params: { table: id } })).toMatchObject({ state: 'waiting' });
  const ben = await (await people[1].screen()).enter(other);
  expect(ben.table?.closed).toBeNull();
  await house.close();
});
