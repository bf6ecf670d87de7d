/** The layout: board, question, then choices and log, side by side if there is room. */
import type { Drawing } from '@starboard/kernel';
import { beside, fitLine, type StyledLine, styledLine } from './spans.ts';

export const SMALLEST = { columns: 60, rows: 20 } as const;
/** From this width on, choices and log are side by side. */
const WIDE = 76;
/** Lines the board should leave for choices and log, and the minimum it must leave. */
const BELOW = { wish: 8, least: 3 } as const;

export interface ScreenParts {
  board(width: number, height: number): Drawing;
  /** The question, on as many lines as it needs. */
  bar(width: number): Drawing;
  /** The choices, in a block of this size. */
  deed(width: number, height: number): Drawing;
  /** How many lines the choices would like; `all` for a text to read first. */
  readonly wish: number | 'all';
  log(width: number, height: number): Drawing;
  readonly footer: StyledLine;
}

export function compose(parts: ScreenParts, columns: number, rows: number): Drawing {
  const bar = parts.bar(columns);
  const wide = columns >= WIDE;
  // Always room for two lines of question, so that the board does not jump.
  const rest = rows - 1 - Math.max(2, bar.length);
  const board = parts.board(columns, rest - BELOW.wish).slice(0, rest - BELOW.least);
  const left = rows - board.length - bar.length - 1;
  const below =
    parts.wish === 'all' ? parts.deed(columns, left) : wide ? sideBySide(parts, columns, left) : stacked(parts, parts.wish, columns, left);
  const lines = [...board, ...bar, ...below].slice(0, rows - 1);
  while (lines.length < rows - 1) lines.push([]);
  return [...lines.map((l) => fitLine(l, columns)), fitLine(parts.footer, columns)];
}

function sideBySide(parts: ScreenParts, columns: number, height: number): Drawing {
  const left = (columns - 2) >> 1;
  const right = columns - 2 - left;
  return beside(parts.deed(left, height), parts.log(right, height), left, right, height);
}

function stacked(parts: ScreenParts, wish: number, columns: number, height: number): Drawing {
  const log = Math.max(height < 6 ? 1 : 2, height - wish);
  const told = parts.log(columns, log);
  const deed = parts.deed(columns, height - told.length);
  return [...deed, ...Array.from({ length: height - told.length - deed.length }, () => styledLine('')), ...told];
}
