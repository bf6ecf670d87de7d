/** `starboard backup` and `starboard restore`: of the installation that the environment describes, as `serve` does. */
import { restore as bringBack, backup as copy, type Installation, OperatorError, readConfig } from '@starboard/server';
import { BadInput, type Command, type Desk, type Given } from '../command.ts';
import { atMost } from '../table.ts';
import type { PlatformWords } from '../words.ts';

function installation(): Installation {
  const { data, databaseUrl } = readConfig(process.env);
  return { dataDir: data, ...(databaseUrl === null ? {} : { databaseUrl }) };
}

function folderOf(given: Given, command: string, words: PlatformWords): string {
  const [folder] = given.positionals;
  if (folder === undefined) throw new BadInput(words.bad.noFolder(command));
  return folder;
}

/** What goes wrong with settings, files and databases is said in one sentence: ours, or as it comes. */
async function orSay<R>(desk: Desk, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new BadInput(error instanceof OperatorError ? error.in(desk.language) : error instanceof Error ? error.message : String(error));
  }
}

export const backup: Command = {
  flags: {},
  async run(given, desk) {
    atMost(given, 1, desk);
    const folder = folderOf(given, 'backup', desk.words);
    const file = await orSay(desk, () => copy(installation(), folder));
    process.stdout.write(`${desk.words.backup.made(file)}\n`);
    return 0;
  },
};

export const restore: Command = {
  flags: {},
  async run(given, desk) {
    atMost(given, 1, desk);
    const folder = folderOf(given, 'restore', desk.words);
    await orSay(desk, () => bringBack(folder, installation()));
    process.stdout.write(`${desk.words.backup.restored}\n`);
    return 0;
  },
};
