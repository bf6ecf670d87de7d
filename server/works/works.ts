/**
 * Works that people published here: maps, scenarios and packs at an address that nobody guesses. The author decides whether a work also
 * stands on the public shelf, and takes it back whenever they like. The identity that published it has the right to it. What the host
 * removes is there for its author alone, with the reason; nobody can publish the same text until the host allows it.
 */
import { createHash } from 'node:crypto';
import { fileOptions, type Game, headingOf, inEachLanguage, type Language, type Types } from '@starboard/kernel';
import { notFound, refused } from '../api/problem.ts';
import type { NewWork, WorkFigures, WorkInfo, WorkSummary } from '../api/work-routes.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../identity/tokens.ts';
import type { ServerConfig } from '../operations/config.ts';
import { Docs } from '../storage/docs.ts';
import type { GameCatalogue } from '../tables/games.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { RefusedWorks } from './refused-works.ts';

interface WorkDoc {
  identity: string;
  game: string;
  kind: string;
  text: string;
  /** Of game, kind and text: matches with it are counted by this. */
  hash: string;
  listed: boolean;
  figures: WorkFigures | null;
  createdAt: number;
  plays: number;
  /** The host took it away; its author still reads it, and why. */
  removed?: { reason: string; at: number };
}

/** Works of everybody. */
const MOST_OF_ALL = 20_000;
/** Of so many people who published the very same work all are counted. */
const MOST_SAME = 50;
/** Works that a page of the shelf shows. */
const PAGE = 24;
const DAY_MS = 86_400_000;

export interface ShelfFilter {
  readonly game?: string | undefined;
  readonly kind?: string | undefined;
  readonly order?: 'new' | 'played' | undefined;
  readonly from?: number | undefined;
}

const hashOfWork = (game: string, kind: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([game, kind, text]))
    .digest('hex');

interface Shelf {
  readonly listed: Map<string, WorkSummary>;
  all: number;
}

export class Works {
  readonly #docs: Docs<WorkDoc>;
  readonly refused: RefusedWorks;
  readonly #games: GameCatalogue;
  readonly #config: ServerConfig;
  readonly #now: () => number;
  /** What the shelf says about each listed work, and how many works there are in all. Read once. */
  #shelf: Promise<Shelf> | null = null;
  /** What is on the shelf has changed. */
  onShelf: () => void = () => {};
  /** The host took a work of somebody away. */
  onRemoved: (work: string, identity: string) => void = () => {};
  /** Figures were counted by some version of the rules; others may count otherwise. */
  readonly #rules = new Map<string, string>();
  /** A person who starts a work many times a day is counted once. */
  readonly #counted = { day: 0, keys: new Set<string>() };

  constructor({ storage, config, now }: Pick<ServerContext, 'storage' | 'config' | 'now'>, games: GameCatalogue) {
    this.#docs = new Docs(storage, 'work', (d) => ({ identity: d.identity, hash: d.hash, all: 'yes' }));
    this.refused = new RefusedWorks(storage);
    this.#games = games;
    this.#config = config;
    this.#now = now;
  }

