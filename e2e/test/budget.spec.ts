/**
 * The first visit: at most 150 KB of compressed script before somebody can play at the text table, 200 KB at the illustrated
 * one; for Andromeda 168 and 230 KB. In German, which takes more room than English.
 */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, expect } from '@playwright/test';
import { gameIds } from '@starboard/registry';
import { legal } from './drawn.ts';
import { House } from './house.ts';
import { makeTable, person, test } from './people.ts';
import { answer, anything, dice, options } from './play.ts';

const KB = 1024;
/** Games with an illustrated table. */
const DRAWN: readonly string[] = ['afternova', 'aliens', 'andromeda', 'rarities'];
const MOST = { words: 150 * KB, drawn: 200 * KB };
/** The heaviest game: three times the pieces, each drawn from its data, and half of what comes are its rules and pieces. */
const MORE: Readonly<Record<string, number>> = { 'andromeda drawn': 230 * KB, 'andromeda words': 168 * KB };
/** What a bot that begins is made of. */
const BOT = /\/(worker-bots|([a-z]+-)?mind)-/;

interface Script {
  readonly path: string;
  readonly wire: number;
  readonly gzip: number;
  readonly encoding: string;
}

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

for (const game of gameIds)
  for (const board of DRAWN.includes(game) ? (['words', 'drawn'] as const) : (['words'] as const)) {
    const most = MORE[`${game} ${board}`] ?? MOST[board];
    test(`${game}: at most ${most / KB} KB of compressed script before the first playable view (${board})`, async ({ browser }) => {
      await firstView(browser, game, board, most);
    });
  }

async function firstView(browser: Browser, game: string, board: keyof typeof MOST, most: number): Promise<void> {
  const scripts: Script[] = [];
  const { server, url } = await countingProxy(house.url, scripts);
  try {
    // What is cached for later is not part of the first view.
    const { page, context } = await person(browser, url, 'Nova', {
      serviceWorkers: 'block',
      language: 'de',
      prefs: { name: 'Nova', board, sound: true },
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = scripts.length;
    expect(gamesIn(scripts), 'the code of a game waits until it is played').toEqual([]);
    await page.locator(`main a[href^="/new/${game}"]`).first().click();
    await makeTable(page, 'solo', { fast: false });
    await expect((board === 'words' ? options(page) : legal(page)).first()).toBeVisible();
    // Some of what is needed later comes right after the first view.
    const shown = scripts.length;
    // Bots think before the first question where one of them begins: so what they need counts, no matter who begins today.
    const thinks = (): boolean => scripts.some((s) => s.path.includes(`/${game}-mind-`));
    if (board === 'words')
      await expect(async () => {
        if (!thinks()) await answer(page, anything(dice(1)));
        expect(thinks(), 'a bot has to think').toBe(true);
      }).toPass({ intervals: [150] });
    expect(gamesIn(scripts), 'and that of the others goes on waiting').toEqual([game]);
    const first = scripts.filter((s, i) => i < shown || BOT.test(s.path));
    const sum = (of: readonly Script[], key: 'wire' | 'gzip'): number => of.reduce((n, s) => n + s[key], 0);
    const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
    console.log(
      `script of ${game} (${board}): ${kb(sum(scripts.slice(0, home), 'gzip'))} until home, ${kb(sum(first, 'gzip'))} until the first question (gzip); ` +
        `${kb(sum(first, 'wire'))} on the wire, ${[...new Set(first.map((s) => s.encoding))].join(', ')}`,
    );
    for (const s of [...first].sort((a, b) => b.gzip - a.gzip).slice(0, 6)) console.log(`  ${kb(s.gzip).padStart(9)}  ${s.path}`);
    expect(sum(first, 'wire'), 'bytes of script that were really sent').toBeLessThanOrEqual(most);
    expect(new Set(scripts.map((s) => s.path)).size, 'page and workers share what they load').toBe(scripts.length);
    await context.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The games whose code was sent: a chunk begins with the name of its game. */
const gamesIn = (scripts: readonly Script[]): string[] => gameIds.filter((id) => scripts.some((s) => s.path.split('/').at(-1)!.startsWith(`${id}-`)));

/** Hands everything on to the server and notes the scripts, those of workers among them. */
async function countingProxy(to: string, scripts: Script[]): Promise<{ server: Server; url: string }> {
  const { port } = new URL(to);
  const server = createServer((asked, reply) => {
    const on = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers }, (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const encoding = answer.headers['content-encoding'] ?? 'identity';
        if ((answer.headers['content-type'] ?? '').includes('javascript') && answer.statusCode === 200)
          scripts.push({ path: asked.url ?? '', wire: body.length, gzip: encoding === 'identity' ? gzipSync(body).length : body.length, encoding });
        const { 'transfer-encoding': _, ...headers } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, headers);
        reply.end(body);
      });
    });
    on.on('error', () => reply.destroy());
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
