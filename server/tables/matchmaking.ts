/** Finds a table for somebody who wants to play: the best open one, or a new one that the next person is led to. */
import { usualSettings, type WantedTable } from '../api/routes.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

/** Seats of a new table, where the game allows it. */
const SEATS = 4;

export interface FoundTable {
  readonly id: string;
  readonly doc: TableDoc;
  /** Nobody else waited. */
  readonly made: boolean;
}

export class Matchmaking {
  readonly #tables: Tables;
  readonly #open: OpenTables;
  /** One after the other, so that two people who search at once meet. */
  #last: Promise<unknown> = Promise.resolve();

  readonly #band: Ratings['band'];

  constructor(tables: Tables, open: OpenTables, ratings: Pick<Ratings, 'band'>) {
    this.#tables = tables;
    this.#open = open;
    this.#band = (identity, game) => ratings.band(identity, game);
  }

  find(identity: string, wanted: WantedTable, network?: string): Promise<FoundTable> {
    const found = this.#last.then(() => this.#find(identity, wanted, network));
    this.#last = found.catch(() => {});
    return found;
  }

  async #find(identity: string, wanted: WantedTable, network?: string): Promise<FoundTable> {
    const speaks = (await this.#tables.identities.me(identity))?.speaks ?? [];
    const best = await this.#open.best(wanted, identity, speaks, (doc) => this.#apart(identity, doc));
    return best === null ? this.#make(identity, wanted, network) : { ...best, made: false };
  }

  /** How many people at a table are surely stronger or weaker; nobody is where it is not known. */
  async #apart(identity: string, { game, chairs }: TableDoc): Promise<number> {
    const mine = await this.#band(identity, game);
    if (mine === null) return 0;
    const bands = await Promise.all(chairs.map((c) => (c.identity === null ? null : this.#band(c.identity, game))));
    return bands.filter((theirs) => theirs !== null && (theirs[0] > mine[1] || theirs[1] < mine[0])).length;
  }

  async #make(identity: string, { games: [game], pace, language }: WantedTable, network?: string): Promise<FoundTable> {
    const [min, max] = (await this.#tables.games.load(game)).game.seats;
    const { id } = await this.#tables.create(
      identity,
      {
        game,
        seats: Math.max(min, Math.min(max, SEATS)),
        open: true,
        settings: { ...usualSettings, ...(pace === 'days' ? { clock: { kind: 'days', days: 1 } } : {}) },
        ...(language === undefined ? {} : { language }),
      },
      network,
    );
    // People who do not know each other need nobody to press a button.
    const doc = await this.#tables.change(id, identity, (d) => {
      d.again = true;
    });
    return { id, doc, made: true };
  }
}
