/** `starboard serve`, `host`, `backup` and `restore`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, startServer } from '@starboard/server';
import { expect, test } from 'vitest';
import { folder, run } from './run.ts';

test('serve says where it is, and stops when it is told to', async () => {
  const data = folder();
  const env = { STARBOARD_DATA: data, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const done = await run(['serve'], { env, interruptOn: 'Ctrl-C' });
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toMatch(
    /^Starboard is at http:\/\/127\.0\.0\.1:\d+\. Ctrl-C stops it\.\nYour page as its host is \S+\/host\. The key, shown only this once: [\w-]{43}\nStopping\. Everything is saved\.\n$/,
  );

  const to = join(folder(), 'backup');
  const made = await run(['backup', to], { env });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain(to);
  expect(await run(['backup', to], { env })).toMatchObject({ code: 2 });
  const fresh = folder();
  expect(await run(['restore', to], { env: { ...env, STARBOARD_DATA: fresh } })).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(fresh, 'starboard.sqlite'))).toBe(true);
  expect(await run(['restore', to], { env: { ...env, STARBOARD_DATA: fresh } })).toMatchObject({ code: 2, out: '' });
});

test('what goes wrong with data is said in the language of the system', async () => {
  const env = { STARBOARD_DATA: folder(), LANG: 'de_DE.UTF-8' };
  const nothing = await run(['backup', join(folder(), 'backup')], { env });
  expect(nothing).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^Es gibt nichts zu sichern: „.*“ fehlt\.\n$/) });
  const none = await run(['restore', folder()], { env });
  expect(none).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^In „.*“ ist keine SQLite-Sicherung \(.*\)\.\n$/) });
});

test('wrong settings are refused in one sentence', async () => {
  expect(await run(['serve', '--port', '99999'])).toMatchObject({ code: 2, err: "PORT must be a whole number from 0 to 65535, not '99999'.\n" });
  expect(await run(['serve'], { env: { PUBLIC_URL: 'example.org' } })).toMatchObject({ code: 2, err: expect.stringMatching(/^PUBLIC_URL must be/) });
  const german = await run(['serve', '--port', 'x', '--lang', 'de']);
  expect(german).toMatchObject({ code: 2, err: 'PORT muss eine ganze Zahl von 0 bis 65535 sein, nicht „x“.\n' });
  expect(await run(['serve', 'now'])).toMatchObject({ code: 2 });
  expect(await run(['backup'])).toMatchObject({ code: 2, err: 'Which folder? Use: starboard backup FOLDER.\n' });
  expect(await run(['restore', '--lang', 'de'])).toMatchObject({ code: 2, err: 'Welcher Ordner? Tippe: starboard restore ORDNER.\n' });
});

test('host: everything of the host’s page, with the key; a lost key is replaced while the server stands', async () => {
  const data = folder();
  const env = { STARBOARD_DATA: data, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', STARBOARD_WEB: 'none' };
  const server = await startServer(readConfig(env));
  const key = server.newKey ?? '';
  const host = (args: readonly string[], withKey = key) => run(['host', ...args, '--url', server.url], { env: { STARBOARD_HOST_KEY: withKey } });
  try {
    const { code, out } = await host(['status']);
    expect([code, JSON.parse(out)]).toMatchObject([0, { people: 0, reports: 0, announcement: null }]);
    expect(JSON.parse((await host(['announce', 'Repairs at nine.', '--de', 'Um neun wird repariert.', '--hours', '2'])).out)).toMatchObject({
      de: 'Um neun wird repariert.',
    });
    expect(JSON.parse((await host(['backup'])).out)).toHaveLength(1);
    expect(JSON.parse((await host(['works'])).out)).toEqual({ works: [], all: 0 });
    expect(await host(['remove-work', 'nothing'])).toMatchObject({ code: 2, err: 'Say why: the author reads it.\n' });
    expect(await host(['remove-work', 'nothing', 'It is somebody else’s.'])).toMatchObject({ code: 2, err: expect.stringContaining('refused') });
    expect(JSON.parse((await host(['refused-works'])).out)).toEqual([]);
    expect(await host(['allow-work', 'nothing'])).toMatchObject({ code: 2, err: expect.stringContaining('refused') });
    expect(await host(['close', 'nothing'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('refused') });
    expect(await host(['status'], 'x'.repeat(43))).toMatchObject({ code: 2, out: '', err: 'The server refuses this key.\n' });
    expect(await host(['status'], '')).toMatchObject({ code: 2, err: expect.stringContaining('STARBOARD_HOST_KEY') });
    expect(await run(['host', 'dance'])).toMatchObject({ code: 2, err: expect.stringContaining('status, tables') });
    expect(await run(['host', 'key'], { env })).toMatchObject({ code: 2, err: expect.stringContaining('Another Starboard') });
  } finally {
    await server.close();
  }
  const made = await run(['host', 'key'], { env });
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^The new key: [\w-]{43}\n$/) });
  const again = await startServer(readConfig(env));
  const renewed = /[\w-]{43}/.exec(made.out)?.[0] ?? '';
  expect(await run(['host', 'status', '--url', again.url], { env: { STARBOARD_HOST_KEY: renewed } })).toMatchObject({ code: 0 });
  await again.close();
});
