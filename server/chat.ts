/** What people at a table say to each other: bounded, kept across restarts, and muted for whoever does not want to hear it. */
import type { Heard } from '@starboard/host';
import type { Seat } from '@starboard/kernel';
import { type PhraseKey, phrases } from './api.ts';
import { Docs } from './docs.ts';
import type { DocStore } from './storage/storage.ts';

type Chat = Extract<Heard, { t: 'chat' }>;
interface ChatDoc {
  said: Chat[];
  /** By identity: the chairs it does not want to hear. */
  muted: { [identity: string]: number[] };
}
const MOST = 100;
const SAVE_MS = 2000;

export const isPhrase = (text: string): text is PhraseKey => (phrases as readonly string[]).includes(text);

/** Text fit to be shown in a line: no control characters, no tricks with directions. */
export const tame = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export class Chats {
  readonly #docs: Docs<ChatDoc>;
  readonly #open = new Map<string, { doc: ChatDoc; timer: NodeJS.Timeout | null }>();

  constructor(store: DocStore) {
    this.#docs = new Docs(store, 'chat', () => ({}));
  }

  async open(table: string): Promise<void> {
    if (this.#open.has(table)) return;
    const doc = (await this.#docs.get(table)) ?? { said: [], muted: {} };
    if (!this.#open.has(table)) this.#open.set(table, { doc, timer: null });
  }

  /** What somebody finds when coming in. */
  before(table: string, identity: string | null): Chat[] {
    return (this.#open.get(table)?.doc.said ?? []).filter((c) => !this.#isMuted(table, identity, c.seat));
  }

  hears(table: string, identity: string | null, chat: Chat): boolean {
    return !this.#isMuted(table, identity, chat.seat);
  }

  /** False: it was said before. */
  say(table: string, chat: Chat): boolean {
    const open = this.#open.get(table);
    if (open === undefined || open.doc.said.some((c) => c.id === chat.id)) return false;
    open.doc.said.push(chat);
    if (open.doc.said.length > MOST) open.doc.said.shift();
    this.#later(table);
    return true;
  }

  mute(table: string, identity: string, seat: Seat, on: boolean): void {
    const muted = this.#open.get(table)?.doc.muted;
    if (muted === undefined) return;
    const rest = (Object.hasOwn(muted, identity) ? muted[identity] : []).filter((s) => s !== seat);
    muted[identity] = on ? [...rest, seat] : rest;
    this.#later(table);
  }

  #isMuted(table: string, identity: string | null, seat: Seat | null): boolean {
    const muted = this.#open.get(table)?.doc.muted ?? {};
    return identity !== null && seat !== null && Object.hasOwn(muted, identity) && muted[identity].includes(seat);
  }

  #later(table: string): void {
    const open = this.#open.get(table);
    if (open === undefined || open.timer !== null) return;
    open.timer = setTimeout(() => {
      open.timer = null;
      void this.#docs.set(table, open.doc).catch(() => {});
    }, SAVE_MS).unref();
  }

  async close(table: string): Promise<void> {
    const open = this.#open.get(table);
    this.#open.delete(table);
    if (open?.timer == null) return;
    clearTimeout(open.timer);
    await this.#docs.set(table, open.doc);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((table) => this.close(table)));
  }

  remove(table: string): Promise<void> {
    this.#open.delete(table);
    return this.#docs.delete(table);
  }
}
