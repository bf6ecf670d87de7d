/**
 * "It is your turn", for people who are not looking: to their open pages (the lobby socket) and to a webhook. The match
 * decides when: once per turn, and a reminder at 80% of the time. Failed deliveries are stored and retried, also after a
 * restart.
 */

import type { Language } from '@starboard/kernel';
import { ApiError } from '../api/problem.ts';
import type { CallKind, Webhook } from '../api/routes.ts';
import type { ServerContext } from '../context.ts';
import type { Identities } from '../identity/identities.ts';
import { newId } from '../identity/tokens.ts';
import { traceOf } from '../operations/logging.ts';
import { Docs, type FoundDoc } from '../storage/docs.ts';
import type { GameCatalogue } from '../tables/games.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Resolve } from './address.ts';
import { deliver, type Post } from './webhook.ts';

interface OutDoc {
  identity: string;
  table: string;
  kind: CallKind;
  tries: number;
  next: number;
}
/** Delays before retries; after the last one it is dropped. */
export const AGAIN_MS = [10_000, 60_000, 600_000, 3_600_000];
const EVERY_MS = 5000;
/** Posts under way at the same time, name look-ups included. */
const AT_ONCE = 16;

const TEXT: { readonly [L in Language]: { readonly [K in CallKind | 'test']: (table: string) => string } } = {
  en: {
    turn: (t) => `It is your turn: ${t}.`,
    soon: (t) => `Your time is running out: ${t}.`,
    over: (t) => `The match is over: ${t}.`,
    word: (t) => `A match is about to begin and waits for you: ${t}.`,
    knock: (t) => `Somebody asks to come to your table: ${t}.`,
    test: () => 'Notices of Starboard arrive here.',
  },
  de: {
    turn: (t) => `Du bist am Zug: ${t}.`,
    soon: (t) => `Deine Zeit läuft ab: ${t}.`,
    over: (t) => `Die Partie ist zu Ende: ${t}.`,
    word: (t) => `Eine Partie soll beginnen und wartet auf dich: ${t}.`,
    knock: (t) => `Jemand möchte an deinen Tisch: ${t}.`,
    test: () => 'Hier kommen Nachrichten von Starboard an.',
  },
};

export interface Ways {
  readonly resolve: Resolve;
  readonly post: Post;
  /** To every open page of somebody; false: there is none. */
  page(identity: string, table: string, doc: TableDoc, kind: CallKind): boolean;
  /** Whether somebody has this table open. */
  here(table: string, identity: string): boolean;
}

export class Notices {
  readonly #context: ServerContext;
  readonly #identities: Identities;
  readonly #games: GameCatalogue;
  readonly #ways: Ways;
  readonly #tables: { get(id: string): Promise<TableDoc | null> };
  readonly #out: Docs<OutDoc>;
  #timer: NodeJS.Timeout | null = null;
  #busy = false;

  constructor(
    context: ServerContext,
    identities: Identities,
    games: GameCatalogue,
    tables: { get(id: string): Promise<TableDoc | null> },
    ways: Ways,
  ) {
    this.#context = context;
    this.#identities = identities;
    this.#games = games;
    this.#tables = tables;
    this.#ways = ways;
    this.#out = new Docs(context.storage, 'outbox', () => ({ outbox: 'yes' }));
  }

  open(): void {
    this.#timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  async call(table: string, doc: TableDoc, identity: string, kind: CallKind): Promise<void> {
    if (this.#ways.page(identity, table, doc, kind)) this.#context.metrics.notices.inc({ way: 'page', result: 'sent' });
    // People who look at the table need no webhook.
    if (!this.#context.config.webhooks || this.#ways.here(table, identity)) return;
    if ((await this.#identities.docs.get(identity))?.webhook == null) return;
    await this.#out.create(newId(), { identity, table, kind, tries: 0, next: this.#context.now() });
    void this.flush();
  }

  /** Sends a notice at once, to see whether the address works. */
  async test(identity: string): Promise<{ ok: boolean; status: number | null; problem: string | null }> {
    const doc = await this.#identities.docs.get(identity);
    if (doc?.webhook == null) return { ok: false, status: null, problem: 'There is no webhook.' };
    try {
      const text = TEXT[doc.language ?? 'en'].test('');
      const status = await deliver(doc.webhook.url, bodyOf(doc.webhook, text, { kind: 'test' }), this.#ways.resolve, this.#ways.post);
      return { ok: status >= 200 && status < 300, status, problem: null };
    } catch (error) {
      return { ok: false, status: null, problem: error instanceof ApiError ? error.message : 'Nobody answers there.' };
    }
  }

  /** Sends what is due. */
  async flush(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      // All of them, not the newest: what keeps failing must not hide what waits behind it.
      const now = this.#context.now();
      const due: FoundDoc<OutDoc>[] = [];
      for await (const found of this.#out.all('outbox', 'yes')) if (found.doc.next <= now) due.push(found);
      due.sort((a, b) => a.doc.next - b.doc.next);
      for (let i = 0; i < due.length; i += AT_ONCE) await Promise.all(due.slice(i, i + AT_ONCE).map(({ id, doc }) => this.#send(id, doc)));
    } catch (error) {
      this.#context.log.error(traceOf(error), 'notices could not be sent');
    } finally {
      this.#busy = false;
    }
  }

  async #send(id: string, out: OutDoc): Promise<void> {
    const [identity, table] = await Promise.all([this.#identities.docs.get(out.identity), this.#tables.get(out.table)]);
    if (identity?.webhook == null || table === null) return this.#out.delete(id);
    let status = 0;
    let refused = false;
    try {
      const language = identity.language ?? 'en';
      const { game } = await this.#games.load(table.game);
      const title = game.words[language].title;
      const name = table.name === '' ? title : `${plain(table.name)} (${title})`;
      const text = TEXT[language][out.kind](name);
      const base = this.#context.config.publicUrl;
      const url = base === null ? null : `${base}/table/${out.table}`;
      const body = bodyOf(identity.webhook, url === null ? text : `${text} ${url}`, {
        kind: out.kind,
        table: out.table,
        game: table.game,
        name: table.name,
        url,
      });
      status = await deliver(identity.webhook.url, body, this.#ways.resolve, this.#ways.post);
    } catch (error) {
      // A name server that fails for a moment looks the same, so this is tried again too.
      refused = error instanceof ApiError;
    }
    if (status >= 200 && status < 300) return this.#give(id, 'sent');
    const wait = AGAIN_MS.at(out.tries);
    // A redirection or "gone" is final; being busy, broken or silent is not.
    if (wait === undefined || (status >= 300 && status < 500 && status !== 408 && status !== 429))
      return this.#give(id, refused ? 'refused' : 'failed');
    await this.#out.set(id, { ...out, tries: out.tries + 1, next: this.#context.now() + wait });
  }

  async #give(id: string, result: string): Promise<void> {
    this.#context.metrics.notices.inc({ way: 'webhook', result });
    await this.#out.delete(id);
  }
}

/** A player's name inside our message: no markup, no line breaks, no mentions. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/([\\*_~`|<>@#[\]()])/g, '\\$1');

const bodyOf = (webhook: Webhook, text: string, facts: object): string =>
  JSON.stringify(webhook.kind === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { ...facts, text });
