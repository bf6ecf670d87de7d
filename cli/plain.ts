/**
 * Line-by-line play, for screen readers, scripts and simple terminals. It shows the scene, questions, picks, refusals and events
 * in words, and needs nothing else from a game.
 */
import { completes, isLanguage, nextLanguage, type Phrase, type Question, question, type Refusal, type Types } from '@starboard/kernel';
import { BadInput, type CliContext } from './command.ts';
import { checkSave, saveRecord } from './files.ts';
import type { LineReader } from './line-reader.ts';
import type { Session } from './session.ts';
import { adviceOf, filesOf, optionNotes } from './table-notes.ts';
import { columns, eventPhrase, flat, reason, wordsOf } from './text.ts';
import { type PlainCommand, platformWords } from './words.ts';

export interface PlainIo {
  readonly lines: LineReader;
  /** Shown when a line is expected; empty for scripts. */
  readonly prompt: string;
  print(text: string): void;
  write(text: string): void;
}

/** A number, or a command in any language with its argument; null: neither. */
export type TypedCommand = { readonly number: number } | { readonly command: PlainCommand; readonly rest: string } | null;

export function parseTyped(line: string): TypedCommand {
  const text = line.trim();
  if (/^\d{1,4}$/.test(text)) return { number: Number(text) };
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(text) ?? [];
  for (const words of Object.values(platformWords)) {
    for (const [command, typed] of Object.entries(words.plain.typed)) {
      if (first.toLowerCase() === typed) return { command: command as PlainCommand, rest: rest.trim() };
    }
  }
  return null;
}

export class PlainTable {
  readonly #session: Session;
  readonly #io: PlainIo;
  #context: CliContext;
  #path: readonly string[] = [];
  /** How many entries were already printed. */
  #told = 0;
  /** The number of the question the path belongs to. */
  #number: number | null = null;
  /** The question as last printed: it is printed again only when it changes. */
  #shown: string | null = null;

  constructor(session: Session, context: CliContext, io: PlainIo) {
    this.#session = session;
    this.#context = context;
    this.#io = io;
  }

  get context(): CliContext {
    return this.#context;
  }

  /** Plays until the match is over, the input ends or the person leaves. `stop`: leave at once. */
  async play(stop: AbortSignal): Promise<'over' | 'left'> {
    const session = this.#session;
    this.#introduce();
    for (;;) {
      if (session.failed !== null) throw session.failed;
      this.#news();
      if (session.over) return 'over';
      if (stop.aborted) return 'left';
      // A script answers after the bots, so that it always sees the same match.
      const asked = session.asked && !(session.pace === 'patient' && session.busy) && (session.waited || session.known.flow.window === 'open');
      if (asked) this.#ask();
      const line = await this.#either(asked, stop);
      if (line === undefined) continue;
      if (line === null || !this.#obey(line)) return 'left';
    }
  }

  /** The next line, if one is expected; undefined: the table changed first. */
  #either(asked: boolean, stop: AbortSignal): Promise<string | null | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
    const changed = (): void => resolve(undefined);
    const deaf = this.#session.listen(changed);
    stop.addEventListener('abort', changed, { once: true });
    if (asked) {
      this.#io.lines.next().then((line) => resolve(line));
    }
    return promise.finally(() => {
      deaf();
      stop.removeEventListener('abort', changed);
    });
  }

