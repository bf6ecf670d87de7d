/**
 * Zones of ours are as fair as bots/STRENGTH.md says: half of the humans get out, within 5 points, when `hard` bots play. Such a figure
 * needs hundreds of games, so it is measured in the deep run alone.
 */
import { type Cartridge, fileOptions, readOptions, shareOf, type Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { loadReport } from '@starboard/registry/reports';
import { expect, test } from 'vitest';
import { cases, seedOf } from '../../kernel/conformance/cases.ts';
import { playBatch } from '../rounds.ts';

const seed = seedOf('zones of ours');
const { game, mind, files }: Cartridge<Types> = await loadGame('aliens');
const collector = await loadReport('aliens');
/** As in bots/STRENGTH.md. */
const budget = { iterations: 40 };
const [TARGET, WITHIN] = [0.5, 0.05];

test.skipIf(cases(1) < 100).each([
  ['noether', 4, 4],
  ['meitner', 6, 2],
  ['hypatia', 8, 1],
  ['herschel', 12, 1],
] as const)('%s: with %i strong bots half of the humans get out, as far as the games played can tell', (id, players, share) => {
  const text = files?.zone.examples?.('en').find((example) => example.id === id)?.text ?? '';
  const options = readOptions(game, { ...files?.zone.suits?.(text), ...fileOptions(game, 'zone', text) });
  const bots = Array.from({ length: players }, () => 'hard' as const);
  const to = cases(share);
  const { counts, games } = playBatch({ game, mind }, { options, players, bots, rotate: false, seed, budget, from: 0, to }, () => false, collector);
  expect(games).toBe(to);
  const ratio = collector?.balance?.(structuredClone(counts));
  const { low, high } = shareOf(ratio!);
  expect(low, `${id}, seed ${seed}`).toBeLessThan(TARGET + WITHIN);
  expect(high, `${id}, seed ${seed}`).toBeGreaterThan(TARGET - WITHIN);
});
