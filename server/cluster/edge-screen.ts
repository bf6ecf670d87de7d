/** A screen at its edge: what it looks at, what it has, and what it said that nobody has answered yet. */
import type { HostMessage } from '@starboard/host';
import { newId } from '../identity/tokens.ts';
import type { Connection } from '../network/connection.ts';
import { COMMAND, type SessionKind } from './links.ts';

/** What waits for an answer, or for an opening. */
const MOST_WAITING = 100;
/** Between attempts to open. */
const AGAIN_MS = [5, 40, 80, 160, 320, 500];
const BRIEF_MS = 1000;
/** The stream ended at the owner: another one may have the table. */
const PAUSED = '{"t":"paused"';
const GOES_ON = '{"t":"paused","why":"over"}';
/** A table out of reach for this long stands still for this screen. */
const CUT_MS = 5000;
const GONE = '{"t":"error","why":"gone"}';
const NUMBERED = /^\{"t":"(frame|whole)","n":(\d+),(?:"seat":(null|\d+))?/;
const ANSWERED = /^\{"t":"(?:ack|refused)","id":"([^"\\]*)"/;

/** The way from a screen to its table. */
export interface TableRoute {
  say(message: unknown): void;
  leave(): void;
}

/** What a screen looks at. */
export interface TableSubscription {
  readonly table: string;
  /** The number of the last frame that it has. */
  have: number | null;
  /** Whose frame that is, null for a spectator's; absent if an older page did not say. */
  seat?: number | null | undefined;
}

interface Said {
  /** Null: it is not answered, and said once. */
  readonly id: string | null;
  readonly message: object;
}

export class EdgeScreen {
  readonly name = newId();
  readonly kind: SessionKind;
  readonly connection: Connection;
  readonly #enter: (screen: EdgeScreen, opening: number) => Promise<TableRoute | 'unknown'>;
  want: TableSubscription | null = null;
  #opening = 0;
  #route: TableRoute | null = null;
  #waiting: Said[] = [];
  /** When it was opened, and how often in a row that did not last. */
  #openedAt = Number.NEGATIVE_INFINITY;
  #brief = 0;
  /** It was told that its table stands still: by its owner, or because the owner is not to be reached. */
  #paused: 'there' | 'here' | null = null;

  constructor(kind: SessionKind, connection: Connection, enter: (screen: EdgeScreen, opening: number) => Promise<TableRoute | 'unknown'>) {
    this.kind = kind;
    this.connection = connection;
    this.#enter = enter;
  }

  /** Something that was said is not answered yet. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  open(table: string, have: number | null, seat?: number | null): void {
    this.#waiting = [];
    this.want = { table, have, seat };
    this.reopen();
  }

  shut(): void {
    this.want = null;
    this.#waiting = [];
    this.#opening++;
    this.#route?.leave();
    this.#route = null;
  }

  say(message: object): void {
    if (this.want === null) return void this.#unknown();
    const id = 'id' in message ? String(message.id) : null;
    if (id !== null || this.#route === null) {
      if (this.#waiting.length >= MOST_WAITING) return void this.connection.trouble('too-fast');
      this.#waiting.push({ id, message });
    }
    this.#route?.say(message);
  }

  /** A text from the owner. Those of an earlier opening are of a former owner, or come late. */
  hear(opening: number, text: string): void {
    if (opening !== this.#opening || this.want === null) return;
    if (text === GONE) return void this.reopen();
    if (text.startsWith(PAUSED)) this.#paused = text === GOES_ON ? null : 'there';
    if (text.startsWith(COMMAND)) {
      const { code, why } = JSON.parse(text.slice(COMMAND.length)) as { code: number; why: string };
      return void this.connection.close(code, why);
    }
    const answered = ANSWERED.exec(text);
    if (answered !== null) this.#waiting = this.#waiting.filter((said) => said.id !== answered[1]);
    const numbered = answered === null ? NUMBERED.exec(text) : null;
    if (numbered !== null && !this.#isNews(numbered)) return;
    this.connection.sendText(text);
  }

  /** A frame that the screen has, or a view older than its own, is not passed on. */
  #isNews([, t, number, of]: RegExpExecArray): boolean {
    const want = this.want!;
    const n = Number(number);
    if (t === 'frame') {
      if (want.have !== null && n <= want.have) return false;
    } else {
      const seat = of === 'null' ? null : Number(of);
      // Of another seat: its numbers are others.
      if (want.seat === seat && want.have !== null && n < want.have) return false;
      want.seat = seat;
    }
    want.have = n;
    return true;
  }

  /** The way to the table is lost, or never was: looks for it until it is there. */
  reopen(): void {
    if (this.want === null) return;
    const opening = ++this.#opening;
    this.#route?.leave();
    this.#route = null;
    this.#goesOn();
    // A table that cannot be loaded is tried more and more rarely.
    this.#brief = performance.now() - this.#openedAt < BRIEF_MS ? this.#brief + 1 : 0;
    void this.#search(opening);
  }

  /** If it still stands, that is said again after the opening. */
  #goesOn(): void {
    if (this.#paused !== null) this.connection.send({ t: 'paused', why: 'over' } satisfies HostMessage);
    this.#paused = null;
  }

  async #search(opening: number): Promise<void> {
    const began = performance.now();
    for (let tries = this.#brief; this.#opening === opening; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1]));
      if (this.#opening !== opening) return;
      if (this.kind === 'match' && this.#paused === null && performance.now() - began > CUT_MS) {
        this.#paused = 'here';
        this.connection.send({ t: 'paused', why: 'cut' } satisfies HostMessage);
      }
      let route: TableRoute | 'unknown';
      try {
        route = await this.#enter(this, opening);
      } catch {
        continue;
      }
      if (route === 'unknown') {
        if (this.#opening === opening) this.#unknown();
        return;
      }
      if (this.#opening !== opening) return void route.leave();
      this.#route = route;
      if (this.#paused === 'here') this.#goesOn();
      this.#openedAt = performance.now();
      const said = this.#waiting;
      this.#waiting = said.filter((s) => s.id !== null);
      for (const { message } of said) route.say(message);
      return;
    }
  }

  #unknown(): void {
    const { want } = this;
    this.want = null;
    this.#waiting = [];
    if (this.kind === 'match') this.connection.send({ t: 'error', why: 'unknown' });
    else if (want !== null) this.connection.send({ t: 'gone', table: want.table });
  }
}
