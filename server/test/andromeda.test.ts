/**
 * The largest game of Andromeda's Edge on a real server: four people over sockets and a bot play to the end, with a kill -9 on the
 * way. No acknowledged answer is lost, and everybody sees the same end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { think } from '@starboard/bots';
import { FastChance, readOptions, readRecord, verify } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { afterAll, expect, test } from 'vitest';
import { Person, running } from './house.ts';
import { newRequestId, type Screen } from './screen.ts';
import { FAST } from './toys.ts';

const ROOT = join(import.meta.dirname, '../..');
const SEATS = 5;
/** Answers acknowledged when the server dies; a whole game has three to four times as many. */
const BEFORE_KILL = 150;
const data = mkdtempSync(join(tmpdir(), 'starboard-andromeda-'));
const place = { url: '', sent: [] as string[] };
let child: ChildProcess;
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    STARBOARD_DATA: data,
    LOG_LEVEL: 'warn',
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    STARBOARD_WEB: 'none',
    STARBOARD_BOT_THREADS: '1',
    STARBOARD_MAX_REQUESTS: '100000',
    STARBOARD_MAX_MESSAGES: '100000',
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
const killed = (): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test('N12, N208: four people and a bot at one table to the end, with a kill -9 in the middle', async () => {
  const seed = seedOf('andromeda kill');
  const chance = new FastChance(seed);
  const cartridge = await loadGame('andromeda');
  const { game } = cartridge;
  const memory = (seat: Screen['seat']) => game.blank(readOptions(game, {}), SEATS, seat!);
  await serve();
  const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => new Person(place, name));
  for (const p of people) await p.call('POST /api/guest', { body: { name: p.name } });
  const id = await running(people, { game: 'andromeda', seats: SEATS, settings: FAST, bots: [null, null, null, null, 'easy'] });
  const open = () => Promise.all(people.map(async (p) => (await p.screen()).enter(id)));

  const acked = new Map<string, readonly string[]>();
  /** Answers that were said and not acknowledged: they are said again, as clients do. */
  const pending = new Map<number, { id: string; question: number; answer: string[] }>();
  const over = (s: Screen): boolean => s.closed !== null || s.table?.closed != null;
  const word = (s: Screen, said: string) => s.heard.find((m) => (m.t === 'ack' || m.t === 'refused') && m.id === said);
  const say = async (s: Screen, message: { id: string; question: number; answer: string[] }): Promise<void> => {
    pending.set(s.seat!, message);
    s.say({ t: 'answer', ...message });
    await s.until(() => word(s, message.id) !== undefined || s.closed !== null, 'the word', 60_000);
    const answered = word(s, message.id);
    if (answered === undefined) return;
    pending.delete(s.seat!);
    if (answered.t === 'ack') acked.set(message.id, message.answer);
  };
  const play = async (s: Screen): Promise<void> => {
    while (!over(s)) {
      await s.until(() => (s.own?.question != null && s.mustAnswer) || over(s), 'a question', 60_000);
      if (over(s)) return;
      const thought = think(cartridge, 'normal', s.known, memory(s.seat), s.seat!, chance.int(2 ** 31), {});
      await say(s, { id: newRequestId(), question: s.own!.question!, answer: [...thought.answer] });
    }
  };

  let screens = await open();
  const playing = screens.map(play);
  await expect.poll(() => acked.size, { interval: 1, timeout: 120_000 }).toBeGreaterThan(BEFORE_KILL);
  await killed();
  await Promise.all(playing);
  const turn = (screens[0].pub.turn as { n: number }).n;
  expect(turn, `seed ${seed}`).toBeGreaterThan(SEATS);
  expect(screens.every((s) => s.table?.closed == null)).toBe(true);

  await serve();
  screens = await open();
  for (const s of screens) {
    const left = pending.get(s.seat!);
    if (left !== undefined) await say(s, left);
  }
  await Promise.all(screens.map(play));
  await Promise.all(screens.map((s) => s.until(() => s.table?.closed === 'over', 'the end', 60_000)));
  for (const s of screens) {
    expect(s.table?.outcome?.scores).toHaveLength(SEATS);
    expect(s.table?.outcome).toEqual(screens[0].table?.outcome);
    expect(s.pub).toEqual(screens[0].pub);
  }

  const record = readRecord(JSON.stringify(await people[0].call('GET /api/tables/:table/record', { params: { table: id } })));
  expect(verify(game, record), `seed ${seed}`).toEqual({ committed: true, findings: [] });
  expect(record.outcome).toEqual(screens[0].table?.outcome);
  const kept = record.entries.flatMap((e) =>
    e.act.kind === 'answer' && e.act.by === undefined && e.act.seat !== SEATS - 1 ? [e.act.answer.join('|')] : [],
  );
  expect(kept.toSorted()).toEqual([...acked.values()].map((a) => a.join('|')).toSorted());
  console.info(`${record.entries.length} entries, killed at turn ${turn}, ended at turn ${(screens[0].pub.turn as { n: number }).n}`);
}, 240_000);
