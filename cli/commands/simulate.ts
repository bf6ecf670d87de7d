/** `starboard simulate`: plays many games between bots and prints the results. */
import { measure, type Plan, simulate as play, type Simulated, type Spread, type WinShare } from '@starboard/bots';
import { hash32 } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext, Command } from '../command.ts';
import { checkPage, writePage } from '../report/file.ts';
import { untilSignal } from '../signals.ts';
import { atMost, gameOf, levelsOf, optionFlags, optionsOf, playersOf } from '../table-args.ts';
import { adviceOf } from '../table-notes.ts';
import { wordsOf } from '../text.ts';

/** The exit code of a program ended by Ctrl-C, so that scripts do not take a partial simulation for a complete one. */
const INTERRUPTED = 130;

export const simulateCommand: Command = {
  flags: {
    players: { type: 'string' },
    games: { type: 'string' },
    bots: { type: 'string' },
    rotate: { type: 'boolean' },
    seed: { type: 'string' },
    iterations: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    report: { type: 'string' },
  },
  more: optionFlags,
  async run(given, context) {
    atMost(given, 1, context);
    const cartridge = await gameOf(given.positionals[0], context);
    const players = playersOf(given, cartridge, context);
    const bots = levelsOf(given.text('bots'), players, context);
    const games = given.number('games', 1, 100_000_000, 1000, context.words);
    const iterations = given.has('iterations') ? given.number('iterations', 1, 100_000_000, 1, context.words) : undefined;
    const options = optionsOf(given.texts('option'), cartridge, players, false, context);
    // On the error stream, because scripts read the figures.
    for (const text of adviceOf(cartridge, options, players, context)) process.stderr.write(`${text}\n`);
    const seed = numberOf(given.text('seed') ?? '1');
    const file = given.text('report');
    if (file !== undefined) checkPage(file, context.words);
    const signal = untilSignal('SIGINT');
    const progress = process.stderr.isTTY ? new ProgressLine(context) : null;
    try {
      const plan: Plan = { game: cartridge.game.id, options, players, bots, rotate: given.has('rotate'), games, seed, budget: { iterations } };
      const hooks = { signal: signal.stop, progress: (n: number, of: number) => progress?.show(n, of) };
      const measured = file === undefined ? null : await measure(plan, hooks);
      const done = measured?.figures ?? (await play(plan, hooks));
      progress?.clear();
      const text = given.has('json') ? JSON.stringify(done) : report(done, cartridge, context).join('\n');
      process.stdout.write(`${text}\n`);
      if (file !== undefined && measured !== null && done.games > 0) {
        // Loaded only for a report.
        const { reportPage } = await import('../report/page.ts');
        writePage(file, reportPage(measured, plan, cartridge, file, context), context.words);
        if (!given.has('json')) process.stdout.write(`${context.words.simulate.report(file)}\n`);
      }
      return signal.stop.aborted ? INTERRUPTED : 0;
    } finally {
      progress?.clear();
      signal.done();
    }
  },
};

/** A seed is a number. Other texts are hashed to one. */
export const numberOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : hash32(text));

const BAR = 30;

/** A progress line on the error stream, overwritten in place; only on a terminal. */
export class ProgressLine {
  readonly #context: CliContext;
  readonly #began = performance.now();
  #shown = 0;

  constructor(context: CliContext) {
    this.#context = context;
  }

  show(done: number, of: number): void {
    const share = done / of;
    const seconds = (performance.now() - this.#began) / 1000;
    const left = seconds < 1 || share === 0 ? null : Math.ceil((seconds * (1 - share)) / share);
    const full = Math.round(share * BAR);
    const text = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${this.#context.words.simulate.progress(done, of, left)}`;
    process.stderr.write(`\r${text.padEnd(this.#shown)}`);
    this.#shown = text.length;
  }

  clear(): void {
    if (this.#shown > 0) process.stderr.write(`\r${' '.repeat(this.#shown)}\r`);
    this.#shown = 0;
  }
}

function report(done: Simulated, cartridge: AnyCartridge, context: CliContext): string[] {
  const { simulate: words, level } = context.words;
  const game = wordsOf(cartridge, context.language);
  const { number, percent } = formats(context);
  const bots = done.bots.map((b) => level[b]).join(', ') + (done.rotate ? `; ${words.rotated}` : '');
  const lines = [words.title(game.title, done.games, done.players, bots)];
  if (done.games < done.planned) lines.push(words.stopped(done.games, done.planned));
  if (done.games === 0) return [...lines, words.none];
  const standing = (name: string, s: WinShare): string[] => [
    name,
    number(s.wins, 1),
    percent(s.mean),
    `${percent(s.low)} – ${percent(s.high)}`,
    percent(s.fair),
  ];
  const head = ['', words.wins, words.share, words.interval, words.fair];
  const spread = ([key, s]: [string, Spread]): string[] => [game.tally[key] ?? key, number(s.mean, 1), number(s.median, 1), number(s.p95, 1)];
  lines.push('', ...grid([head, ...done.bySeat.map((s, seat) => standing(words.seat(seat + 1), s))]));
  lines.push('', ...grid([head, ...Object.entries(done.byBot).map(([bot, s]) => standing(level[bot as keyof typeof level], s))]));
  lines.push('', ...grid([[words.per, words.mean, words.median, words.p95], ...Object.entries(done.tally).map(spread)]));
  const endings = Object.entries(done.endings).sort(([, a], [, b]) => b - a);
  lines.push('', ...grid([[words.ending, words.games, words.share], ...endings.map(([key, n]) => [key, number(n, 0), percent(n / done.games)])]));
  lines.push('', words.speed(number(done.decisions, 0), number(done.decisionsPerSecond, 0), number(done.seconds, 1)), words.seed(String(done.seed)));
  return lines;
}

export function formats({ language }: CliContext): { number(n: number, digits: number): string; percent(share: number): string } {
  const number = (n: number, digits: number): string => n.toLocaleString(language, { maximumFractionDigits: digits });
  const digits = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  // A plain space, for columns and scripts.
  const percent = (share: number): string => share.toLocaleString(language, digits).replace('\u00a0', ' ');
  return { number, percent };
}

/** Aligned columns: the first left, numbers right. */
export function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, c) => Math.max(...rows.map((row) => row[c].length)));
  return rows.map((row) => row.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]) : cell.padStart(widths[c]))).join('   '));
}
