import { expect, test } from 'vitest';
import { interrupted, run } from './run.ts';

const args = ['simulate', 'rarities', '--players', '4', '--games', '24', '--bots', 'normal,easy,random', '--rotate', '--seed', '7'];

interface Report {
  games: number;
  planned: number;
  players: number;
  wins: number[];
  winsByBot: Record<string, number>;
  tally: Record<string, { mean: number; median: number; p95: number }>;
  endings: Record<string, number>;
  seconds: number;
  decisionsPerSecond: number;
}

test('--json prints one object, the same again for the same seed', async () => {
  const [a, b, other] = await Promise.all([
    run([...args, '--json']),
    run([...args, '--json']),
    run([...args, '--json', '--seed', '8'].filter((x, i, all) => !(x === '7' && all[i - 1] === '--seed') && !(x === '--seed' && all[i + 1] === '7'))),
  ]);
  expect(a.err).toBe('');
  expect(a.code).toBe(0);
  expect(a.out.trim().split('\n')).toHaveLength(1);
  const timeless = (text: string): Report => ({ ...(JSON.parse(text) as Report), seconds: 0, decisionsPerSecond: 0 });
  const report = timeless(a.out);
  expect(report).toMatchObject({ games: 24, planned: 24, players: 4, rotate: true, seed: 7 });
  expect(report.wins).toHaveLength(4);
  expect(report.wins.reduce((x, y) => x + y, 0)).toBeCloseTo(24);
  expect(Object.keys(report.winsByBot).sort()).toEqual(['easy', 'normal', 'random']);
  expect(Object.values(report.winsByBot).reduce((x, y) => x + y, 0)).toBeCloseTo(24);
  expect(Object.keys(report.tally).sort()).toEqual(['missions', 'turns']);
  expect(timeless(b.out)).toEqual(report);
  expect(timeless(other.out)).not.toEqual(report);
});

test('the table says the same in words', async () => {
  const { code, out, err } = await run([...args, '--lang', 'de']);
  expect(code).toBe(0);
  // No progress bar where nobody looks.
  expect(err).toBe('');
  expect(out).toContain('24 Partien, 4 Spieler, normal, leicht, zufällig, zufällig; Plätze getauscht');
  expect(out).toMatch(/Platz 4 +\d/);
  expect(out).toMatch(/normal +\d+ +\d+,\d % +\d+,\d % – \d+,\d %/);
  expect(out).toMatch(/Missionen +\d/);
  expect(out).toMatch(/Entscheidungen\/s/);
});

test('interrupted, it prints what it has', async () => {
  const args = ['simulate', 'rarities', '--games', '1000000', '--bots', 'random', '--json'];
  const { code, out } = await interrupted(args, (done) => /"games":[1-9]/.test(done.out));
  expect(code).toBe(130);
  const report = JSON.parse(out) as Report;
  expect(report.planned).toBe(1_000_000);
  expect(report.games).toBeGreaterThan(0);
  expect(report.games).toBeLessThan(1_000_000);
});
