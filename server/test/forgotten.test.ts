/** A person who deletes their data leaves no way to them or back in: passkeys, words on paper, links in e-mails, browsers with push, addresses. */
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteFile } from '../storage/open.ts';
import { Authenticator } from './authenticator.ts';
import { House, Person } from './house.ts';
import { PushService } from './push-service.ts';
import { SmtpServer } from './smtp-server.ts';
import { toySource } from './toys.ts';

const ORIGIN = 'https://play.example.org';
let house: House;
let smtp: SmtpServer;
const service = new PushService();
/** Runs while a push message is on its way. */
let onTheWay: () => Promise<void> = async () => {};
beforeAll(async () => {
  smtp = await SmtpServer.open();
  house = await House.open(
    { PUBLIC_URL: ORIGIN, STARBOARD_SMTP: smtp.url, STARBOARD_MAIL_FROM: 'table@play.example.org' },
    {
      games: toySource,
      resolve: async () => ['93.184.216.34'],
      post: async (...sent) => {
        await onTheWay();
        return service.post(...sent);
      },
    },
  );
});
afterAll(async () => {
  await house.close();
  smtp.close();
});

/** Every document and every key, as the database has them. */
function stored(): string {
  const file = new Database(sqliteFile(house.data), { readonly: true });
  const rows = ['doc', 'doc_key'].flatMap((table) => file.prepare(`select * from ${table}`).all());
  file.close();
  return JSON.stringify(rows);
}
const lastMail = (pattern: RegExp): string => pattern.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';

async function enterBy(key: Authenticator) {
  const phone = new Person(house, 'phone');
  const { challenge } = await phone.call('POST /api/enter/passkey/options');
  return phone.ask('POST /api/enter/passkey', { body: { response: key.sign(challenge) } });
}

/** Somebody who uses every way there is. */
async function reachable(name: string) {
  const who = await house.person(name);
  const key = new Authenticator(ORIGIN);
  const { challenge } = await who.call('POST /api/me/passkeys/options');
  await who.call('POST /api/me/passkeys', { body: { response: key.make(challenge) } });
  const { secret } = await who.call('POST /api/me/paper');
  const address = `${name.toLowerCase()}@example.org`;
  await who.call('POST /api/me/email', { body: { address } });
  await who.call('POST /api/me/email/confirm', { body: { code: lastMail(/\b(\d{6})\b/) } });
  const browser = service.subscribe(name);
  await who.call('POST /api/me/push', { body: browser.subscription });
  const mails = smtp.mails.length;
  await new Person(house, 'phone').call('POST /api/enter/email', { body: { address } });
  await expect.poll(() => smtp.mails.length).toBe(mails + 1);
  return { who, identity: await who.identity(), key, secret, address, browser, link: lastMail(/\/enter#([\w-]{43})/) };
}

test('passkeys, words on paper, links in e-mails, browsers with push and addresses go with the person; those of others stay', async () => {
  const ben = await reachable('Ben');
  const ada = await reachable('Ada');
  expect((await enterBy(ada.key)).body.identity).toBe(ada.identity);
  const traces = (of: typeof ada) => [of.identity, of.key.id, of.address, of.browser.endpoint];
  for (const trace of [...traces(ada), ...traces(ben)]) expect(stored()).toContain(trace);

  await ada.who.call('DELETE /api/me');
  for (const trace of traces(ada)) expect(stored()).not.toContain(trace);
  expect((await enterBy(ada.key)).status).toBe(404);
  const paper = (secret: string) => new Person(house, 'phone').ask('POST /api/enter/paper', { body: { secret } });
  expect((await paper(ada.secret)).status).toBe(404);
  expect((await paper(ben.secret)).body.identity).toBe(ben.identity);
  expect((await new Person(house, 'phone').ask('POST /api/enter/link', { body: { token: ada.link } })).status).toBe(404);
  // The address is free, and nothing goes there.
  const mails = smtp.mails.length;
  await new Person(house, 'phone').call('POST /api/enter/email', { body: { address: ada.address } });
  await new Person(house, 'phone').call('POST /api/enter/email', { body: { address: ben.address } });
  await expect.poll(() => smtp.mails.length).toBe(mails + 1);
  expect(smtp.mails.at(-1)?.to).toBe(ben.address);

  for (const trace of traces(ben)) expect(stored()).toContain(trace);
  expect((await enterBy(ben.key)).body.identity).toBe(ben.identity);
});

test('a notice that is on its way while somebody goes leaves nothing behind', async () => {
  const cleo = await house.person('Cleo');
  const identity = await cleo.identity();
  await cleo.call('POST /api/me/push', { body: service.subscribe('cleo').subscription });
  onTheWay = async () => void (await cleo.call('DELETE /api/me'));
  await house.server.parts.notices.test(identity, 'push');
  onTheWay = async () => {};
  expect(stored()).not.toContain(identity);
});

test('a device that is signed out is not told any more', async () => {
  const { who, browser, key } = await reachable('Dora');
  const phone = new Person(house, 'phone');
  const { challenge } = await phone.call('POST /api/enter/passkey/options');
  await phone.call('POST /api/enter/passkey', { body: { response: key.sign(challenge) } });
  const old = (await phone.call('GET /api/me/devices')).find((d) => !d.current);
  await phone.call('DELETE /api/me/devices/:device', { params: { device: old?.id ?? '' } });
  expect((await who.ask('GET /api/me/notices')).status).toBe(401);
  expect((await phone.call('GET /api/me/notices')).push).toEqual([]);
  expect(stored()).not.toContain(browser.endpoint);
});
