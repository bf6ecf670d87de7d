/** Finds a table for somebody who wants to play: the best open one, or a new one that the next person is led to. */
import { usualSettings, type WantedTable } from '../api/routes.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

/** A new table has so many seats, where the game allows it. */
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

  constructor(tables: Tables, open: OpenTables) {
    this.#tables = tables;
    this.#open = open;
  }

  find(identity: string, wanted: WantedTable, network?: string): Promise<FoundTable> {
    const found = this.#last.then(() => this.#find(identity, wanted, network));
    this.#last = found.catch(() => {});
    return found;
  }

  async #find(identity: string, wanted: WantedTable, network?: string): Promise<FoundTable> {
    const best = await this.#open.best(wanted, identity);
    return best === null ? this.#make(identity, wanted, network) : { ...best, made: false };
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
