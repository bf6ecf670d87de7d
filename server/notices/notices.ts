/**
 * "It is your turn", for people who are not looking: to their open pages (the lobby socket), and by push, e-mail or webhook as each
 * person wants it. The match decides when: once per turn, and a reminder at 80% of the time. In quiet hours notices wait, and what
 * has waited goes out as one message, without what is no longer so. Failed deliveries are stored and retried, also after a restart.
 */

import { Conflict } from '@starboard/host/storage';
import type { CallKind } from '../api/routes.ts';
import type { ServerContext } from '../context.ts';
import type { Identities, IdentityDoc } from '../identity/identities.ts';
import { newId } from '../identity/tokens.ts';
import { traceOf } from '../operations/logging.ts';
import { Docs, type FoundDoc } from '../storage/docs.ts';
import type { GameCatalogue } from '../tables/games.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { hasFreeSeat } from '../tables/waiting-list.ts';
import type { Works } from '../works/works.ts';
import type { Carriers, Delivered, OutgoingNotice } from './carriers.ts';
import { type NoticeDoc, type NoticeSettings, type SwitchedReason, WAYS, type Way } from './notice-settings.ts';
import { sendingTime } from './quiet.ts';
import { TEXT } from './texts.ts';

interface OutDoc {
  identity: string;
  /** Empty: it is about a work. */
  table: string;
  kind: CallKind | 'removed';
  work?: string;
  /** Missing in documents of older servers: webhook. */
  way?: Way;
  /** It waited for the end of quiet hours, or for the message of the day. */
  held?: boolean;
  tries: number;
  next: number;
  /** Among several servers: one of them is sending it, until then at most. */
  sending?: number;
}
/** A server that marked a notice and has been silent this long has ended: whether it was sent is unknown, so it is not sent again. */
const SENDING_MS = 120_000;
/** Delays before retries; after the last one it is dropped. */
export const AGAIN_MS = [10_000, 60_000, 600_000, 3_600_000];
const EVERY_MS = 5000;
/** Posts under way at the same time, name look-ups included. */
const AT_ONCE = 16;
/** These are useless tomorrow. */
const URGENT: readonly CallKind[] = ['soon', 'word', 'knock', 'seat', 'nudge'];

/** Whether somebody wants this by this way. A free seat was asked for by a press, so it goes wherever anything goes. */
function isWanted(kind: CallKind, reasons: readonly SwitchedReason[]): boolean {
  if (kind === 'seat') return reasons.length > 0;
  return reasons.includes(kind === 'nudge' ? 'word' : kind);
}

export interface Around {
  /** To every open page of somebody; false: there is none. */
  page(identity: string, table: string, doc: TableDoc, kind: CallKind): boolean;
  /** Whether somebody has this table open. */
  here(table: string, identity: string): boolean;
  /** Whether a table still waits for somebody. */
  waits(table: string, doc: TableDoc, identity: string): boolean;
  /** Why the host removed a work; null: that is no longer so. */
  removed: Works['whyRemoved'];
}

