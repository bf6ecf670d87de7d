import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../contract.ts';
import { BadOption, fileOptions, readOptions } from '../options.ts';
import { scripted, tiny, USUAL } from './tiny.ts';

const read = (given: Record<string, unknown>): unknown => readOptions(tiny, given);

describe('options of a table', () => {
  test('are the usual ones where nothing is said', () => {
    expect(read({})).toEqual(USUAL);
  });

  test.each<[Record<string, unknown>, object]>([
    [{ goal: 3 }, { goal: 3 }],
    [{ goal: '1000' }, { goal: 1000 }],
    [{ mood: 'wild' }, { mood: 'wild' }],
    [{ extra: true }, { extra: true }],
    [{ extra: 'on' }, { extra: true }],
    [{ extra: 'true' }, { extra: true }],
    [{ extra: 'off' }, { extra: false }],
    [{ extra: 'false' }, { extra: false }],
  ])('are read from values and from text: %j', (given, want) => {
    expect(read(given)).toEqual({ ...USUAL, ...want });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ landing: 'race' }, "tiny has no option 'landing'; it has goal, mood, extra."],
    [{ mood: 'sad' }, "Option 'mood' must be one of calm, wild."],
    [{ mood: undefined }, "Option 'mood' must be one of calm, wild."],
    [{ mood: ['calm'] }, "Option 'mood' must be one of calm, wild."],
    [{ extra: 'maybe' }, "Option 'extra' must be on or off."],
    [{ extra: 1 }, "Option 'extra' must be on or off."],
    [{ goal: 2 }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: 1001 }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: 3.5 }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: '3.5' }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: '0x10' }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: '' }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: Number.NaN }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ goal: null }, "Option 'goal' must be a whole number from 3 to 1000."],
    [{ toString: 'x' }, "tiny has no option 'toString'; it has goal, mood, extra."],
    [JSON.parse('{"__proto__": 1}'), "tiny has no option '__proto__'; it has goal, mood, extra."],
  ])('that are none get one sentence: %j', (given, sentence) => {
    expect(() => read(given)).toThrow(BadOption);
    expect(() => read(given)).toThrow(sentence);
  });

  test('a text is taken as it is, up to its length', () => {
    const options = { map: { kind: 'text', most: 5, usual: 'abc' } };
    const texts = { ...scripted({}), options } as unknown as Game<Types>;
    expect(readOptions(texts, {})).toEqual({ map: 'abc' });
    for (const map of ['', 'on', '12345', '\u0000']) expect(readOptions(texts, { map })).toEqual({ map });
    for (const map of ['123456', 5, true, null, ['a'], {}])
      expect(() => readOptions(texts, { map })).toThrow("Option 'map' must be a text of at most 5 characters.");
  });

  test('a game without options says so', () => {
    expect(() => readOptions(scripted({}), { x: 1 })).toThrow("scripted has no option 'x'; it has none.");
  });
});

test('a file goes into the option that takes its kind, and the option that this one needs is set with it', () => {
  const game = scripted(
    {},
    {
      options: {
        size: { kind: 'number', min: 1, max: 3, usual: 1 },
        note: { kind: 'text', most: 9, usual: '' },
        pack: { kind: 'text', most: 9, usual: '', file: 'pack' },
        map: { kind: 'text', most: 9, usual: '', file: 'map', only: { option: 'zone', is: 'own' } },
      } as never,
    },
  );
  expect(fileOptions(game, 'pack', 'cards')).toEqual({ pack: 'cards' });
  expect(fileOptions(game, 'map', 'hills')).toEqual({ map: 'hills', zone: 'own' });
  expect(fileOptions(game, 'song', 'la')).toBeNull();
});
