/** Tables: create, view, change. Invitations, sitting and starting are in ./invitations.ts, ./seating.ts and ./starting.ts. */

import { ApiError, notFound, refused } from '../api/problem.ts';
import type { ChangeTable, NewTable, TableInfo } from '../api/routes.ts';
import { usualSettings } from '../api/routes.ts';
import type { ServerContext } from '../context.ts';
import type { Identities } from '../identity/identities.ts';
import type { Ties } from '../identity/ties.ts';
import { hashOf, newId, newToken } from '../identity/tokens.ts';
import { Docs } from '../storage/docs.ts';
import { Access } from './access.ts';
import { freeFrom, type Presence, type SeatState, voters } from './claims.ts';
import { cancelStart, newChance } from './fair-start.ts';
import type { GameCatalogue } from './games.ts';
import { Invitations, MAX_ADMITTED } from './invitations.ts';
import { Knocks } from './knocks.ts';
import { checkRated, setRated } from './rated-terms.ts';
import { belongsTo, type ChairDoc, type TableDoc, tableView, unplayed } from './table-doc.ts';
import { checkBytes } from './written-bytes.ts';

/** What tables ask about matches in memory. */
export interface LiveMatches {
  asked(table: string): { readonly asked: readonly number[]; readonly due: number | null } | null;
  here(table: string, identity: string): boolean;
  /** When somebody's last page of a table was closed, before its match; null: not known. */
  left(table: string, identity: string): number | null;
  /** What its match knows of a seat; null: the match is not in memory. */
  seat(table: string, chair: number): SeatState | null;
  /** Resolves when the end of a match is stored at its table; null: it is not ending. */
  finishing(table: string): Promise<void> | null;
  /** What a match in memory has written. */
  bytes(table: string): number | null;
}

/** What the server makes a table of. */
export interface ReservedTable extends Pick<TableDoc, 'name' | 'game' | 'options' | 'settings' | 'open'> {
  readonly rated: boolean;
  readonly tournament: { id: string; round: number };
  readonly people: readonly ({ readonly identity: string; readonly name: string } | null)[];
  /** People who may see it. */
  readonly admitted: readonly string[];
}

/** Invitations of one person that are shown at most. */
const MOST_INVITED = 20;

export type TableListener = (id: string, doc: TableDoc) => void;

export const EMPTY_CHAIR: ChairDoc = { kind: 'empty', name: '', identity: null, level: null, commitment: null, silent: false };

/** Bots are called after stars, in every language: another one on every chair of the largest table. */
const STARS = [
  ...['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Capella', 'Atria', 'Sirius'],
  ...['Polaris', 'Bellatrix', 'Castor', 'Electra', 'Lyra', 'Carina', 'Spica', 'Thuban'],
];
export const botChair = (level: ChairDoc['level'], chair: number): ChairDoc => ({
  ...EMPTY_CHAIR,
  kind: 'bot',
  name: STARS[chair % STARS.length],
  level,
});

export class Tables {
  readonly docs: Docs<TableDoc>;
  readonly invitations: Invitations;
  readonly knocks: Knocks;
  readonly #seen: Docs<{ table: string; identity: string; at: number }>;
  readonly #listeners = new Set<TableListener>();
  /** This server changed a table: others are told. */
  onOwnChange: (id: string) => void = () => {};
  readonly context: ServerContext;
  readonly games: GameCatalogue;
  readonly identities: Identities;
  readonly access: Access;
  live: LiveMatches = { asked: () => null, here: () => false, left: () => null, seat: () => null, finishing: () => null, bytes: () => null };

  constructor(context: ServerContext, games: GameCatalogue, identities: Identities, ties: Pick<Ties, 'shuns'>) {
    this.context = context;
    this.games = games;
    this.identities = identities;
    this.access = new Access((a, b) => ties.shuns(a, b));
    this.docs = new Docs(context.storage, 'table', keysOf);
    this.invitations = new Invitations(this);
    this.knocks = new Knocks(context.now);
    this.#seen = new Docs(context.storage, 'seen', (d) => ({ table: d.table, identity: d.identity }));
  }

  onChange(listener: TableListener): void {
    this.#listeners.add(listener);
  }

