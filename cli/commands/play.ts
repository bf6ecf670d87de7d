/** `starboard play`: one person against bots, full-screen or line by line. */
import { BotPool, USUAL_ITERATIONS } from '@starboard/bots';
import { systemTimers } from '@starboard/host';
import { gameIds, loadGame } from '@starboard/registry';
import type { CliContext, Command, ParsedArgs } from '../command.ts';
import { checkSave, saveRecord } from '../files.ts';
import { LineReader } from '../line-reader.ts';
import { outcomeLines } from '../outcome.ts';
import type { Thinker } from '../patience.ts';
import { PlainTable } from '../plain.ts';
import { Session, type SessionPace, type TableSetup } from '../session.ts';
import { untilSignal } from '../signals.ts';
import { atMost, gameOf, optionFlags, tableOf } from '../table-args.ts';
import { onTerminal } from '../terminal.ts';
import { platformWords } from '../words.ts';

const INTERRUPTED = 130;

export const playCommand: Command = {
  flags: {
    players: { type: 'string' },
    bots: { type: 'string' },
    seat: { type: 'string' },
    seed: { type: 'string' },
    name: { type: 'string' },
    option: { type: 'string', multiple: true },
    iterations: { type: 'string' },
    save: { type: 'string' },
    plain: { type: 'boolean' },
    fast: { type: 'boolean' },
  },
  more: optionFlags,
  async run(given, context) {
    atMost(given, 1, context);
    const full = onTerminal() && !given.has('plain');
    if (given.positionals.length === 0 && full) return menu(given, context);
    return start(given, given.positionals[0] ?? gameIds[0], full, context);
  },
};

/** Asks for missing arguments, then plays. */
async function menu(given: ParsedArgs, context: CliContext): Promise<number> {
  const [{ Menu }, { runScreen }] = await Promise.all([import('../screen/menu.ts'), import('../screen/shell.ts')]);
  const asked = new Menu(await Promise.all(gameIds.map(loadGame)), context.language);
  await runScreen(asked);
  const { chosen } = asked;
  if (chosen === null) return 0;
  const { cartridge, players, level, language } = chosen;
  const more = given.but({ players: String(players), bots: level });
  return start(more, cartridge.game.id, true, { language, words: platformWords[language] });
}

async function start(given: ParsedArgs, id: string, full: boolean, context: CliContext): Promise<number> {
  const cartridge = await gameOf(id, context);
  const table = tableOf(given, cartridge, context);
  const iterations = given.number('iterations', 1, 1_000_000, USUAL_ITERATIONS, context.words);
  const file = given.text('save');
  if (file !== undefined) checkSave(file, context.words);
  const pace: SessionPace = !process.stdin.isTTY ? 'patient' : given.has('fast') ? 'brisk' : 'human';
  const pool = new BotPool();
  const think: Thinker = ({ level, known, memory, seat, seed }, signal) =>
    pool.think(cartridge.game.id, level, known, memory, seat, seed, { iterations }, signal);
  const session = new Session(table, think, systemTimers, pace);
  try {
    return await (full ? playFull(session, file, context) : playPlain(session, file, context));
  } finally {
    session.close();
    await pool.close();
  }
}

async function playFull(session: Session, file: string | undefined, context: CliContext): Promise<number> {
  // Loaded only for full-screen play.
  const [{ GameScreen }, { runScreen }] = await Promise.all([import('../screen/game.ts'), import('../screen/shell.ts')]);
  const usual = file ?? usualFile(session.table);
  const screen = new GameScreen(session, context, usual);
  await runScreen(screen);
  if (session.failed !== null) throw session.failed;
  // A record that was asked for goes to the announced file. A finished match is saved only on request.
  const wanted = screen.left === 'save' && !session.over ? usual : file;
  if (wanted === usual && file === undefined) checkSave(usual, screen.context.words);
  farewell(session, screen.left === 'drop' ? undefined : wanted, screen.context);
  return screen.left === 'interrupt' ? INTERRUPTED : 0;
}

const usualFile = ({ cartridge, seed }: TableSetup): string => `starboard-${cartridge.game.id}-${seed.replace(/[^\w-]+/g, '_').slice(0, 40)}.json`;

async function playPlain(session: Session, file: string | undefined, context: CliContext): Promise<number> {
  const lines = new LineReader(process.stdin);
  const signal = untilSignal('SIGINT');
  try {
    const plain = new PlainTable(session, context, {
      lines,
      prompt: process.stdin.isTTY ? '> ' : '',
      print: (text) => process.stdout.write(`${text}\n`),
      write: (text) => process.stdout.write(text),
    });
    await plain.play(signal.stop);
    farewell(session, file, plain.context);
    return signal.stop.aborted ? INTERRUPTED : 0;
  } finally {
    signal.done();
    lines.close();
  }
}

/** What stays on the terminal: the result, if any, and the path of the record. */
function farewell(session: Session, file: string | undefined, context: CliContext): void {
  const { table, outcome } = session;
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  print('');
  if (outcome === null) print(context.words.plain.unfinished);
  else for (const line of outcomeLines(outcome, table.cartridge, table.names, table.me, context)) print(line);
  if (file === undefined) return;
  saveRecord(file, session.record(), context.words);
  print(context.words.plain.saved(file));
}
