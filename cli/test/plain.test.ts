import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTyped } from '../plain.ts';
import { firstChoices, folder, run } from './run.ts';

const play = ['play', 'rarities', '--plain', '--bots', 'easy', '--seed', 'plain test'];

describe('a whole game, line by line', () => {
  test.each([
    ['en', /wins with three complete sets\./, / {2}4\. .*score \d/],
    ['de', /gewinnt mit drei vollständigen Sätzen\./, / {2}4\. .*Wertung \d/],
  ])('is played to the end by a script (%s)', async (lang, ending, last) => {
    const { code, out, err } = await run([...play, '--lang', lang], { input: firstChoices });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(ending);
    expect(out).toMatch(last);
    // Nothing but text: no colours, no cursor.
    expect(out).not.toContain('\u001b');
  });

  test('is the same again with the same seed, whatever the language and however long the bots think', async () => {
    const dir = folder();
    const [a, b] = [join(dir, 'a.json'), join(dir, 'b.json')];
    const args = (file: string, lang: string): string[] => [
      'play',
      '--bots',
      'hard,normal',
      '--iterations',
      '20',
      '--seed',
      's',
      '--save',
      file,
      '--lang',
      lang,
    ];
    const input = '1\n'.repeat(25);
    const [first, second] = await Promise.all([run(args(a, 'en'), { input }), run(args(b, 'de'), { input })]);
    expect(first.out).toContain(`The replay file is ${a}.`);
    expect(second.code).toBe(0);
    const record = (file: string): object => ({ ...JSON.parse(readFileSync(file, 'utf8')), names: [] });
    expect(record(a)).toEqual(record(b));
  });

  test('a race is possible too, and no deadline hurries a script', async () => {
    const { code, out } = await run([...play, '--option', 'landing=race'], { input: firstChoices });
    expect(code).toBe(0);
    expect(out).toMatch(/^Landing: Race/m);
    expect(out).toMatch(/wins with three complete sets/);
  });
});

