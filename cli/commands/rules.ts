/** `starboard rules`: prints the rulebook or one rule. */
import { BadInput, type Command } from '../command.ts';
import { atMost, gameOf } from '../table-args.ts';
import { wordsOf, wrap } from '../text.ts';

const WIDTH = 100;

export const rulesCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 2, context);
    const [id, wanted] = given.positionals;
    const cartridge = await gameOf(id, context);
    const { rule, title } = wordsOf(cartridge, context.language);
    const ids = Object.keys(rule).filter((r) => wanted === undefined || r.toLowerCase() === wanted.toLowerCase());
    if (ids.length === 0) throw new BadInput(context.words.bad.rule(wanted, title));
    const label = Math.max(...ids.map((r) => r.length)) + 2;
    const width = Math.max(40, Math.min(WIDTH, process.stdout.columns ?? WIDTH));
    if (wanted === undefined) process.stdout.write(`${title}\n\n`);
    for (const r of ids) process.stdout.write(`${wrap(r.padEnd(label, '\u00a0') + rule[r], width, ' '.repeat(label)).join('\n')}\n`);
    return 0;
  },
};
