/** `starboard rules`: the rulebook, or one rule of it. */
import { BadInput, type Command } from '../command.ts';
import { atMost, gameOf } from '../table.ts';
import { wordsOf, wrap } from '../text.ts';

const WIDTH = 100;

export const rules: Command = {
  flags: {},
  async run(given, desk) {
    atMost(given, 2, desk);
    const [id, wanted] = given.positionals;
    const cartridge = await gameOf(id, desk);
    const { rule, title } = wordsOf(cartridge, desk.language);
    const ids = Object.keys(rule).filter((r) => wanted === undefined || r.toLowerCase() === wanted.toLowerCase());
    if (ids.length === 0) throw new BadInput(desk.words.bad.rule(wanted, title));
    const label = Math.max(...ids.map((r) => r.length)) + 2;
    const width = Math.max(40, Math.min(WIDTH, process.stdout.columns ?? WIDTH));
    if (wanted === undefined) process.stdout.write(`${title}\n\n`);
    for (const r of ids) process.stdout.write(`${wrap(r.padEnd(label, '\u00a0') + rule[r], width, ' '.repeat(label)).join('\n')}\n`);
    return 0;
  },
};
