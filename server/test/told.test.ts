/** How people are told: push that only their browser can read, e-mail, quiet hours, one message for all that waited, and an end of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAILS_AN_HOUR } from '../notices/notice-settings.ts';
import { sendingTime } from '../notices/quiet.ts';
import { House, Person, running } from './house.ts';
import { PushService } from './push-service.ts';
import { SmtpServer } from './smtp-server.ts';
import { FAST, toySource } from './toys.ts';

describe('when a notice goes out', () => {
  const at = (hour: number, minute = 0): number => Date.UTC(2026, 6, 1, hour, minute);
  const quiet = { from: 22 * 60, to: 7 * 60 };
  test('at once; after quiet hours, also over midnight and in the person’s own time zone', () => {
    expect(sendingTime(at(12), { zone: 'UTC', quiet, daily: null }, false)).toBe(at(12));
    expect(sendingTime(at(23, 30), { zone: 'UTC', quiet, daily: null }, false)).toBe(at(24 + 7));
    expect(sendingTime(at(3), { zone: 'UTC', quiet, daily: null }, false)).toBe(at(7));
    // Berlin is two hours ahead in summer.
    expect(sendingTime(at(20, 30), { zone: 'Europe/Berlin', quiet, daily: null }, false)).toBe(at(24 + 5));
    expect(sendingTime(at(5), { zone: 'Europe/Berlin', quiet, daily: null }, false)).toBe(at(5));
  });
  test('once a day, except what is useless tomorrow', () => {
    expect(sendingTime(at(9), { zone: 'UTC', quiet: null, daily: 18 }, false)).toBe(at(18));
    expect(sendingTime(at(19), { zone: 'UTC', quiet: null, daily: 18 }, false)).toBe(at(24 + 18));
    expect(sendingTime(at(9), { zone: 'UTC', quiet: null, daily: 18 }, true)).toBe(at(9));
  });
});

describe('people are told', () => {
  let later = 0;
  let house: House;
  let smtp: SmtpServer;
  const service = new PushService();
  beforeAll(async () => {
    smtp = await SmtpServer.open();
    house = await House.open(
      { PUBLIC_URL: 'http://play.example.org', STARBOARD_SMTP: smtp.url, STARBOARD_MAIL_FROM: 'table@play.example.org' },
      { games: toySource, now: () => Date.now() + later, resolve: async () => ['93.184.216.34'], post: service.post },
    );
  });
  afterAll(async () => {
    await house.close();
    smtp.close();
  });
  beforeEach(() => {
    smtp.mails.length = 0;
    later = 0;
  });

  const flush = () => house.server.parts.notices.flush();
  const withPush = async (who: Person, path: string) => {
    const browser = service.subscribe(path);
    await who.call('POST /api/me/push', { body: browser.subscription });
    return browser;
  };
  const DAYS = { ...FAST, clock: { kind: 'days', days: 2 } } as const;

  test('a push message is signed, and encrypted for one browser; it leads to the table and holds nothing hidden', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const browser = await withPush(ada, 'ada');
    const id = await running([ada, ben], { game: 'auction', seats: 2, settings: DAYS, name: 'Sundays' });
    await expect.poll(() => browser.heard.map((m) => m.title)).toContain('It is your turn: Sundays (Auction).');
    const turn = browser.heard.find((m) => m.title.startsWith('It is'));
    expect(turn).toEqual({ title: 'It is your turn: Sundays (Auction).', body: '', path: `/table/${id}`, tag: `starboard ${id}` });
    expect(service.wire.some((bytes) => bytes.includes('Sundays'))).toBe(false);
    expect(await ada.call('POST /api/me/notices/test', { body: { way: 'push' } })).toEqual({ ok: true, status: 201, problem: null });
    const { last, push } = await ada.call('GET /api/me/notices');
    expect(last.push).toMatchObject({ ok: true, status: 201 });
    expect(push).toEqual([{ label: expect.any(String), current: true }]);
    // A browser that is gone is forgotten.
    browser.status = 410;
    expect(await ada.call('POST /api/me/notices/test', { body: { way: 'push' } })).toMatchObject({ ok: false, status: 410 });
    expect((await ada.call('GET /api/me/notices')).push).toEqual([]);
  });

  test('a host who went away hears that somebody sat down, once in a while', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    const browser = await withPush(ada, 'host');
    const { id } = await ada.make({ game: 'auction', seats: 4, open: true, name: 'Wide open' });
    await ada.sit(id);
    await flush();
    expect(browser.heard).toEqual([]);
    await ben.sit(id);
    await cleo.sit(id);
    await flush();
    expect(browser.heard.map((m) => m.title)).toEqual(['Somebody sat down at your table: Wide open (Auction).']);
  });

  test('an address of a push service is checked like a webhook', async () => {
    const ada = await house.person('Ada');
    const { subscription } = service.subscribe('x');
    const refused = await ada.ask('POST /api/me/push', { body: { ...subscription, endpoint: 'http://127.0.0.1/x' } });
    expect(refused.body).toMatchObject({ error: 'webhook', why: 'https' });
  });

  test('in quiet hours notices wait; then all that is still so comes as one message', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const browser = await withPush(ada, 'quiet');
    const minute = new Date(Date.now()).getUTCHours() * 60 + new Date(Date.now()).getUTCMinutes();
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 60) % 1440 };
    await ada.call('PATCH /api/me/notices', { body: { rhythm: { zone: 'UTC', quiet, daily: null } } });
    const ids = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await running([ada, ben], { game: 'tictactoe', seats: 2, settings: DAYS, name }));
    await flush();
    expect(browser.heard).toEqual([]);
    const screen = await (await ada.screen()).enter(ids[1]);
    await screen.tell({ t: 'answer', id: 'ada-marks-four', question: screen.own!.question!, answer: ['4'] });
    await screen.close();
    later = 62 * 60_000;
    await flush();
    const turns = browser.heard.filter((m) => `${m.title} ${m.body}`.includes('your turn'));
    expect(turns).toHaveLength(1);
    expect(`${turns[0].title} ${turns[0].body}`).toMatch(/One.*Three|Three.*One/s);
    expect(`${turns[0].title} ${turns[0].body}`).not.toContain('your turn: Two');
  });

  test('e-mail only after a code; one press ends it; the SMTP server’s own words say why one was refused', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    smtp.refuses.set('nobody@example.org', '550 no such mailbox');
    const refused = await ada.ask('POST /api/me/email', { body: { address: 'nobody@example.org' } });
    expect(refused.body.message).toContain('no such mailbox');
    await ada.call('POST /api/me/email', { body: { address: 'ada@example.org' } });
    const code = /\b\d{6}\b/.exec(smtp.mails[0].text)![0];
    expect((await ada.ask('POST /api/me/email/confirm', { body: { code: code === '000000' ? '111111' : '000000' } })).body.error).toBe('stale');
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: DAYS, name: 'Post' });
    await flush();
    expect(smtp.mails).toHaveLength(1);
    expect((await ada.call('POST /api/me/email/confirm', { body: { code } })).email).toEqual({ address: 'ada@example.org', confirmed: true });
    expect(await ada.call('POST /api/me/notices/test', { body: { way: 'email' } })).toMatchObject({ ok: true });
    const next = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: DAYS, name: 'More' });
    await expect.poll(() => smtp.mails.some((m) => m.text.includes('It is your turn: More'))).toBe(true);
    const mail = smtp.mails.find((m) => m.text.includes('It is your turn: More'))!;
    expect(mail.to).toBe('ada@example.org');
    expect(mail.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    expect(mail.text).toContain(`http://play.example.org/table/${next}`);
    expect(mail.text).not.toContain(id);
    // As a mail program presses it.
    const [, path] = /^List-Unsubscribe: <http:\/\/play\.example\.org(\/unsubscribe\/[\w-]+)>$/im.exec(mail.headers)!;
    const pressed = await fetch(`${house.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.com', host: 'play.example.org' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await ada.call('GET /api/me/notices')).reasons.email).toEqual([]);
  });

  test('a way back in by e-mail: a link to the confirmed address, once; unknown addresses are answered the same', async () => {
    const ada = await house.person('Ada');
    await ada.call('POST /api/me/email', { body: { address: 'back@example.org' } });
    await ada.call('POST /api/me/email/confirm', { body: { code: /\b\d{6}\b/.exec(smtp.mails[0].text)![0] } });
    const phone = new Person(house, 'phone');
    const asked = await Promise.all(
      ['BACK@example.org', 'nobody-here@example.org'].map((address) => phone.ask('POST /api/enter/email', { body: { address } })),
    );
    expect(asked.map((a) => [a.status, a.body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    await expect.poll(() => smtp.mails.length).toBe(2);
    const [, token] = /\/enter#([\w-]{43})/.exec(smtp.mails[1].text)!;
    expect((await phone.call('POST /api/enter/link', { body: { token } })).identity).toBe(await ada.identity());
    expect((await new Person(house, 'thief').ask('POST /api/enter/link', { body: { token } })).status).toBe(404);
    // A device with tables of its own does not become somebody else.
    const ben = await house.person('Ben');
    await ben.make({ game: 'tictactoe', seats: 2 });
    await phone.call('POST /api/enter/email', { body: { address: 'back@example.org' } });
    await expect.poll(() => smtp.mails.length).toBe(3);
    const [, again] = /\/enter#([\w-]{43})/.exec(smtp.mails[2].text)!;
    expect((await ben.ask('POST /api/enter/link', { body: { token: again } })).body.error).toBe('has-tables');
    // Asking too often tells nothing about the address either; only so many e-mails go there.
    for (let i = 0; i < MAILS_AN_HOUR + 2; i++)
      expect((await phone.ask('POST /api/enter/email', { body: { address: 'back@example.org' } })).status).toBe(200);
    await expect.poll(() => smtp.mails.length).toBe(MAILS_AN_HOUR);
  });

  test('addresses are seen by nobody: not by a stranger, a guest, somebody at the table, or its host', async () => {
    const [ada, ben, cleo] = [await house.person('Ada'), await house.person('Ben'), await house.person('Cleo')];
    await ada.call('POST /api/me/email', { body: { address: 'secret@example.org' } });
    await ada.call('POST /api/me/email/confirm', { body: { code: /\b\d{6}\b/.exec(smtp.mails[0].text)![0] } });
    await withPush(ada, 'secret-endpoint');
    const table = await running([ben, ada], { game: 'tictactoe', seats: 2, open: true, settings: DAYS });
    const from = house.sent.length;
    for (const who of [new Person(house, 'stranger'), cleo, ben])
      for (const [route, params] of [
        ['GET /api/here', {}],
        ['GET /api/lobby', {}],
        ['GET /api/tables/:table', { table }],
        ['GET /api/tables/:table/stream', { table }],
        ['GET /api/tables/:table/position', { table }],
        ['GET /api/me/notices', {}],
        ['GET /api/me/export', {}],
      ] as const)
        await who.ask(route, { params });
    const heard = house.sent.slice(from).join('\n');
    expect(heard).toContain(table);
    expect(heard).not.toMatch(/secret@example|secret-endpoint/);
    // The person alone takes them along.
    expect(JSON.stringify(await ada.call('GET /api/me/export'))).toContain('secret@example');
  });

  test('nobody floods an address, and nothing is left of somebody who deletes their data', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const browser = await withPush(ada, 'gone');
    for (let i = 0; i < 5; i++) await ada.call('POST /api/me/email', { body: { address: `victim${i}@example.org` } });
    expect((await ada.ask('POST /api/me/email', { body: { address: 'victim@example.org' } })).body.error).toBe('too-often');
    await ada.call('PATCH /api/me/notices', { body: { rhythm: { zone: 'UTC', quiet: { from: 0, to: 1439 }, daily: null } } });
    await running([ada, ben], { game: 'tictactoe', seats: 2, settings: DAYS });
    const who = await ada.identity();
    await ada.call('DELETE /api/me');
    const { storage } = house.server.parts.context;
    expect(await storage.get('notices', who)).toBeNull();
    expect(await storage.find('outbox', 'of', who, 10)).toEqual([]);
    later = 48 * 3_600_000;
    await flush();
    expect(browser.heard).toEqual([]);
  });
});
