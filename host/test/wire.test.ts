/** Messages that are checked by hand are accepted and refused exactly as by the schema. */
import { FastChance } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { clientMessage, readClientMessage } from '../index.ts';

/** Things that are nearly right, of every kind. */
const ODD: readonly string[] = [
  'null', 'true', '0', '-0', '1.5', '1e21', '9007199254740991', '9007199254740992', '-9007199254740991', '""', '"short"', '"12345678"',
  '"just-long_enough"', '"no spaces!"', '"12345678\\n"', '[]', '{}', '["a"]', '["a",1]', '[null]', '[["a"]]', `["${'x'.repeat(200)}"]`,
  `["${'x'.repeat(201)}"]`, `[${'"a",'.repeat(999)}"a"]`, `[${'"a",'.repeat(1000)}"a"]`, `"${'y'.repeat(64)}"`, `"${'y'.repeat(65)}"`, '"answer"', '"undo"',
]; // biome-ignore format: a list to choose from
const NAMES = ['t', 'id', 'question', 'answer', 'more', '__proto__', 'constructor'];
const GOOD: Readonly<Record<string, string>> = { t: '"answer"', id: '"an-id-of-mine"', question: '7', answer: '["draw 2"]' };

test('an answer is accepted exactly where the schema accepts it', () => {
  const seed = seedOf('said');
  const chance = new FastChance(seed);
  let accepted = 0;
  for (let i = 0; i < cases(20_000); i++) {
    const members = new Map(Object.entries(GOOD));
    for (let changes = chance.int(3); changes > 0; changes--) {
      const name = NAMES[chance.int(NAMES.length)];
      if (chance.int(6) === 0) members.delete(name);
      else members.set(name, ODD[chance.int(ODD.length)]);
    }
    const text = chance.int(50) === 0 ? ODD[chance.int(ODD.length)] : `{${[...members].map(([k, v]) => `"${k}":${v}`).join(',')}}`;
    const by = clientMessage.safeParse(JSON.parse(text));
    expect(readClientMessage(JSON.parse(text)), `${text} (seed ${seed})`).toEqual(by.success ? by.data : null);
    if (by.success) accepted++;
  }
  expect(accepted).toBeGreaterThan(0);
});
