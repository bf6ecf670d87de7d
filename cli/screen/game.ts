/** The terminal game: what the keys do and what is shown, for any game. */
import { completes, type Drawing, nextLanguage, type Phrase, type Question, question, type Refusal, type Types } from '@starboard/kernel';
import type { CliContext } from '../command.ts';
import { languageKey } from '../languages.ts';
import { outcomeLines } from '../outcome.ts';
import type { Session } from '../session.ts';
import { adviceOf, filesOf } from '../table-notes.ts';
import { flat, reason, wordsOf, wrap } from '../text.ts';
import { platformWords } from '../words.ts';
import { compose, type ScreenParts, SMALLEST } from './layout.ts';
import { itemList, type ListItem, logLines, popup } from './panels.ts';
import type { Press, TerminalScreen } from './shell.ts';
import { BRASS, BRASS_INK, DANGER, fitLine, footer, type StyledLine, span, styledLine } from './spans.ts';

/** How the person left: with or without saving. */
export type LeaveMode = 'save' | 'drop' | 'interrupt';

/** The index of "save and leave". */
const LEAVE_SAVED = 1;
/** Milliseconds after which a digit begins a new number. */
const DIGIT_PAUSE = 1500;

export class GameScreen implements TerminalScreen {
  readonly #session: Session;
  readonly #file: string;
  #context: CliContext;
  #path: readonly string[] = [];
  #focus = 0;
  #popup: { readonly title: string; readonly text: string } | null = null;
  #leaving = false;
  #left: LeaveMode | null = null;
  #notice = '';
  /** Lines scrolled up in the log. */
  #scroll = 0;
  /** The number of entries at the person's last answer; newer ones are bright. */
  #read = 0;
  /** The number of the question the path belongs to. */
  #questionNumber: number | null;
  /** The digits typed so far; 0: none. */
  #number = 0;
  #typedAt = 0;
  readonly #listeners = new Set<() => void>();
  readonly #deaf: () => void;

  constructor(session: Session, context: CliContext, file: string) {
    this.#session = session;
    this.#context = context;
    this.#file = file;
    this.#questionNumber = session.question;
    const { cartridge, options, levels } = session.table;
    const notes = [...filesOf(cartridge, options, context), ...adviceOf(cartridge, options, levels.length, context)];
    if (notes.length > 0) this.#popup = { title: wordsOf(cartridge, context.language).title, text: notes.join(' ') };
    this.#deaf = session.listen(() => this.#changed());
  }

  get context(): CliContext {
    return this.#context;
  }

  get left(): LeaveMode | null {
    return this.#left;
  }

  get done(): boolean {
    return this.#left !== null || this.#session.failed !== null;
  }

