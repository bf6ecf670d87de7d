/** A client of a match over a real socket. It builds its view from frames and answers at random. */
import { randomBytes } from 'node:crypto';
import type { ClientMessage, HostMessage, Own, TableView, TimedEvent } from '@starboard/host';
import { type Chance, choose, FLOW, type Game, type Json, type Known, type Seat, type Types, viewFrom } from '@starboard/kernel';
import { WebSocket } from 'ws';

export const newRequestId = (): string => randomBytes(12).toString('base64url');

/** A server, and everything it ever sent. */
export interface TappedServer {
  readonly sent: string[];
  readonly url: string;
}

export class Screen {
  readonly socket: WebSocket;
  /** Everything heard, in order. */
  readonly heard: HostMessage[] = [];
  /** The same as it came. */
  readonly raw: string[] = [];
  n = 0;
  seat: Seat | null = null;
  pub: { [section: string]: Json } = {};
  mine: { [section: string]: Json } = {};
  own: Own | null = null;
  table: TableView | null = null;
  lines: TimedEvent[] = [];
  closed: { code: number } | null = null;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket, house: TappedServer) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      house.sent.push(data.toString('utf8'));
      this.raw.push(data.toString('utf8'));
      this.#hear(JSON.parse(data.toString('utf8')) as HostMessage);
    });
    socket.on('close', (code) => {
      this.closed = { code };
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static open(house: TappedServer, cookie: string, headers: Record<string, string> = {}, path = '/ws'): Promise<Screen> {
    const socket = new WebSocket(`${house.url.replace(/^http/, 'ws')}${path}`, { headers: { ...(cookie === '' ? {} : { cookie }), ...headers } });
    const screen = new Screen(socket, house);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(screen));
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused: ${response.statusCode}`)));
      socket.once('error', reject);
    });
  }

  #hear(message: HostMessage): void {
    this.heard.push(message);
    if (message.t === 'whole') {
      this.n = message.n;
      this.seat = message.seat;
      this.pub = { ...message.pub };
      this.mine = { ...message.mine };
      this.own = message.own;
      this.table = message.table;
      this.lines = [...message.lines];
    }
    if (message.t === 'frame') {
      if (message.n !== this.n + 1) throw new Error(`frame ${message.n} after ${this.n}`);
      this.n = message.n;
      Object.assign(this.pub, message.pub);
      Object.assign(this.mine, message.mine);
      this.lines.push(...message.lines);
      if (message.own !== undefined) this.own = message.own;
      if (message.table !== undefined) this.table = message.table;
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits until something is so. */
  until<T>(of: () => T | undefined | null | false, what = 'something', ms = 120_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`waited in vain for ${what}; last heard ${JSON.stringify(this.heard.slice(-3)).slice(0, 600)}`));
      }, ms);
      const look = (): void => {
        const found = of();
        if (!found) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The next message of a kind after now. */
  next<K extends HostMessage['t']>(t: K, from = this.heard.length): Promise<Extract<HostMessage, { t: K }>> {
    return this.until(() => this.heard.slice(from).find((m): m is Extract<HostMessage, { t: K }> => m.t === t), `a ${t}`);
  }

  async enter(match: string, have: number | null = null): Promise<this> {
    const from = this.heard.length;
    this.say({ t: 'open', match, have });
    if (have === null) await this.next('whole', from);
    return this;
  }

  /** Goes on with what another screen of this seat had. */
  resume(match: string, { n, seat, pub, mine, own, table, lines }: Screen): void {
    Object.assign(this, { n, seat, pub: { ...pub }, mine: { ...mine }, own, table, lines: [...lines] });
    this.say({ t: 'open', match, have: n });
  }

  get known(): Known<Types> {
    return viewFrom(this.pub, this.seat === null ? null : this.mine);
  }

  /** A random legal answer to the present question. */
  anAnswer(game: Game<Types>, chance: Chance): string[] {
    const path: string[] = [];
    for (let c = choose(game, this.known, this.seat!, path); c !== null; c = choose(game, this.known, this.seat!, path)) {
      path.push(c.picks[chance.int(c.picks.length)]);
      if (c.ends) break;
    }
    return path;
  }

  /** Says something with an id, and waits for the word on it. */
  async tell(message: Extract<ClientMessage, { id: string }>): Promise<Extract<HostMessage, { t: 'ack' | 'refused' }>> {
    const from = this.heard.length;
    this.say(message);
    return this.until(
      () =>
        this.heard
          .slice(from)
          .find((m): m is Extract<HostMessage, { t: 'ack' | 'refused' }> => (m.t === 'ack' || m.t === 'refused') && m.id === message.id),
      `the word on ${message.t}`,
    );
  }

  /**
   * Answers whenever it is asked, until the match is over. `after` is called after each answer and may stop it; `answer` says
   * what, usually anything.
   */
  async play(
    game: Game<Types>,
    chance: Chance,
    after: (answers: number) => boolean | Promise<boolean> = () => true,
    answer: () => readonly string[] = () => this.anAnswer(game, chance),
  ): Promise<void> {
    for (let answers = 0; ; ) {
      await this.until(() => this.table?.closed != null || (this.own?.question != null && this.mustAnswer) || this.closed !== null, 'a question');
      if (this.table?.closed != null || this.closed !== null) return;
      const question = this.own!.question!;
      const { n } = this;
      const done = await this.tell({ t: 'answer', id: newRequestId(), question, answer: [...answer()] });
      if (done.t === 'ack' && !(await after(++answers))) return;
      // In an open window somebody else's act may have come first: the question is the same, what is before one is not.
      if (done.t === 'refused' && this.own?.question === question)
        await this.until(() => this.own?.question !== question || this.n !== n || this.table?.closed != null);
    }
  }

  /** Asked, and not done yet. */
  get mustAnswer(): boolean {
    const flow = this.pub[FLOW] as { asked: number[]; done: number[] };
    return flow.asked.includes(this.seat!) && !flow.done.includes(this.seat!);
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.closed !== null) return resolve();
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
}
