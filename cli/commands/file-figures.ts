/** Figures about a file that somebody made: what bots make of it, of two versions of it, and of small changes towards a wanted share. */
import { writeFileSync } from 'node:fs';
import { type Measured, measure, type Plan, type SuggestStep, suggest } from '@starboard/bots';
import {
  differences,
  FastChance,
  type FileTool,
  fileOptions,
  type Interval,
  type Json,
  plain,
  type ReportSection,
  readOptions,
  shareOf,
} from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { loadReport } from '@starboard/registry/reports';
import { BadInput, type CliContext, type FlagSpecs, type ParsedArgs } from '../command.ts';
import { checkPage, writePage } from '../report/file.ts';
import { untilSignal } from '../signals.ts';
import { levelsOf, playersOf } from '../table-args.ts';
import { clean, reason, wordsOf, wrap } from '../text.ts';
import { formats, grid, numberOf, ProgressLine } from './simulate.ts';

export const FIGURE_FLAGS: FlagSpecs = {
  players: { type: 'string' },
  games: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  iterations: { type: 'string' },
  report: { type: 'string' },
  target: { type: 'string' },
  steps: { type: 'string' },
  out: { type: 'string' },
};

/** A file of a game, read and known to be one. */
export interface GameFile {
  readonly cartridge: AnyCartridge;
  readonly kind: string;
  readonly tool: FileTool;
  readonly text: string;
}

const INTERRUPTED = 130;
const WIDTH = 100;
/** Games in a block of a comparison. */
const BLOCK = 10;
/** Close enough for a suggestion, as a share. */
const WITHIN = 0.02;
const TRIES = 40;

const print = (text: string): void => void process.stdout.write(`${wrap(clean(text), WIDTH, '  ').join('\n')}\n`);

/** `--players 4-8`: all of these numbers, one after the other; null: one number. */
function rangeOf(given: ParsedArgs, { cartridge }: GameFile, context: CliContext): number[] | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(given.text('players') ?? '') ?? [];
  if (from === undefined) return null;
  const [least, most] = cartridge.game.seats;
  if (Number(from) < least || Number(to) > most || Number(from) > Number(to))
    throw new BadInput(context.words.bad.players(wordsOf(cartridge, context.language).title, least, most));
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
}

/** The simulation that a file and the flags describe. */
function planOf({ cartridge, kind, tool, text }: GameFile, given: ParsedArgs, games: number, context: CliContext, number?: number): Plan {
  const report = tool.check(text, context.language);
  if (typeof report === 'string') throw new BadInput(report);
  if (report.problems.length > 0) throw new BadInput(report.problems[0]);
  const { game } = cartridge;
  const own = fileOptions(game, kind, text);
  if (own === null) throw new BadInput(context.words.bad.fileTask(kind, ['check']));
  const players = number ?? playersOf(given, cartridge, context);
  const options = readOptions(game, { ...tool.suits?.(text), ...own });
  const refused = game.fits?.(options, players) ?? null;
  if (refused !== null) throw new BadInput(plain(reason(wordsOf(cartridge, context.language), context.words, refused), []));
  const iterations = given.has('iterations') ? given.number('iterations', 1, 100_000_000, 1, context.words) : undefined;
  const bots = levelsOf(given.text('bots'), players, context);
  return {
    game: game.id,
    options,
    players,
    bots,
    rotate: false,
    games,
    seed: numberOf(given.text('seed') ?? '1'),
    budget: { iterations },
    block: BLOCK,
  };
}

const gamesIn = (given: ParsedArgs, context: CliContext): number => given.number('games', BLOCK, 10_000_000, 400, context.words);

interface Run {
  readonly signal: AbortSignal;
  progress(done: number, of: number): void;
}

/** With a progress line, until it is done or interrupted. */
async function running(context: CliContext, work: (run: Run) => Promise<void>): Promise<number> {
  const signal = untilSignal('SIGINT');
  const bar = process.stderr.isTTY ? new ProgressLine(context) : null;
  try {
    await work({ signal: signal.stop, progress: (done, of) => bar?.show(done, of) });
    return signal.stop.aborted ? INTERRUPTED : 0;
  } finally {
    bar?.clear();
    signal.done();
  }
}

