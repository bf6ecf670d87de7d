/** How a notice gets to somebody: push, e-mail, webhook. */
import { ApiError } from '../api/problem.ts';
import type { CallKind, Webhook } from '../api/routes.ts';
import type { IdentityDoc } from '../identity/identities.ts';
import type { ServerConfig } from '../operations/config.ts';
import type { Resolve } from './address.ts';
import { Mailer } from './mail.ts';
import type { NoticeDoc, Way } from './notice-settings.ts';
import type { Push } from './push.ts';
import { TEXT } from './texts.ts';
import { deliver, type Post } from './webhook.ts';

export interface OutgoingNotice {
  readonly kind: CallKind | 'removed' | 'test';
  readonly text: string;
  /** Its sentences, where it is several notices in one. */
  readonly lines: readonly string[];
  readonly table: string | null;
  readonly game: string | null;
  readonly name: string;
  readonly url: string | null;
  /** The page that it leads to on a device; the table's unless it says so. */
  readonly path?: string;
}

export interface Delivered {
  readonly ok: boolean;
  readonly status: number | null;
  readonly problem: string | null;
  /** Trying again would not help. */
  readonly final: boolean;
  /** We did not even try. */
  readonly refused: boolean;
  /** Addresses of devices that no longer exist. */
  readonly gone: readonly string[];
}

const isOk = (status: number): boolean => status >= 200 && status < 300;
/** A redirection or "gone" is final; being busy, broken or silent is not. */
const isFinal = (status: number): boolean => status >= 300 && status < 500 && status !== 408 && status !== 429;
const GONE = [404, 410];

export class Carriers {
  readonly #config: ServerConfig;
  readonly #resolve: Resolve;
  readonly #post: Post;
  readonly push: Push;
  /** Null: the host has not set up e-mail. */
  readonly mailer: Mailer | null;

  constructor(config: ServerConfig, push: Push, resolve: Resolve, post: Post) {
    this.#config = config;
    this.#resolve = resolve;
    this.#post = post;
    this.push = push;
    this.mailer = config.smtp === null || config.publicUrl === null ? null : new Mailer(config.smtp, config.mailFrom);
  }

  /** Whether somebody can be reached by this way. */
  has(way: Way, person: IdentityDoc, settings: NoticeDoc): boolean {
    if (way === 'push') return settings.push.length > 0;
    if (way === 'email') return this.mailer !== null && settings.email !== null && settings.email.pending === null;
    return this.#config.webhooks && person.webhook !== null;
  }

  carry(way: Way, person: IdentityDoc, settings: NoticeDoc, notice: OutgoingNotice): Promise<Delivered> {
    if (way === 'push') return this.#toDevices(settings, notice);
    return way === 'email' ? this.#byMail(person, settings, notice) : this.#toHook(person.webhook, notice);
  }

  close(): void {
    this.mailer?.close();
  }

  async #toHook(webhook: Webhook | null, notice: OutgoingNotice): Promise<Delivered> {
    if (webhook === null) return failed(null, null, { final: true });
    const lines = notice.lines.map(plain);
    const text = [...(lines.length > 1 ? [notice.text.slice(0, notice.text.indexOf(':') + 1)] : []), ...lines].join(' ');
    const body = bodyOf(webhook, notice.url === null ? text : `${text} ${notice.url}`, factsOf(notice));
    return attempt(() => deliver(webhook.url, body, this.#resolve, this.#post));
  }

  async #toDevices({ push }: NoticeDoc, notice: OutgoingNotice): Promise<Delivered> {
    const path = notice.path ?? (notice.table === null ? '/notices' : `/table/${notice.table}`);
    const tag = `starboard ${notice.path ?? notice.table ?? 'test'}`;
    const message = { title: notice.lines[0], body: notice.lines.slice(1).join('\n'), path, tag };
    const done = await Promise.all(push.map(async (target) => ({ target, done: await attempt(() => this.push.send(target, message)) })));
    const gone = done.filter((d) => GONE.includes(d.done.status ?? 0)).map((d) => d.target.endpoint);
    // One device that hears it is enough.
    const best = done.find((d) => d.done.ok) ?? done.find((d) => !d.done.final) ?? done[0];
    return { ...(best?.done ?? failed(null, null, { final: true })), gone };
  }

  async #byMail(person: IdentityDoc, { email, stop }: NoticeDoc, notice: OutgoingNotice): Promise<Delivered> {
    if (this.mailer === null || email === null) return failed(null, null, { final: true });
    const words = TEXT[person.language ?? 'en'];
    const base = this.#config.publicUrl ?? '';
    const page = `${base}/quiet#${stop}`;
    const text = [...notice.lines, ...(notice.url === null ? [] : ['', notice.url]), '', '-- ', words.stop(page)].join('\n');
    try {
      await this.mailer.send({
        to: email.address,
        subject: notice.lines.length > 1 ? notice.text.slice(0, 70) : notice.lines[0],
        text,
        stop: `${base}/unsubscribe/${stop}`,
      });
      return { ok: true, status: 250, problem: null, final: true, refused: false, gone: [] };
    } catch (error) {
      return failed(smtpStatus(error), error instanceof Error ? error.message.slice(0, 200) : null, { final: (smtpStatus(error) ?? 0) >= 500 });
    }
  }
}

const smtpStatus = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;

const failed = (status: number | null, problem: string | null, more: Partial<Delivered> = {}): Delivered => ({
  ok: false,
  status,
  problem,
  final: false,
  refused: false,
  gone: [],
  ...more,
});

async function attempt(send: () => Promise<number>): Promise<Delivered> {
  try {
    const status = await send();
    return isOk(status) ? { ...failed(status, null), ok: true } : failed(status, null, { final: isFinal(status) });
  } catch (error) {
    // A name server that fails for a moment looks like a refused address, so this is tried again too.
    return error instanceof ApiError ? failed(null, error.why ?? error.message, { refused: true }) : failed(null, 'silent');
  }
}

/** A player's words inside our message: no markup, no line breaks, no mentions. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/([\\*_~`|<>@#[\]])/g, '\\$1');

const factsOf = ({ kind, table, game, name, url }: OutgoingNotice): object => (kind === 'test' ? { kind } : { kind, table, game, name, url });

const bodyOf = (webhook: Webhook, text: string, facts: object): string =>
  JSON.stringify(webhook.kind === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { ...facts, text });
