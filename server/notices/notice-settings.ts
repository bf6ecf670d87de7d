/**
 * Where and when somebody wants to be told, apart from who they are: addresses of devices and an e-mail address. Nobody else ever
 * sees them, and they go with the way.
 */
import { randomInt } from 'node:crypto';
import type { DocStore } from '@starboard/host/storage';
import { refused } from '../api/problem.ts';
import type { CallKind } from '../api/routes.ts';
import { hashOf, newToken } from '../identity/tokens.ts';
import { MinuteLimit } from '../operations/minute-limit.ts';
import { Docs } from '../storage/docs.ts';
import type { PushTarget } from './push.ts';
import type { Rhythm } from './quiet.ts';

export const WAYS = ['push', 'email', 'webhook'] as const;
export type Way = (typeof WAYS)[number];
/** What can be switched on and off; the other kinds follow one of these, or were asked for by a press (./notices.ts). */
export type SwitchedReason = Exclude<CallKind, 'seat' | 'nudge'>;
export type Reasons = { [W in Way]: SwitchedReason[] };

export interface PushDevice extends PushTarget {
  /** Of the person's devices. */
  device: string;
  label: string;
}
/** What came of the last notice of a way. */
export interface WayResult {
  at: number;
  ok: boolean;
  status: number | null;
  /** In the words of the other side, or ours. */
  problem: string | null;
}
export interface NoticeDoc {
  identity: string;
  push: PushDevice[];
  email: { address: string /** Null: confirmed. */; pending: { code: string; until: number; tries: number } | null } | null;
  /** The hash of an e-mail address that was confirmed, to sign in by. */
  sentAt: number[];
  reasons: Reasons;
  rhythm: Rhythm;
  /** One press on it ends the e-mails. */
  stop: string;
  last: { [W in Way]?: WayResult };
}

const ALL: SwitchedReason[] = ['turn', 'soon', 'over', 'word', 'knock', 'sat', 'invite'];
const MOST_DEVICES = 10;
const MAIL_CODE_MS = 15 * 60_000;
/** Codes and links that are sent to one person in an hour. */
export const MAILS_AN_HOUR = 5;
const TRIES = 5;
const HOUR_MS = 3_600_000;

const usual = (identity: string): NoticeDoc => ({
  identity,
  push: [],
  email: null,
  sentAt: [],
  reasons: { push: [...ALL], email: [...ALL], webhook: [...ALL] },
  rhythm: { zone: 'UTC', quiet: null, daily: null },
  stop: newToken(),
  last: {},
});

export class NoticeSettings {
  readonly #docs: Docs<NoticeDoc>;
  readonly #now: () => number;
  /** Messages to unconfirmed addresses, by the person who asked for them. */
  readonly #mailed: MinuteLimit;

  constructor(store: DocStore, now: () => number, part?: (most: number) => number) {
    this.#mailed = new MinuteLimit(now, part, HOUR_MS);
    this.#docs = new Docs(store, 'notices', (d) => ({
      stop: hashOf(d.stop),
      ...(d.email !== null && d.email.pending === null ? { email: emailKey(d.email.address) } : {}),
    }));
    this.#now = now;
  }

  async get(identity: string): Promise<NoticeDoc> {
    return (await this.#docs.get(identity)) ?? usual(identity);
  }

  /** Whose confirmed address it is. */
  async byEmail(address: string): Promise<string | null> {
    return (await this.#docs.find('email', emailKey(address), 1))[0]?.doc.identity ?? null;
  }

  async change(identity: string, by: (doc: NoticeDoc) => void): Promise<NoticeDoc> {
    if ((await this.#docs.get(identity)) === null) await this.#docs.create(identity, usual(identity)).catch(() => {});
    return (await this.changeKept(identity, by)) ?? usual(identity);
  }

  /** Null: nothing is kept of this person, and nothing comes to be. A delivery may end after they deleted their data. */
  changeKept(identity: string, by: (doc: NoticeDoc) => void): Promise<NoticeDoc | null> {
    return this.#docs.change(identity, (d) => {
      by(d);
      return { doc: d, result: d };
    });
  }

  addPush(identity: string, to: PushDevice): Promise<NoticeDoc> {
    return this.change(identity, (d) => {
      d.push = [...d.push.filter((p) => p.device !== to.device && p.endpoint !== to.endpoint), to].slice(-MOST_DEVICES);
    });
  }

  async removePush(identity: string, device: string): Promise<NoticeDoc> {
    const doc = await this.changeKept(identity, (d) => {
      d.push = d.push.filter((p) => p.device !== device);
    });
    return doc ?? usual(identity);
  }

  /** Counts a message that somebody asked for: strangers must not be flooded. */
  async countMail(identity: string): Promise<void> {
    await this.change(identity, (d) => {
      const now = this.#now();
      d.sentAt = d.sentAt.filter((at) => now - at < HOUR_MS);
      if (d.sentAt.length >= MAILS_AN_HOUR) throw refused('mails-sent', MAILS_AN_HOUR);
      d.sentAt.push(now);
    });
  }

  /** The code that goes to the address. */
  async setEmail(identity: string, address: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.countMail(identity);
    // A stranger with many names is still one stranger to the one whose address it is.
    if (!this.#mailed.take([[mailboxOf(address), MAILS_AN_HOUR]])) throw refused('mails-sent', MAILS_AN_HOUR);
    await this.change(identity, (d) => {
      d.email = { address, pending: { code: hashOf(code), until: this.#now() + MAIL_CODE_MS, tries: 0 } };
    });
    return code;
  }

  async confirmEmail(identity: string, code: string): Promise<NoticeDoc> {
    let wrong = false;
    const doc = await this.change(identity, (d) => {
      const pending = d.email?.pending;
      if (d.email === null || pending == null) return;
      wrong = pending.until < this.#now() || pending.tries >= TRIES || pending.code !== hashOf(code);
      if (wrong) pending.tries++;
      else d.email = { ...d.email, pending: null };
    });
    if (wrong) throw refused('wrong-code');
    return doc;
  }

  async removeEmail(identity: string): Promise<NoticeDoc> {
    const doc = await this.changeKept(identity, (d) => {
      d.email = null;
    });
    return doc ?? usual(identity);
  }

  /** The one press of an e-mail; an unknown token changes nothing and says so to nobody. */
  async stop(token: string): Promise<void> {
    const [found] = await this.#docs.find('stop', hashOf(token), 1);
    if (found !== undefined && found.doc.stop === token)
      await this.change(found.id, (d) => {
        d.reasons = { ...d.reasons, email: [] };
      });
  }

  forget(identity: string): Promise<void> {
    return this.#docs.delete(identity);
  }
}

const emailKey = (address: string): string => hashOf(address.trim().toLowerCase());
/** What stands behind a plus leads to the same person. */
const mailboxOf = (address: string): string => emailKey(address.replace(/\+[^@]*(?=@)/, ''));