/** `report FILE`: the game's own figures, and a page with charts where one is wanted. */
export async function reportFile(file: GameFile, given: ParsedArgs, context: CliContext): Promise<number> {
  const numbers = rangeOf(given, file, context);
  if (numbers !== null) return reportNumbers(file, numbers, given, context);
  const plan = planOf(file, given, gamesIn(given, context), context);
  const out = given.text('report');
  if (out !== undefined) checkPage(out, context.words);
  return running(context, async (run) => {
    const measured = await measure(plan, run);
    printFigures(measured, context);
    if (out === undefined || measured.figures.games === 0) return;
    const { reportPage } = await import('../report/page.ts');
    writePage(out, reportPage(measured, plan, file.cartridge, out, context), context.words);
    print(context.words.simulate.report(out));
  });
}

/** The shares that the game watches, for each number of players that the file can be played with. */
async function reportNumbers(file: GameFile, numbers: readonly number[], given: ParsedArgs, context: CliContext): Promise<number> {
  const { percent } = formats(context);
  const { files: w } = context.words;
  const games = gamesIn(given, context);
  const plans = numbers.map((n) => planOf(file, given, games, context, n));
  return running(context, async (run) => {
    const rows: string[][] = [];
    for (const [i, plan] of plans.entries()) {
      if (run.signal.aborted) break;
      const { figures, own } = await measure(plan, { ...run, progress: (n, of) => run.progress(i * of + n, plans.length * of) });
      const shares = own?.collector.shares?.(structuredClone(own.counts), context.language) ?? [];
      if (shares.length === 0) throw new BadInput(w.noBalance);
      if (figures.games === 0) break;
      if (rows.length === 0) rows.push([w.players, w.games, ...shares.map((share) => share.name)]);
      const said = shares.map(({ mean, low, high }) => `${percent(mean)} (${percent(low)} – ${percent(high)})`);
      rows.push([String(plan.players), String(figures.games), ...said]);
    }
    if (rows.length > 0) process.stdout.write(`${gridLines(rows)}\n`);
  });
}

function printFigures({ figures, own }: Measured, context: CliContext): void {
  const { files } = context.words;
  print(files.measured(figures.games, figures.players, figures.bots[0] === undefined ? '' : context.words.level[figures.bots[0]]));
  if (own === null || figures.games === 0) return;
  for (const section of own.collector.sections(structuredClone(own.counts), context.language)) {
    const rows = rowsOf(section, context);
    if (rows.length > 0) process.stdout.write(`\n${clean(titleOf(section))}\n${gridLines(rows)}\n`);
  }
  const finding = own.collector.finding?.(structuredClone(own.counts), context.language) ?? null;
  if (finding !== null) print(`\n${finding}`);
}

/** Numbers of a plan have no head of their own. */
const titleOf = (section: ReportSection): string => (section.kind === 'heatmap' ? `${section.title} (${section.value})` : section.title);

const gridLines = (rows: readonly (readonly string[])[]): string =>
  grid(rows)
    .map((line) => clean(line).trimEnd())
    .join('\n');

/** The longest bar of a histogram in a terminal, and the warmest places of a plan that it names. */
const BAR = 40;
const WARMEST = 8;

/** What a terminal can show of a section. */
function rowsOf(section: ReportSection, context: CliContext): string[][] {
  const { number, percent } = formats(context);
  switch (section.kind) {
    case 'facts':
      return section.items.map(({ name, value }) => [name, value]);
    case 'table':
      return [section.head.map(String), ...section.rows.map((row) => row.map(String))];
    case 'intervals': {
      const said = (v: number): string => (section.unit === 'share' ? percent(v) : number(v, 2));
      return section.items.map((item) => [item.name, said(item.mean), `${said(item.low)} – ${said(item.high)}`, item.n]);
    }
    case 'histogram': {
      const most = Math.max(...section.counts.map(([, n]) => n));
      return section.counts.map(([value, n]) => [String(value), String(n), '█'.repeat(Math.ceil((BAR * n) / most)).padEnd(BAR)]);
    }
    case 'heatmap':
      return section.cells
        .flatMap(({ label, value }) => (value === null || value === 0 ? [] : [{ label, value }]))
        .sort((a, b) => b.value - a.value)
        .slice(0, WARMEST)
        .map(({ label, value }) => [label, section.unit === 'share' ? percent(value) : number(value, 1)]);
  }
}

