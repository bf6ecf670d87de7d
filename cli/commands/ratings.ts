/** `starboard ratings recompute`: every rating again from the stored results, while the server stands still. */
import { OperatorError, readConfig, recomputeRatings } from '@starboard/server';
import { BadInput, type Command } from '../command.ts';
import { atMost } from '../table-args.ts';

export const ratingsCommand: Command = {
  flags: {},
  async run(given, context) {
    const { words, language } = context;
    atMost(given, 1, context);
    if (given.positionals[0] !== 'recompute') throw new BadInput(words.ratings.task);
    try {
      const { matches, ratings, changed } = await recomputeRatings(readConfig(process.env));
      process.stdout.write(`${words.ratings.made(matches, ratings, changed)}\n`);
      return 0;
    } catch (error) {
      throw error instanceof OperatorError ? new BadInput(error.in(language)) : error;
    }
  },
};
