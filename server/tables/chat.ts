/**
 * What people at a table say to each other, from the first who sits down to long after the end: bounded, kept across restarts,
 * and muted for whoever does not want to hear it.
 *
 * Spectators talk among themselves while a match runs: a chair hears nothing that somebody without one says, so nobody can
 * tell a player anything there. After the end everybody hears everybody. Who sat at the match and gave the chair away knows a
 * hand, and is silent until the end: the next who asks for a chair may be listening.
 */
import type { HostMessage } from '@starboard/host';
import type { DocStore } from '@starboard/host/storage';
import type { Seat } from '@starboard/kernel';
import { type PhraseKey, phrases } from '../api/routes.ts';
import { Docs } from '../storage/docs.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';

export type ChatMessage = Extract<HostMessage, { t: 'chat' }>;
/** As it is kept: with who said it, which nobody is told. Lines of older servers lack it. */
type Kept = ChatMessage & { readonly by?: string };
interface ChatDoc {
  said: Kept[];
  /** By identity: the chairs it does not want to hear. */
  muted: { [identity: string]: number[] };
}
/** Somebody at a screen. */
export interface Listener {
  readonly identity: string | null;
  /** Looks through a chair of a match that runs. */
  readonly playing: boolean;
}

/** Chat and phrases of one screen in ten seconds. */
export const CHATS = 12;
const MOST = 100;
const ALL = 10_000;
const SAVE_MS = 2000;

const isPhrase = (text: string): text is PhraseKey => (phrases as readonly string[]).includes(text);

/** Text fit to be shown in a line: no control characters, no tricks with directions. */
const tame = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What somebody says, fit to be shown; null: nothing. */
export function contentOf(
  message: { readonly t: 'chat'; readonly text: string } | { readonly t: 'phrase'; readonly phrase: string },
): { readonly text: string } | { readonly phrase: string } | null {
  if (message.t === 'phrase') return isPhrase(message.phrase) ? { phrase: message.phrase } : null;
  const text = tame(message.text);
  return text === '' ? null : { text };
}

/** Whether somebody without a chair may speak. `over`: the match is. */
export const mayCall = (doc: TableDoc, identity: string | null, over: boolean): boolean =>
  identity !== null && doc.gallery !== false && (over || !doc.sat.includes(identity));

export class ChatRooms {
  readonly #docs: Docs<ChatDoc>;
  readonly #open = new Map<string, { doc: ChatDoc; timer: NodeJS.Timeout | null }>();
  readonly #closing = new Map<string, Promise<void>>();

  constructor(store: DocStore) {
    // Found by who spoke: whoever asks to be forgotten may have spoken where they never sat.
    this.#docs = new Docs(store, 'chat', (d) => Object.fromEntries(d.said.flatMap(({ by }) => (by === undefined ? [] : [[`by ${by}`, 'yes']]))));
  }

  /** Those in memory. */
  get tables(): string[] {
    return [...this.#open.keys()];
  }

  async open(table: string): Promise<void> {
    if (this.#open.has(table)) return;
    // What is being written is read after it.
    await this.#closing.get(table);
    const doc = (await this.#docs.get(table)) ?? { said: [], muted: {} };
    if (!this.#open.has(table)) this.#open.set(table, { doc, timer: null });
  }

  /** What somebody finds when coming in. Chairs are those of now: who said it may have got up since. */
  before(table: string, at: TableDoc, listener: Listener): ChatMessage[] {
    return (this.#open.get(table)?.doc.said ?? [])
      .map(({ by, ...chat }): ChatMessage => ({ ...chat, ...(by !== undefined && { seat: chairOfIdentity(at, by) as Seat | null }) }))
      .filter((chat) => this.hears(table, listener, chat));
  }

  hears(table: string, { identity, playing }: Listener, chat: ChatMessage): boolean {
    return !(playing && chat.gallery) && !this.#isMuted(table, identity, chat.seat);
  }

  /** False: it was said before. */
  say(table: string, chat: ChatMessage, by: string): boolean {
    const open = this.#open.get(table);
    if (open === undefined || open.doc.said.some((c) => c.id === chat.id)) return false;
    open.doc.said.push({ ...chat, by });
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

  /** Somebody asked to be forgotten: what they said goes with them. */
  async forget(identity: string): Promise<void> {
    const found = (await this.#docs.find(`by ${identity}`, 'yes', ALL)).map(({ id }) => id);
    for (const table of new Set([...found, ...this.#open.keys()])) {
      const there = this.#open.has(table);
      await this.open(table);
      const { doc } = this.#open.get(table)!;
      const said = doc.said.filter((c) => c.by !== identity);
      if (said.length < doc.said.length || Object.hasOwn(doc.muted, identity)) {
        doc.said = said;
        delete doc.muted[identity];
        await this.#docs.set(table, doc);
      }
      if (!there) await this.close(table);
    }
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
    const writing = this.#docs.set(table, open.doc).finally(() => this.#closing.delete(table));
    this.#closing.set(
      table,
      writing.catch(() => {}),
    );
    await writing;
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((table) => this.close(table)));
  }

  remove(table: string): Promise<void> {
    const open = this.#open.get(table);
    if (open?.timer != null) clearTimeout(open.timer);
    this.#open.delete(table);
    return this.#docs.delete(table);
  }
}
