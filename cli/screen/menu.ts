/** The small menu of a `play` without a game: which game, how many, against whom, in which language. */
import { type Drawing, type Language, LEVELS, type Level, nextLanguage, readOptions } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { languageNames } from '../languages.ts';
import { possiblePlayers, usualPlayers } from '../table-args.ts';
import { adviceOf } from '../table-notes.ts';
import { wordsOf, wrap } from '../text.ts';
import { platformWords } from '../words.ts';
import type { Press, TerminalScreen } from './shell.ts';
import { BRASS, fitLine, MINT, type StyledLine, span, styledLine } from './spans.ts';

export interface MenuChoice {
  readonly cartridge: AnyCartridge;
  readonly players: number;
  readonly level: Level;
  readonly language: Language;
}

const FIELDS = ['game', 'players', 'bots', 'language', 'start'] as const;
type Field = (typeof FIELDS)[number];
const WIDEST = 72;

export class Menu implements TerminalScreen {
  readonly ticking = false;
  readonly #games: readonly AnyCartridge[];
  #field: Field = 'start';
  #game = 0;
  #players: number;
  #level: Level = 'normal';
  #language: Language;
  #end: 'start' | 'leave' | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(games: readonly AnyCartridge[], language: Language) {
    this.#games = games;
    this.#language = language;
    this.#players = usualPlayers(games[0]);
  }

  get done(): boolean {
    return this.#end !== null;
  }

  /** Null: the person left. */
  get chosen(): MenuChoice | null {
    if (this.#end !== 'start') return null;
    return { cartridge: this.#games[this.#game], players: this.#players, level: this.#level, language: this.#language };
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  press(key: Press): void {
    const at = FIELDS.indexOf(this.#field);
    if (key === 'up') this.#field = FIELDS[(at + FIELDS.length - 1) % FIELDS.length];
    else if (key === 'down') this.#field = FIELDS[(at + 1) % FIELDS.length];
    else if (key === 'left') this.#turn(-1);
    else if (key === 'right') this.#turn(1);
    else if (key === 'enter') this.#end = 'start';
    else if (key === 'escape' || key === 'interrupt') this.#end = 'leave';
    else if (typeof key === 'object' && key.char === 'q') this.#end = 'leave';
    else if (typeof key === 'object' && key.char === 'l') this.#language = nextLanguage(this.#language);
    for (const listener of [...this.#listeners]) listener();
  }

  #turn(by: number): void {
    switch (this.#field) {
      case 'game':
        this.#game = (this.#game + by + this.#games.length) % this.#games.length;
        this.#players = usualPlayers(this.#games[this.#game]);
        return;
      case 'players': {
        const possible = possiblePlayers(this.#games[this.#game]);
        this.#players = possible[Math.min(possible.length - 1, Math.max(0, possible.indexOf(this.#players) + by))];
        return;
      }
      case 'bots':
        this.#level = LEVELS[Math.min(LEVELS.length - 1, Math.max(0, LEVELS.indexOf(this.#level) + by))];
        return;
      case 'language':
        this.#language = nextLanguage(this.#language);
    }
  }

  draw(columns: number, rows: number): Drawing {
    const words = platformWords[this.#language];
    const game = wordsOf(this.#games[this.#game], this.#language);
    const width = Math.min(WIDEST, columns - 4);
    const values: { readonly [F in Exclude<Field, 'start'>]: string } = {
      game: game.title,
      players: String(this.#players),
      bots: words.level[this.#level],
      language: languageNames[this.#language],
    };
    const row = (field: Field): StyledLine => {
      const on = field === this.#field;
      const style = on ? { color: MINT, bold: true } : {};
      if (field === 'start') return [span(on ? '❯ ' : '  ', style), span(words.menu.start, on ? style : { color: BRASS })];
      return [
        span(on ? '❯ ' : '  ', style),
        span(words.menu[field].padEnd(12), { dim: !on }),
        span(on ? `‹ ${values[field]} ›` : `  ${values[field]}`, style),
      ];
    };
    const cartridge = this.#games[this.#game];
    const usual = readOptions(cartridge.game, { ...cartridge.game.presets?.solo });
    const advice = adviceOf(cartridge, usual, this.#players, { language: this.#language, words });
    const body: StyledLine[] = [
      [span('s t a r b o a r d', { color: BRASS, bold: true })],
      [],
      ...wrap(game.about, width).map((text) => styledLine(text, { dim: true })),
      [],
      ...FIELDS.flatMap((field) => (field === 'start' ? [[], row(field)] : [row(field)])),
      ...advice.flatMap((text) => [[], ...wrap(text, width).map((t) => styledLine(t, { color: BRASS }))]),
      [],
      styledLine(words.menu.keys, { dim: true }),
    ];
    const left = ' '.repeat(Math.max(0, (columns - width) >> 1));
    const top = Math.max(0, (rows - body.length) >> 1);
    return [...Array.from({ length: top }, () => []), ...body.map((l) => fitLine([span(left), ...l], columns))].slice(0, rows);
  }
}
