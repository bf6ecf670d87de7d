/** A recorded match on the full screen: moment by moment, through anybody's eyes. */
import { type Drawing, type MatchRecord, type Moment, nextLanguage, playback, type Seat, type Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from '../command.ts';
import { languageKey } from '../languages.ts';
import { eventPhrase, flat, wordsOf, wrap } from '../text.ts';
import { platformWords } from '../words.ts';
import { SMALLEST } from './layout.ts';
import type { Press, TerminalScreen } from './shell.ts';
import { BRASS, fitLine, footer, phraseLines, type StyledLine, span, styledLine } from './spans.ts';

const LEAST_LOG = 6;

export class ReplayScreen implements TerminalScreen {
  readonly ticking = false;
  readonly #record: MatchRecord<Types>;
  readonly #cartridge: AnyCartridge;
  readonly #names: readonly string[];
  #context: CliContext;
  #seat: Seat | null;
  #moments: readonly Moment<Types>[];
  #at = 0;
  #left = false;
  readonly #listeners = new Set<() => void>();

  constructor(record: MatchRecord<Types>, cartridge: AnyCartridge, names: readonly string[], seat: Seat | null, context: CliContext) {
    this.#record = record;
    this.#cartridge = cartridge;
    this.#names = names;
    this.#seat = seat;
    this.#context = context;
    this.#moments = [...playback(record, seat)];
  }

  get done(): boolean {
    return this.#left;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  press(key: Press): void {
    const last = this.#moments.length - 1;
    const go = (to: number): void => {
      this.#at = Math.max(0, Math.min(last, to));
    };
    if (key === 'right' || key === 'enter') go(this.#at + 1);
    else if (key === 'left' || key === 'backspace') go(this.#at - 1);
    else if (key === 'down' || key === 'pagedown') go(this.#at + 10);
    else if (key === 'up' || key === 'pageup') go(this.#at - 10);
    else if (key === 'home') go(0);
    else if (key === 'end') go(last);
    else if (key === 'escape' || key === 'interrupt') this.#left = true;
    else if (typeof key === 'object') this.#typed(key.char.toLowerCase());
    for (const listener of [...this.#listeners]) listener();
  }

  #typed(char: string): void {
    if (char === 'q') this.#left = true;
    else if (char === ' ') this.#at = Math.min(this.#moments.length - 1, this.#at + 1);
    else if (char === 'l') {
      const language = nextLanguage(this.#context.language);
      this.#context = { language, words: platformWords[language] };
    } else if (char === 's') {
      const next = this.#seat === null ? 0 : this.#seat + 1;
      this.#seat = next >= this.#names.length ? null : (next as Seat);
      this.#moments = [...playback(this.#record, this.#seat)];
    }
  }

  draw(columns: number, rows: number): Drawing {
    const { words, language } = this.#context;
    if (columns < SMALLEST.columns || rows < SMALLEST.rows) {
      return wrap(words.screen.tooSmall(SMALLEST.columns, SMALLEST.rows), Math.max(1, columns))
        .slice(0, rows)
        .map((text) => styledLine(text, { bold: true }));
    }
    const { known } = this.#moments[this.#at];
    const room = rows - 2 - LEAST_LOG;
    let board: Drawing;
    try {
      board = this.#cartridge.sketch.draw(known, this.#seat, language, this.#names, columns, room).slice(0, room);
    } catch {
      // A record of other rules still tells its story.
      board = [styledLine(` ${words.replay.cannotDraw}`, { dim: true })];
    }
    const height = rows - 2 - board.length;
    const log = this.#log(columns, height);
    const empty = Array.from({ length: height - log.length }, (): StyledLine => []);
    return [...board, this.#bar(columns), ...log, ...empty, footer([...Object.values(words.replay.keys), languageKey(language)], columns)].map((l) =>
      fitLine(l, columns),
    );
  }

  #bar(width: number): StyledLine {
    const { replay } = this.#context.words;
    const moment = replay.moment(this.#at + 1, this.#moments.length);
    const eyes = replay.eyes(this.#seat === null ? null : this.#names[this.#seat]);
    const over = this.#at === this.#moments.length - 1 && this.#record.outcome !== null;
    const ending = over ? ` · ${flat(wordsOf(this.#cartridge, this.#context.language).ending(this.#record.outcome!, this.#seat), this.#names)}` : '';
    const room = Math.max(0, width - moment.length - eyes.length - ending.length - 8);
    const full = Math.round((room * (this.#at + 1)) / this.#moments.length);
    return [
      span(` ▸ ${moment} `, { color: BRASS, bold: true }),
      span('━'.repeat(full), { color: BRASS }),
      span('─'.repeat(room - full), { dim: true }),
      span(` ${eyes}${ending}`, { color: BRASS }),
    ];
  }

  #log(width: number, height: number): StyledLine[] {
    const words = wordsOf(this.#cartridge, this.#context.language);
    const lines: StyledLine[] = [];
    for (let i = this.#at; i >= 0 && lines.length < height; i--) {
      const style = i === this.#at ? {} : { dim: true };
      lines.unshift(
        ...this.#moments[i].events.flatMap((e) =>
          phraseLines(eventPhrase(words, e, this.#seat), this.#names, width - 3, style, '  ').map((l) => [span(' '), ...l]),
        ),
      );
    }
    return lines.slice(-height);
  }
}