  #introduce(): void {
    const { table } = this.#session;
    const { words } = this.#context;
    const title = this.#words.title;
    const players = table.levels.map((level, seat) => words.plain.player(table.names[seat], level === null ? words.plain.you : words.level[level]));
    this.#print(title);
    this.#print(words.plain.table(players.join(', '), table.seed));
    const options = optionNotes(table.cartridge, table.options, this.#context);
    if (options.length > 0) this.#print(words.plain.options(options));
    for (const text of filesOf(table.cartridge, table.options, this.#context)) this.#print(text);
    for (const text of adviceOf(table.cartridge, table.options, table.levels.length, this.#context)) this.#print(text);
    this.#print(words.plain.hint);
    this.#print('');
    this.#news();
    this.#scene();
  }

  /** Prints the events since the last call. */
  #news(): void {
    const { heard, table, question } = this.#session;
    // A new question, or none: an unfinished answer to the old one is void, even if a deadline answered it.
    if (question !== this.#number) {
      this.#number = question;
      this.#shown = null;
      this.#path = [];
    }
    for (; this.#told < heard.length; this.#told++) {
      for (const event of heard[this.#told].events) this.#print(this.#flat(eventPhrase(this.#words, event, table.me)));
    }
  }

  #question(): Question {
    const { table, known } = this.#session;
    const q = question(table.cartridge.game, known, table.me, this.#path);
    if (q === null) throw new Error('this player is not asked');
    return q;
  }

  #ask(): void {
    const { table, known, deadline, timers } = this.#session;
    const q = this.#question();
    this.#path = q.path;
    const sentence = this.#flat(this.#words.choice(q.choice, known, table.me, q.path));
    const picks = q.choice.picks.map((pick, i) => `  ${i + 1}  ${this.#pick(q, pick)}${this.#detail(q, pick)}`);
    const shown = [sentence, ...picks].join('\n');
    if (shown === this.#shown) return;
    this.#shown = shown;
    const left = deadline === null ? '' : ` ${this.#context.words.plain.seconds(Math.max(0, Math.round((deadline - timers.now()) / 1000)))}`;
    this.#print('');
    this.#print(sentence + left);
    for (const pick of picks) this.#print(pick);
    this.#io.write(this.#io.prompt);
  }

  /** Carries out what was typed; false: leave. */
  #obey(line: string): boolean {
    this.#io.lines.taken();
    const { session, words } = { session: this.#session, words: this.#context.words.plain };
    const typed = parseTyped(line);
    const named = typed === null ? this.#numberOf(line.trim()) : 0;
    if (named > 0) this.#choose(named);
    else if (typed === null) this.#print(line.trim() === '' ? words.hint : words.unknown(line.trim().slice(0, 40)));
    else if ('number' in typed) this.#choose(typed.number);
    else {
      switch (typed.command) {
        case 'quit':
          return false;
        case 'help':
          for (const l of words.help) this.#print(l);
          break;
        case 'why':
          this.#why();
          break;
        case 'back':
          this.#back();
          break;
        case 'undo':
          if (session.undo()) {
            this.#print(words.undone);
            this.#shown = null;
          } else this.#print(words.notUndo);
          break;
        case 'scene':
          this.#scene();
          this.#shown = null;
          break;
        case 'rule':
          this.#rule(typed.rest);
          break;
        case 'log':
          for (const { events } of session.heard)
            for (const event of events) {
              const text = this.#flat(eventPhrase(this.#words, event, session.table.me));
              this.#print(session.isUndone(event) ? `${text} ${this.#context.words.plain.undoneMark}` : text);
            }
          break;
        case 'save':
          this.#save(typed.rest);
          break;
        case 'lang':
          this.#switch(typed.rest);
          break;
      }
    }
    // The question is still on the screen; only the prompt is missing.
    if (this.#shown !== null) this.#io.write(this.#io.prompt);
    return true;
  }

  /** A pick can also be typed by its name, which is easier in a long list. Returns its number; 0: no such pick. */
  #numberOf(name: string): number {
    const q = this.#question();
    return [...q.choice.picks, ...q.greyed.map((r) => r.pick)].findIndex((pick) => pick.toLowerCase() === name.toLowerCase()) + 1;
  }

  #choose(number: number): void {
    const { table, known } = this.#session;
    const q = this.#question();
    const pick = q.choice.picks[number - 1];
    if (pick === undefined) {
      const greyed = q.greyed[number - 1 - q.choice.picks.length];
      if (greyed === undefined) this.#print(this.#context.words.plain.noSuchPick(q.choice.picks.length));
      else this.#print(this.#because(greyed));
      return;
    }
    const answer = [...q.path, pick];
    this.#shown = null;
    if (!completes(table.cartridge.game, known, table.me, q, pick)) {
      this.#path = answer;
      return;
    }
    this.#path = [];
    const refused = this.#session.answer(answer);
    if (refused !== null) this.#print(this.#because(refused));
  }

  #back(): void {
    const { plain } = this.#context.words;
    if (this.#path.length === 0) this.#print(plain.notBack);
    else {
      this.#path = this.#path.slice(0, -1);
      this.#shown = null;
      this.#print(plain.steppedBack);
    }
  }

  #why(): void {
    const q = this.#question();
    const { plain } = this.#context.words;
    if (q.greyed.length === 0) this.#print(plain.nothingGreyed);
    else {
      this.#print(plain.greyed);
      q.greyed.forEach((r, i) => {
        this.#print(`  ${q.choice.picks.length + 1 + i}  ${this.#pick(q, r.pick)}: ${this.#because(r)}`);
      });
    }
  }

  #rule(typed: string): void {
    const { rule } = this.#words;
    const wanted = typed === '' ? this.#question().choice.rule : typed;
    const id = Object.keys(rule).find((r) => r.toLowerCase() === wanted.toLowerCase());
    this.#print(id === undefined ? this.#context.words.plain.noRule(wanted.slice(0, 20)) : `${id}: ${rule[id]}`);
  }

  #save(file: string): void {
    const { words } = this.#context;
    try {
      if (file === '') throw new BadInput(words.plain.saveWhere);
      checkSave(file, words);
      saveRecord(file, this.#session.record(), words);
      this.#print(words.plain.saved(file));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#print(error.message);
    }
  }

  #switch(typed: string): void {
    const language = isLanguage(typed) ? typed : nextLanguage(this.#context.language);
    this.#context = { language, words: platformWords[language] };
    this.#shown = null;
  }

  #scene(): void {
    const { known, table } = this.#session;
    for (const { title, lines, table: grid } of this.#words.scene(known, table.me)) {
      this.#print('');
      this.#print(title);
      for (const line of lines) this.#print(`  ${this.#flat(line)}`);
      if (grid !== undefined)
        for (const row of columns([grid.head, ...grid.rows.map((r) => r.map((cell) => this.#flat(cell)))])) this.#print(`  ${row}`);
    }
  }

  get #words() {
    return wordsOf(this.#session.table.cartridge, this.#context.language);
  }

  #pick(q: Question, pick: string): string {
    return this.#flat(this.#words.pick(pick, this.#session.known, this.#session.table.me, q.path));
  }

  /** A pick's effect, price or warning, on the same line: it is read aloud together. */
  #detail(q: Question, pick: string): string {
    const detail = this.#words.detail?.(pick, this.#session.known, this.#session.table.me, q.path) ?? null;
    return detail === null ? '' : ` – ${this.#flat(detail)}`;
  }

  #because(r: Refusal<Types>): string {
    return `${this.#flat(reason(this.#words, this.#context.words, r))} ${this.#context.words.plain.rule(r.rule)}`;
  }

  #flat(phrase: Phrase): string {
    return flat(phrase, this.#session.table.names);
  }

  #print(text: string): void {
    this.#io.print(text);
  }
}
