/** The pages as files on a plain file server, in a folder of it: everything that needs no server works, and nothing asks for one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { gameIds } from '@starboard/registry';
import { pastWords } from '../../web/src/summary/words.ts';
import { expectNoProblems, GAME, makeTable, person, test, words } from './people.ts';
import { dice, eager, play, resultOf } from './play.ts';

const w = words.en;
const ROOT = join(import.meta.dirname, '../..');
/** Where the folder lies on its host; `rules` is also the name of a page. */
const UNDER = '/~ada/rules/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

let folder: string;
let server: Server;
let url: string;
/** Everything that was asked for and is not there. */
const missing: string[] = [];

/** As any file server does it: files, index.html of folders after a slash, and 404. */
function serveFolder(): Server {
  return createServer((asked, reply) => {
    const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://x').pathname);
    const file = path.startsWith(UNDER) ? join(folder, path.slice(UNDER.length)) : null;
    const stat = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory() && !path.endsWith('/')) return void reply.writeHead(301, { location: `${path}/` }).end();
    const found = stat?.isDirectory() ? join(file ?? '', 'index.html') : file;
    if (found === null || !statSync(found, { throwIfNoEntry: false })?.isFile()) {
      missing.push(path);
      return void reply.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(folder, '404.html')));
    }
    reply.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' }).end(readFileSync(found));
  });
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-site-'));
  // Node warns where two wishes about colours meet.
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined };
  const done = spawnSync(process.execPath, [join(ROOT, 'cli/starboard.ts'), 'site', folder, '--lang', 'en'], { encoding: 'utf8', env });
  expect(done.stderr).toBe('');
  expect(done.stdout).toContain(folder);
  server = serveFolder();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${UNDER}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('bots, one screen, lessons, rulebooks and replays from a link, in a folder of a plain host', async ({ browser }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const ada = await person(browser, url, 'Ada', { permissions, prefs: { name: 'Ada', board: 'words' } });
  const { page } = ada;
  await page.goto(url);
  await expect(page.getByText(w.home.noServer)).toBeVisible();
  await expect(page.getByPlaceholder(w.home.invited)).toHaveCount(0);
  // It promises nothing that needs a server.
  await expect(page.getByText(w.home.lead)).toHaveCount(0);
  await expect(page.getByText(w.home.steps[1][0])).toHaveCount(0);
  // Every picture is there, and so are its addresses.
  await expect.poll(() => page.evaluate(() => [...document.images].every((i) => i.complete && i.naturalWidth > 0))).toBe(true);

  await page.getByRole('link', { name: w.home.playBots }).click();
  await page.locator(`.cover[href*="/new/${GAME}"]`).click();
  await makeTable(page, 'solo', { seats: 3, bots: { 2: 'easy', 3: 'easy' } });
  await play(page, { choose: eager(dice(7)) });
  expect((await resultOf(page)).places).toHaveLength(3);
  const local = page.url();
  expect(local).toContain(`${UNDER}local/`);

  // The match is in the link; a stranger opens it.
  await page.goto(local.replace('/local/', '/summary/local/'));
  await page.getByRole('button', { name: pastWords.en.share }).click();
  await expect(page.getByText(pastWords.en.shareLocal)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${UNDER}replay#r=`);
  const ben = await person(browser, url, 'Ben');
  await ben.page.goto(link);
  await expect(ben.page.getByRole('slider', { name: w.replay.slider })).toBeVisible();

  for (const game of gameIds) {
    await ben.page.goto(`${url}rules/${game}`);
    await expect(ben.page.getByRole('searchbox', { name: w.rules.search })).toBeVisible();
    await ben.page.goto(`${url}new/${game}?with=hotseat`);
    await expect(ben.page.getByRole('button', { name: w.make.startLocal })).toBeEnabled();
  }
  await ben.page.goto(`${url}learn/${GAME}`);
  await expect(ben.page.getByRole('heading', { name: /Step 1 of \d+/ })).toBeVisible();
  await ben.page.goto(`${url}tables`);
  await expect(ben.page.getByRole('heading', { name: w.tables.mine })).toBeVisible();
  expect(missing.filter((path) => !/\/local\/[^/]+$/.test(path))).toEqual([]);
  expectNoProblems(ada, ben);
});

test('after the first visit it works without the host, also at addresses that no file has', async ({ browser }) => {
  const ada = await person(browser, url, 'Ada', { serviceWorkers: 'allow', prefs: { name: 'Ada', board: 'drawn' } });
  const { page, context } = ada;
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${url}new/${GAME}?with=solo`);
  await page.getByRole('button', { name: w.make.startLocal }).click();
  await expect(page.locator('.kit-board')).toBeVisible();
  await page.reload();
  await expect(page.locator('.kit-board')).toBeVisible();
  // What only a server has is not there, and says so.
  await page.goto(`${url}host`);
  await expect(page.getByRole('heading', { name: w.lost.title })).toBeVisible();
  expectNoProblems(ada);
});
