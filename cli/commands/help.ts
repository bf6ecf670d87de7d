/** `starboard help`, and `--help` of every command. */
import { BadInput, type Command, type Desk } from '../command.ts';
import { atMost } from '../table.ts';
import type { CommandName } from '../words.ts';

export const help: Command = {
  flags: {},
  run: async (given, desk) => {
    atMost(given, 1, desk);
    const name = given.positionals[0] ?? null;
    if (name !== null && !Object.hasOwn(desk.words.help, name)) throw new BadInput(desk.words.bad.command(name));
    return printHelp(desk, name as CommandName | null);
  },
};

export function printHelp({ words }: Desk, name: CommandName | null): number {
  const rows = Object.entries(words.commands).map(([command, what]) => `  starboard ${command.padEnd(9)} ${what}`);
  const lines = name === null ? [words.about, '', ...rows, '', words.helpMore] : words.help[name];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
