/**
 * People at our server: guests with cookies who make tables, sit down, start fairly and play Rarities, choosing from what
 * their own view allows. When a match is over, the four go on with the next, which was made beforehand.
 */
import { randomBytes } from 'node:crypto';
import type { ClientMessage, HostMessage } from '@starboard/host';
import { FastChance, FLOW, type Game, type Known, randomAnswer, type Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import type { NewTable } from '@starboard/server/api';
import { type Arrived, type Connect, type LoadTable, SEATS } from './loop.ts';
import { type Lean, open } from './peers/lean.ts';
import { type Guest, newGuest, newMatch } from './people.ts';
import { knownAt, type Sections, textFor } from './reading.ts';

/** What a group plays. */
export type LoadGame = Pick<NewTable, 'game' | 'options' | 'settings'>;
/** Turn by turn: in a race there would be nothing to wait for. */
export const RARITIES: LoadGame = { game: 'rarities', options: { landing: 'open' } };
/** Matches that wait for a table, so that none stops for want of one. */
const SPARE = 2;
const AT_ONCE = 16;
/** A seat that hears nothing for this long after the act was acknowledged had nothing to hear, or hears it late: it asks for the whole. */
const QUIET_MS = 100;
const ACK = 1 << SEATS;
const EVERYBODY = ACK - 1;
/** How messages begin, told apart by one letter: a frame, an acknowledgement. */
const [KIND, OF_FRAME, OF_ACK] = ['{"t":"'.length, 'f'.charCodeAt(0), 'a'.charCodeAt(0)];

interface Place {
  readonly socket: Lean;
  pub: Sections;
  mine: Sections;
  question: number | null;
  here: boolean;
  /** Has asked for the whole, and waits for that. */
  asking: boolean;
}

/** With several servers the people of a table come to them in turn; with BENCH_TOGETHER all of them to one. */
export const connect: Connect = async (port, tables, arrived) => {
  const { game } = await loadGame(RARITIES.game);
  const ports = process.env.BENCH_PORTS?.split(',') ?? [port];
  const bases = ports.map((each) => `http://127.0.0.1:${each}`);
  const groups: Group[] = [];
  await crowd(tables, async (i) => {
    const turned = [...bases.slice(i % bases.length), ...bases.slice(0, i % bases.length)];
    const group = new Group(game, process.env.BENCH_TOGETHER === undefined ? turned : turned.slice(0, 1), i, arrived);
    await group.come();
    groups.push(group);
  });
  setInterval(() => {
    for (const group of groups) group.patience();
  }, QUIET_MS).unref();
  return {
    tables: groups,
    prepare: () => crowd(groups.length, (i) => groups[i].arrange(SPARE)),
    notes: () => {
      const quiet = groups.reduce((sum, g) => sum + g.quiet, 0);
      const ended = groups.reduce((sum, g) => sum + g.ended, 0);
      for (const g of groups) g.quiet = g.ended = 0;
      return `${ended} matches ended${quiet > 0 ? `, ${quiet} moves not heard by all` : ''}`;
    },
  };
};

/** Some at a time: a server is not set up by four hundred requests at once. */
async function crowd(n: number, each: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < n) await each(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export class Group implements LoadTable {
  quiet = 0;
  ended = 0;
  readonly #game: Game<Types>;
  /** For its seats, in turn; tables are made at the first. */
  readonly #bases: readonly string[];
  readonly #arrived: Arrived;
  readonly #chance: FastChance;
  readonly guests: Guest[] = [];
  match = '';
  readonly #table: LoadGame;
  readonly #places: Place[] = [];
  readonly #spare: string[] = [];
  readonly #id = randomBytes(9).toString('base64url');
  #said = 0;
  #over = true;
  #gone = false;
  /** Who has not heard of the move yet, and the acknowledgement. */
  #missing = 0;
  #since = 0;
  /** The acknowledgement that is waited for. */
  #ack = '';
  #done: () => void = () => {};
  #ready: (() => void) | null = null;

  constructor(game: Game<Types>, bases: readonly string[], seed: number, arrived: Arrived, table: LoadGame = RARITIES) {
    this.#table = table;
    this.#game = game;
    this.#bases = bases;
    this.#arrived = arrived;
    this.#chance = new FastChance(seed);
  }

  async come(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const guest = await newGuest(this.#bases[0], `Guest ${seat + 1}`);
      this.guests.push(guest);
      const hear = (data: Buffer): void => this.#hear(seat, data);
      const closed = (): void => {
        if (!this.#gone) throw new Error('the server closed a socket');
      };
      const socket = await open(`${this.#bases[seat % this.#bases.length]}/ws`, { cookie: guest.cookie }, hear, closed);
      this.#places.push({ socket, pub: {}, mine: {}, question: null, here: false, asking: false });
    }
    await this.arrange(1);
    await this.renew();
  }

  /** Makes matches until so many are spare. */
  async arrange(spare: number): Promise<void> {
    while (this.#spare.length < spare) {
      this.#spare.push(await newMatch(this.#bases[0], this.guests[0], this.guests, { ...this.#table, seats: SEATS }));
    }
  }

  /** Closes all screens. */
  go(): void {
    this.#gone = true;
    for (const { socket } of this.#places) socket.end();
  }

  get over(): boolean {
    return this.#over;
  }

  /** All four open the next match. False: none is left. */
  async renew(): Promise<boolean> {
    const match = this.#spare.shift();
    if (match === undefined) return false;
    this.match = match;
    await new Promise<void>((resolve) => {
      this.#ready = resolve;
      for (const place of this.#places) {
        place.here = false;
        this.#say(place, { t: 'open', match, have: null });
      }
    });
    return true;
  }

  move(done: () => void): void {
    this.#done = done;
    this.#missing = EVERYBODY | ACK;
    const { asked, done: answered } = this.#places[0].pub[FLOW] as Known<Types>['flow'];
    const waiting = asked.filter((s) => !answered.includes(s));
    const seat = waiting[waiting.length === 1 ? 0 : this.#chance.int(waiting.length)];
    const place = this.#places[seat];
    const answer = randomAnswer(this.#game, knownAt(this.#places[0].pub, place.mine), seat, this.#chance);
    const id = `${this.#id}_${this.#said++}`;
    this.#ack = `{"t":"ack","id":"${id}"}`;
    this.#say(place, { t: 'answer', id, question: place.question!, answer });
  }

  #say(place: Place, message: ClientMessage): void {
    place.socket.send(JSON.stringify(message));
  }

  #hear(seat: number, data: Buffer): void {
    if (data[KIND] === OF_FRAME) {
      const text = textFor(seat, data, true);
      if (text !== null) this.#read(seat, text);
      this.#arrived.bytes += data.length;
      if (!this.#places[seat].asking) this.#heard(1 << seat);
    } else if (data[KIND] === OF_ACK && data.toString('latin1') === this.#ack) {
      this.#arrived.bytes += data.length;
      this.#since = performance.now();
      this.#heard(ACK);
    } else this.#read(seat, data.toString());
  }

  #read(seat: number, text: string): void {
    const heard = JSON.parse(text) as HostMessage;
    const place = this.#places[seat];
    switch (heard.t) {
      case 'whole':
        place.pub = { ...heard.pub };
        place.mine = { ...heard.mine };
        this.#note(place, heard);
        if (place.asking) this.#heard(1 << seat);
        place.asking = false;
        break;
      case 'frame':
        Object.assign(place.pub, heard.pub);
        Object.assign(place.mine, heard.mine);
        this.#note(place, heard);
        break;
      default:
        throw new Error(`table ${this.#id}, seat ${seat}: ${text}`);
    }
  }

  #note(place: Place, { table, own }: Pick<Extract<HostMessage, { t: 'frame' }>, 'table' | 'own'> | Extract<HostMessage, { t: 'whole' }>): void {
    if (own != null) place.question = own.question;
    if (table === undefined) return;
    if (table.closed !== null && !this.#over) this.ended++;
    this.#over = table.closed !== null;
    // Coming in is told to all as well; moves begin when that is through.
    place.here = table.chairs.every((c) => !c.away);
    if (this.#ready === null || !this.#places.every((p) => p.here)) return;
    this.#ready();
    this.#ready = null;
  }

  #heard(who: number): void {
    if (this.#missing === 0) return;
    this.#missing &= ~who;
    if (this.#missing === 0) this.#done();
  }

  /** Called now and then: a seat that may have nothing to hear of a move asks for the current state, and so knows what to answer next. */
  patience(): void {
    if (this.#missing === 0 || this.#missing & ACK || performance.now() - this.#since < QUIET_MS) return;
    this.quiet++;
    for (let seat = 0; seat < SEATS; seat++) {
      const place = this.#places[seat];
      if (!(this.#missing & (1 << seat)) || place.asking) continue;
      place.asking = true;
      this.#say(place, { t: 'open', match: this.match, have: null });
    }
  }
}
