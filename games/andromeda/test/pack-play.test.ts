/** Packs are played with: changed numbers of any piece that are accepted make a game that ends. */

import { FastChance, know, Runner, randomAnswer, readOptions } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { contentProblems } from '../content/packs/meaning.ts';
import { PIECES } from '../content/packs/shapes.ts';
import { STANDARD } from '../content/standard.ts';
import { sure } from '../rules/sure.ts';
// They read packs.
import '../files.ts';
import { andromeda } from '../game.ts';
import { fits } from '../rules/options.ts';

const seed = seedOf('andromeda packs in play');

/** One number somewhere inside a piece, a little more or less. */
function changeNumber(value: unknown, chance: FastChance): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value).filter((k) => k !== 'id');
  for (let tries = 0; tries < 4 && keys.length > 0; tries++) {
    const key = keys[chance.int(keys.length)];
    const at = value as Record<string, unknown>;
    if (typeof at[key] === 'number') {
      at[key] = Math.max(0, at[key] + chance.int(5) - 2);
      return true;
    }
    if (changeNumber(at[key], chance)) return true;
  }
  return false;
}

function play(pack: string, dealt: string): number {
  const chance = new FastChance(dealt);
  const runner = Runner.start(andromeda, readOptions(andromeda, { pack, length: 'short' }), 3, chance, false);
  const { state } = runner;
  const alphabet = new Set(andromeda.alphabet(state.pub.options, 3));
  let n = 0;
  for (; state.stack.length > 0; n++) {
    const seat = sure(state.flow.asked.find((a) => !state.flow.done.includes(a)));
    const answer = randomAnswer(andromeda, know(state, seat), seat, chance);
    for (const pick of answer) expect(alphabet.has(pick), pick).toBe(true);
    runner.answer(seat, answer);
    andromeda.invariants(state);
    if (n > 30_000) throw new Error(`no end: ${pack}`);
  }
  return n;
}

test(`changed numbers, seed ${seed}`, () => {
  const whole = STANDARD as unknown as Record<string, readonly { id: string }[]>;
  const keys = Object.keys(PIECES).filter((key) => key in whole);
  let played = 0;
  for (let i = 0; played < cases(12) && i < cases(200); i++) {
    const chance = new FastChance(`${seed} ${i}`);
    const changes: Record<string, object[]> = {};
    for (let c = 0; c < 12; c++) {
      const key = keys[chance.int(keys.length)];
      const item = structuredClone(whole[key][chance.int(whole[key].length)]);
      if (changeNumber(item, chance) && !(changes[key] ?? []).some((other) => (other as { id: string }).id === item.id))
        (changes[key] ??= []).push(item);
    }
    const pack = JSON.stringify({ game: 'andromeda', name: 'changed', ...changes });
    if (fits(readOptions(andromeda, { pack }), 3) !== null) continue;
    played++;
    expect(play(pack, `${seed} deal ${i}`), pack).toBeGreaterThan(0);
  }
  expect(played).toBeGreaterThanOrEqual(3);
});

test('the board is the same in every pack', () => {
  const moved = STANDARD.spaces.map((s) => (s.id === 'r5c1' ? { ...s, nebula: 6 } : s.id === 'r5c6' ? { ...s, nebula: 5 } : s));
  expect(contentProblems({ ...STANDARD, spaces: moved }).map((p) => p.problem)).toEqual(['board']);
});
