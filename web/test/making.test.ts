/** What the form of a new table shows: chairs that the options allow, advice, files. */
import type { FileTool, Game, Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { planFor, seatNames } from '../src/pages/make/chair-plan.ts';
import { advised, chairsFor, counts, examined, fileWanted, specsOf, usualOptions } from '../src/play/making.ts';

const { game, files } = await loadGame('aliens');
const usual = usualOptions(game, 'online');
const ring = JSON.stringify({ name: 'Ring', author: 'Juno', players: [2, 4], rows: ['H##A', '#oo#', '##1#'] });

describe('chairs', () => {
  test('E5: more than eight only with the White Edition, and the reason is there', () => {
    const { possible, refused } = chairsFor(game, usual);
    expect(possible).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(refused).toMatchObject([{ seats: [9, 10, 11, 12, 13, 14, 15, 16], why: { rule: 'E5', why: 'white-needed' } }]);
    expect(chairsFor(game, { ...usual, white: true })).toEqual({ possible: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], refused: [] });
  });

  test('where no number goes, the number is not what is wrong: all are there to choose', () => {
    const { possible, refused } = chairsFor(game, { ...usual, B6: true });
    expect([possible.length, refused]).toEqual([15, []]);
  });

  test('a game that says nothing about chairs allows all it has', () => {
    const { fits: _, ...plain } = game;
    expect(chairsFor(plain as Game<Types>, usual).possible).toHaveLength(15);
  });
});

test('every bot has a name of its own, at the largest table and beside people who are called after stars', () => {
  for (const people of [['Ada'], ['Vela'], ['Thuban', 'Mira', 'Spica']]) {
    const chairs = planFor('hotseat', 16).map((chair, i) =>
      i < people.length ? { kind: 'person' as const, name: people[i] } : { ...chair, kind: 'hard' as const },
    );
    const names = seatNames(chairs);
    expect(names.slice(0, people.length)).toEqual(people);
    expect(new Set(names).size).toBe(16);
    expect(names).not.toContain('');
  }
});

describe('advice', () => {
  test('E2: said in the reader’s language, with its rule', () => {
    const [one, ...more] = advised({ game, words: game.words.de }, usual, 3);
    expect([one.rule, more]).toEqual(['E2', []]);
    expect(one.phrase.join('')).toContain('Die Zone GALILEI ist für 4 bis 8 Personen gedacht.');
    expect(advised({ game, words: game.words.en }, usual, 4)).toEqual([]);
  });

  test('none where the table cannot be made anyway', () => {
    expect(advised({ game, words: game.words.en }, { ...usual, zone: 'own' }, 3)).toEqual([]);
  });
});

describe('files', () => {
  const zone = files!.zone as FileTool;

  test('an option counts where another says so, and then its file is wanted', () => {
    expect(counts(specsOf(game).ownZone, usual)).toBe(false);
    expect(fileWanted(game, usual)).toBeNull();
    expect(counts(specsOf(game).ownZone, { ...usual, zone: 'own' })).toBe(true);
    expect(fileWanted(game, { ...usual, zone: 'own' })).toBe('ownZone');
    expect(fileWanted(game, { ...usual, zone: 'own', ownZone: ring })).toBeNull();
    expect(fileWanted(game, { ...usual, scenario: 'own' })).toBe('ownScenario');
  });

  test('every file option names a kind of file that the game has', () => {
    for (const spec of Object.values(specsOf(game))) if (spec.kind === 'text' && spec.file !== undefined) expect(files).toHaveProperty(spec.file);
  });

  test('a good file says what it is, and any other why it is none', () => {
    expect(examined(zone, ring, 'en')).toMatchObject({ about: ['Ring by Juno, for 2 to 4 players', expect.any(String)], problems: [] });
    expect(examined(zone, 'hello', 'en')).toEqual({ about: [], problems: ['This is not a zone file: it is not JSON.'] });
    expect(examined(zone, ring.replace('##1#', '....'), 'de').problems).toHaveLength(1);
  });
});
