/** Files that people make for a game: zones and scenarios of Escape from the Aliens, packs of Afternova; checked and shown. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileTool } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { tasksOf, toolFor } from '../commands/file.ts';
import { columns } from '../text.ts';
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
  expect(en.out).toBe('Ring by Juno, for 2 to 4 players\n4 columns, 3 rows; 2 safe and 7 dangerous sectors, 1 hatch.\nNo problems found.\n');
  expect(de.out).toContain('1 Rettungskapsel');
  expect(map).toMatchObject({ code: 0, err: '' });
  for (const mark of ['Ring', 'H', 'A', '1']) expect(map.out).toContain(mark);
  expect(Math.max(...map.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('a map that cannot be played: which sectors, and exit code 1', async () => {
  const file = written(folder(), 'torn.json', { ...RING, rows: [...RING.rows, '....', 'o...'] });
  const { code, out } = await run(['zone', 'check', file]);
  expect(code).toBe(1);
  expect(out).toContain('A05');
  expect(out).not.toContain('No problems found');
  const german = await run(['zone', 'check', file, '--lang', 'de']);
  expect(german.out).toContain('zerrissen');
});

test('scenarios: where they can be played, and what contradicts itself', async () => {
  const dir = folder();
  const good = await run(['scenario', 'check', written(dir, 'duel.json', DUEL)]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/GALILEI: 2–4 players\.[\s\S]*No problems found/);
  const nobody = await run(['scenario', 'check', written(dir, 'nobody.json', { ...DUEL, options: { 'B.6': true } })]);
  expect(nobody.code).toBe(1);
  expect(nobody.out).toMatch(/With 2–4 players it cannot be played/);
  const closed = await run(['scenario', 'check', '--lang', 'de', written(dir, 'closed.json', { ...DUEL, options: { 'A.4': 'everybody' } })]);
  expect(closed.code).toBe(0);
  expect(closed.out).toMatch(/Nicht auf FERMI/);
});

test('a scenario in words: its options with what they mean, what a turn becomes, where it is played', async () => {
  const file = written(folder(), 'ward.json', { ...DUEL, options: { 'A.4': 'aliens', 'B.3': true } });
  const [en, de] = await Promise.all([run(['scenario', 'show', file]), run(['scenario', 'show', file, '--lang', 'de'])]);
  expect(en).toMatchObject({ code: 0, err: '' });
  expect(en.out).toMatch(/A\.4 Closed sectors \(Aliens\)[\s\S]*B\.3 Infection[\s\S]*Struck: becomes an alien \(B\.3\)[\s\S]*Suggested zone: GALILEI/);
  expect(de.out).toContain('Erwischt: wird zum Alien (B.3)');
  expect(Math.max(...en.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('a content pack in words: the pieces that it changes, and what they do now', async () => {
  const pack = { game: 'andromeda', name: 'Loud', author: 'Kim', modules: [{ id: 'mod_com_01', do: [{ k: 'gain', res: 'energy', n: 2 }] }] };
  const file = written(folder(), 'loud.json', pack);
  const [en, de] = await Promise.all([run(['pack', 'show', file]), run(['pack', 'show', file, '--lang', 'de'])]);
  expect(en).toMatchObject({ code: 0, err: '' });
  expect(en.out).toMatch(/^Loud {2}by Kim\n1 piece is changed\.\n\nModule\nToll Gate\n {2}gain 2 energy\n$/);
  expect(de.out).toContain('erhalte 2 Energie');
});

/** Malformed, huge and hostile files, each with one clear sentence in both languages. */
test('whatever else a file is gets one sentence and exit code 2', async () => {
  const dir = folder();
  const huge = written(dir, 'huge.json', '');
  truncateSync(huge, 601_000);
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
    ['pack', 'check', written(dir, 'other.json', { game: 'chess' })],
    ['pack', 'show', written(dir, 'names.json', '{"game":"afternova","name":"\\u001b[2J"}')],
    ['pack', 'check', huge, '--game', 'aliens'],
    ['play', 'afternova', '--option', 'pack={'],
    ['play', 'afternova', '--option', `pack=@${huge}`],
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
  expect(played.out).toContain('Note: The zone GALILEI is meant for 4 to 8 players.');
  expect(played.out).toContain('Note: The scenario “Night shift” is meant for 5 to 6 players.');
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

const cards = <C extends object>(n: number, card: (i: number) => C): C[] => Array.from({ length: n }, (_, i) => card(i));
const COLOURS = ['yellow', 'green', 'purple', 'white', 'black'];
/** A small pack that can be played with. */
const PACK = {
  game: 'afternova',
  name: 'Pocket edition',
  author: 'Juno',
  fragments: Object.fromEntries(COLOURS.map((c) => [c, 6])),
  paws: cards(32, (i) => ({ id: `paw${i}`, name: `Paw ${i}`, skills: i % 2 === 0 ? ['pilot', 'mining'] : ['engineer', 'security'] })),
  planets: cards(8, (i) => ({ id: `planet${i}`, name: `Planet ${i}`, needs: { pilot: 1, security: 2 }, fragments: 3 })),
  blueprints: cards(35, (i) => ({ id: `plan${i}`, name: `Plan ${i}`, cost: { [COLOURS[i % 5]]: 2 }, points: 3, upgrade: null })),
  ships: cards(6, (i) => ({ id: `ship${i}`, name: `Ship ${i}`, storage: 4, objective: [COLOURS[i % 5], COLOURS[(i + 1) % 5]] })),
};

test('a pack: what is in it, why it cannot be played with, and a game with it', async () => {
  const dir = folder();
  const file = written(dir, 'pack.json', PACK);
  const poor = written(dir, 'poor.json', { ...PACK, planets: [{ ...PACK.planets[0], needs: { pilot: 6, security: 6 } }, ...PACK.planets.slice(1)] });
  const [good, shown, bad, game] = await Promise.all([
    run(['pack', 'check', file]),
    run(['pack', 'show', file, '--lang', 'de']),
    run(['pack', 'check', poor, '--lang', 'de']),
    run(['simulate', 'afternova', '--players', '3', '--games', '1', '--bots', 'random', '--option', `pack=@${file}`]),
  ]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toMatch(/^Pocket edition by Juno\n32 Hired Paws, 8 planets, 35 Blueprints, 6 starships\.\n[\s\S]*No problems found/);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toMatch(/Plan 3 +2 Weiß; 3 Punkte/);
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(/Planet „Planet 0“ ist unerreichbar/);
  expect(game.code).toBe(0);
});

test('every kind of file can be checked, shown, reported on, compared and improved by command', async () => {
  for (const id of gameIds)
    for (const [kind, tool] of Object.entries((await loadGame(id)).files ?? {}))
      expect(tasksOf(tool), `${id} ${kind}`).toEqual(['check', 'show', 'report', 'compare', 'suggest']);
});

test('where several games know a kind of file, the file says of which it is, or --game does', () => {
  const tool = (said: string): FileTool => ({ check: () => said, schema: {} });
  const known = [['one', tool('1')] as const, ['two', tool('2')] as const];
  const chosen = (wanted: string | undefined, text: string): unknown => toolFor(known, wanted, text)?.check('', 'en');
  expect(chosen(undefined, '{"game":"two"}')).toBe('2');
  expect(chosen('one', '{"game":"two"}')).toBe('1');
  for (const text of ['', 'null', '{}', '{"game":7}', '{"game":"three"}', '[]', '{"game":"__proto__"}'])
    expect(chosen(undefined, text)).toBeUndefined();
  // There is nothing to choose where only one game knows it.
  expect(toolFor(known.slice(0, 1), undefined, '')?.check('', 'en')).toBe('1');
  expect(toolFor(known, 'three', '')).toBeNull();
});

test('a table of the scene is printed in straight columns', () => {
  expect(
    columns([
      ['Who', 'Paws', 'gives'],
      ['Mirela', '2', 'green'],
      ['Jo', '', ''],
    ]),
  ).toEqual(['Who     Paws  gives', '------  ----  -----', 'Mirela  2     green', 'Jo']);
});
