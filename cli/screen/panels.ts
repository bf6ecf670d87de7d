/** The blocks of the terminal game: a list to choose from, a text to read, the log. */
import type { Drawing, Refusal, Types, Words } from '@starboard/kernel';
import type { HeardEntry, TableSetup } from '../session.ts';
import { eventPhrase, wrap } from '../text.ts';
import { BRASS, DANGER, fitLine, MINT, phraseLines, type Style, type StyledLine, span, styledLine, windowOf } from './spans.ts';

/** One thing that might be chosen. */
export interface ListItem {
  readonly text: string;
  /** Effect, price or warning; empty: none. */
  readonly detail: string;
  /** Why not; null: it can be chosen. */
  readonly refused: Refusal<Types> | null;
  run(): void;
}

/** The visible part of the list around the focused item, with the note below. */
export function itemList(items: readonly ListItem[], focus: number, note: { readonly text: string } & Style, width: number, height: number): Drawing {
  const { text, ...style } = note;
  const notes = text === '' ? [] : wrap(text, width - 3).map((t) => styledLine(`   ${t}`, style));
  const { from, to } = windowOf(items.length, focus, Math.max(1, height - notes.length));
  const digits = `${items.length}`.length;
  const list = items.slice(from, to).map((item, i) => {
    const more = i === 0 && from > 0 ? '↑' : from + i === to - 1 && to < items.length ? '↓' : ' ';
    return itemLine(item, `${from + i + 1}`.padStart(digits), from + i === focus, more, width);
  });
  return [...list, ...notes];
}

/** With the number that chooses it. Choosable: mint when focused. Refused: marked and dim, but it can be focused to see why. */
function itemLine(item: ListItem, number: string, focused: boolean, more: string, width: number): StyledLine {
  const mark = item.refused === null ? (focused ? ' ❯ ' : '   ') : focused ? ' ✗ ' : ' × ';
  const style = item.refused === null ? (focused ? { color: MINT, bold: true } : {}) : { dim: true, ...(focused ? { color: DANGER } : {}) };
  const detail = item.detail === '' ? [] : [span(` – ${item.detail}`, { dim: true })];
  return [
    ...fitLine([span(mark, style), span(`${number} `, { dim: true }), span(item.text, style), ...detail], width - 2),
    span(`${more} `, { dim: true }),
  ];
}

/** A text to read first. */
export function popup({ title, text }: { readonly title: string; readonly text: string }, width: number, height: number): Drawing {
  const body = wrap(text, width - 3).slice(0, height - 1);
  return [styledLine(` ${title}`, { color: BRASS, bold: true }), ...body.map((t) => styledLine(` ${t}`))];
}

/** At least `wanted` lines of the log, if there are as many, newest last; entries from `read` on are bright. */
interface LogSource {
  readonly heard: readonly HeardEntry[];
  readonly isUndone: (event: Types['event']) => boolean;
}

export function logLines(
  { heard, isUndone }: LogSource,
  read: number,
  words: Words<Types>,
  undoneMark: string,
  table: TableSetup,
  width: number,
  wanted: number,
): StyledLine[] {
  const lines: StyledLine[] = [];
  for (let i = heard.length - 1; i >= 0 && lines.length < wanted; i--) {
    const style = i >= read ? {} : { dim: true };
    lines.unshift(
      ...heard[i].events.flatMap((e) => {
        const phrase = eventPhrase(words, e, table.me);
        return phraseLines(isUndone(e) ? [...phrase, ` ${undoneMark}`] : phrase, table.names, width - 1, isUndone(e) ? { dim: true } : style, '  ');
      }),
    );
  }
  return lines;
}