  /** A table that this person may see; otherwise 404. */
  async see(id: string, identity: string | null): Promise<TableDoc> {
    await this.live.finishing(id);
    const doc = await this.docs.get(id);
    if (doc === null || !this.access.maySee(doc, identity)) throw notFound();
    return doc;
  }

  /** Changes a table for somebody who may see it, and notifies everybody who looks at it. */
  async change(id: string, identity: string | null, by: (doc: TableDoc) => void | Promise<void>): Promise<TableDoc> {
    const doc = await this.docs.change(id, async (doc) => {
      if (identity !== null && !this.access.maySee(doc, identity)) throw notFound();
      await by(doc);
      doc.changedAt = this.context.now();
      return { doc, result: doc };
    });
    if (doc === null) throw notFound();
    this.tell(id, doc);
    return doc;
  }

  changeOwn(id: string, identity: string, by: (doc: TableDoc) => void | Promise<void>): Promise<TableDoc> {
    return this.change(id, identity, (doc) => {
      if (doc.owner !== identity) throw new ApiError('not-owner', 'Only the host can do that.');
      return by(doc);
    });
  }

  async view(id: string, doc: TableDoc, identity: string | null): Promise<TableInfo> {
    const now = this.live.asked(id);
    const [face, works] = await Promise.all([this.faces(doc), this.games.works(doc.game, doc.options)]);
    return tableView(id, doc, identity, {
      here: (who) => this.live.here(id, who),
      left: (who) => this.live.left(id, who),
      asked: now?.asked ?? doc.asked,
      due: now?.due ?? doc.due,
      seen: identity === null || doc.startedAt === null ? null : await this.seen(id, identity),
      freeFrom: (chair) => freeFrom(doc, chair, this.presence(id)),
      voters: (claim) => voters(doc, claim, this.presence(id)),
      url: (path) => this.urlOf(path),
      face,
      works,
      knocks: this.knocks.at(id),
    });
  }

  /** The portraits of everybody at a table. */
  async faces(doc: TableDoc): Promise<(identity: string | null) => string | null> {
    const cards = await this.identities.cards([doc.owner, ...doc.chairs.map((c) => c.identity)]);
    return (identity) => cards.get(identity)?.face ?? null;
  }

  /** Tells everybody who looks at a table, though its document is the same. */
  tell(id: string, doc: TableDoc): void {
    this.heard(id, doc);
    this.onOwnChange(id);
  }

