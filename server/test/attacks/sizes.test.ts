/**
 * Channels of size and order, through real sockets, for the largest secrets of each game: what a viewer gets is the same in
 * number, order, size and moment, whatever the secret is.
 */
import { hash32 } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { gameIds, loadGame } from '@starboard/registry';
import { describe, expect, test, vi } from 'vitest';
import { stateOf } from '../../../host/test/l4.ts';
import { LiveMatch } from '../../matches/live-match.ts';
import { HUMAN, QUICK, runPair, TIMED } from '../paired-worlds.ts';

vi.mock('../../identity/tokens.ts', async (original) => (await import('../seeded-tokens.ts')).seededTokens(await original()));

/** Without a loader for threads: nothing here may depend on real time. */
const source = { gameIds, loadGame };

/** Game, secret (by its name in `Game.secrets`), seats, and about how far into the match. */
const SECRETS = [
  ['aliens', 'role', 'pbpb', 8],
  ['aliens', 'sector', 'pbpb', 14],
  ['rarities', 'hand', 'pbp', 10],
  ['afternova', 'paws', 'pbp', 8],
  ['andromeda', 'hand', 'pbp', 12],
  ['andromeda', 'deck', 'pbb', 16],
] as const;
/** `npm run deep` compares 200 pairs of worlds in all. */
const PAIRS = Math.min(34, cases(1));

describe('sizes and order of messages do not depend on', () => {
  test.each(SECRETS)('%s: %s', { timeout: 900_000 }, async (id, secret, who, answers) => {
    const seed = seedOf(`sizes ${id} ${secret}`);
    let pairs = 0;
    let frames = 0;
    // At the moment that was chosen the match may be over, or the secret may show in the next move; then another one is tried.
    for (let i = 0; (pairs < PAIRS || frames < 2) && i < 2 * PAIRS + 20; i++) {
      // Spectators, and people on different seats; slow bots, quick ones and clocks.
      const viewer = [0, who.lastIndexOf('p'), -1][i % 3];
      const settings = [QUICK, HUMAN, TIMED][(i >> 1) % 3];
      const ran = await runPair({ source, id, who, settings, viewer, answers: answers + (i % 20), secret, seed: `${seed} ${i}` });
      expect(ran.leak).toBeNull();
      if (ran.compared > 0) pairs++;
      frames += ran.frames;
    }
    console.info(`${id} ${secret}: ${pairs} pairs, ${frames} frames`);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
    expect(frames).toBeGreaterThan(1);
  });
});

/** The cards of everybody as one number: what no message may depend on. */
const weight = (live: LiveMatch): number => hash32(JSON.stringify(stateOf(live.drive.host.snapshot()).mine)) % 97;

test('is noticed: frames that are longer where somebody holds more', async () => {
  const send = LiveMatch.prototype.send;
  const spy = vi.spyOn(LiveMatch.prototype, 'send').mockImplementation(function (this: LiveMatch, stream, message, only, text) {
    send.call(this, stream, message, only, (text ?? JSON.stringify(message)) + ' '.repeat(weight(this)));
  });
  const leaks: (string | null)[] = [];
  for (let i = 0; i < 6 && !leaks.some((leak) => leak !== null); i++)
    leaks.push((await runPair({ source, id: 'rarities', who: 'pbp', settings: QUICK, viewer: 0, answers: 8 + i, secret: 'hand', seed: i })).leak);
  spy.mockRestore();
  expect(leaks.at(-1)).toMatch(/bytes/);
});
