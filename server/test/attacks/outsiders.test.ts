/** Somebody without a seat, with as many names as they like: what they can make others bear. */
import { describe, expect, test } from 'vitest';
import { REPLAYS_WAITING, ReplayThread } from '../../challenges/replay-thread.ts';
import type { Deal } from '../../challenges/replaying.ts';
import { REPORTS_OF_NETWORK } from '../../identity/reports.ts';
import { MAILS_AN_HOUR } from '../../notices/notice-settings.ts';
import { FIRST_OF_HOST } from '../../tables/lobby-list.ts';
import { House } from '../house.ts';
import { SkippingClock } from '../skipping-clock.ts';
import { SmtpServer } from '../smtp-server.ts';
import { FAST, toySource } from '../toys.ts';

test('19: a stranger’s mailbox gets five codes an hour, by whatever names and spellings they are asked for', async () => {
  const smtp = await SmtpServer.open();
  let later = 0;
  const house = await House.open(
    { PUBLIC_URL: 'http://play.example.org', STARBOARD_SMTP: smtp.url },
    { games: toySource, now: () => Date.now() + later },
  );
  try {
    const ask = async (i: number): Promise<number> => {
      const guest = await house.person(`Guest ${i}`);
      const address = ['victim@example.org', 'Victim@example.org', `victim+${i}@example.org`][i % 3];
      return (await guest.ask('POST /api/me/email', { body: { address } })).status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 3 * MAILS_AN_HOUR; i++) statuses.push(await ask(i));
    expect(statuses).toEqual(statuses.map((_, i) => (i < MAILS_AN_HOUR ? 200 : 429)));
    expect(smtp.mails).toHaveLength(MAILS_AN_HOUR);
    // Other people are not kept from theirs.
    expect((await (await house.person('Ben')).ask('POST /api/me/email', { body: { address: 'ben@example.org' } })).status).toBe(200);
    later = 3_600_001;
    expect(await ask(0)).toBe(200);
  } finally {
    await house.close();
    smtp.close();
  }
});

test('20: looking for a table makes no more tables in a minute than making them does', async () => {
  const house = await House.open({ STARBOARD_MAX_REQUESTS: '100' }, { games: toySource });
  try {
    const eve = await house.person('Eve');
    let made = 0;
    for (let i = 0; i < 15; i++) {
      const { status, body } = await eve.ask('POST /api/tables/find', { body: { games: ['tictactoe'], pace: 'live' } });
      if (status !== 200) continue;
      made++;
      // Nobody is led to it: the next search makes another one.
      await eve.call('PATCH /api/tables/:table', { params: { table: body.table.id }, body: { open: false } });
    }
    expect(made).toBe(10);
  } finally {
    await house.close();
  }
});

describe('21: one host’s hundred open tables', () => {
  test('do not push those of others off the list', async () => {
    const house = await House.open({}, { games: toySource });
    try {
      const [ada, eve, ben] = [await house.person('Ada'), await house.person('Eve'), await house.person('Ben')];
      const open = { game: 'tictactoe', seats: 2, open: true, settings: FAST } as const;
      const hers = await ada.make(open);
      const spam: string[] = [];
      for (let i = 0; i < 60; i++) spam.push((await eve.make(open)).id);
      const ids = async (order?: 'full') => (await ben.call('GET /api/lobby', { query: order === undefined ? {} : { order } })).open.map((t) => t.id);
      const newest = spam.toReversed();
      expect((await ids()).slice(0, FIRST_OF_HOST + 2)).toEqual([...newest.slice(0, FIRST_OF_HOST), hers.id, newest[FIRST_OF_HOST]]);
      // Nearly full ones first, if somebody wants that.
      await ada.sit(hers.id);
      expect((await ids('full'))[0]).toBe(hers.id);
    } finally {
      await house.close();
    }
  });
});

test('22: results of challenges wait behind those of nobody else’s network, and few of one network wait', async () => {
  // Its games never end.
  const thread = new ReplayThread('data:text/javascript,export const loadGame = () => new Promise(() => {})');
  const task = { deal: { game: 'endless' } as Deal, acts: [] };
  const ends: Promise<unknown>[] = [];
  const send = (network: string): Promise<unknown> => {
    const end = thread.run(network, task).catch((error: unknown) => error);
    ends.push(end);
    return end;
  };
  for (let i = 0; i < 1 + REPLAYS_WAITING; i++) void send('eve');
  expect(await send('eve')).toMatchObject({ problem: 'busy' });
  let refused = false;
  void send('ada').then(() => {
    refused = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toBe(false);
  await thread.close();
  await Promise.all(ends);
});

test('23: a league to which nobody comes ends by itself, and makes no more tables', async () => {
  const clock = new SkippingClock();
  const house = await House.open({}, { games: toySource, now: clock.now, after: clock.after });
  try {
    const people = await Promise.all(['Eve', 'Eve 2', 'Eve 3', 'Eve 4'].map((name) => house.person(name)));
    const settings = { ...FAST, clock: { kind: 'move', seconds: 60 }, atZero: 'bot' } as const;
    const body = { name: 'Nobody', game: 'tictactoe', kind: 'swiss', size: 2, rounds: 15, open: true, beginMinutes: 1, settings } as const;
    const { id } = await people[0].call('POST /api/tournaments', { body });
    const at = { params: { tournament: id } };
    for (const who of people) await who.call('POST /api/tournaments/:tournament/join', { ...at, body: {} });
    await people[0].call('POST /api/tournaments/:tournament/start', at);
    const see = () => people[0].call('GET /api/tournaments/:tournament', at);
    clock.skip(60_001);
    await expect.poll(async () => (await see()).played.length).toBe(2);
    clock.skip(60_001);
    await expect.poll(async () => (await see()).state).toBe('over');
    expect((await see()).played).toHaveLength(2);
  } finally {
    await house.close();
  }
});

test('24: one network does not fill the host’s list of reports, by whatever names', async () => {
  const house = await House.open({}, { games: toySource });
  try {
    const { reports } = house.server.parts;
    const report = (by: string) => ({ by, byName: by, about: 'ben', aboutName: 'Ben', reason: 'other' as const, text: '', table: null, lines: [] });
    for (let i = 0; i < REPORTS_OF_NETWORK; i++) await reports.make(report(`eve ${i}`), 'eve');
    await expect(reports.make(report('eve'), 'eve')).rejects.toMatchObject({ why: 'reports-often' });
    await reports.make(report('ada'), 'ada');
  } finally {
    await house.close();
  }
});
