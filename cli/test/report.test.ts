/** `simulate --report`: a self-contained, well-formed page, the same for the same seed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, Plan } from '@starboard/bots';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { reportPage } from '../report/page.ts';
import { commandOf } from '../report/repeat.ts';
import { platformWords } from '../words.ts';
import { folder, interrupted, run } from './run.ts';

const args = ['simulate', 'rarities', '--players', '4', '--games', '12', '--bots', 'normal,easy,random', '--rotate', '--seed', '7'];

/** Walks the page as a strict reader would: everything closed in order, every attribute quoted, no id twice. */
function parse(html: string): { readonly ids: readonly string[]; readonly tags: readonly string[]; readonly text: string } {
  const ids: string[] = [];
  const tags: string[] = [];
  const open: string[] = [];
  let text = '';
  const [doctype, ...rest] = html.split('\n');
  expect(doctype).toBe('<!doctype html>');
  const page = rest.join('\n').trim();
  const token = /<style>([^<]*)<\/style>|<\/([a-z][a-z0-9]*)>|<([a-z][a-zA-Z0-9]*)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|([^<]+)/y;
  while (token.lastIndex < page.length) {
    const at = token.lastIndex;
    const found = token.exec(page);
    if (found === null) throw new Error(`not well formed at: ${page.slice(at, at + 80)}`);
    const [, style, closing, name, attributes, empty, said] = found;
    if (said !== undefined) {
      expect(said).not.toMatch(/>|&(?!(?:amp|lt|gt|quot|#x27|#\d+);)/);
      text += said;
    } else if (closing !== undefined) expect(open.pop()).toBe(closing);
    else if (style === undefined) {
      tags.push(name);
      const id = / id="([^"]*)"/.exec(attributes)?.[1];
      if (id !== undefined) ids.push(id);
      if (empty === '') open.push(name);
      else expect(['meta', 'path', 'rect']).toContain(name);
    }
  }
  expect(open).toEqual([]);
  return { ids, tags, text };
}

test('the page is well formed, stands alone and follows from the seed', async () => {
  const dir = folder();
  mkdirSync(join(dir, 'again'));
  const [first, second] = [join(dir, 'out.html'), join(dir, 'again', 'out.html')];
  const [a, b] = await Promise.all([run([...args, '--report', first]), run([...args, '--report', second, '--json'])]);
  expect(a).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`The report is in ${first}.`) });
  expect(JSON.parse(b.out)).toMatchObject({ games: 12, seed: 7 });
  const html = readFileSync(first, 'utf8');
  expect(readFileSync(second, 'utf8')).toBe(html);
  const { ids, tags, text } = parse(html);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) for (const one of id.split(' ')) expect(ids).toContain(one);
  // Nothing from anywhere else, nothing that runs.
  expect(html).not.toMatch(/https?:|\/\/[a-z]|url\(|@import|src=|href=|javascript:/i);
  for (const tag of ['script', 'link', 'img', 'iframe', 'a']) expect(tags).not.toContain(tag);
  // Every plot in two sizes, and as a table.
  const plots = tags.filter((t) => t === 'details').length;
  expect(html.match(/<svg class="pl"/g)?.length).toBe(2 * plots);
  expect(tags.filter((t) => t === 'table').length).toBe(plots + 1);
  // Both schemes, for the page and for the plots.
  expect(html.match(/@media \(prefers-color-scheme: light\)/g)?.length).toBe(2);
  expect(html).not.toContain('data-theme');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  for (const said of ['Wins by seat', 'Wins by level', 'Missions per game', 'Moves per game', 'What ends a mission']) expect(text).toContain(said);
  // No file is left half-made beside it.
  expect(readdirSync(dir).sort()).toEqual(['again', 'out.html']);
});

