/** People at the tables of ./same-room.ts. They read as little as those at ours (../starboard-load.ts), by the same code. */
import { FastChance, FLOW, type Game, type Known, randomAnswer, type Types } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { type Arrived, type Connect, type LoadTable, SEATS } from '../loop.ts';
import { knownAt, type Sections, textFor } from '../reading.ts';

/** How one contestant's messages travel. `hear` gets the bytes of the JSON inside. */
export type OpenTable = (port: number, table: number, hear: (seat: number, data: Buffer) => void) => Promise<SameSockets>;
export interface SameSockets {
  say(seat: number, id: string, answer: readonly string[]): void;
  next(): void;
}

const ACK = 1 << SEATS;
const EVERYBODY = ACK - 1;
const [KIND, OF_FRAME, OF_ACK] = ['{"t":"'.length, 'f'.charCodeAt(0), 'a'.charCodeAt(0)];

type Heard = { readonly t: 'whole' | 'frame'; readonly over?: boolean; readonly pub?: Sections; readonly mine: Sections };

export const sameConnect =
  (open: OpenTable): Connect =>
  async (port, tables, arrived) => {
    const { game } = await loadGame('rarities');
    const groups: Group[] = [];
    for (let i = 0; i < tables; i++) {
      const group = new Group(game, i, arrived);
      await group.come(open, port, i);
      groups.push(group);
    }
    return { tables: groups };
  };

class Group implements LoadTable {
  over = false;
  readonly #game: Game<Types>;
  readonly #arrived: Arrived;
  readonly #chance: FastChance;
  readonly #seats = Array.from({ length: SEATS }, (): { pub: Sections; mine: Sections } => ({ pub: {}, mine: {} }));
  #sockets!: SameSockets;
  #wholes = 0;
  #ready: () => void = () => {};
  #said = 0;
  #missing = 0;
  #done: () => void = () => {};

  constructor(game: Game<Types>, seed: number, arrived: Arrived) {
    this.#game = game;
    this.#arrived = arrived;
    this.#chance = new FastChance(seed);
  }

  async come(open: OpenTable, port: number, table: number): Promise<void> {
    this.#sockets = await open(port, table, (seat, data) => this.#hear(seat, data));
    await this.renew();
  }

  async renew(): Promise<boolean> {
    const ready = this.#dealt();
    this.#sockets.next();
    await ready;
    return true;
  }

  #dealt(): Promise<void> {
    this.#wholes = 0;
    return new Promise((resolve) => {
      this.#ready = resolve;
    });
  }

  move(done: () => void): void {
    this.#done = done;
    this.#missing = EVERYBODY | ACK;
    const { asked, done: answered } = this.#seats[0].pub[FLOW] as Known<Types>['flow'];
    const waiting = asked.filter((s) => !answered.includes(s));
    const seat = waiting[waiting.length === 1 ? 0 : this.#chance.int(waiting.length)];
    const answer = randomAnswer(this.#game, knownAt(this.#seats[0].pub, this.#seats[seat].mine), seat, this.#chance);
    this.#sockets.say(seat, `m${this.#said++}`, answer);
  }

  #hear(seat: number, data: Buffer): void {
    this.#arrived.bytes += data.length;
    if (data[KIND] === OF_ACK) {
      this.#heard(ACK);
      return;
    }
    const text = textFor(seat, data, data[KIND] === OF_FRAME);
    if (text !== null) this.#read(seat, JSON.parse(text) as Heard);
    if (data[KIND] === OF_FRAME) this.#heard(1 << seat);
  }

  #read(seat: number, heard: Heard): void {
    const place = this.#seats[seat];
    if (heard.t === 'whole') {
      this.#seats[seat] = { pub: { ...heard.pub }, mine: { ...heard.mine } };
      this.over = false;
      if (++this.#wholes === SEATS) this.#ready();
    } else if (heard.t === 'frame') {
      Object.assign(place.pub, heard.pub);
      Object.assign(place.mine, heard.mine);
      if (heard.over) this.over = true;
    } else throw new Error(JSON.stringify(heard));
  }

  #heard(who: number): void {
    this.#missing &= ~who;
    if (this.#missing === 0) this.#done();
  }
}
