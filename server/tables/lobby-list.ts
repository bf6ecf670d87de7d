/** What the lobby lists: open tables that fit a filter, running ones, and one's own, first those that wait for one. */
import type { Lobby, LobbyFilter, TableSummary, WaitingTable } from '../api/routes.ts';
import { freeSeats, type OpenKind, type OpenTable, type OpenTables } from './open-tables.ts';
import { belongsTo, summaryView, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

const SHOWN = 50;
/** Tables of one host that may stand before those of others. */
export const FIRST_OF_HOST = 3;
const MINE = 100;
/** Hosts go away without anything else changing. */
const LISTED_MS = 1000;
/** Filters that are remembered. */
const MOST_LISTINGS = 100;

/** Open tables as everybody with one filter may see them. */
interface Listing {
  readonly waiting: readonly OpenTable[];
  readonly running: readonly OpenTable[];
  readonly facets: Lobby['facets'];
  readonly counts: Lobby['counts'];
  /** Those that fit. */
  readonly ordered: readonly OpenTable[];
}

export class LobbyList {
  readonly #tables: Tables;
  readonly #open: OpenTables;
  readonly #friends: (identity: string) => Promise<readonly string[]>;
  /** By filter. */
  readonly #listings = new Map<string, { readonly version: number; readonly at: number; readonly listing: Promise<Listing> }>();
  /** By table, as those see it who have nothing to do with it. */
  readonly #strangers = new Map<string, { readonly doc: TableDoc; readonly summary: Promise<TableSummary> }>();

  constructor(tables: Tables, open: OpenTables, friends: (identity: string) => Promise<readonly string[]>) {
    this.#tables = tables;
    this.#open = open;
    this.#friends = friends;
  }

  async view(identity: string | null, filter: LobbyFilter): Promise<Lobby> {
    const { access } = this.#tables;
    const may = (kind: OpenKind, { doc }: OpenTable): boolean =>
      identity === null || (access.maySee(doc, identity) && (kind === 'running' || access.maySit(doc, identity)));
    const all = await this.#listed(filter);
    const whole = all.waiting.every((t) => may('waiting', t)) && all.running.every((t) => may('running', t));
    const listed = whole
      ? all
      : await this.#list(
          all.waiting.filter((t) => may('waiting', t)),
          all.running.filter((t) => may('running', t)),
          filter,
        );
    const [active, past, invited] =
      identity === null
        ? [[], [], []]
        : await Promise.all([this.#tables.mine(identity, 'active', MINE), this.#tables.mine(identity, 'past', 20), this.#tables.invited(identity)]);
    const friends = new Set(identity === null ? [] : await this.#friends(identity));
    const withFriend = ({ doc }: OpenTable): boolean =>
      friends.size > 0 && [doc.owner, ...doc.chairs.map((c) => c.identity)].some((who) => who !== null && friends.has(who));
    const show = (table: OpenTable): Promise<TableSummary> => this.#shown(table, identity, withFriend(table));
    const shown = (tables: readonly OpenTable[]): Promise<TableSummary[]> => Promise.all(tables.map(show));
    const mine = (await shown(active)).sort(mostUrgent);
    const { ordered, facets, counts, running } = listed;
    return {
      open: await shown((friends.size === 0 ? ordered : inOrder(ordered, withFriend)).slice(0, SHOWN)),
      matching: ordered.length,
      counts,
      facets,
      running: await shown(running.slice(0, SHOWN)),
      mine: [...mine, ...(await shown(past))],
      invited: await shown(invited),
    };
  }

  /** What everybody with this filter may see, worked out once for all who look. */
  #listed(filter: LobbyFilter): Promise<Listing> {
    const key = JSON.stringify(Object.entries(filter).sort());
    const now = this.#tables.context.now();
    const { version } = this.#open;
    const known = this.#listings.get(key);
    if (known !== undefined && known.version === version && Math.abs(now - known.at) < LISTED_MS) return known.listing;
    if (this.#listings.size >= MOST_LISTINGS) this.#listings.clear();
    const listing = Promise.all([
      this.#open.find('waiting'),
      this.#open.find('running', filter.game === undefined ? {} : { game: filter.game }),
    ]).then(([waiting, running]) => this.#list(waiting, running, filter));
    this.#listings.set(key, { version, at: now, listing });
    listing.catch(() => this.#listings.delete(key));
    return listing;
  }

  async #list(waiting: readonly OpenTable[], running: readonly OpenTable[], filter: LobbyFilter): Promise<Listing> {
    const facets = await this.#open.facets(waiting, filter);
    const fitting = waiting.filter((table) => this.#open.misfits(table, filter).length === 0);
    const counts: Record<string, number> = {};
    for (const { doc } of waiting) counts[doc.game] = (counts[doc.game] ?? 0) + 1;
    const sorted = filter.order === 'full' ? fitting.toSorted((a, b) => freeSeats(a.doc) - freeSeats(b.doc)) : fitting;
    return { waiting, running, facets, counts, ordered: fewOfEach(sorted) };
  }

  /** A table in a line. Those who have nothing to do with it all see the same, which is made once. */
  async #shown({ id, doc }: OpenTable, identity: string | null, friend: boolean): Promise<TableSummary> {
    if (belongsTo(doc, identity)) return this.#summary(id, doc, identity, friend);
    const known = this.#strangers.get(id);
    const summary = known?.doc === doc ? known.summary : this.#summary(id, doc, null);
    if (known?.doc !== doc) {
      this.#strangers.set(id, { doc, summary });
      summary.catch(() => this.#strangers.delete(id));
    }
    return friend ? { ...(await summary), friend } : summary;
  }

  async #summary(id: string, doc: TableDoc, identity: string | null, friend = false): Promise<TableSummary> {
    const live = this.#tables.live.asked(id);
    const { games } = this.#tables;
    const [changedOptions, works, face] = await Promise.all([
      games.changedOptions(doc.game, doc.options),
      games.works(doc.game, doc.options),
      this.#tables.faces(doc),
    ]);
    return summaryView(id, doc, identity, { asked: live?.asked ?? doc.asked, due: live?.due ?? doc.due, changedOptions, works, face, friend });
  }

  /** The tables that wait for somebody, the one with the least time first. */
  async waiting(identity: string): Promise<WaitingTable[]> {
    const active = await this.#tables.mine(identity, 'active', MINE);
    const all = await Promise.all(active.map(({ id, doc }) => this.#summary(id, doc, identity)));
    return all
      .filter((t) => t.turn)
      .sort(mostUrgent)
      .map(({ id, game, due }) => ({ id, game, due }));
  }

  /** A table has changed. */
  changed(id: string): void {
    this.#strangers.delete(id);
  }

  /** Which tables are offered has changed. */
  clear(): void {
    this.#listings.clear();
  }
}

/** A few of each host, then the rest, so that nobody fills the list alone. */
function fewOfEach(tables: readonly OpenTable[]): OpenTable[] {
  const hosted = new Map<string | null, number>();
  const [first, rest]: [OpenTable[], OpenTable[]] = [[], []];
  for (const table of tables) {
    const before = hosted.get(table.doc.owner) ?? 0;
    hosted.set(table.doc.owner, before + 1);
    (before < FIRST_OF_HOST ? first : rest).push(table);
  }
  return [...first, ...rest];
}

const inOrder = (tables: readonly OpenTable[], first: (table: OpenTable) => boolean): OpenTable[] => [
  ...tables.filter(first),
  ...tables.filter((t) => !first(t)),
];

/** Mine before others', by the time that is left; then what changed last. */
const mostUrgent = (a: TableSummary, b: TableSummary): number =>
  Number(b.turn) - Number(a.turn) || (a.due ?? Number.MAX_SAFE_INTEGER) - (b.due ?? Number.MAX_SAFE_INTEGER) || b.changedAt - a.changedAt;