  /** Another server changed a table. */
  heard(id: string, doc: TableDoc): void {
    for (const listener of this.#listeners) listener(id, doc);
  }

  /** An address of this server; a path where it does not know its own. */
  urlOf(path: string): string {
    return `${this.context.config.publicUrl ?? ''}${path}`;
  }

  /** Who is there, for decisions about seats. */
  presence(id: string): Presence {
    return { now: this.context.now(), seat: (chair) => this.live.seat(id, chair), here: (who) => this.live.here(id, who) };
  }

  async create(identity: string, given: NewTable, network?: string): Promise<{ id: string; doc: TableDoc }> {
    const options = await this.games.options(given.game, given.seats, given.options ?? {}, { identity, network });
    await this.checkLimit(identity);
    await checkBytes(this, identity);
    const me = await this.identities.me(identity);
    if (me === null) throw notFound();
    if ((given.bots ?? []).length > given.seats) throw refused('more-bots');
    const id = newId();
    const now = this.context.now();
    const { game } = await this.games.load(given.game);
    if (given.rated === true && !this.context.config.accounts) throw refused('no-accounts');
    if (given.rated === true) checkRated(game, options, given.settings ?? usualSettings);
    const doc: TableDoc = {
      name: given.name ?? '',
      game: given.game,
      rules: game.rules.version,
      options,
      settings: given.settings ?? usualSettings,
      open: given.open ?? false,
      ...(given.language === undefined ? {} : { language: given.language }),
      ...(given.level === undefined ? {} : { level: given.level }),
      ...(given.rated === true ? { rated: true } : {}),
      watch: given.watch ?? true,
      gallery: given.gallery ?? true,
      ...unplayed(now),
      owner: identity,
      ownerName: me.name,
      chairs: Array.from({ length: given.seats }, (_, i) => (given.bots?.[i] ? botChair(given.bots[i], i) : { ...EMPTY_CHAIR })),
      ...newChance(id),
    };
    await this.add(id, doc);
    this.tell(id, doc);
    return { id, doc };
  }

  /** A table that the server keeps itself, with seats for these people; bots sit where nobody does. */
  async reserve(id: string, { people, admitted, rated, ...terms }: ReservedTable): Promise<TableDoc> {
    const { game } = await this.games.load(terms.game);
    const now = this.context.now();
    const doc: TableDoc = {
      ...terms,
      rules: game.rules.version,
      ...(rated ? { rated: true } : {}),
      watch: true,
      gallery: true,
      ...unplayed(now),
      admitted: admitted.slice(0, MAX_ADMITTED).map((identity) => ({ identity, by: '' })),
      owner: null,
      ownerName: '',
      chairs: people.map((p, i) => (p === null ? botChair('normal', i) : { ...EMPTY_CHAIR, kind: 'person', ...p })),
      ...newChance(id),
    };
    await this.add(id, doc);
    this.tell(id, doc);
    return doc;
  }

  /** Bots take the seats of these people, and those that nobody has, at a table that has not begun. A start under way is cancelled. */
  giveToBots(id: string, whose: (identity: string | null) => boolean): Promise<TableDoc> {
    return this.change(id, null, (doc) => {
      if (doc.state === 'starting') cancelStart(id, doc);
      if (doc.state !== 'waiting') return;
      for (const [chair, c] of doc.chairs.entries()) {
        if (c.kind === 'bot' || (c.kind === 'person' && !whose(c.identity))) continue;
        doc.chairs[chair] = botChair('normal', chair);
        if (c.identity !== null && !doc.admitted.some((a) => a.identity === c.identity)) doc.admitted.push({ identity: c.identity, by: '' });
      }
    });
  }

  /** Stores a new table. It can be found by its link from the first moment. */
  async add(id: string, doc: TableDoc): Promise<void> {
    doc.invitations = [await this.invitations.first(id, doc.owner)];
    await this.docs.create(id, doc);
  }

  async checkLimit(identity: string): Promise<void> {
    const most = this.context.config.limits.tables;
    const found = await this.docs.find(`mine ${identity}`, 'active', most);
    if (found.length >= most) throw refused('tables-full', most);
  }

  /** Tables somebody hosts or sits at. */
  async mine(identity: string, which: 'active' | 'past', limit: number): Promise<{ id: string; doc: TableDoc }[]> {
    const found = await this.docs.find(`mine ${identity}`, which, limit);
    return found.filter(({ doc }) => belongsTo(doc, identity));
  }

  /** Tables that somebody could come to, or no longer can, without ever having sat there. */
  async met(identity: string): Promise<string[]> {
    const found = await Promise.all(
      [`met ${identity}`, `invited ${identity}`, `wanting ${identity}`].map((key) => this.docs.find(key, 'yes', 10_000)),
    );
    return found.flat().map(({ id }) => id);
  }

  /** Tables that friends asked somebody to. */
  async invited(identity: string): Promise<{ id: string; doc: TableDoc }[]> {
    const found = await this.docs.find(`invited ${identity}`, 'yes', MOST_INVITED);
    return found.filter(({ doc }) => this.access.maySee(doc, identity) && this.access.maySit(doc, identity) && !belongsTo(doc, identity));
  }

  async update(id: string, identity: string, to: ChangeTable, network?: string): Promise<TableDoc> {
    return this.changeOwn(id, identity, async (doc) => {
      if ((to.options ?? to.settings) !== undefined && doc.state !== 'waiting') throw refused('settled');
      if (to.options !== undefined) doc.options = await this.games.options(doc.game, doc.chairs.length, to.options, { identity, network });
      if (to.settings !== undefined) doc.settings = to.settings;
      if (to.rated === true && !this.context.config.accounts) throw refused('no-accounts');
      if (to.rated !== undefined) setRated(doc, to.rated, identity);
      if (doc.rated === true && doc.state === 'waiting') checkRated((await this.games.load(doc.game)).game, doc.options, doc.settings);
      if (to.name !== undefined) doc.name = to.name;
      if (to.open !== undefined) doc.open = to.open;
      if (to.watch !== undefined) doc.watch = to.watch;
      if (to.gallery !== undefined) doc.gallery = to.gallery;
      if (to.level != null) doc.level = to.level;
      else if (to.level === null) delete doc.level;
      if (to.owner !== undefined) handOver(doc, to.owner);
    });
  }

  /** Who may watch the replay. A token that was withdrawn never works again. */
  share(id: string, identity: string, everybody: boolean): Promise<TableDoc> {
    return this.changeOwn(id, identity, (doc) => {
      if (doc.state !== 'over') throw refused('not-over');
      if (everybody) doc.share ??= newToken();
      else delete doc.share;
    });
  }

  /** The table behind a shared link. */
  async shared(token: string): Promise<{ id: string; doc: TableDoc } | null> {
    const [found] = await this.docs.find('share', hashOf(token), 1);
    return found !== undefined && found.doc.share === token && found.doc.state === 'over' ? found : null;
  }

  /** Finished matches of open tables, the newest first. */
  async openReplays(identity: string | null): Promise<{ id: string; doc: TableDoc }[]> {
    const found = await this.docs.find('replay', 'open', MOST_REPLAYS);
    return found.filter(({ doc }) => this.access.mayWatch(doc, identity)).sort((a, b) => b.doc.changedAt - a.doc.changedAt);
  }

  async close(id: string, identity: string): Promise<void> {
    await this.changeOwn(id, identity, (doc) => {
      if (doc.state !== 'waiting') throw refused('only-waiting');
      doc.state = 'closed';
    });
  }

  /** The match time up to which somebody has seen it. */
  async seen(id: string, identity: string): Promise<number | null> {
    return (await this.#seen.get(`${id} ${identity}`))?.at ?? null;
  }

  async setSeen(id: string, identity: string, at: number): Promise<void> {
    const before = await this.seen(id, identity);
    if (before === null || at > before) await this.#seen.set(`${id} ${identity}`, { table: id, identity, at });
  }

  /** Everything of a table but the log of its match. */
  async remove(id: string): Promise<void> {
    await this.invitations.forget(id);
    for (const found of await this.#seen.find('table', id, 10_000)) await this.#seen.delete(found.id);
    await this.docs.delete(id);
  }

  async forgetSeen(identity: string): Promise<void> {
    for (const found of await this.#seen.find('identity', identity, 10_000)) await this.#seen.delete(found.id);
  }
}

function handOver(doc: TableDoc, to: string): void {
  const chair = doc.chairs.find((c) => c.identity === to);
  if (chair === undefined) throw refused('new-host-sits');
  doc.owner = to;
  doc.ownerName = chair.name;
}

/** Replays of others that are listed at most. */
const MOST_REPLAYS = 40;

/** How tables are looked up: by state, by the lobby they are listed in, by the people at them, by when they wake. */
function keysOf(doc: TableDoc): Record<string, string> {
  const people = new Set([doc.owner, ...doc.sat, ...doc.chairs.map((c) => c.identity)].filter((p) => p !== null));
  const done = doc.state === 'over' || doc.state === 'closed';
  return {
    state: doc.state,
    ...(doc.open && !done ? { lobby: doc.state === 'running' ? 'running' : 'waiting' } : {}),
    ...(doc.live ? { live: 'yes' } : {}),
    ...(doc.live && doc.state === 'over' ? { ending: 'yes' } : {}),
    ...(doc.open && doc.state === 'over' ? { replay: 'open' } : {}),
    ...(doc.share === undefined ? {} : { share: hashOf(doc.share) }),
    ...Object.fromEntries([...doc.admitted, ...doc.removed].map((p) => [`met ${p.identity}`, 'yes'])),
    ...(doc.state === 'waiting' ? Object.fromEntries((doc.invited ?? []).map((i) => [`invited ${i.identity}`, 'yes'])) : {}),
    ...Object.fromEntries((doc.wanting ?? []).map((who) => [`wanting ${who}`, 'yes'])),
    ...(doc.wake === null ? {} : { wake: wakeKey(doc.wake) }),
    ...(doc.state === 'closed' ? {} : Object.fromEntries([...people].map((p) => [`mine ${p}`, done ? 'past' : 'active']))),
  };
}

export const WAKE_EVERY_MS = 60_000;
/** Dormant matches are woken by the minute in which their time is up. */
export const wakeKey = (at: number): string => String(Math.floor(at / WAKE_EVERY_MS));
