/**
 * The open tables of this server, in memory: who looks for a table asks often, and a thousand of them change all the time. They
 * are read once, then every change of a table is heard.
 */
import type { Language } from '@starboard/kernel';
import type { LobbyFilter, TablePace } from '../api/routes.ts';
import { isRemoved, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

export interface OpenTable {
  readonly id: string;
  readonly doc: TableDoc;
}
export type OpenKind = 'waiting' | 'running';

export class OpenTables {
  readonly #tables: Tables;
  readonly #known: Readonly<Record<OpenKind, Map<string, TableDoc>>> = { waiting: new Map(), running: new Map() };
  /** Newest first; null: something changed since. */
  readonly #sorted: Record<OpenKind, readonly OpenTable[] | null> = { waiting: null, running: null };
  readonly #rules = new WeakMap<TableDoc['options'], 'usual' | 'changed'>();
  #loading: Promise<void> | null = null;
  /** Another number: another list. */
  version = 0;
  /** Whether the host of a table has been away for long. */
  hostAway: (doc: TableDoc) => boolean = () => false;

  constructor(tables: Tables) {
    this.#tables = tables;
    tables.onChange((id, doc) => this.#note(id, doc));
  }

  /** Everything of a kind that fits. */
  async find(kind: OpenKind, filter: LobbyFilter = {}): Promise<readonly OpenTable[]> {
    const all = (await this.#all(kind)).filter(({ doc }) => kind === 'running' || paceOf(doc) === 'days' || !this.hostAway(doc));
    if (Object.keys(filter).length === 0) return all;
    if (filter.rules !== undefined) await this.#readRules(all);
    return all.filter((table) => this.misfits(table, filter).length === 0);
  }

  /**
   * How many of these would fit with another value of one filter and the others as they are: what a press on it would show. Free
   * seats are counted as at least so many.
   */
  async facets(among: readonly OpenTable[], filter: LobbyFilter): Promise<Record<string, Record<string, number>>> {
    await this.#readRules(among);
    const facets: Record<string, Record<string, number>> = {};
    const count = (key: string, value: string): void => {
      const values = (facets[key] ??= {});
      values[value] = (values[value] ?? 0) + 1;
    };
    for (const table of among) {
      const wrong = this.misfits(table, filter);
      if (wrong.length > 1) continue;
      const { doc } = table;
      const values = { game: doc.game, pace: paceOf(doc), language: doc.language, level: doc.level, rules: this.#rulesOf(doc) };
      for (const [key, value] of Object.entries(values)) if (value !== undefined && wrong.every((w) => w === key)) count(key, value);
      if (wrong.every((w) => w === 'free')) for (let n = 1; n <= freeSeats(doc); n++) count('free', String(n));
    }
    return facets;
  }

  /** The filters that keep a table out. */
  misfits({ doc }: OpenTable, { game, pace, language, level, rules, free, text }: LobbyFilter): (keyof LobbyFilter)[] {
    const wrong: (keyof LobbyFilter)[] = [];
    if (game !== undefined && doc.game !== game) wrong.push('game');
    if (pace !== undefined && paceOf(doc) !== pace) wrong.push('pace');
    if (language !== undefined && doc.language !== language) wrong.push('language');
    if (level !== undefined && doc.level !== level) wrong.push('level');
    if (rules !== undefined && this.#rulesOf(doc) !== rules) wrong.push('rules');
    if (free !== undefined && freeSeats(doc) < free) wrong.push('free');
    if (text !== undefined && ![doc.name, doc.ownerName].some((name) => name.toLowerCase().includes(text.toLowerCase()))) wrong.push('text');
    return wrong;
  }

  /** Whether tables have changed rules, known after this. By the options themselves: those of a table rarely change. */
  async #readRules(tables: readonly OpenTable[]): Promise<void> {
    const unread = tables.filter(({ doc }) => !this.#rules.has(doc.options));
    await Promise.all(
      unread.map(async ({ doc }) =>
        this.#rules.set(doc.options, Object.keys(await this.#tables.games.changedOptions(doc.game, doc.options)).length > 0 ? 'changed' : 'usual'),
      ),
    );
  }

  readonly #rulesOf = (doc: TableDoc): 'usual' | 'changed' => this.#rules.get(doc.options) ?? 'usual';

  /** Reads the lists again: other servers change them too. What is known counts until then. */
  reread(): void {
    const load = this.#loading;
    if (load === null) return;
    this.#loading = load.then(() => this.#refresh()).catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    const found = { waiting: new Map<string, TableDoc>(), running: new Map<string, TableDoc>() };
    for (const kind of ['waiting', 'running'] as const)
      for await (const { id, doc } of this.#tables.docs.all('lobby', kind)) if (kindOf(doc) === kind) found[kind].set(id, doc);
    for (const kind of ['waiting', 'running'] as const) {
      this.#known[kind].clear();
      for (const [id, doc] of found[kind]) this.#known[kind].set(id, doc);
      this.#sorted[kind] = null;
    }
    this.version++;
  }

  /** A table that everybody may know of; null: there is none, or it is not for everybody. */
  async get(id: string): Promise<TableDoc | null> {
    await (this.#loading ??= this.#load());
    return this.#known.waiting.get(id) ?? this.#known.running.get(id) ?? null;
  }

  /** Whether somebody is the host of a table that waits. */
  hosts(identity: string): boolean {
    for (const doc of this.#known.waiting.values()) if (doc.owner === identity) return true;
    return false;
  }

  /**
   * Where somebody who looks for a table is best placed: where they sit already, then by language, then among people of their
   * strength (`apart`: 0 for those), then nearly full, then waiting longest.
   */
  async best(
    filter: LobbyFilter & { readonly games: readonly string[] },
    identity: string,
    speaks: readonly Language[] = [],
    apart: (doc: TableDoc) => Promise<number> = async () => 0,
  ): Promise<OpenTable | null> {
    const { games, language, ...rest } = filter;
    const found = (await this.find('waiting', rest)).filter(
      ({ doc }) => games.includes(doc.game) && !isRemoved(doc, identity) && this.#tables.access.maySit(doc, identity),
    );
    const spoken = (doc: TableDoc): number => (doc.language === language ? 0 : doc.language !== undefined && speaks.includes(doc.language) ? 1 : 2);
    const first = ({ doc }: OpenTable): readonly number[] => [doc.chairs.some((c) => c.identity === identity) ? 0 : 1, spoken(doc)];
    const sorted = found.toSorted((a, b) => compare(first(a), first(b)) || compare(last(a), last(b)));
    // Only those that are equal so far: strength is looked up.
    const equal = sorted.filter((table) => compare(first(table), first(sorted[0])) === 0).slice(0, MOST_COMPARED);
    const ranked = await Promise.all(equal.map(async (table) => ({ table, rank: [await apart(table.doc), ...last(table)] })));
    return ranked.sort((a, b) => compare(a.rank, b.rank))[0]?.table ?? null;
  }

  async #all(kind: OpenKind): Promise<readonly OpenTable[]> {
    await (this.#loading ??= this.#load());
    return (this.#sorted[kind] ??= [...this.#known[kind]].map(([id, doc]) => ({ id, doc })).sort((a, b) => b.doc.createdAt - a.doc.createdAt));
  }

  async #load(): Promise<void> {
    try {
      for (const kind of ['waiting', 'running'] as const)
        for await (const { id, doc } of this.#tables.docs.all('lobby', kind)) if (!this.#known[kind].has(id)) this.#note(id, doc);
    } catch (error) {
      // The next one tries again.
      this.#loading = null;
      throw error;
    }
  }

  #note(id: string, doc: TableDoc): void {
    const now = kindOf(doc);
    this.version++;
    for (const kind of ['waiting', 'running'] as const) {
      const known = this.#known[kind];
      if (kind === now) known.set(id, doc);
      else if (!known.delete(id)) continue;
      this.#sorted[kind] = null;
    }
  }
}

/** Tables whose people's strength is looked up for one search. */
const MOST_COMPARED = 20;
const last = ({ doc }: OpenTable): readonly number[] => [freeSeats(doc), doc.createdAt];

/** Which list shows it: with a free seat before the start, or with spectators during the match. */
function kindOf(doc: TableDoc): OpenKind | null {
  if (!doc.open) return null;
  if (doc.state === 'waiting') return freeSeats(doc) > 0 ? 'waiting' : null;
  return doc.state === 'running' && doc.watch ? 'running' : null;
}

export const freeSeats = (doc: TableDoc): number => doc.chairs.filter((c) => c.kind === 'empty').length;
export const paceOf = (doc: TableDoc): TablePace => (doc.settings.clock.kind === 'days' ? 'days' : 'live');

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
