/**
 * A real server with SQLite and PostgreSQL is killed during a match. Afterwards every acknowledged answer is there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastChance, readRecord, verify } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { afterAll, expect, test } from 'vitest';
import { Person, running } from './house.ts';
import { postgres } from './postgres.ts';
import { newRequestId, type Screen } from './screen.ts';
import { FAST } from './toys.ts';

const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'starboard-kill-'));
const place = { url: '', sent: [] as string[] };
const server = await postgres();
let child: ChildProcess;
afterAll(async () => {
  child.kill('SIGKILL');
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

async function serve(databaseUrl: string | undefined): Promise<void> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    STARBOARD_DATA: data,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'warn',
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    // It starts eight times: what it has compiled is kept for the next time.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    STARBOARD_WEB: 'none',
    STARBOARD_MAX_REQUESTS: '100000',
  };
  child = spawn(process.execPath, [join(ROOT, 'cli/starboard.ts'), 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  place.url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/[^ ]+:\d+/.exec(text);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}`)));
  });
}
const gone = (signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });

if (server === null) test.skip('PostgreSQL could not be had: see the line above', () => undefined);

test.each(server === null ? ['SQLite'] : ['SQLite', 'PostgreSQL'])(
  '%s: killed twice in the middle, ended politely, and nothing that was acknowledged is lost',
  async (kind) => {
    const databaseUrl = kind === 'SQLite' ? undefined : await server!.database();
    const { game } = await loadGame(gameIds[0]);
    await serve(databaseUrl);
    const people = ['Ada', 'Ben', 'Cleo'].map((name) => new Person(place, name));
    for (const p of people) await p.call('POST /api/guest', { body: { name: p.name } });
    const id = await running(people, { game: gameIds[0], seats: 3, settings: FAST });
    const chance = new FastChance('kill');
    const open = () => Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
    const acked = new Set<string>();
    /** Answers that were said and not acknowledged: they are said again, as clients do. */
    const pending = new Map<Screen, { id: string; question: number; answer: string[] }>();
    const play = async (s: Screen): Promise<void> => {
      while (s.closed === null && s.table?.closed == null) {
        await s.until(() => (s.own?.question != null && s.mustAnswer) || s.closed !== null || s.table?.closed != null, 'a question');
        if (s.closed !== null || s.table?.closed != null) return;
        const message = { t: 'answer' as const, id: newRequestId(), question: s.own!.question!, answer: s.anAnswer(game, chance) };
        pending.set(s, message);
        s.say(message);
        await s.until(() => s.heard.some((m) => (m.t === 'ack' || m.t === 'refused') && m.id === message.id) || s.closed !== null, 'the word');
        if (s.heard.some((m) => m.t === 'ack' && m.id === message.id)) acked.add(message.id);
        if (s.heard.some((m) => (m.t === 'ack' || m.t === 'refused') && m.id === message.id)) pending.delete(s);
      }
    };
    let screens = await open();
    for (const [round, signal] of (['SIGKILL', 'SIGKILL', 'SIGTERM'] as const).entries()) {
      const playing = screens.map(play);
      await expect.poll(() => acked.size, { interval: 1, timeout: 120_000 }).toBeGreaterThan(round * 12 + 8);
      expect(await gone(signal)).toBe(signal === 'SIGKILL' ? null : 0);
      await Promise.all(playing);
      await serve(databaseUrl);
      const before = screens;
      screens = await open();
      for (const [i, s] of screens.entries()) {
        const left = pending.get(before[i]);
        pending.delete(before[i]);
        if (left !== undefined && (await s.tell({ t: 'answer', ...left })).t === 'ack') acked.add(left.id);
      }
    }
    for (const [i, s] of screens.entries()) await s.tell({ t: 'end', id: newRequestId(), say: i === 0 ? 'ask' : 'yes' });
    await screens[0].until(() => screens[0].table?.closed != null, 'the end');
    const record = readRecord(JSON.stringify(await people[0].call('GET /api/tables/:table/record', { params: { table: id } })));
    expect(verify(game, record)).toEqual({ committed: true, findings: [] });
    expect(record.entries.filter((e) => e.act.kind === 'answer' && e.act.by === undefined)).toHaveLength(acked.size);
    await gone('SIGTERM');
  },
);
