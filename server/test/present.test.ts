/** People who look at a table when its match begins are present and not notified. Those who then do not open it are away. */
import { deedOf } from '@starboard/host';
import { expect, test } from 'vitest';
import type { LobbyHeard } from '../api/routes.ts';
import { House, running } from './house.ts';
import { Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';
import { VirtualClock } from './virtual.ts';

test('a match begins with those who look at its table', async () => {
  const clock = new VirtualClock(1_800_000_000_000);
  const house = await House.open({}, { games: toySource, now: clock.now, after: clock.after });
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const page = await Screen.open(house, ada.cookie, {}, '/ws/lobby');
  const heard = page.heard as unknown as LobbyHeard[];
  /** Lets the lobby say what it has to say, four times a second of the clock. */
  const flush = async (): Promise<void> => {
    clock.to(clock.now() + 250);
    const n = heard.length;
    page.socket.send(JSON.stringify({ t: 'lobby', on: true }));
    await expect.poll(() => clock.next ?? 0).toBeGreaterThan(clock.now());
    clock.to(clock.now() + 250);
    await page.until(() => heard.length > n, 'the lobby');
  };
  const { id } = await ada.make({ game: 'tictactoe', seats: 2, settings: FAST });
  page.socket.send(JSON.stringify({ t: 'table', table: id }));
  await expect.poll(() => house.server.parts.lobbies.looking(id)).toBe(true);
  await ada.sit(id);
  const { token } = await ada.call('POST /api/tables/:table/invitations', { params: { table: id } });
  await ben.call('POST /api/invitations/accept', { body: { token } });
  await ben.sit(id);
  await ada.call('POST /api/tables/:table/start', { params: { table: id } });
  for (const person of [ada, ben]) await person.reveal(id);
  await flush();
  const [first] = await house.server.parts.context.storage.lines(id, 0, 10);
  expect(deedOf(first)).toMatchObject({ k: 'start', present: [0] });
  // Ada is asked first, and needs no call: she looks.
  expect(heard.filter((m) => m.t === 'call' && m.kind === 'turn')).toEqual([]);
  const { drive } = house.server.parts.matches.peek(id)!;
  const away = (): boolean[] => {
    const whole = drive.host.whole('watch', clock.now());
    return whole.t === 'whole' ? whole.table.chairs.map((c) => c.away) : [];
  };
  expect(away()).toEqual([false, true]);
  // Her page never opens the match.
  clock.to(clock.now() + 6000);
  await expect.poll(() => drive.settled).toBe(true);
  expect(away()).toEqual([true, true]);
  // In the next one it does, in time.
  const next = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
  await (await ada.screen()).enter(next);
  clock.to(clock.now() + 6000);
  const whole = house.server.parts.matches.peek(next)!.drive.host.whole('watch', clock.now());
  expect(whole.t === 'whole' && whole.table.chairs.map((c) => c.away)).toEqual([false, true]);
  await house.close();
});
