import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, run } from './run.ts';

/** Each of these gives one sentence on the error stream and exit code 2. */
function table(dir: string): readonly (readonly string[])[] {
  const file = (name: string): string => join(dir, name);
  return [
    ['fly'],
    ['--nonsense'],
    ['help', 'fly'],
    ['play', 'chess'],
    ['play', 'rarities', 'twice'],
    ['play', 'rarities', '--nonsense'],
    ['play', 'rarities', '--players'],
    ['play', 'rarities', '--players', '--plain'],
    ['play', 'rarities', '--players', '2'],
    ['play', 'rarities', '--players', '7'],
    ['play', 'rarities', '--players', 'four'],
    ['play', 'rarities', '--players', '-4'],
    ['play', 'rarities', '--players', '4', '--players', '5'],
    ['play', 'rarities', '--bots', 'genius'],
    ['play', 'rarities', '--bots', 'easy,easy,easy,easy,easy'],
    ['play', 'rarities', '--seat', '0'],
    ['play', 'rarities', '--seat', '5'],
    ['play', 'rarities', '--seed', 'x'.repeat(201)],
    ['play', 'rarities', '--lang', 'fr'],
    ['play', 'rarities', '--lang'],
    ['play', 'rarities', '--plain=yes'],
    ['play', 'rarities', '--name', ''],
    ['play', 'rarities', '--name', 'x'.repeat(17)],
    ['play', 'rarities', '--iterations', '0'],
    ['play', 'rarities', '--landing-seconds', '1'],
    ['play', 'rarities', '--option', 'landing'],
    ['play', 'rarities', '--option', 'landing=never'],
    ['play', 'rarities', '--option', 'weather=fine'],
    ['play', 'rarities', '--option', '__proto__=1'],
    ['play', 'rarities', '--option', 'landingSeconds=1'],
    ['play', 'rarities', '--option', 'memoryAid=perhaps'],
    ['play', 'rarities', '--option', 'begins=6'],
    ['play', 'rarities', '--save', '/no/such/folder/x.json'],
    ['play', 'rarities', '--save', dir],
    ['play', 'rarities', '--save', file('letter.txt')],
    ['simulate'],
    ['simulate', 'chess'],
    ['simulate', 'rarities', '--games', '0'],
    ['simulate', 'rarities', '--games', '1e3'],
    ['simulate', 'rarities', '--bots', 'easy,'],
    ['simulate', 'rarities', '--iterations', 'many'],
    ['simulate', 'rarities', '--landing', 'never'],
    ['simulate', 'rarities', '--landing'],
    ['simulate', 'chess', '--landing', 'sealed'],
    ['simulate', 'rarities', '--report', '/no/such/folder/x.html'],
    ['simulate', 'rarities', '--report', dir],
    ['replay'],
    ['replay', file('missing.json')],
    ['replay', dir],
    ['replay', file('letter.txt')],
    ['replay', file('huge.json')],
    ['verify'],
    ['verify', file('missing.json')],
    ['verify', '/dev/zero'],
    ['verify', file('empty.json')],
    ['verify', file('list.json')],
    ['verify', file('binary.json')],
    ['rules'],
    ['rules', 'chess'],
    ['rules', 'rarities', 'R99'],
    ['rules', 'rarities', 'constructor'],
    ['games', 'rarities'],
  ];
}

test('bad input gets one sentence and exit code 2, in both languages', async () => {
  const dir = folder();
  writeFileSync(join(dir, 'letter.txt'), 'Dear Juno,\n');
  writeFileSync(join(dir, 'empty.json'), '');
  writeFileSync(join(dir, 'list.json'), '[1, 2, 3]');
  writeFileSync(join(dir, 'binary.json'), Buffer.from(Array.from({ length: 512 }, (_, i) => i % 256)));
  writeFileSync(join(dir, 'huge.json'), '');
  truncateSync(join(dir, 'huge.json'), 65 * 2 ** 20);
  mkdirSync(join(dir, 'sub'));
  const waiting = table(dir).map((args, i) => ({ args, lang: i % 2 === 0 ? 'en' : 'de' }));
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { args, lang } = next;
      const { code, out, err } = await run(args, { env: { LANG: lang }, input: '1\n' });
      const one = /^[^\n]{8,400}[.?!]\n$/.test(err) && !/\bat .*:\d+:\d+|Error\b/.test(err);
      if (code !== 2 || out !== '' || !one) wrong.push(`${args.join(' ').slice(0, 80)} → ${code}: ${err}${out.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(wrong).toEqual([]);
});

test('what is not wrong: versions, helps, a closed pipe', async () => {
  expect(await run(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
  const bare = await run([]);
  expect(bare).toEqual(await run(['help']));
  for (const name of ['play', 'simulate', 'replay', 'verify', 'rules', 'bench', 'games', 'help']) expect(bare.out).toContain(`starboard ${name}`);
  expect((await run(['simulate', '--help'])).out).toContain('--rotate');
  expect((await run(['help', 'simulate', '--lang', 'de'])).out).toContain('Lässt Bots');
});
