/** One match in memory and the screens that look at it. */
import type { Chair, Drive, HostMessage, Stream } from '@starboard/host';
import type { Seat } from '@starboard/kernel';
import type { ServerContext } from '../context.ts';
import type { ClientLine } from '../network/connection.ts';
import type { Access } from '../tables/access.ts';
import type { SeatState } from '../tables/claims.ts';
import { chairOfIdentity, type TableDoc } from '../tables/table-doc.ts';
import { TurnTimes } from './turn-times.ts';

/** An open client of somebody. */
export interface MatchViewer {
  readonly name: string;
  readonly identity: string | null;
  readonly device: string | null;
  readonly line: ClientLine;
  /** Its stream has ended; it may open another. */
  left(why: 'gone'): void;
  /** Its person sits elsewhere now, or nowhere: it opens the stream that is theirs. */
  reseat(match: string): void;
  /** Its person may no longer look: its socket is closed. */
  showOut(): void;
}

export class LiveMatch {
  readonly id: string;
  doc: TableDoc;
  drive!: Drive;
  asked: readonly number[] = [];
  /** In match time. */
  due: number | null = null;
  /** As everybody sees them. */
  chairs: readonly Chair[] = [];
  /** When the match began, calculated from its match time. */
  began = 0;
  /** How long its people take. */
  readonly turnTimes: TurnTimes;
  /** The end is being noted at the table. */
  finishing: Promise<void> | null = null;
  /** When the last screen left. */
  idleSince: number;
  /** It does not go on: bots alone, and their owner is over the limit of bytes; or people cannot be heard. */
  still: 'room' | 'cut' | null = null;
  /** About what its lines take in storage. */
  bytes: number;
  /** Of those, what its table does not know yet. */
  unnotedBytes = 0;
  /** The last screen left. */
  onEmpty: () => void = () => {};
  /** The latest match time that was sent to anybody. */
  told = 0;
  /** For its appends; undefined: this server is alone. */
  epoch: number | undefined;
  /** Resolves when the match is unloaded. */
  readonly ended: Promise<void>;
  #end: () => void = () => {};
  readonly #context: ServerContext;
  readonly #screens = new Map<string, { readonly screen: MatchViewer; readonly stream: Stream }>();
  readonly #streams = new Map<Stream, MatchViewer[]>();

  constructor(id: string, doc: TableDoc, context: ServerContext) {
    this.id = id;
    this.doc = doc;
    this.bytes = doc.bytes ?? 0;
    this.turnTimes = new TurnTimes(doc.chairs.length, doc.turnTimes);
    this.#context = context;
    this.idleSince = context.now();
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** When the present question is answered for the silent, in real time. */
  get dueAt(): number | null {
    return this.due === null ? null : this.began + this.due;
  }

  seat(chair: number): SeatState | null {
    const { kind, awaySince, conceded } = this.chairs[chair] ?? {};
    if (kind === undefined) return null;
    return { lapsed: kind !== 'person', conceded: conceded === true, awaySince: awaySince === undefined ? null : this.began + awaySince };
  }

  get screens(): number {
    return this.#screens.size;
  }

  everyScreen(): MatchViewer[] {
    return [...this.#screens.values()].map((s) => s.screen);
  }

  here(identity: string): boolean {
    for (const { screen } of this.#screens.values()) if (screen.identity === identity) return true;
    return false;
  }

  /** `text`: the message as JSON, if it exists already. */
  send(stream: Stream, message: HostMessage, only?: string, text?: string): void {
    if (message.t === 'frame') this.told = message.now;
    const screens = this.#streams.get(stream);
    if (screens === undefined) return;
    const said = text ?? JSON.stringify(message);
    for (let i = 0; i < screens.length; i++) if (only === undefined || screens[i].name === only) screens[i].line.sendText(said);
  }

  enter(screen: MatchViewer, stream: Stream, messages: readonly HostMessage[]): void {
    for (const message of messages) {
      if (message.t === 'whole') this.told = Math.max(this.told, message.now);
      screen.line.send(message);
    }
    this.#screens.set(screen.name, { screen, stream });
    this.#streams.set(stream, [...(this.#streams.get(stream) ?? []), screen]);
    this.#present(stream);
  }

  leave(name: string): void {
    const found = this.#screens.get(name);
    if (found === undefined) return;
    this.#screens.delete(name);
    const left = this.#streams.get(found.stream)?.filter((screen) => screen.name !== name) ?? [];
    if (left.length === 0) this.#streams.delete(found.stream);
    else this.#streams.set(found.stream, left);
    if (this.#screens.size === 0) this.idleSince = this.#context.now();
    this.#present(found.stream);
    if (this.#screens.size === 0) this.onEmpty();
  }

  streamSize(stream: Stream): number {
    return this.#streams.get(stream)?.length ?? 0;
  }

  #present(stream: Stream): void {
    if (stream !== 'watch') this.drive.present(stream, this.streamSize(stream));
  }

  streamOf(name: string): Stream | null {
    return this.#screens.get(name)?.stream ?? null;
  }

  /** The table changed: screens go to the stream of the seat that is theirs now; those without a right to look are closed. */
  seatAgain(doc: TableDoc, access: Pick<Access, 'mayWatch'>): void {
    for (const [seat, { identity }] of doc.chairs.entries()) if (identity !== this.doc.chairs[seat]?.identity) this.turnTimes.passed(seat);
    this.doc = doc;
    for (const { screen, stream } of [...this.#screens.values()]) {
      if (!access.mayWatch(doc, screen.identity)) {
        this.leave(screen.name);
        screen.showOut();
        continue;
      }
      const chair = chairOfIdentity(doc, screen.identity);
      if ((chair ?? 'watch') === stream) continue;
      this.leave(screen.name);
      screen.reseat(this.id);
    }
  }

  /** Sends everybody away. */
  dismiss(why: 'gone'): void {
    this.#end();
    const screens = this.everyScreen();
    this.#screens.clear();
    this.#streams.clear();
    for (const screen of screens) screen.left(why);
  }
}

export const seatOfStream = (stream: Stream | null): Seat | null => (stream === null || stream === 'watch' ? null : stream);
