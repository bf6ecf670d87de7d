/**
 * Commands for files that people make for a game, named after the kind of file: `starboard zone check FILE`. If several games have
 * this kind, the file's "game" or --game decides. Exit code 0: fine, 1: not playable, 2: not such a file.
 */
import type { FileTool } from '@starboard/kernel';
import { gameIds, hasGame, loadGame } from '@starboard/registry';
import { BadInput, type CliContext, type Command } from '../command.ts';
import { loadText } from '../files.ts';
import { clean, wrap } from '../text.ts';
import { compareFiles, FIGURE_FLAGS, type GameFile, reportFile, suggestFile } from './file-figures.ts';

const WIDTH = 100;

/** What can be done with files of a kind. */
export const tasksOf = (tool: FileTool): string[] => [
  'check',
  ...(tool.show === undefined ? [] : ['show']),
  'report',
  'compare',
  ...(tool.vary === undefined ? [] : ['suggest']),
];

/** The command for a kind of file; null: no game has such files. */
export async function fileCommand(kind: string): Promise<Command | null> {
  const known = await gamesWith(kind);
  if (known.length === 0) return null;
  return {
    flags: { game: { type: 'string' }, ...FIGURE_FLAGS },
    async run(given, context) {
      const [what, file, second, extra] = given.positionals;
      const { bad } = context.words;
      const wanted = given.text('game');
      if (wanted !== undefined && !hasGame(wanted)) throw new BadInput(bad.game(wanted, gameIds));
      const can = [...new Set(known.flatMap(([, tool]) => tasksOf(tool)))];
      if (what === undefined || !can.includes(what)) throw new BadInput(bad.fileTask(kind, can));
      if (file === undefined || (what === 'compare' && second === undefined)) throw new BadInput(bad.noFile(`${kind} ${what}`));
      const over = what === 'compare' ? extra : second;
      if (over !== undefined) throw new BadInput(bad.extra(over));
      const opened = await open(kind, known, wanted, file, context);
      const { tool, text } = opened;
      if (!tasksOf(tool).includes(what)) throw new BadInput(bad.fileTask(kind, tasksOf(tool)));
      switch (what) {
        case 'show':
          return show(tool, text, context);
        case 'report':
          return reportFile(opened, given, context);
        case 'compare':
          return compareFiles([opened, await open(kind, [[opened.cartridge.game.id, tool]], undefined, second ?? '', context)], given, context);
        case 'suggest':
          return suggestFile(opened, given, context);
        default:
          return check(tool, text, context);
      }
    },
  };
}

/** A file from the disk, with the tool of its game. */
async function open(kind: string, known: readonly GameTool[], wanted: string | undefined, file: string, context: CliContext): Promise<GameFile> {
  const text = loadText(file, context.words);
  const tool = toolFor(known, wanted, text);
  const id = known.find(([, t]) => t === tool)?.[0];
  if (tool === null || id === undefined) {
    const ids = known.map(([game]) => game);
    throw new BadInput(context.words.bad.fileGame(kind, ids));
  }
  return { cartridge: await loadGame(id), kind, tool, text };
}

export type GameTool = readonly [id: string, tool: FileTool];

async function gamesWith(kind: string): Promise<GameTool[]> {
  const cartridges = await Promise.all(gameIds.map(async (id) => [id, await loadGame(id)] as const));
  return cartridges.flatMap(([id, { files }]): GameTool[] => (files !== undefined && Object.hasOwn(files, kind) ? [[id, files[kind]]] : []));
}

/** The tool of the named game, of the only game, or of the game in the file; null: unclear which. */
export function toolFor(known: readonly GameTool[], wanted: string | undefined, text: string): FileTool | null {
  const named = wanted ?? (known.length === 1 ? known[0][0] : gameIn(text));
  return known.find(([id]) => id === named)?.[1] ?? null;
}

function gameIn(text: string): string | undefined {
  try {
    const file = JSON.parse(text) as { readonly game?: unknown } | null;
    return typeof file?.game === 'string' ? file.game : undefined;
  } catch {
    return undefined;
  }
}

const print = (text: string): void => void process.stdout.write(`${wrap(clean(text), WIDTH, '  ').join('\n')}\n`);

function check(tool: FileTool, text: string, context: CliContext): number {
  const report = tool.check(text, context.language);
  if (typeof report === 'string') throw new BadInput(report);
  for (const line of report.about) print(line);
  for (const problem of report.problems) print(problem);
  if (report.problems.length > 0) return 1;
  print(context.words.files.fine);
  return 0;
}

function show(tool: FileTool, text: string, context: CliContext): number {
  const drawing = tool.show!(text, context.language, process.stdout.columns ?? WIDTH);
  if (typeof drawing === 'string') throw new BadInput(drawing);
  for (const line of drawing)
    process.stdout.write(
      `${line
        .map((s) => clean(s.text))
        .join('')
        .trimEnd()}\n`,
    );
  return 0;
}
