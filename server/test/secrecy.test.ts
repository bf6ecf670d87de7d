/**
 * No secret leaves the server: leak test L4 through real servers and sockets, with people and bots on a virtual clock. Two worlds run
 * side by side that differ only in what a viewer may not know. Until a rule opens something, everything the viewer receives at the
 * table and in the lobby is the same: bytes, sizes and times.
 */
import { hash32 } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test, vi } from 'vitest';
import { toys as toyGames } from '../../host/test/stage.ts';
import type { GameSource } from '../index.ts';
import { HUMAN, QUICK, runPair, TIMED } from './paired-worlds.ts';
import type { Effort } from './virtual.ts';

vi.mock('../identity/tokens.ts', async (original) => (await import('./seeded-tokens.ts')).seededTokens(await original()));

const registered: GameSource = { gameIds, loadGame };
/** Their bots are the test's own, so the rules are enough. */
const toys: GameSource = {
  gameIds: toyGames.map((g) => g.id),
  loadGame: async (id) => ({ game: toyGames.find((g) => g.id === id)! }) as Awaited<ReturnType<typeof loadGame>>,
};
const seed = seedOf('L4 through the server');

const CASES = [
  [toyGames[0].id, toys, 'pbp', HUMAN, 0, 3],
  [toyGames[0].id, toys, 'bpb', QUICK, -1, 2],
  [toyGames[1].id, toys, 'pbp', TIMED, 2, 5],
  [gameIds[0], registered, 'pbp', HUMAN, 0, 12],
  [gameIds[0], registered, 'bpb', QUICK, 1, 8],
  [gameIds[0], registered, 'pbp', TIMED, -1, 30],
] as const;

test.each(CASES)('L4 through the server, with bots and times: %s', async (id, source, who, settings, viewer, answers) => {
  let compared = 0;
  let thoughts = 0;
  // From several moments of a match: how soon a rule opens something is chance.
  for (let more = 0; more < Math.min(50, cases(2)); more++) {
    const ran = await runPair({ source, id, who, settings, viewer, answers: answers + more, seed });
    expect(ran.leak).toBeNull();
    compared += ran.compared;
    thoughts += ran.thoughts;
  }
  console.info(`${compared} messages compared, ${thoughts} thoughts`);
  expect(compared).toBeGreaterThan(1);
  expect(thoughts).toBeGreaterThan(0);
});

/** Far too long, and each by what it holds. */
const tooLong: Effort = (known) => 997 * (1 + (hash32(JSON.stringify(known.mine)) % 50));

test('L4 through the server bites: a bot that thinks beyond its time shows', async () => {
  const leaks: (string | null)[] = [];
  for (let more = 0; more < 6 && !leaks.some((leak) => leak !== null); more++)
    leaks.push(
      (await runPair({ source: registered, id: gameIds[0], who: 'bpb', settings: QUICK, viewer: -1, answers: 4 + more, effort: tooLong, seed })).leak,
    );
  expect(leaks.at(-1)).toMatch(/ms apart|in one world only/);
});
