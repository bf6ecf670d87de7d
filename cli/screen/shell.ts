/**
 * The only place that knows Ink: it paints what a screen draws and hands it the keys. It fills the terminal's alternate
 * screen, follows its size, and gives the terminal back however the program ends.
 */
import type { Drawing, Span } from '@starboard/kernel';
import { Box, type Key, render, Text, useApp, useInput, useWindowSize } from 'ink';
import { createElement as h, type ReactElement, useEffect, useState } from 'react';

/** A key with a name, or the character typed. */
export type Press =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enter'
  | 'escape'
  | 'backspace'
  | 'pageup'
  | 'pagedown'
  | 'home'
  | 'end'
  | 'interrupt'
  | { readonly char: string };

/** Something that fills the terminal. It knows no terminal: keys come in, lines go out. */
export interface TerminalScreen {
  press(key: Press): void;
  draw(columns: number, rows: number): Drawing;
  /** Called after every change of what `draw` gives. */
  listen(listener: () => void): () => void;
  /** The screen is left. */
  readonly done: boolean;
  /** Something on it runs down by itself, such as a deadline. */
  readonly ticking: boolean;
}

export interface TerminalStreams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

const TICK_MS = 250;

/** Shows a screen until it is left. */
export async function runScreen(screen: TerminalScreen, streams: TerminalStreams = process): Promise<void> {
  const app = render(h(Painted, { screen }), {
    stdin: streams.stdin,
    stdout: streams.stdout,
    alternateScreen: true,
    exitOnCtrlC: false,
    incrementalRendering: true,
    patchConsole: false,
    interactive: true,
  });
  await app.waitUntilExit();
}

function Painted({ screen }: { readonly screen: TerminalScreen }): ReactElement {
  const { exit } = useApp();
  const { columns, rows } = useWindowSize();
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = (): void => {
      if (screen.done) exit();
      else redraw((n) => n + 1);
    };
    const deaf = screen.listen(again);
    const timer = setInterval(() => {
      if (screen.ticking) again();
    }, TICK_MS);
    again();
    return () => {
      deaf();
      clearInterval(timer);
    };
  }, [screen, exit]);
  useInput((input, key) => {
    for (const press of pressesOf(input, key)) if (!screen.done) screen.press(press);
  });
  // One line less than the window has: a full last line would make some terminals scroll.
  const lines = screen.draw(columns, rows).slice(0, rows);
  return h(
    Box,
    { flexDirection: 'column', width: columns, height: rows, overflow: 'hidden' },
    ...lines.map((l, i) => h(PaintedLine, { key: i, line: l })),
  );
}

function PaintedLine({ line }: { readonly line: readonly Span[] }): ReactElement {
  const spans = line.filter((s) => s.text !== '');
  // An empty line keeps its place only if there is something in it.
  if (spans.length === 0) return h(Text, null, ' ');
  return h(Text, { wrap: 'truncate' }, ...spans.map((s, i) => h(Text, { key: i, ...styleOf(s) }, s.text)));
}

const styleOf = (s: Span): { color?: string; backgroundColor?: string; bold?: boolean; dimColor?: boolean } => ({
  ...(s.color === undefined ? {} : { color: s.color }),
  ...(s.back === undefined ? {} : { backgroundColor: s.back }),
  ...(s.bold ? { bold: true } : {}),
  ...(s.dim ? { dimColor: true } : {}),
});

const NAMED: readonly (readonly [keyof Key, Press])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  // Many terminals send "delete" for the backspace key.
  ['delete', 'backspace'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
];

/** Keys typed fast arrive together; each counts. */
function pressesOf(input: string, key: Key): Press[] {
  if (key.ctrl) return input === 'c' ? ['interrupt'] : [];
  const named = NAMED.find(([name]) => key[name] === true);
  if (named !== undefined) return [named[1]];
  return Array.from(input, (char): Press => (char === '\r' || char === '\n' ? 'enter' : { char }));
}