/** `compare FILE FILE`: the second against the first, on the same seeds. */
export async function compareFiles(files: readonly [GameFile, GameFile], given: ParsedArgs, context: CliContext): Promise<number> {
  const games = gamesIn(given, context);
  const plans = files.map((file) => planOf(file, given, games, context));
  return running(context, async (run) => {
    const done: Measured[] = [];
    for (const [i, plan] of plans.entries()) {
      if (run.signal.aborted) return;
      done.push(await measure(plan, { ...run, progress: (n, of) => run.progress(i * of + n, 2 * of) }));
    }
    const [a, b] = done;
    if (a.own === null || b.own === null) return;
    const { collector, blocks } = a.own;
    const others = b.own.blocks;
    const pairs = blocks.slice(0, others.length).map((block, i): [Json, Json] => [block, others[i]]);
    if (pairs.length === 0) return;
    const { number, percent } = formats(context);
    const { files: w } = context.words;
    const rows = differences(collector, pairs, context.language).map((d) => {
      const said = (v: number): string => (d.unit === 'share' ? percent(v) : number(v, 2));
      const sign = (v: number): string => `${v > 0 ? '+' : ''}${said(v)}`;
      return [
        d.name,
        said(d.first),
        said(d.second),
        sign(d.mean),
        Number.isFinite(d.low) ? `${sign(d.low)} … ${sign(d.high)}` : '–',
        d.holds ? w.holds : '',
      ];
    });
    print(w.measured(pairs.length * BLOCK, a.figures.players, a.figures.bots[0] === undefined ? '' : context.words.level[a.figures.bots[0]]));
    process.stdout.write(
      `${grid([w.compared, ...rows])
        .map(clean)
        .join('\n')}\n`,
    );
    print(w.holdsMeans(rows.length));
  });
}

/** `suggest FILE --target PERCENT`: small changes towards a share; the best is written where one is wanted. */
export async function suggestFile(file: GameFile, given: ParsedArgs, context: CliContext): Promise<number> {
  const { tool } = file;
  const collector = await loadReport(file.cartridge.game.id);
  const target = given.number('target', 1, 99, Math.round(100 * (collector?.aim ?? 0.5)), context.words) / 100;
  const steps = given.number('steps', 1, 1000, 10, context.words);
  const games = gamesIn(given, context);
  const plan = planOf(file, given, games, context);
  const out = given.text('out');
  if (out !== undefined) checkPage(out, context.words);
  const { percent } = formats(context);
  const { files: w } = context.words;
  const chance = new FastChance(plan.seed);
  return running(context, async (run) => {
    const share = async (text: string, some: number): Promise<Interval> => {
      const { own } = await measure(planOf({ ...file, text }, given, some, context), run);
      const ratio = own === null ? undefined : own.collector.balance?.(structuredClone(own.counts));
      if (ratio === undefined) throw new BadInput(w.noBalance);
      return shareOf(ratio);
    };
    let n = 0;
    const found = ({ what, share: { mean, low, high } }: SuggestStep): void => {
      print(`${n === 0 ? w.begins : `${n}. ${what}`}: ${percent(mean)} (${percent(low)} – ${percent(high)})`);
      n++;
    };
    const best = await suggest(file.text, {
      vary: (text) => tool.vary?.(text, (of) => chance.int(of), context.language) ?? null,
      measure: share,
      ...{ target, within: WITHIN, games, steps, tries: TRIES, signal: run.signal, found },
    });
    print(w.suggested(percent(best.share.mean), percent(target)));
    if (out === undefined) process.stdout.write(best.text);
    else {
      writeFileSync(out, best.text);
      print(w.written(out));
    }
  });
}
