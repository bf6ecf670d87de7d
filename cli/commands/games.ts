/** `starboard games`. */
import { gameIds, loadGame } from '@starboard/registry';
import type { Command } from '../command.ts';
import { atMost } from '../table-args.ts';
import { wordsOf } from '../text.ts';
import { tasksOf } from './file.ts';

export const gamesCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 0, context);
    for (const id of gameIds) {
      const cartridge = await loadGame(id);
      const { title, about } = wordsOf(cartridge, context.language);
      process.stdout.write(`${id}: ${title}, ${context.words.games.players(...cartridge.game.seats)}\n  ${about}\n`);
      for (const [kind, tool] of Object.entries(cartridge.files ?? {})) process.stdout.write(`  ${context.words.games.files(kind, tasksOf(tool))}\n`);
    }
    return 0;
  },
};