describe('what may be typed', () => {
  test('help, why, rule, scene, log, an unknown word, a number too large, and the end of the input', async () => {
    const input = 'help\nwhy\nrule\nrule r12\nrule R99\nscene\nback\nundo\nnonsense\n99\nlog\n';
    const { code, out, err } = await run([...play, '--option', 'begins=1'], { input });
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Type a number or a place on the map.');
    expect(out).toContain('Draw from your own hand: You cannot draw from your own hand. (R12)');
    expect(out).toMatch(/^R11: /m);
    expect(out).toMatch(/^R12: /m);
    expect(out).toContain('There is no rule R99.');
    expect(out.match(/^Home planets$/gm)).toHaveLength(2);
    expect(out).toContain('This is the first step of your move.');
    expect(out).toContain('Nothing to undo');
    expect(out).toContain('"nonsense" is not a command.');
    expect(out).toContain('Type a number from 1 to 3');
    expect(out.match(/^You start with/gm)).toHaveLength(2);
    expect(out.trim().endsWith('The game is unfinished.')).toBe(true);
  });

  test('quit, and another language in the middle', async () => {
    const { code, out } = await run([...play, '--option', 'begins=1'], { input: 'lang de\nwarum\nende\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Aus wessen Hand ziehst du?');
    expect(out).toContain('Geht gerade nicht:');
    expect(out.trim().endsWith('Die Partie ist nicht zu Ende gespielt.')).toBe(true);
  });

  test('a greyed choice by its number says why; save says where', async () => {
    const file = join(folder(), 'x.json');
    const { out } = await run([...play, '--option', 'begins=1'], { input: `4\nsave ${file}\nsave\nsave /no/where/x\nquit\n` });
    expect(out).toContain('You cannot draw from your own hand. (R12)');
    expect(out).toContain(`The replay file is ${file}.`);
    expect(out).toContain('Where to? Type: save FILE.');
    expect(out).toContain("'/no/where/x' cannot be written.");
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('starboard/record');
  });

  test('a choice by its own name, and why not', async () => {
    const { out } = await run([...play, '--option', 'begins=1'], { input: 'Draw 0\ndraw 2\nquit\n' });
    expect(out).toContain('You cannot draw from your own hand. (R12)');
    expect(out).toMatch(/You explore portal 4 and draw .* from Orin[.!]/);
  });

  const aliens = ['play', 'aliens', '--plain', '--bots', 'easy', '--seed', 'names'];

  test('a very long list is cut, and a heading shows its part of it', async () => {
    const { out } = await run(aliens, { input: '1\nColumn D\n'.repeat(30) });
    expect(out).toMatch(/… and \d{3} more: type a name such as [A-W]\d\d, or "Column [A-W]" for that part of the list\./);
    expect(out).toMatch(/^ {2}\d{2,3} {2}Noise in D14/m);
    // Numbers are those of the whole list.
    const [, number] = /^ {2}(\d{2,3}) {2}Noise in D14/m.exec(out) ?? [];
    expect(Number(number)).toBeGreaterThan(12);
    expect(out).not.toMatch(/^ {2}100 /m);
  });

  test('a real place that cannot be chosen gets its reason', async () => {
    const far = await run([...aliens, '--lang', 'de'], { input: 'a3\nKapsel 1\nRettungskapsel 1\nx99\nende\n' });
    // A real place gets its reason, another word does not.
    expect(far.out.match(/\(E7\)|\(E9\)/g)).toHaveLength(3);
    expect(far.out.match(/gibt es nicht\. Tippe/g)).toHaveLength(1);
  });

  test('both languages are understood, whichever is spoken', () => {
    expect(parseTyped(' 7 ')).toEqual({ number: 7 });
    expect(parseTyped('Rule R12')).toEqual({ command: 'rule', rest: 'R12' });
    expect(parseTyped('RÜCKGÄNGIG')).toEqual({ command: 'undo', rest: '' });
    expect(parseTyped('speichern mein spiel.json')).toEqual({ command: 'save', rest: 'mein spiel.json' });
    for (const nothing of ['', '-1', '1.5', 'ru', '٣', '12345']) expect(parseTyped(nothing)).toBeNull();
  });
});

describe('language and table', () => {
  test('the language follows the system', async () => {
    const { out } = await run(['games'], { env: { LANG: 'de_AT.UTF-8' } });
    expect(out).toContain('Der Plunder von Andromeda');
    const posix = await run(['games'], { env: { LC_ALL: 'C', LANG: 'de_DE.UTF-8' } });
    expect(posix.out).toContain('The Curious Rarities from Andromeda');
  });

  test('a game for one is played alone, with nobody else named', async () => {
    const { code, out } = await run(['play', 'andromeda', '--plain', '--players', '1', '--seed', 'alone'], { input: '1\n1\nquit\n' });
    expect(code).toBe(0);
    expect(out).toContain('The Collective is led by ');
    expect(out).toContain('Which ship do you launch?');
  });

  test('alone among bots the game chooses its own options, unless somebody else did', async () => {
    const [quiet, chosen] = [join(folder(), 'quiet.json'), join(folder(), 'chosen.json')];
    const landing = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).terms.options.landing;
    const usual = await run([...play, '--seat', '2', '--save', quiet], { input: '' });
    expect(usual.out).toContain('Juno (easy), Guest (you), Orin (easy), Vega (easy)');
    // What is usual is not worth a line.
    expect(usual.out).not.toMatch(/landing/i);
    expect(landing(quiet)).toBe('sealed');
    const other = await run([...play, '--landing', 'open', '--memory-aid', 'on', '--lang', 'de', '--save', chosen], { input: '' });
    expect(other.out).toMatch(/^Landen: .*; Merkhilfe: an\.$/m);
    expect(landing(chosen)).toBe('open');
  });
});