  get ticking(): boolean {
    return this.#session.deadline !== null;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // ---- Keys -----------------------------------------------------------------------------------------------------------

  press(key: Press): void {
    this.#notice = '';
    const digit = typeof key === 'object' && /^\d$/.test(key.char) ? Number(key.char) : null;
    if (digit === null) this.#number = 0;
    if (key === 'interrupt') this.#leave('interrupt');
    else if (digit !== null && this.#popup === null) this.#focusNumber(digit);
    else if (typeof key === 'object') this.#typed(key.char);
    else this.#moved(key);
    this.#tell();
  }

  #moved(key: Exclude<Press, object>): void {
    const items = this.#items();
    const last = Math.max(0, items.length - 1);
    this.#focus = Math.min(this.#focus, last);
    switch (key) {
      case 'up':
        this.#focus = this.#focus === 0 ? last : this.#focus - 1;
        return;
      case 'down':
        this.#focus = this.#focus === last ? 0 : this.#focus + 1;
        return;
      case 'home':
        this.#focus = 0;
        return;
      case 'end':
        this.#focus = last;
        return;
      case 'pageup':
        this.#scroll += 5;
        return;
      case 'pagedown':
        this.#scroll = Math.max(0, this.#scroll - 5);
        return;
      case 'enter':
        if (this.#popup !== null) this.#popup = null;
        else if (this.#session.over && !this.#leaving) this.#leave('save');
        else items[this.#focus]?.run();
        return;
      case 'left':
      case 'backspace':
      case 'escape':
        if (this.#popup !== null) this.#popup = null;
        else if (this.#leaving) this.#ask(false);
        else if (this.#path.length > 0) this.#go(this.#path.slice(0, -1));
        return;
    }
  }

  #typed(char: string): void {
    if (this.#popup !== null) {
      this.#popup = null;
      return;
    }
    const { words, language } = this.#context;
    switch (char.toLowerCase()) {
      case 'q':
        if (this.#session.over) this.#leave('save');
        else this.#ask(!this.#leaving);
        return;
      case 'l': {
        const other = nextLanguage(language);
        this.#context = { language: other, words: platformWords[other] };
        return;
      }
      case 'u':
        if (!this.#session.canUndo) this.#notice = words.plain.notUndo;
        else {
          this.#session.undo();
          this.#notice = words.screen.undone;
        }
        return;
      case '?': {
        const q = this.#question();
        if (q !== null) this.#showRule(q.choice.rule);
        return;
      }
      case 'f':
        this.#session.pace = this.#session.pace === 'human' ? 'brisk' : 'human';
        this.#notice = this.#session.pace === 'human' ? words.screen.slow : words.screen.fast;
        return;
      case ' ':
        this.#session.hurry();
        return;
    }
  }

  /** Digits typed in quick succession make one number: 1 and then 2 is the twelfth choice, or the second if there are fewer. */
  #focusNumber(digit: number): void {
    const count = this.#items().length;
    const now = this.#session.timers.now();
    const joined = now - this.#typedAt > DIGIT_PAUSE ? digit : this.#number * 10 + digit;
    this.#typedAt = now;
    this.#number = joined <= count ? joined : digit;
    if (this.#number >= 1 && this.#number <= count) this.#focus = this.#number - 1;
  }

  #ask(leaving: boolean): void {
    this.#leaving = leaving;
    this.#focus = 0;
  }

  #go(path: readonly string[]): void {
    this.#path = path;
    this.#focus = 0;
  }

  #leave(how: LeaveMode): void {
    this.#left = how;
    this.#deaf();
  }

  #showRule(id: string): void {
    const { rule } = wordsOf(this.#session.table.cartridge, this.#context.language);
    if (Object.hasOwn(rule, id)) this.#popup = { title: this.#context.words.screen.rule(id), text: rule[id] };
  }

  #choose(q: Question, pick: string): void {
    const { table, known } = this.#session;
    if (!completes(table.cartridge.game, known, table.me, q, pick)) {
      this.#go([...q.path, pick]);
      return;
    }
    const read = this.#session.heard.length;
    const refused = this.#session.answer([...q.path, pick]);
    if (refused === null) {
      this.#read = read;
      this.#go([]);
    } else this.#notice = this.#because(refused);
  }

  /** Something happened at the table. */
  #changed(): void {
    const { question } = this.#session;
    if (question !== this.#questionNumber) this.#go([]);
    this.#questionNumber = question;
    this.#scroll = 0;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  // ---- What is shown --------------------------------------------------------------------------------------------------

  draw(columns: number, rows: number): Drawing {
    const { words } = this.#context;
    if (columns < SMALLEST.columns || rows < SMALLEST.rows) {
      return wrap(words.screen.tooSmall(SMALLEST.columns, SMALLEST.rows), Math.max(1, columns))
        .slice(0, rows)
        .map((text) => styledLine(text, { bold: true }));
    }
    const { table, known } = this.#session;
    const items = this.#items();
    const parts: ScreenParts = {
      board: (width, height) => table.cartridge.sketch.draw(known, table.me, this.#context.language, table.names, width, height),
      bar: (width) => this.#bar(width),
      deed: (width, height) => this.#deed(items, width, height),
      wish: this.#popup !== null ? 'all' : items.length + 1,
      log: (width, height) => this.#log(width, height),
      footer: this.#footer(columns),
    };
    return compose(parts, columns, rows);
  }

  /** The question, if the person may answer now. */
  #question(): Question | null {
    const { table, known } = this.#session;
    return this.#session.asked ? question(table.cartridge.game, known, table.me, this.#path) : null;
  }

  #items(): ListItem[] {
    if (this.#leaving) return this.#leavingItems();
    const q = this.#question();
    if (q === null) return [];
    const game = wordsOf(this.#session.table.cartridge, this.#context.language);
    const { table, known } = this.#session;
    const text = (pick: string): string => this.#flat(game.pick(pick, known, table.me, q.path));
    const detail = (pick: string): string => this.#flat(game.detail?.(pick, known, table.me, q.path) ?? []);
    return [
      ...q.choice.picks.map((pick) => ({ text: text(pick), detail: detail(pick), refused: null, run: () => this.#choose(q, pick) })),
      ...q.greyed.map((r) => ({ text: text(r.pick), detail: '', refused: r, run: () => this.#showRule(r.rule) })),
    ];
  }

  #leavingItems(): ListItem[] {
    const { screen } = this.#context.words;
    const item = (text: string, run: () => void): ListItem => ({ text, detail: '', refused: null, run });
    return [
      item(screen.leaveNo, () => this.#ask(false)),
      item(screen.leaveSaved, () => this.#leave('save')),
      item(screen.leaveYes, () => this.#leave('drop')),
    ];
  }

  /** The bar is brass only while the person is asked. */
  #bar(width: number): Drawing {
    const { table, known, over, waited, deadline, timers, outcome } = this.#session;
    const { screen } = this.#context.words;
    const game = wordsOf(table.cartridge, this.#context.language);
    const q = this.#question();
    const asked = this.#leaving || (q !== null && (waited || known.flow.window === 'open'));
    const left = deadline === null ? '' : ` ${screen.seconds(Math.max(0, Math.ceil((deadline - timers.now()) / 1000)))}`;
    const phrase: Phrase = this.#leaving
      ? [screen.leave]
      : outcome !== null
        ? game.ending(outcome, table.me)
        : asked
          ? game.choice(q!.choice, known, table.me, q!.path)
          : game.waiting(known, table.me);
    const lines = wrap(this.#flat(phrase) + left, width - 3).slice(0, 3);
    const style = asked || over ? { color: BRASS_INK, back: BRASS, bold: true } : { dim: true };
    const mark = asked || over ? ' ▸ ' : ' … ';
    return lines.map((text, i) => fitLine([span(i === 0 ? mark : '   ', style), span(text, style)], width, style));
  }

  #deed(items: readonly ListItem[], width: number, height: number): Drawing {
    if (this.#popup !== null) return popup(this.#popup, width, height);
    if (this.#session.over && !this.#leaving) return this.#result(width, height);
    const focus = Math.min(this.#focus, items.length - 1);
    const refused = items[focus]?.refused ?? null;
    if (refused !== null) return itemList(items, focus, { text: this.#because(refused), color: DANGER }, width, height);
    const note = this.#leaving && focus === LEAVE_SAVED ? this.#context.words.screen.leaveSave(this.#file) : this.#notice;
    return itemList(items, focus, { text: note, dim: true }, width, height);
  }

  #result(width: number, height: number): Drawing {
    const { table, outcome } = this.#session;
    if (outcome === null) return [];
    const [, ...rows] = outcomeLines(outcome, table.cartridge, table.names, table.me, this.#context);
    return rows.slice(0, height).map((text, i) => fitLine(styledLine(text, i === 0 ? { color: BRASS, bold: true } : {}), width));
  }

  #log(width: number, height: number): Drawing {
    const { heard, table } = this.#session;
    const log = { heard, isUndone: (e: Types['event']) => this.#session.isUndone(e) };
    const { undoneMark } = this.#context.words.plain;
    const lines = logLines(log, this.#read, wordsOf(table.cartridge, this.#context.language), undoneMark, table, width, height + this.#scroll);
    this.#scroll = Math.max(0, Math.min(this.#scroll, lines.length - height));
    const end = lines.length - this.#scroll;
    return lines.slice(Math.max(0, end - height), end);
  }

  #footer(width: number): StyledLine {
    const { keys } = this.#context.words.screen;
    const lang = languageKey(this.#context.language);
    const { over, asked, canUndo } = this.#session;
    const list =
      this.#popup !== null
        ? [this.#context.words.screen.close]
        : over && !this.#leaving
          ? [keys.done, keys.log, lang]
          : asked || this.#leaving
            ? [keys.move, keys.take, ...(this.#path.length > 0 ? [keys.back] : []), ...(canUndo ? [keys.undo] : []), keys.rule, lang, keys.quit]
            : [keys.skip, keys.fast, ...(canUndo ? [keys.undo] : []), keys.log, lang, keys.quit];
    return footer(list, width);
  }

  #because(r: Refusal<Types>): string {
    const game = wordsOf(this.#session.table.cartridge, this.#context.language);
    return `${this.#flat(reason(game, this.#context.words, r))} (${r.rule})`;
  }

  #flat(phrase: Phrase): string {
    return flat(phrase, this.#session.table.names);
  }
}
