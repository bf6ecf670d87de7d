/** Figures about a file: what random bots make of a tiny zone, of two, and of small changes to one. The same seed says the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, run } from './run.ts';

const NEAR = { name: 'Near', players: [2, 4], rows: ['H1##', '####', '###A'] };
const FAR = { name: 'Far', players: [2, 4], rows: ['H###', '##A#', '###1'] };
const RING = { name: 'Ring', players: [2, 4], rows: ['H##A', '#oo#', '##1#'] };

function written(dir: string, zone: typeof NEAR): string {
  const file = join(dir, `${zone.name}.json`);
  writeFileSync(file, JSON.stringify(zone));
  return file;
}
const bots = (games: number): string[] => ['--players', '3', '--bots', 'random', '--seed', '5', '--games', String(games)];
/** The cells of the row with this name. */
const row = (out: string, name: string): string[] => {
  const line = out.split('\n').find((l) => l.startsWith(name)) ?? '';
  return line.slice(name.length).trim().split(/ {2,}/);
};

test('report: who gets away and where, in words and as a page', async () => {
  const dir = folder();
  const page = join(dir, 'near.html');
  const { code, out, err } = await run(['zone', 'report', written(dir, NEAR), ...bots(20), '--report', page]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^20 games, 3 bots \(random\)\.\n/);
  const [escaped, , of] = row(out, 'Humans escaped');
  const [won] = row(out, 'Aliens won');
  expect(of).toBe(`${(Number.parseFloat(escaped) * 20) / 100} of 20`);
  expect(Number.parseFloat(escaped) + Number.parseFloat(won)).toBeCloseTo(100);
  // H and 1 are neighbours, A is within two steps of it.
  expect(row(out, 'Hatch 1  ')).toEqual(['1', '1']);
  expect(readFileSync(page, 'utf8')).toMatch(/<svg[\s\S]*Who gets away|Who gets away[\s\S]*<svg/);
});

test('report by number of players: a line for each, with what the game watches', async () => {
  const file = written(folder(), NEAR);
  const [many, wrong] = await Promise.all([
    run(['zone', 'report', file, '--players', '2-4', '--bots', 'random', '--games', '10']),
    run(['zone', 'report', file, '--players', '4-2']),
  ]);
  expect(many).toMatchObject({ code: 0, err: '' });
  const [head, ...rows] = many.out.trim().split('\n');
  expect(head).toMatch(/^Players +Games +Humans escaped +Aliens won$/);
  expect(rows.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['2', '10'],
    ['3', '10'],
    ['4', '10'],
  ]);
  expect(wrong.code).toBe(2);
});

test('a pack: its figures at a glance in the terminal', async () => {
  const file = join(folder(), 'loud.json');
  writeFileSync(file, JSON.stringify({ game: 'andromeda', name: 'Loud', modules: [{ id: 'mod_com_01', do: [{ k: 'gain', res: 'energy', n: 2 }] }] }));
  const report = await run(['pack', 'report', file, '--players', '2', '--bots', 'random', '--seed', '5', '--games', '10']);
  expect(report).toMatchObject({ code: 0, err: '' });
  expect(report.out).toMatch(/\nTurns per player +\d/);
  expect(report.out).toMatch(/\nVP from battles and raiders +\d+%/);
  expect(report.out).toMatch(/\n\d+ +\d+ +█+\n/);
});

test('compare: a plain difference holds, one that might be chance among four figures does not, and few games say nothing', async () => {
  const dir = folder();
  const files = [written(dir, NEAR), written(dir, FAR)];
  const [many, few] = await Promise.all([
    run(['zone', 'compare', ...files, ...bots(60)]),
    run(['zone', 'compare', files[0], files[0], ...bots(20), '--lang', 'de']),
  ]);
  expect(many).toMatchObject({ code: 0, err: '' });
  const escaped = row(many.out, 'Humans escaped');
  expect(escaped).toHaveLength(5);
  expect(escaped[4]).toBe('holds');
  // Its own interval leaves 0 out.
  const broken = row(many.out, 'Hatch 1, broken');
  expect(broken[3]).toMatch(/^-.* … -/);
  expect(broken).toHaveLength(4);
  expect(many.out).toContain('4 figures compared at');
  // The same zone on the same seeds; two blocks say nothing about chance.
  expect(row(few.out, 'Menschen entkommen').slice(2)).toEqual(['0,0 %', '–']);
});

test('suggest: a change that brings the share nearer, as a file that is fine', async () => {
  const dir = folder();
  const out = join(dir, 'better.json');
  const ring = written(dir, RING);
  const [found, near] = await Promise.all([
    run(['zone', 'suggest', ring, '--target', '50', '--steps', '1', '--out', out, ...bots(20)]),
    run(['zone', 'suggest', ring, '--target', '30', ...bots(20)]),
  ]);
  expect(found).toMatchObject({ code: 0, err: '' });
  const shares = [...found.out.matchAll(/: (\d+\.\d)% \(/g)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(2);
  expect(Math.abs(shares[1] - 50)).toBeLessThan(Math.abs(shares[0] - 50));
  expect(found.out).toContain('wanted: 50.0%');
  expect(JSON.parse(readFileSync(out, 'utf8'))).not.toMatchObject({ rows: RING.rows });
  expect(await run(['zone', 'check', out])).toMatchObject({ code: 0, out: expect.stringContaining('No problems found.') });
  // Near enough already: nothing is changed, and the file is told.
  expect(near.out.split('\n').slice(0, 2)).toEqual([expect.stringMatching(/^As it is: 30\.0%/), 'Found: 30.0%, wanted: 30.0%.']);
  expect(JSON.parse(near.out.slice(near.out.indexOf('{')))).toEqual(RING);
});
