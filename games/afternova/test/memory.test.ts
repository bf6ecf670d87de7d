/** What a seat remembers from one turn to the next, and what can be said at all. */
import { readOptions, seatAt } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { noGems } from '../rules/gems.ts';

const options = readOptions(afternova, {});
const [you, other] = [seatAt(0), seatAt(1)];

test('what was called, proposed, refused and turned down belongs to one turn', () => {
  const fresh = afternova.blank(options, 3, you);
  const full = afternova.blank(options, 3, you);
  full.called = [1];
  full.refused = [{ seat: other, more: noGems(), less: noGems() }];
  full.declined = [noGems()];
  expect(afternova.remember(full, { kind: 'turn', seat: other, n: 2 }, you)).toEqual(fresh);
});

test('Q44: every version of a contract can be objected to, the first as well', () => {
  const alphabet: readonly string[] = afternova.alphabet(options, 3);
  for (const verb of ['agree', 'refuse', 'object']) expect(alphabet).toContain(`${verb} 1`);
});
