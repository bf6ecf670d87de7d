/** `starboard help`, and `--help` of every command. */
import { BadInput, type CliContext, type Command } from '../command.ts';
import { atMost } from '../table-args.ts';
import type { CommandName } from '../words.ts';

export const help: Command = {
  flags: {},
  run: async (given, context) => {
    atMost(given, 1, context);
    const name = given.positionals[0] ?? null;
    if (name !== null && !Object.hasOwn(context.words.help, name)) throw new BadInput(context.words.bad.command(name));
    return printHelp(context, name as CommandName | null);
  },
};

export function printHelp({ words }: CliContext, name: CommandName | null): number {
  const rows = Object.entries(words.commands).map(([command, what]) => `  starboard ${command.padEnd(9)} ${what}`);
  const lines = name === null ? [words.about, '', ...rows, '', words.helpMore] : words.help[name];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
