/** `starboard backup` and `starboard restore`. The environment names the installation, as for `serve`. */
import { restore as bringBack, backup as copy, type Installation, OperatorError, readConfig } from '@starboard/server';
import { BadInput, type CliContext, type Command, type ParsedArgs } from '../command.ts';
import { atMost } from '../table-args.ts';
import type { PlatformWords } from '../words.ts';

function installation(): Installation {
  const { data, databaseUrl } = readConfig(process.env);
  return { dataDir: data, ...(databaseUrl === null ? {} : { databaseUrl }) };
}

function folderOf(given: ParsedArgs, command: string, words: PlatformWords): string {
  const [folder] = given.positionals;
  if (folder === undefined) throw new BadInput(words.bad.noFolder(command));
  return folder;
}

/** Errors of settings, files and databases are shown as one sentence: ours, or the original message. */
async function orSay<R>(context: CliContext, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new BadInput(error instanceof OperatorError ? error.in(context.language) : error instanceof Error ? error.message : String(error));
  }
}

export const backupCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 1, context);
    const folder = folderOf(given, 'backup', context.words);
    const file = await orSay(context, () => copy(installation(), folder));
    process.stdout.write(`${context.words.backup.made(file)}\n`);
    return 0;
  },
};

export const restoreCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 1, context);
    const folder = folderOf(given, 'restore', context.words);
    await orSay(context, () => bringBack(folder, installation()));
    process.stdout.write(`${context.words.backup.restored}\n`);
    return 0;
  },
};
