/** Leak test L4 for every game, and proof that it notices leaks. */
import type { Game, Seat, Types } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { type Delay, drawnDelay, type MatchSetup, type Settings, type Snapshot } from '../index.ts';
import { Crowd } from './crowd.ts';
import { type Leak, l4 } from './l4.ts';
import { anyGame, MatchStage, testSetup, toys } from './stage.ts';

const registered = await Promise.all(gameIds.map(async (id) => anyGame((await loadGame(id)).game)));
const games: readonly Game<Types>[] = [...toys, ...registered];
const SETTINGS: Partial<Settings>[] = [
  {},
  { clock: { kind: 'bank', seconds: 30, increment: 1 } },
  { clock: { kind: 'move', seconds: 8 }, atZero: 'bot', takeBacks: true },
];

interface Moment {
  readonly setup: MatchSetup;
  readonly kept: Snapshot;
  readonly now: number;
}

/** Moments of matches of people and bots, spread over their whole length. */
function moments(game: Game<Types>, seed: number, matches: number, each: number): Moment[] {
  const found: Moment[] = [];
  for (let m = 0; m < matches; m++) {
    const setup = testSetup(game, ['pbp', 'bbp', 'pbb'][m % 3], SETTINGS[m % 3], {}, `${seed} ${m}`);
    const stage = new MatchStage(setup);
    const crowd = new Crowd(stage, `${seed} ${m}`, false);
    const all: Moment[] = [];
    for (let n = 0; n < 600 && crowd.step(); n++) all.push({ setup, kept: stage.host.snapshot(), now: stage.now });
    const step = Math.max(1, Math.floor(all.length / each));
    found.push(...all.filter((_, i) => i % step === m % step));
  }
  return found;
}

/** Runs every moment for every viewer, until `enough` leaks were found; what leaked, and how much was compared. */
function survey(all: readonly Moment[], enough: number, leak?: Leak): { leaks: string[]; compared: number } {
  const leaks: string[] = [];
  let compared = 0;
  for (const [i, { setup, kept, now }] of all.entries()) {
    for (const viewer of [0, 1, 2, null] as (Seat | null)[]) {
      const ran = l4(setup, kept, now, viewer, `${i} ${viewer}`, leak);
      compared += ran.compared;
      if (ran.leak !== null) leaks.push(`moment ${i}, viewer ${viewer}: ${ran.leak}`);
      if (leaks.length >= enough) return { leaks, compared };
    }
  }
  return { leaks, compared };
}

/** The cards somebody else holds, as one number: what no frame may depend on. */
const secretOf = (mine: readonly object[]): number => [...JSON.stringify(mine)].reduce((sum, c, i) => (sum + c.charCodeAt(0) * i) % 97, 0);

const LEAKS: Record<string, Leak> = {
  'a bot answers as soon as it has thought': { delay: (): Delay => () => 0 },
  'a bot with other cards waits longer': {
    delay:
      (peek): Delay =>
      (...given) =>
        drawnDelay(...given) + secretOf(peek().mine),
  },
  'frames are longer where somebody holds more': { text: (text, peek) => text + ' '.repeat(secretOf(peek().mine)) },
  'a number in a frame counts what others were told': { text: (text, peek) => text.replace(/"now":\d+/, `"now":${secretOf(peek().mine)}`) },
};

describe.each(games)('$id', (game) => {
  const seed = seedOf(`L4 ${game.id}`);
  // Toys are quick; `npm run deep` looks at a hundred times as many matches of either.
  const all = moments(game, seed, cases(3), toys.includes(game) ? 14 : 8);

  test('L4: what a seat is sent, its size and its time are the same in worlds it may not tell apart', () => {
    const { leaks, compared } = survey(all, 3);
    expect(leaks.map((l) => l.slice(0, 900))).toEqual([]);
    expect(compared).toBeGreaterThan(all.length * 4);
  });

  test.each(Object.entries(LEAKS))('is noticed: %s', (_name, leak) => {
    expect(survey(all.slice(0, 20), 1, leak).leaks).toHaveLength(1);
  });
});

test('the same world twice is the same, no matter who looks', () => {
  const setup = testSetup(toys[1], 'pbb');
  const stage = new MatchStage(setup);
  const same = { ...toys[1], redeal: (s: never) => toys[1].copy(s) } as Game<Types>;
  const ran = l4({ ...setup, cartridge: { game: same } }, stage.host.snapshot(), stage.now, 0 as Seat, 'same');
  expect(ran.leak).toBeNull();
  expect(ran.compared).toBeGreaterThan(3);
});
