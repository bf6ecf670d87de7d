/** Finished matches that travel in a link. */
import { think } from '@starboard/bots';
import { FastChance, Match, makeRecord, plainTerms, readOptions, waitedFor } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { packRecord } from '../../web/src/worker/link.ts';
import { GAME } from './people.ts';

let played: Promise<string> | undefined;
/** A match of bots, as text for a link; the same one for a whole file of tests. */
export const matchInALink = (): Promise<string> => (played ??= play());

async function play(): Promise<string> {
  const cartridge = await loadGame(GAME);
  const { game } = cartridge;
  const options = readOptions(game, { ...game.presets?.solo });
  const match = new Match(game, options, 4, new FastChance('e2e'), 0);
  for (let n = 0; !match.over; n++) {
    const seat = waitedFor(match.state)[0];
    const { answer, iterations } = think(cartridge, 'normal', match.know(seat), match.memories[seat], seat, n, {});
    match.answer(seat, answer, { bot: 'normal', iterations, seed: n }, n * 900);
  }
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
  return (await packRecord(makeRecord(match, plainTerms(game, options, names), { kind: 'seed', seed: 'e2e' }, names)))!;
}
