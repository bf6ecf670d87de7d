/** A plain text grid, as people write maps by hand: a line per row, a mark per sector. */
import { MOST_SIDE } from '../rules/zone-check.ts';
import { zoneText } from './draft.ts';

/** Other marks that people use, beside those of the file. */
const SAME: Readonly<Record<string, string>> = {
  ' ': '.',
  _: '.',
  '-': '.',
  O: 'o',
  s: 'o',
  S: 'o',
  x: '#',
  X: '#',
  d: '#',
  D: '#',
  h: 'H',
  a: 'A',
  '0': 'o',
};
const KNOWN = /^[.o#HA1-8]$/;
/** A map has at least two starts, a hatch and somewhere to go. */
const LEAST = 4;

/** The file of such a grid; null: the text is none. A first line without marks is its name. */
export function zoneFromGrid(text: string): string | null {
  if (text.length > MOST_SIDE * (MOST_SIDE + 2) + 400 || /^\s*[{["]/.test(text)) return null;
  const lines = text.replace(/\r/g, '').split('\n');
  while (lines.length > 0 && lines[0].trim() === '') lines.shift();
  while (lines.length > 0 && lines[lines.length - 1].trim() === '') lines.pop();
  const first = lines[0] === undefined || rowOf(lines[0]) !== null ? null : lines.shift();
  const rows = lines.map((l) => rowOf(l.trimEnd()));
  if (rows.length === 0 || rows.length > MOST_SIDE || rows.some((row) => row === null || row.length > MOST_SIDE)) return null;
  const marks = rows.join('');
  if (marks.replaceAll('.', '').length < LEAST || !/[HA]/.test(marks)) return null;
  const width = Math.max(...rows.map((row) => row?.length ?? 0));
  const name =
    first
      ?.trim()
      .slice(0, 40)
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '') ?? '';
  return zoneText({ name: name === '' ? 'ZONE' : name, players: [4, 8], rows: rows.map((row) => (row ?? '').padEnd(width, '.')) });
}

/** Null: a mark that nobody uses. */
function rowOf(line: string): string | null {
  const row = [...line].map((mark) => (KNOWN.test(mark) ? mark : (SAME[mark] ?? '')));
  return row.includes('') ? null : row.join('');
}
