/** Files that people make for a game: zones and scenarios of Escape from the Aliens, checked and shown. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, run } from './run.ts';

const RING = { name: 'Ring', author: 'Juno', players: [2, 4], rows: ['H##A', '#oo#', '##1#'] };
const DUEL = { name: 'Duel', players: [2, 4], description: 'Two aliens, one floor.', options: { 'B.6': true, 'E.3': 'players', 'A.5': true } };

function written(dir: string, name: string, value: unknown): string {
  const file = join(dir, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

test('a good zone: what it is, and that all is well; and its map', async () => {
  const file = written(folder(), 'ring.json', RING);
  const [en, de, map] = await Promise.all([run(['zone', 'check', file]), run(['zone', 'check', file, '--lang', 'de']), run(['zone', 'show', file])]);
  expect(en).toMatchObject({ code: 0, err: '' });
  expect(en.out).toBe('Ring by Juno, for 2 to 4 players\n4 columns, 3 rows; 2 safe and 7 dangerous sectors, 1 hatch.\nAll is well with it.\n');
  expect(de.out).toContain('1 Luke');
  expect(map).toMatchObject({ code: 0, err: '' });
  for (const mark of ['Ring', 'H', 'A', '1']) expect(map.out).toContain(mark);
  expect(Math.max(...map.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('a map that cannot be played: which sectors, and exit code 1', async () => {
  const file = written(folder(), 'torn.json', { ...RING, rows: [...RING.rows, '....', 'o...'] });
  const { code, out } = await run(['zone', 'check', file]);
  expect(code).toBe(1);
  expect(out).toContain('A05');
  expect(out).not.toContain('All is well');
  const german = await run(['zone', 'check', file, '--lang', 'de']);
  expect(german.out).toContain('zerrissen');
});

test('scenarios: where they can be played, and what contradicts itself', async () => {
  const dir = folder();
  const good = await run(['scenario', 'check', written(dir, 'duel.json', DUEL)]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/GALILEI: 2–4 players\.[\s\S]*All is well/);
  const nobody = await run(['scenario', 'check', written(dir, 'nobody.json', { ...DUEL, options: { 'B.6': true } })]);
  expect(nobody.code).toBe(1);
  expect(nobody.out).toMatch(/With 2–4 players it cannot be played/);
  const closed = await run(['scenario', 'check', '--lang', 'de', written(dir, 'closed.json', { ...DUEL, options: { 'A.4': 'everybody' } })]);
  expect(closed.code).toBe(0);
  expect(closed.out).toMatch(/Nicht auf FERMI/);
});

/** Malformed, huge and hostile files, each with one clear sentence in both languages. */
test('whatever else a file is gets one sentence and exit code 2', async () => {
  const dir = folder();
  const huge = written(dir, 'huge.json', '');
  truncateSync(huge, 101_000);
  const calls = [
    ['zone', 'check', written(dir, 'list.json', '[]')],
    ['zone', 'show', written(dir, 'screen.json', { ...RING, name: '\u001b[2JRing' })],
    ['scenario', 'check', written(dir, 'long.json', 'x'.repeat(9000))],
    ['zone', 'check', huge],
    ['zone', 'show', '/dev/zero'],
    ['scenario', 'check', join(dir, 'missing.json')],
    ['zone', 'check'],
    ['zone', 'fly', huge],
    ['scenario', 'show', huge],
    ['zone', 'check', huge, '--game', 'rarities'],
    ['toString', 'check', huge],
    ['play', 'aliens', '--option', `ownZone=@${huge}`],
    ['play', 'aliens', '--option', `ownZone=${'x'.repeat(8001)}`],
    ['play', 'aliens', '--option', 'zone=own'],
  ];
  const waiting = calls.map((args, i) => ({ args, LANG: i % 3 === 0 ? 'de' : 'en' }));
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { code, out, err } = await run(next.args, { env: { LANG: next.LANG }, input: '1\n' });
      const one = /^[^\p{Cc}\p{Cf}]{8,400}[.?!]\n$/u.test(err) && !/\bat .*:\d+:\d+|Error\b/.test(err);
      if (code !== 2 || out !== '' || !one) wrong.push(`${next.args.join(' ').slice(0, 80)} → ${code}: ${err}${out.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 3 }, work));
  expect(wrong).toEqual([]);
});

const simulated = ['simulate', 'aliens', '--games', '2', '--bots', 'random'];

test('a zone of one’s own is played from its file', async () => {
  const file = written(folder(), 'ring.json', RING);
  const calls = [
    ['--option', 'zone=own', '--option', `ownZone=@${file}`],
    ['--zone', file],
  ].map((given) => run([...simulated, '--players', '2', ...given]));
  for (const { code, out, err } of await Promise.all(calls)) expect([code, out.length > 0, err]).toEqual([0, true, '']);
});

test('E2, X.3: a scenario is played from its file; who plays is told what it is, and what the game advises', async () => {
  const night = { name: 'Night shift', author: 'Mirela', players: [5, 6], description: 'Nobody sleeps.', options: { 'A.1': true } };
  const file = written(folder(), 'night.json', night);
  const [played, measured, none, choices, contradicted] = await Promise.all([
    run(['play', 'aliens', '--plain', '--players', '3', '--scenario', file, '--bots', 'random'], { input: 'quit\n' }),
    run([...simulated, '--players', '3', '--scenario', file, '--json', '--lang', 'de']),
    run(['play', 'aliens', '--scenario', './missing.json']),
    run(['play', 'aliens', '--zone', 'galileo']),
    run(['play', 'aliens', '--scenario', written(folder(), 'arena.json', { ...night, options: { 'B.6': true } })]),
  ]);
  expect(played.code).toBe(0);
  expect(played.out).toContain('Night shift by Mirela, for 5 to 6 players\nNobody sleeps.\n');
  expect(played.out).toContain('Mind: The zone GALILEI is meant for 4 to 8 players.');
  expect(played.out).toContain('Mind: The scenario “Night shift” is meant for 5 to 6 players.');
  // Figures stay figures: what is advised goes to the other stream.
  expect([measured.code, JSON.parse(measured.out)]).toMatchObject([0, { games: 2, players: 3 }]);
  expect(measured.err).toMatch(/^Hinweis: Die Zone GALILEI .*\(E2\)\nHinweis: Das Szenario „Night shift“ .*\(X\.3\)\n$/);
  expect(none).toMatchObject({ code: 2, out: '', err: "There is no file './missing.json'.\n" });
  expect(choices).toMatchObject({
    code: 2,
    err: "Option 'zone' must be one of galilei, fermi, galvani, own, or a file such as ./zone.json.\n",
  });
  expect(contradicted).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Without humans somebody can only win by eliminations') });
});