  /** The same work published twice by one person is one; whether it is listed, and its figures, are as said last. */
  async publish(identity: string, work: NewWork, network: string): Promise<WorkInfo> {
    const { game: id, kind, text, seats, options, listed, figures } = work;
    this.#mayList(listed);
    const { game } = await this.#games.load(id);
    const file = fileOptions(game as Game<Types>, kind, text);
    if (file === null) throw refused('no-such-file');
    // Only what can be played is published: the check that a table with it would get.
    await this.#games.options(id, seats, { ...options, ...file }, { identity, network });
    const hash = hashOfWork(id, kind, text);
    await this.#mayBeHere(hash);
    const had = (await this.#of(identity)).find(({ doc }) => doc.hash === hash);
    const counted = figures?.rules === (game as Game<Types>).rules.version ? figures : null;
    if (had !== undefined) {
      await this.#docs.change(had.id, (doc) => ({ doc: { ...doc, listed, figures: counted ?? doc.figures }, result: null }));
      return this.#noted(had.id);
    }
    const { works } = this.#config.limits;
    if ((await this.#of(identity)).length >= works) throw refused('works-full', works);
    const shelf = await this.#read();
    if (shelf.all >= MOST_OF_ALL) throw refused('server-full');
    const fresh = newId();
    await this.#docs.create(fresh, { identity, game: id, kind, text, hash, listed, figures: counted, createdAt: this.#now(), plays: 0 });
    shelf.all++;
    return this.#noted(fresh);
  }

  /** Anybody with its address may read it. */
  async read(id: string, identity: string | null): Promise<WorkInfo> {
    const doc = await this.#docs.get(id);
    if (doc === null || (doc.removed !== undefined && doc.identity !== identity)) throw notFound();
    return { ...(await this.#summary(id, doc)), text: doc.text, mine: doc.identity === identity };
  }

  /** Whose it is, for a report; nobody else is told. */
  async authorOf(id: string): Promise<{ identity: string; name: string; game: string; kind: string }> {
    const doc = await this.#docs.get(id);
    if (doc === null || doc.removed !== undefined) throw notFound();
    const { identity, game, kind, text } = doc;
    return { identity, game, kind, name: headingOf(text).name };
  }

  /** By the host: gone for everybody but its author, who reads why. The same text by others goes with it. All that went. */
  async remove(id: string, reason: string): Promise<string[]> {
    const found = await this.#docs.get(id);
    if (found === null) throw notFound();
    const removed = { reason, at: this.#now() };
    // First what keeps it away: nobody publishes it again meanwhile.
    await this.refused.add(found.hash, { ...headed(found), ...removed });
    const { listed } = await this.#read();
    const same = await this.#same(found.hash);
    for (const work of same) {
      const identity = await this.#docs.change(work, (doc) => ({ doc: { ...doc, listed: false, removed }, result: doc.identity }));
      listed.delete(work);
      if (identity !== null) this.onRemoved(work, identity);
    }
    this.onShelf();
    return same;
  }

  /** The host allows it again: who made it finds it as a work that only a link leads to. */
  async allow(hash: string): Promise<void> {
    await this.refused.drop(hash);
    for (const id of await this.#same(hash)) await this.#docs.change(id, ({ removed: _, ...doc }) => ({ doc, result: null }));
    this.onShelf();
  }

  /** Null: it is gone, or it may be here again. */
  async whyRemoved(id: string): Promise<{ name: Readonly<Record<Language, string>>; game: string; reason: string } | null> {
    const doc = await this.#docs.get(id);
    return doc?.removed === undefined ? null : { ...headed(doc), reason: doc.removed.reason };
  }

  async mine(identity: string): Promise<WorkSummary[]> {
    const all = await Promise.all((await this.#of(identity)).map(({ id, doc }) => this.#summary(id, doc)));
    return all.sort((a, b) => b.createdAt - a.createdAt);
  }

  async list(id: string, identity: string, listed: boolean): Promise<WorkInfo> {
    this.#mayList(listed);
    const doc = await this.#docs.get(id);
    if (doc?.identity !== identity) throw notFound();
    await this.#mayBeHere(doc.hash);
    await this.#docs.change(id, (now) => ({ doc: now.removed === undefined ? { ...now, listed } : null, result: null }));
    return this.#noted(id);
  }

  async withdraw(id: string, identity: string): Promise<void> {
    const doc = await this.#docs.get(id);
    if (doc?.identity !== identity) throw notFound();
    const shelf = await this.#read();
    await this.#docs.delete(id);
    shelf.listed.delete(id);
    shelf.all--;
    this.onShelf();
  }

  async shelf({ game, kind, order = 'new', from = 0 }: ShelfFilter): Promise<{ open: boolean; works: WorkSummary[]; all: number }> {
    if (!this.#config.shelf) return { open: false, works: [], all: 0 };
    const fits = [...(await this.#read()).listed.values()].filter(
      (w) => (game === undefined || w.game === game) && (kind === undefined || w.kind === kind),
    );
    fits.sort((a, b) => (order === 'played' ? b.plays - a.plays : 0) || b.createdAt - a.createdAt);
    return { open: true, works: fits.slice(from, from + PAGE), all: fits.length };
  }

  /** A match with people began: works that it is played with are counted. */
  async began(doc: TableDoc): Promise<void> {
    const { game } = await this.#games.load(doc.game);
    for (const [name, spec] of Object.entries(game.options)) {
      const text = doc.options[name];
      if (spec.kind !== 'text' || spec.file === undefined || typeof text !== 'string' || text === '') continue;
      const hash = hashOfWork(doc.game, spec.file, text);
      for (const { id, doc: work } of await this.#docs.find('hash', hash, MOST_SAME))
        if (work.removed === undefined) await this.#count(id, doc.owner ?? '');
    }
  }

  /** All of somebody who leaves. */
  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#of(identity)) await this.withdraw(id, identity);
  }

  async #count(id: string, owner: string): Promise<void> {
    const day = Math.floor(this.#now() / DAY_MS);
    if (this.#counted.day !== day) {
      this.#counted.day = day;
      this.#counted.keys.clear();
    }
    const key = `${id} ${owner}`;
    if (this.#counted.keys.has(key)) return;
    this.#counted.keys.add(key);
    await this.#docs.change(id, (doc) => ({ doc: { ...doc, plays: doc.plays + 1 }, result: null }));
    await this.#noted(id);
  }

  /** Another server changed the shelf. */
  reread(): void {
    this.#shelf = null;
  }

  #mayList(listed: boolean): void {
    if (listed && !this.#config.shelf) throw refused('no-shelf');
  }

  async #mayBeHere(hash: string): Promise<void> {
    await this.#read();
    const found = await this.refused.get(hash);
    if (found !== null) throw refused('removed', undefined, found.reason);
  }

  async #same(hash: string): Promise<string[]> {
    const ids: string[] = [];
    for await (const { id } of this.#docs.all('hash', hash)) ids.push(id);
    return ids;
  }

  #of(identity: string) {
    return this.#docs.find('identity', identity, MOST_OF_ALL);
  }

  #read(): Promise<Shelf> {
    this.#shelf ??= (async () => {
      const shelf: Shelf = { listed: new Map(), all: 0 };
      for await (const { id, doc } of this.#docs.all('all', 'yes')) {
        shelf.all++;
        if (doc.listed) shelf.listed.set(id, await this.#summary(id, doc));
        // Older servers wrote it down at the work alone.
        if (doc.removed !== undefined && (await this.refused.get(doc.hash)) === null)
          await this.refused.add(doc.hash, { ...headed(doc), ...doc.removed });
      }
      return shelf;
    })().catch((error) => {
      this.#shelf = null;
      throw error;
    });
    return this.#shelf;
  }

  /** The work as it is now; the shelf says the same. */
  async #noted(id: string): Promise<WorkInfo> {
    const { listed } = await this.#read();
    const doc = await this.#docs.get(id);
    if (doc === null) throw notFound();
    const summary = await this.#summary(id, doc);
    if (doc.listed) listed.set(id, summary);
    else listed.delete(id);
    this.onShelf();
    return { ...summary, text: doc.text, mine: true };
  }

  async #summary(id: string, doc: WorkDoc): Promise<WorkSummary> {
    let rules = this.#rules.get(doc.game);
    if (rules === undefined) this.#rules.set(doc.game, (rules = await this.#versionOf(doc.game)));
    return summaryOf(id, doc, rules);
  }

  /** Empty: the game is gone. */
  async #versionOf(game: string): Promise<string> {
    return this.#games.source.gameIds.includes(game) ? (await this.#games.load(game)).game.rules.version : '';
  }
}

/** What a work is called, and of what kind it is. */
const headed = ({ game, kind, text }: Pick<WorkDoc, 'game' | 'kind' | 'text'>) => ({
  ...{ game, kind },
  name: inEachLanguage((l) => headingOf(text, l).name),
});

function summaryOf(id: string, { game, kind, text, listed, figures, createdAt, plays, removed }: WorkDoc, rules: string): WorkSummary {
  const { author, players } = headingOf(text);
  return {
    id,
    ...headed({ game, kind, text }),
    author,
    players: players === null ? null : [...players],
    listed,
    figures: figures?.rules === rules ? figures : null,
    createdAt,
    plays,
    removed: removed ?? null,
  };
}
