/** `starboard play`: one person among bots, on the full screen or line by line. */
import { BotPool, USUAL_ITERATIONS } from '@starboard/bots';
import { gameIds, loadGame } from '@starboard/registry';
import { type Pace, realClock } from '../clock.ts';
import type { Command, Desk, Given } from '../command.ts';
import { checkSave, saveRecord } from '../files.ts';
import { Lines } from '../lines.ts';
import { outcomeLines } from '../outcome.ts';
import { PlainTable } from '../plain.ts';
import { Session, type Table, type Thinker } from '../session.ts';
import { untilSignal } from '../signals.ts';
import { atMost, gameOf, optionFlags, tableOf } from '../table.ts';
import { onTerminal } from '../terminal.ts';
import { platformWords } from '../words.ts';

const INTERRUPTED = 130;

export const play: Command = {
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
  async run(given, desk) {
    atMost(given, 1, desk);
    const full = onTerminal() && !given.has('plain');
    if (given.positionals.length === 0 && full) return menu(given, desk);
    return start(given, given.positionals[0] ?? gameIds[0], full, desk);
  },
};

/** Asks for what was not typed, then plays. */
async function menu(given: Given, desk: Desk): Promise<number> {
  const [{ Menu }, { show }] = await Promise.all([import('../screen/menu.ts'), import('../screen/shell.ts')]);
  const asked = new Menu(await Promise.all(gameIds.map(loadGame)), desk.language);
  await show(asked);
  const { chosen } = asked;
  if (chosen === null) return 0;
  const { cartridge, players, level, language } = chosen;
  const more = given.but({ players: String(players), bots: level });
  return start(more, cartridge.game.id, true, { language, words: platformWords[language] });
}

async function start(given: Given, id: string, full: boolean, desk: Desk): Promise<number> {
  const cartridge = await gameOf(id, desk);
  const table = tableOf(given, cartridge, desk);
  const iterations = given.number('iterations', 1, 1_000_000, USUAL_ITERATIONS, desk.words);
  const file = given.text('save');
  if (file !== undefined) checkSave(file, desk.words);
  const pace: Pace = !process.stdin.isTTY ? 'patient' : given.has('fast') ? 'brisk' : 'human';
  const pool = new BotPool();
  const think: Thinker = (level, known, memory, seat, seed, signal) =>
    pool.think(cartridge.game.id, level, known, memory, seat, seed, { iterations }, signal);
  const session = new Session(table, think, realClock, pace);
  try {
    return await (full ? playFull(session, file, desk) : playPlain(session, file, desk));
  } finally {
    session.close();
    await pool.close();
  }
}

async function playFull(session: Session, file: string | undefined, desk: Desk): Promise<number> {
  // Only a screen needs the screen library.
  const [{ GameScreen }, { show }] = await Promise.all([import('../screen/game.ts'), import('../screen/shell.ts')]);
  const usual = file ?? usualFile(session.table);
  const screen = new GameScreen(session, desk, usual);
  await show(screen);
  if (session.failed !== null) throw session.failed;
  // Asked for a record on leaving, it goes where it was said it would; a finished match is kept only if that was asked for.
  const wanted = screen.left === 'save' && !session.over ? usual : file;
  if (wanted === usual && file === undefined) checkSave(usual, screen.desk.words);
  farewell(session, screen.left === 'drop' ? undefined : wanted, screen.desk);
  return screen.left === 'interrupt' ? INTERRUPTED : 0;
}

const usualFile = ({ cartridge, seed }: Table): string => `starboard-${cartridge.game.id}-${seed.replace(/[^\w-]+/g, '_').slice(0, 40)}.json`;

async function playPlain(session: Session, file: string | undefined, desk: Desk): Promise<number> {
  const lines = new Lines(process.stdin);
  const signal = untilSignal('SIGINT');
  try {
    const plain = new PlainTable(session, desk, {
      lines,
      prompt: process.stdin.isTTY ? '> ' : '',
      print: (text) => process.stdout.write(`${text}\n`),
      write: (text) => process.stdout.write(text),
    });
    await plain.play(signal.stop);
    farewell(session, file, plain.desk);
    return signal.stop.aborted ? INTERRUPTED : 0;
  } finally {
    signal.done();
    lines.close();
  }
}

/** What stays on the terminal: the result, or that there is none, and where the record is. */
function farewell(session: Session, file: string | undefined, desk: Desk): void {
  const { table, match } = session;
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  print('');
  if (match.outcome === null) print(desk.words.plain.unfinished);
  else for (const line of outcomeLines(match.outcome, table.cartridge, table.names, table.me, desk)) print(line);
  if (file === undefined) return;
  saveRecord(file, session.record(), desk.words);
  print(desk.words.plain.saved(file));
}
