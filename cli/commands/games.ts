/** `starboard games`. */
import { gameIds, loadGame } from '@starboard/registry';
import type { Command } from '../command.ts';
import { atMost } from '../table.ts';
import { wordsOf } from '../text.ts';

export const games: Command = {
  flags: {},
  async run(given, desk) {
    atMost(given, 0, desk);
    for (const id of gameIds) {
      const cartridge = await loadGame(id);
      const { title, about } = wordsOf(cartridge, desk.language);
      process.stdout.write(`${id}: ${title}, ${desk.words.games.players(...cartridge.game.seats)}\n  ${about}\n`);
      for (const [kind, tool] of Object.entries(cartridge.files ?? {}))
        process.stdout.write(`  ${desk.words.games.files(kind, tool.show === undefined ? ['check'] : ['check', 'show'])}\n`);
    }
    return 0;
  },
};