test('the command on the page plays the same again, options as flags included', async () => {
  const dir = folder();
  const file = join(dir, 'my report.html');
  const given = [...args, '--landing', 'sealed', '--landingSeconds', '9', '--memory-aid', 'on', '--lang', 'de', '--report', file];
  writeFileSync(file, 'what was here before');
  expect(await run(given)).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Der Bericht ist in ${file}.`) });
  const html = readFileSync(file, 'utf8');
  const { text } = parse(html);
  expect(html).toContain('<html lang="de">');
  for (const said of ['Siege nach Platz', 'Was eine Mission beendet', 'Noch einmal laufen lassen']) expect(text).toContain(said);
  const shown = /<code>(.*?)<\/code>/.exec(html)?.[1] ?? '';
  const command = shown
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace('starboard ', '');
  expect(command).toBe(
    "simulate rarities --players 4 --games 12 --bots normal,easy,random --rotate --seed 7 --landing sealed --landing-seconds 9 --memory-aid on --lang de --report 'my report.html'",
  );
  mkdirSync(join(dir, 'again'));
  const again = join(dir, 'again', 'my report.html');
  await run(
    command
      .replace("'my report.html'", 'FILE')
      .split(' ')
      .map((word) => (word === 'FILE' ? again : word)),
  );
  expect(readFileSync(again, 'utf8')).toBe(html);
  // Another table is another page.
  const other = join(dir, 'again', 'other.html');
  await run([...given.slice(0, -1), other, '--landing', 'open']);
  expect(readFileSync(other, 'utf8')).toContain('--landing open');
});

test('interrupted, the page says so', async () => {
  const file = join(folder(), 'out.html');
  const args = ['simulate', 'rarities', '--games', '1000000', '--bots', 'random', '--json', '--report', file];
  const { code } = await interrupted(args, (done) => /"games":[1-9]/.test(done.out));
  expect(code).toBe(130);
  expect(parse(readFileSync(file, 'utf8')).text).toMatch(/The simulation was stopped after \d+ of 1000000 games\./);
});

test('a game without sections of its own has a page from the contract alone', async () => {
  const cartridge = await loadGame('rarities');
  const plan: Plan = { game: 'rarities', options: {}, games: 4, players: 2, bots: ['easy', 'easy'], rotate: false, seed: 5, budget: {} };
  const standing = { wins: 2, fair: 0.5, mean: 0.5, low: 0.15, high: 0.85 };
  const measured: Measured = {
    figures: {
      ...{ ...plan, planned: 4, wins: [2, 2], winsByBot: { easy: 4 }, bySeat: [standing, standing], byBot: { easy: { ...standing, mean: 1 } } },
      ...{ tally: {}, endings: { peace: 3, war: 1 }, decisions: 40, seconds: 1, decisionsPerSecond: 40 },
    },
    lengths: { 9: 2, 11: 2 },
    tallies: { unknown: { 3: 4 } },
    own: null,
  };
  const html = reportPage(measured, plan, cartridge, '/somewhere/out.html', { language: 'en', words: platformWords.en });
  const { text } = parse(html);
  for (const said of ['Wins by seat', 'Moves per game', 'unknown per game', 'How games end', 'peace']) expect(text).toContain(said);
  // One level has nobody to be compared with.
  expect(text).not.toContain('Wins by level');
  expect(text).not.toContain('Inside');
  expect(html).not.toContain('/somewhere');
});

test('an option named like a flag of the command is said by --option', () => {
  const specs = { seed: { kind: 'choice', of: ['a', 'b'], usual: 'a' }, dayLight: { kind: 'switch', usual: true } };
  const cartridge = { game: { id: 'garden', options: specs } } as unknown as AnyCartridge;
  const options = { seed: 'b', dayLight: false };
  const plan: Plan = {
    game: 'garden',
    options,
    games: 9,
    players: 3,
    bots: ['hard', 'easy', 'easy'],
    rotate: false,
    seed: 5,
    budget: { iterations: 50 },
  };
  expect(commandOf(plan, cartridge, "Ann's.html", 'en').join(' ')).toBe(
    "starboard simulate garden --players 3 --games 9 --bots hard,easy --seed 5 --iterations 50 --option seed=b --day-light off --lang en --report 'Ann'\\''s.html'",
  );
});
