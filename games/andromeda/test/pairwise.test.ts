/** Whole games at random: every pair of option values is played together, every faction and every commander takes part. */
import { FastChance, type Game, know, Runner, randomAnswer, readOptions } from '@starboard/kernel';
import { cases, checks, runCheck, seedOf, testTables } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { fits } from '../rules/options.ts';
import { sure } from '../rules/sure.ts';
import type { Andromeda, Options } from '../rules/types.ts';

const seed = seedOf('andromeda pairwise');
const game: Game<Andromeda> = andromeda;

type Row = { seats: number } & Omit<Options, 'pack'>;
const VALUES: { readonly [K in keyof Row]: readonly Row[K][] } = {
  seats: [1, 2, 3, 4, 5],
  length: ['short', 'medium', 'long'],
  events: ['aurora', 'twilight', 'void'],
  moons: ['base', 'ancient', 'all'],
  artifacts: ['auto', 'on', 'off'],
  special: [false, true],
  destiny: [false, true],
  escalation: [false, true],
  collective: ['none', 'halcyon', 'brax', 'ovid', 'mantis', 'loom', 'prism', 'tyrant', 'hive', 'null', 'rank1', 'rank2', 'rank3'],
};
const KEYS = Object.keys(VALUES) as (keyof Row)[];

const allowed = ({ seats, ...options }: Row): boolean => fits({ ...options, pack: '' }, seats) === null;
const pairsOf = (row: Row): string[] => KEYS.flatMap((a, i) => KEYS.slice(i + 1).map((b) => `${a}=${row[a]} ${b}=${row[b]}`));

/** Rows at random, each the best of some for the pairs that are still missing, until all that go together are there. */
function covering(chance: FastChance): Row[] {
  const random = (): Row => Object.fromEntries(KEYS.map((key) => [key, VALUES[key][chance.int(VALUES[key].length)]])) as unknown as Row;
  const missing = new Set<string>();
  for (let i = 0; i < 6000; i++) {
    const row = random();
    if (allowed(row)) for (const pair of pairsOf(row)) missing.add(pair);
  }
  const rows: Row[] = [];
  while (missing.size > 0) {
    let best: Row | null = null;
    let most = 0;
    for (let i = 0; i < 200; i++) {
      const row = random();
      if (!allowed(row)) continue;
      const n = pairsOf(row).filter((pair) => missing.has(pair)).length;
      if (n > most) [best, most] = [row, n];
    }
    if (best === null) continue;
    rows.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return rows;
}

/** A game to its end, whole after every answer. */
function play(row: Row, dealt: number, factions: readonly number[] = []): Runner<Andromeda> {
  const { seats, ...options } = row;
  const chance = new FastChance(dealt);
  const runner = Runner.start(game, readOptions(game, options), seats, chance, false);
  const s = runner.state;
  factions.forEach((f, seat) => {
    s.mine[seat].offer = [f];
  });
  for (let n = 0; s.stack.length > 0; n++) {
    const seat = sure(s.flow.asked.find((a) => !s.flow.done.includes(a)));
    runner.answer(seat, randomAnswer(game, know(s, seat), seat, chance));
    game.invariants(s);
    if (n > 20_000) throw new Error(`no end, seed ${dealt}: ${JSON.stringify(row)}`);
  }
  return runner;
}

test(`every pair of options, seed ${seed}`, () => {
  const rows = covering(new FastChance(seed));
  expect(rows.length).toBeGreaterThanOrEqual(39);
  rows.forEach((row, i) => {
    const { state } = play(row, seed + i);
    expect(game.outcome(state).scores, JSON.stringify(row)).toHaveLength(row.seats);
  });
});

test(`every faction wins something, seed ${seed}`, () => {
  const plain: Row = {
    seats: 3,
    length: 'short',
    events: 'aurora',
    moons: 'base',
    artifacts: 'auto',
    special: false,
    destiny: true,
    escalation: true,
    collective: 'none',
  };
  for (let f = 0; f < 15; f++) {
    const { state } = play(plain, seed + f, [f, (f + 5) % 15, (f + 10) % 15]);
    expect(state.pub.sides[0].faction).toBe(f);
    expect(state.pub.sides[0].vp).toBeGreaterThan(0);
  }
});

test(`some of the pairs keep every promise of the contract, seed ${seed}`, () => {
  const rows = covering(new FastChance(seed));
  const chance = new FastChance(seed + 1);
  for (let i = 0; i < cases(1); i++) {
    const { seats, ...options } = rows[chance.int(rows.length)];
    for (const table of testTables(game, { games: 1, moments: 2, optionSets: [options], seats: [seats] }))
      for (const check of Object.values(checks)) expect(runCheck(check, table, seed + i), `${check.name}: ${table.name}`).toBeNull();
  }
});
