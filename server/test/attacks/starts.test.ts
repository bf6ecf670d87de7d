/** 12: starting and cancelling again and again must not make a table's document grow. */
import { expect, test } from 'vitest';
import { House } from '../house.ts';
import { toySource } from '../toys.ts';

test('12: after 60 cancelled starts the newest are kept, and all are counted', async () => {
  const house = await House.open({}, { games: toySource });
  try {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => house.person(name)));
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await ada.sit(id);
    await ben.sit(id);
    const recommit = async (): Promise<void> => {
      for (const p of [ada, ben])
        await p.call('POST /api/tables/:table/commit', { params: { table: id }, body: { commitment: await p.commitment(id) } });
    };
    for (let i = 0; i < 60; i++) {
      await ada.call('POST /api/tables/:table/start', { params: { table: id } });
      await ada.call('POST /api/tables/:table/cancel', { params: { table: id } });
      await recommit();
    }
    const { fairness } = await ben.table(id);
    expect(fairness.attempts.map((a) => a.attempt)).toEqual(Array.from({ length: 20 }, (_, i) => i + 41));
    // The number goes on, in the terms as well: no start can pass for an earlier one.
    const { fairness: now } = await ada.call('POST /api/tables/:table/start', { params: { table: id } });
    expect(now.start?.terms.attempt).toBe(61);
    expect(now.attempts.at(-1)).toMatchObject({ attempt: 61, end: 'pending' });
    expect(now.attempts).toHaveLength(20);
    for (const p of [ada, ben]) await p.reveal(id);
    expect((await ada.table(id)).fairness.attempts.at(-1)).toMatchObject({ attempt: 61, end: 'begun' });
  } finally {
    await house.close();
  }
});
