/**
 * A table of Rarities as a competent user of a socket library would write it on our rules: each answer is checked and applied,
 * kept in SQLite (WAL, FULL) and only then acknowledged and told, to each of the four seats what that seat may know.
 * No undo, spectators, reconnecting, repeated messages or snapshots, which ours has.
 */
import { FastChance, type Game, heardBy, Match, readOptions, type Seat, seatsOf, sectionsOf, type Types, viewOf } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { openFile } from '../../server/storage/sqlite-file.ts';
import { SEATS } from '../loop.ts';

/** `turn`: all that came in one turn of the event loop is one transaction. `move`: each answer is one. */
export type Commit = 'turn' | 'move';

class Journal {
  readonly #commit: Commit;
  readonly #insert: (table: number, n: number, entry: string) => void;
  readonly #all: (waiting: readonly Waiting[]) => void;
  #waiting: Waiting[] = [];

  constructor(file: string, commit: Commit) {
    const db = openFile(file);
    db.exec('create table if not exists line (place integer primary key, entry text not null)');
    const insert = db.prepare('insert into line (place, entry) values (?, ?)');
    this.#commit = commit;
    this.#insert = (table, n, entry) => void insert.run(table * 2 ** 20 + n, entry);
    this.#all = db.transaction((waiting: readonly Waiting[]) => {
      for (const w of waiting) this.#insert(w.table, w.n, w.entry);
    });
  }

  add(waiting: Waiting): void {
    if (this.#commit === 'move') {
      this.#insert(waiting.table, waiting.n, waiting.entry);
      waiting.kept();
    } else if (this.#waiting.push(waiting) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#all(waiting);
    for (const { kept } of waiting) kept();
  }
}

interface Waiting {
  readonly table: number;
  readonly n: number;
  readonly entry: string;
  kept(): void;
}

export interface SameRooms {
  room(send: (seat: Seat, text: string) => void): SameRoom;
}

/** `data`: the folder of the database. */
export async function sameRooms(data: string, commit: Commit): Promise<SameRooms> {
  const { game } = await loadGame('rarities');
  const journal = new Journal(`${data}/same.sqlite`, commit);
  let rooms = 0;
  return { room: (send) => new SameRoom(game, rooms++, journal, send) };
}

export class SameRoom {
  readonly #game: Game<Types>;
  readonly #id: number;
  readonly #journal: Journal;
  readonly #send: (seat: Seat, text: string) => void;
  #match!: Match<Types>;
  #deals = 0;
  /** Lines of all its deals. */
  #lines = 0;

  constructor(game: Game<Types>, id: number, journal: Journal, send: (seat: Seat, text: string) => void) {
    this.#game = game;
    this.#id = id;
    this.#journal = journal;
    this.#send = send;
  }

  /** Deals the next match and shows everybody their view of it. */
  deal(): void {
    const options = readOptions(this.#game, { landing: 'open' });
    this.#match = new Match(this.#game, options, SEATS, new FastChance(`${this.#id} ${this.#deals++}`));
    const views = seatsOf(SEATS).map((seat) => JSON.stringify({ t: 'whole', ...sectionsOf(viewOf(this.#match.state, seat)) }));
    this.#keep(this.#match.entries[0], () => {
      for (const seat of seatsOf(SEATS)) this.#send(seat, views[seat]);
    });
  }

  said(seat: Seat, { id, answer }: { readonly id: string; readonly answer: readonly string[] }): void {
    const { entry, refused } = this.#match.answer(seat, answer);
    if (refused !== null) return void this.#send(seat, JSON.stringify({ t: 'refused', id, refused }));
    const { n, told, pub, mine } = entry;
    const { over } = this.#match;
    const texts = seatsOf(SEATS).map((s) => JSON.stringify({ t: 'frame', n, over, lines: heardBy(told, s), pub, mine: mine[s] ?? {} }));
    this.#keep(entry, () => {
      for (const s of seatsOf(SEATS)) this.#send(s, texts[s]);
      this.#send(seat, JSON.stringify({ t: 'ack', id }));
    });
    // Nobody goes back, so nothing is kept for it.
    this.#match.entries.length = 0;
  }

  #keep(entry: object, kept: () => void): void {
    this.#journal.add({ table: this.#id, n: this.#lines++, entry: JSON.stringify(entry), kept });
  }
}
