/** The command line: finds the command and parses its flags. Every mistake becomes one sentence and exit code 2. */
import { LANGUAGES } from '@starboard/kernel';
import { BadInput, type CliContext, type Command, languageOf, ParsedArgs, readFlags } from './command.ts';
import { help, printHelp } from './commands/help.ts';
import packageJson from './package.json' with { type: 'json' };
import { clean } from './text.ts';
import { type CommandName, platformWords } from './words.ts';

/** Loaded on demand: a wrong flag need not wait for a screen library. */
const commands: { readonly [C in CommandName]: () => Promise<Command> } = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  cluster: async () => (await import('./commands/cluster.ts')).clusterCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/backup.ts')).restoreCommand,
  ratings: async () => (await import('./commands/ratings.ts')).ratingsCommand,
  site: async () => (await import('./commands/site.ts')).siteCommand,
  host: async () => (await import('./commands/host.ts')).hostCommand,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  help: async () => help,
};
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

async function main(args: readonly string[]): Promise<number> {
  const { language, wrong } = languageOf(args, process.env);
  const context: CliContext = { language, words: platformWords[language] };
  try {
    if (wrong !== null) throw new BadInput(context.words.bad.lang(wrong, LANGUAGES));
    return await dispatch(args, context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof BadInput) {
      process.stderr.write(`${clean(message)}\n`);
      return 2;
    }
    process.stderr.write(`${clean(context.words.bad.crashed(message))}\n`);
    if (process.env.STARBOARD_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    return 1;
  }
}

async function dispatch(args: readonly string[], context: CliContext): Promise<number> {
  // Flags before the command: --version, --help and the language.
  const at = args.findIndex((a, i) => !a.startsWith('-') && args[i - 1] !== '--lang');
  const before = readFlags(at < 0 ? args : args.slice(0, at), { version: { type: 'boolean' } }, context.words);
  if (before.has('version')) {
    process.stdout.write(`${packageJson.version}\n`);
    return 0;
  }
  if (at < 0 || before.has('help')) return printHelp(context, null);
  const name = args[at];
  const command = isCommand(name) ? await commands[name]() : await (await import('./commands/file.ts')).fileCommand(name);
  if (command === null) throw new BadInput(context.words.bad.command(name));
  const rest = args.slice(at + 1);
  const given =
    command.raw && rest[0] !== '--help'
      ? new ParsedArgs({}, rest)
      : readFlags(rest, { ...(await command.more?.(rest)), ...command.flags }, context.words);
  if (!given.has('help')) return command.run(given, context);
  return printHelp(context, isCommand(name) ? name : 'games');
}

// `starboard rules … | head` closes the pipe early, which is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

process.exitCode = await main(process.argv.slice(2));