export class Notices {
  readonly #context: ServerContext;
  readonly #identities: Identities;
  readonly #games: GameCatalogue;
  readonly #around: Around;
  readonly #tables: { get(id: string): Promise<TableDoc | null> };
  readonly #out: Docs<OutDoc>;
  readonly settings: NoticeSettings;
  readonly carriers: Carriers;
  #timer: NodeJS.Timeout | null = null;
  /** What is being sent, and what will be looked at after it. */
  #sending: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  constructor(
    context: ServerContext,
    identities: Identities,
    games: GameCatalogue,
    tables: { get(id: string): Promise<TableDoc | null> },
    settings: NoticeSettings,
    carriers: Carriers,
    around: Around,
  ) {
    this.#context = context;
    this.#identities = identities;
    this.#games = games;
    this.#tables = tables;
    this.settings = settings;
    this.carriers = carriers;
    this.#around = around;
    this.#out = new Docs(context.storage, 'outbox', (d) => ({ outbox: 'yes', of: d.identity }));
  }

  open(): void {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.carriers.close();
  }

  /** `line`: the line of the match that it comes from; a line calls somebody once, on whichever server. */
  async call(table: string, doc: TableDoc, identity: string, kind: CallKind, line: number | null = null): Promise<void> {
    if (this.#around.page(identity, table, doc, kind)) this.#context.metrics.notices.inc({ way: 'page', result: 'sent' });
    // People who look at the table need nothing else.
    if (this.#around.here(table, identity)) return;
    const [person, settings] = await Promise.all([this.#identities.docs.get(identity), this.settings.get(identity)]);
    if (person === null) return;
    const ways = WAYS.filter((way) => this.carriers.has(way, person, settings) && isWanted(kind, settings.reasons[way]));
    const rest = this.#when(settings, URGENT.includes(kind));
    for (const way of ways)
      await this.#make(line === null ? newId() : `${table} ${line} ${identity} ${kind} ${way}`, { ...rest, identity, table, kind, way });
    if (ways.length > 0) void this.flush();
  }

  /** The host removed a work: its author hears it by every way there is. Unlike a call to a game, nobody can switch it off. */
  async removed(work: string, identity: string): Promise<void> {
    const [person, settings] = await Promise.all([this.#identities.docs.get(identity), this.settings.get(identity)]);
    if (person === null) return;
    const rest = this.#when(settings, false);
    for (const way of WAYS)
      if (this.carriers.has(way, person, settings)) await this.#make(newId(), { ...rest, identity, table: '', kind: 'removed', work, way });
    void this.flush();
  }

  #when({ rhythm }: NoticeDoc, urgent: boolean): Pick<OutDoc, 'tries' | 'next' | 'held'> {
    const now = this.#context.now();
    const next = sendingTime(now, rhythm, urgent);
    return { tries: 0, next, ...(next > now && { held: true }) };
  }

  async #make(id: string, doc: OutDoc): Promise<void> {
    await this.#out.create(id, doc).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
  }

  /** Marks what is due as being sent by this server; those that another one is sending are left out. */
  async #mine(group: readonly FoundDoc<OutDoc>[]): Promise<FoundDoc<OutDoc>[]> {
    if (!this.#context.owners.several) return [...group];
    const mine: FoundDoc<OutDoc>[] = [];
    const now = this.#context.now();
    for (const { id } of group) {
      const marked = await this.#out.change<OutDoc | 'given up' | null>(id, (doc) => {
        if (doc.sending !== undefined || doc.next > now)
          return { doc: null, result: doc.sending !== undefined && doc.sending < now ? 'given up' : null };
        const next = { ...doc, sending: now + SENDING_MS };
        return { doc: next, result: next };
      });
      if (marked === 'given up') await this.#out.delete(id);
      else if (marked !== null) mine.push({ id, doc: marked });
    }
    return mine;
  }

  /** Sends a notice at once, to see whether a way works. */
  async test(identity: string, way: Way = 'webhook'): Promise<{ ok: boolean; status: number | null; problem: string | null }> {
    const [person, settings] = await Promise.all([this.#identities.docs.get(identity), this.settings.get(identity)]);
    if (person === null || !this.carriers.has(way, person, settings)) return { ok: false, status: null, problem: 'none' };
    const text = TEXT[person.language ?? 'en'].test('');
    const done = await this.#carry(way, person, settings, { kind: 'test', text, lines: [text], table: null, game: null, name: '', url: null });
    return { ok: done.ok, status: done.status, problem: done.problem };
  }

  /** Sends what is due, one round after the other. */
  flush(): Promise<void> {
    this.#queued ??= this.#sending.then(() => {
      this.#queued = null;
      this.#sending = this.#flush();
      return this.#sending;
    });
    return this.#queued;
  }

  async #flush(): Promise<void> {
    try {
      // All of them, not the newest: what keeps failing must not hide what waits behind it.
      const now = this.#context.now();
      const due: FoundDoc<OutDoc>[] = [];
      for await (const found of this.#out.all('outbox', 'yes')) if (found.doc.next <= now) due.push(found);
      due.sort((a, b) => a.doc.next - b.doc.next);
      // What was held back for somebody comes as one message.
      const groups = Map.groupBy(due, ({ id, doc }) => (doc.held ? `${doc.identity} ${doc.way ?? 'webhook'}` : id));
      const queue = [...groups.values()];
      for (let i = 0; i < queue.length; i += AT_ONCE) await Promise.all(queue.slice(i, i + AT_ONCE).map((group) => this.#send(group)));
    } catch (error) {
      this.#context.log.error(traceOf(error), 'notices could not be sent');
    }
  }

  async #send(found: readonly FoundDoc<OutDoc>[]): Promise<void> {
    const group = await this.#mine(found);
    if (group.length === 0) return;
    const { identity, way = 'webhook' } = group[0].doc;
    const [person, settings] = await Promise.all([this.#identities.docs.get(identity), this.settings.get(identity)]);
    const drop = async (those: readonly FoundDoc<OutDoc>[]): Promise<void> => {
      for (const { id } of those) await this.#out.delete(id);
    };
    if (person === null || !this.carriers.has(way, person, settings)) return drop(group);
    const told: { readonly found: FoundDoc<OutDoc>; readonly notice: OutgoingNotice }[] = [];
    for (const found of group) {
      const notice = await this.#noticeOf(found.doc, person);
      if (notice === null) await drop([found]);
      else told.push({ found, notice });
    }
    if (told.length === 0) return;
    const rest = told.map((t) => t.found);
    const done = await this.#carry(
      way,
      person,
      settings,
      joined(
        told.map((t) => t.notice),
        TEXT[person.language ?? 'en'].many,
      ),
    );
    const wait = AGAIN_MS.at(group[0].doc.tries);
    // Among several servers a notice arrives at most once: without an answer it may have arrived.
    const unsure = this.#context.owners.several && done.status === null;
    if (done.ok || done.final || unsure || wait === undefined) {
      this.#context.metrics.notices.inc({ way, result: done.ok ? 'sent' : done.refused ? 'refused' : 'failed' });
      return drop(rest);
    }
    const next = this.#context.now() + wait;
    for (const {
      id,
      doc: { sending: _, ...doc },
    } of rest)
      await this.#out.set(id, { ...doc, tries: group[0].doc.tries + 1, next });
  }

  /** Null: it is no longer so. */
  async #noticeOf({ identity, table, kind, held, work }: OutDoc, person: IdentityDoc): Promise<OutgoingNotice | null> {
    if (kind === 'removed') return this.#aboutWork(work ?? '', person);
    const doc = await this.#tables.get(table);
    if (doc === null) return null;
    const aboutTurn = kind === 'turn' || kind === 'soon';
    if (held && aboutTurn && !this.#around.waits(table, doc, identity)) return null;
    if (kind === 'seat' && !hasFreeSeat(doc)) return null;
    if (kind === 'sat' && doc.state !== 'waiting') return null;
    if (kind === 'nudge' && held && doc.state !== 'waiting' && doc.state !== 'starting') return null;
    const language = person.language ?? 'en';
    const { game } = await this.#games.load(doc.game);
    const { title } = game.words[language];
    const name = doc.name === '' ? title : `${doc.name} (${title})`;
    const base = this.#context.config.publicUrl;
    const url = base === null ? null : `${base}/table/${table}`;
    const text = TEXT[language][kind](name);
    return { kind, text, lines: [text], table, game: doc.game, name: doc.name, url };
  }

  async #aboutWork(work: string, person: IdentityDoc): Promise<OutgoingNotice | null> {
    const found = await this.#around.removed(work);
    if (found === null) return null;
    const language = person.language ?? 'en';
    const name = found.name[language] || (await this.#games.load(found.game)).game.words[language].title;
    const base = this.#context.config.publicUrl;
    const path = `/shelf/${work}`;
    const text = TEXT[language].removed(name, found.reason);
    return { kind: 'removed', text, lines: [text], table: null, game: found.game, name, url: base === null ? null : base + path, path };
  }

  async #carry(way: Way, person: IdentityDoc, settings: NoticeDoc, notice: OutgoingNotice): Promise<Delivered> {
    const done = await this.carriers.carry(way, person, settings, notice);
    const { ok, status, problem } = done;
    await this.settings.changeKept(settings.identity, (d) => {
      d.last = { ...d.last, [way]: { at: this.#context.now(), ok, status, problem } };
      if (done.gone.length > 0) d.push = d.push.filter((p) => !done.gone.includes(p.endpoint));
    });
    return done;
  }

  /** Everything that waits to be sent to somebody, and their settings. */
  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#out.find('of', identity, 10_000)) await this.#out.delete(id);
    await this.settings.forget(identity);
  }
}

/** Several notices as one. It leads to the first table. */
function joined(notices: readonly OutgoingNotice[], many: (count: number) => string): OutgoingNotice {
  const [first] = notices;
  if (notices.length === 1) return first;
  const lines = [...new Set(notices.map((n) => n.text))];
  return lines.length === 1 ? first : { ...first, text: `${many(lines.length)} ${lines.join(' ')}`, lines };
}
