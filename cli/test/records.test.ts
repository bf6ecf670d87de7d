import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstChoices, folder, run } from './run.ts';

interface Loose {
  [key: string | number]: Loose;
}

test('a saved match is replayed through any eyes and verified; a changed one is found out', async () => {
  const dir = folder();
  const file = join(dir, 'match.json');
  const played = await run(['play', 'rarities', '--bots', 'normal,easy', '--seed', 'records', '--save', file, '--name', 'Ada'], {
    input: firstChoices,
  });
  expect(played.out).toContain(`The replay file is ${file}.`);
  const told = played.out.split('\n').filter((line) => line.startsWith('You start with') || line.startsWith('Mission'));

  const [own, spectator, other, fine] = await Promise.all([
    run(['replay', file, '--seat', '1']),
    run(['replay', file, '--lang', 'de']),
    run(['replay', file, '--seat', '2']),
    run(['verify', file]),
  ]);
  for (const line of told) expect(own.out).toContain(line);
  expect(own.out).toContain('as seen by Ada');
  // What one seat was dealt is nobody else's business.
  expect(spectator.out).toContain('Der Plunder von Andromeda, als Publikum');
  expect(spectator.out).not.toContain('mit diesen Karten');
  expect(other.out).not.toContain(told.find((line) => line.startsWith('You start with')));
  expect(fine).toMatchObject({ code: 0, err: '' });
  expect(fine.out).toContain('Proved:');
  expect(fine.out).toContain('it came from a seed');
  expect((await run(['replay', file, '--seat', '5'])).code).toBe(2);

  const tampered = async (name: string, change: (record: Loose) => void): Promise<{ code: number | null; out: string; err: string }> => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Loose;
    change(record);
    const path = join(dir, name);
    writeFileSync(path, JSON.stringify(record));
    return run(['verify', path]);
  };
  const set = (o: Loose, key: string, value: unknown): void => {
    (o as unknown as Record<string, unknown>)[key] = value;
  };
  const results = await Promise.all([
    tampered('seed.json', (r) => set(r.source, 'seed', 'another')),
    tampered('outcome.json', (r) => set(r.outcome, 'ranks', [1, 1, 1, 1])),
    tampered('answer.json', (r) => set(r.entries[1].act, 'answer', ['enough'])),
    tampered('event.json', (r) => set(r.entries[0].told[0].event, 'kind', 'limit')),
    tampered('rules.json', (r) => set(r.entries[3], 'rules', 'older')),
    tampered('options.json', (r) => set(r.terms.options, 'landing', 'never')),
  ]);
  for (const { code, out, err } of results) {
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('Findings:');
    expect(out).toContain('This replay file is not valid.');
  }
  const foreign = await tampered('game.json', (r) => set(r.terms, 'game', 'chess'));
  expect(foreign).toMatchObject({ code: 2, err: "This replay file is of the game 'chess', which is not installed.\n" });
  // Tampered stories are still told, and escape sequences in names stay inside the file.
  await tampered('story.json', (r) => {
    set(r.entries[0].told[0].event, 'kind', 'gone');
    set(r, 'names', ['\u001b[31mRed', 'B', 'C', 'D']);
  });
  const story = await run(['replay', join(dir, 'story.json')]);
  expect(story).toMatchObject({ code: 0, err: '' });
  expect(story.out).toContain('(gone)');
  expect(story.out).not.toContain('\u001b');
});

test('an unfinished match is saved, and may be saved over', async () => {
  const file = join(folder(), 'match.json');
  for (let i = 0; i < 2; i++) {
    const { code, out } = await run(['play', 'rarities', '--seed', '1', '--save', file], { input: '1\n' });
    expect(code).toBe(0);
    expect(out).toContain('The game is unfinished.');
  }
  const verified = await run(['verify', file, '--lang', 'de']);
  expect(verified.code).toBe(0);
  expect(verified.out).toContain('Die Partie wurde nicht beendet.');
});
