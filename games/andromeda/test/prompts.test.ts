/** Section 28: questions are those of the table of decisions, go to the right seat, and are few (N299, N300). */

import { FastChance, Match, readOptions, walk } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatFor } from '../rules/asking.ts';
import { sure } from '../rules/sure.ts';
import type { Andromeda, Options } from '../rules/types.ts';

/** Questions by label, with their row in the table of decisions. */
const TABLE: Readonly<Record<string, string>> = {
  factions: 'D1',
  destinies: 'D2',
  turn: 'D3',
  choose: 'D4, D22',
  module: 'D5, D6',
  build: 'D7',
  upgrade: 'D8',
  develop: 'D9, D34',
  pay: 'D10',
  gain: 'D11',
  lose: 'D12',
  moon: 'D13',
  dock: 'D14',
  discard: 'D15',
  keep: 'D15',
  track: 'D16',
  discovery: 'D17',
  leader: 'D18',
  repair: 'D19',
  'damage-module': 'D20',
  'damage-ship': 'D20',
  tip: 'D20',
  trade: 'D21',
  swap: 'D21',
  'move-ship': 'D21',
  activate: 'D21',
  'activate-region': 'D21',
  recall: 'D21',
  void: 'D24',
  mech: 'D25',
  raid: 'D26',
  bring: 'D27',
  diplomacy: 'D28',
  truce: 'D29',
  prepare: 'D23, D30',
  reroll: 'D31',
  maneuver: 'D32',
  spare: 'D33',
  return: 'D35',
  reactor: 'D35',
  triggers: 'D36',
  ability: 'D21, D36',
  closing: 'D37',
  'c-develop': 'D38',
  'c-module': 'D38',
  'c-moon': 'D38',
  'c-repair': 'D38',
  collective: 'D38',
  strategies: 'D38',
  'pull-ships': 'D20, D38',
  'advance-raiders': 'D26, D38',
  'remove-raider': 'D26',
  'extra-turn': 'D39',
  steal: 'D40',
};
/** Asked only of the active player. */
const OWN_TURN = ['turn', 'extra-turn', 'closing', 'return', 'reactor', 'void', 'mech'];

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [3, {}],
  [5, { events: 'twilight', moons: 'all' }],
  [1, { collective: 'prism' }],
  [2, { events: 'void', special: true, collective: 'halcyon' }],
];

test('N299, N300: nothing is asked but what the table of decisions has, and a typical launch turn asks at most six times', () => {
  const seed = seedOf('andromeda prompts');
  const launches: number[] = [];
  const unknown = new Set<string>();
  for (const [g, [seats, options]] of TABLES.entries()) {
    const chance = new FastChance(`${seed} ${g}`);
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, options), seats, new FastChance(`${seed} deal ${g}`));
    let turn = 0;
    let asked = 0;
    let launched = false;
    while (!match.over) {
      const { flow, pub } = match.state;
      const seat = sure(flow.asked.find((s) => !flow.done.includes(s)));
      if (pub.turn.n !== turn) {
        if (launched) launches.push(asked);
        turn = pub.turn.n;
        asked = 0;
        launched = false;
      }
      if (TABLE[flow.label] === undefined) unknown.add(flow.label);
      if (OWN_TURN.includes(flow.label)) expect(seat, flow.label).toBe(seatFor(pub, pub.turn.active));
      // N228: the seat that answers for the Collective holds the lens.
      if (flow.onBehalf !== null) expect(seat, `${flow.label} on behalf`).toBe(pub.turn.lens);
      const answer = walk(andromeda, match.know(seat), seat, (c) => {
        // Free actions are taken of one's own will: nobody asks for them.
        const open = c.picks.filter((p) => !p.startsWith('free '));
        return open[chance.int(open.length)];
      });
      if (turn > 0 && seat === pub.turn.active) {
        asked++;
        if (flow.label === 'turn') launched = answer[0] !== 'return';
      }
      match.answer(seat, answer);
    }
  }
  expect([...unknown], `seed ${seed}`).toEqual([]);
  const sorted = launches.toSorted((a, b) => a - b);
  expect(launches.length).toBeGreaterThan(100);
  expect(sorted[Math.floor(sorted.length / 2)], `seed ${seed}`).toBeLessThanOrEqual(6);
  expect(sorted[Math.floor(sorted.length * 0.75)], `seed ${seed}`).toBeLessThanOrEqual(6);
}, 60_000);
