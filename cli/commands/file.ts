/**
 * Files that people make for a game, by the kinds the games themselves know: `starboard zone check FILE`. The command is the
 * name of the kind. Exit code 0: all is well, 1: it cannot be played with, 2: it is no such file.
 */
import type { FileTool } from '@starboard/kernel';
import { gameIds, hasGame, loadGame } from '@starboard/registry';
import { BadInput, type Command, type Desk } from '../command.ts';
import { loadText } from '../files.ts';
import { clean, wrap } from '../text.ts';

const WIDTH = 100;

/** The command of a kind of file; null: no game knows such files. */
export async function fileCommand(kind: string): Promise<Command | null> {
  const known = await gamesWith(kind);
  if (known.length === 0) return null;
  return {
    flags: { game: { type: 'string' } },
    async run(given, desk) {
      const [what, file, extra] = given.positionals;
      const { bad } = desk.words;
      if (extra !== undefined) throw new BadInput(bad.extra(extra));
      const tool = chosen(kind, known, given.text('game'), desk);
      const can = tool.show === undefined ? ['check'] : ['check', 'show'];
      if (what === undefined || !can.includes(what)) throw new BadInput(bad.fileTask(kind, can));
      if (file === undefined) throw new BadInput(bad.noFile(`${kind} ${what}`));
      const text = loadText(file, desk.words);
      return what === 'show' ? show(tool, text, desk) : check(tool, text, desk);
    },
  };
}

type Known = readonly [id: string, tool: FileTool];

async function gamesWith(kind: string): Promise<Known[]> {
  const cartridges = await Promise.all(gameIds.map(async (id) => [id, await loadGame(id)] as const));
  return cartridges.flatMap(([id, { files }]): Known[] => (files !== undefined && Object.hasOwn(files, kind) ? [[id, files[kind]]] : []));
}

function chosen(kind: string, known: readonly Known[], wanted: string | undefined, { words }: Desk): FileTool {
  if (wanted !== undefined && !hasGame(wanted)) throw new BadInput(words.bad.game(wanted, gameIds));
  const fitting = known.filter(([id]) => wanted === undefined || id === wanted);
  if (fitting.length === 1) return fitting[0][1];
  throw new BadInput(
    words.bad.fileGame(
      kind,
      known.map(([id]) => id),
    ),
  );
}

const print = (text: string): void => void process.stdout.write(`${wrap(clean(text), WIDTH, '  ').join('\n')}\n`);

function check(tool: FileTool, text: string, desk: Desk): number {
  const report = tool.check(text, desk.language);
  if (typeof report === 'string') throw new BadInput(report);
  for (const line of report.about) print(line);
  for (const problem of report.problems) print(problem);
  if (report.problems.length > 0) return 1;
  print(desk.words.files.fine);
  return 0;
}

function show(tool: FileTool, text: string, desk: Desk): number {
  const drawing = tool.show!(text, desk.language, process.stdout.columns ?? WIDTH);
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
