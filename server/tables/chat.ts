/**
 * The chat of a table, before, during and after its match: limited in length, stored, with muting.
 *
 * While a match runs, players do not see what spectators write, so nobody can tell a player anything there. After the end
 * everybody sees everything. A person who gave up a seat knows a hand and cannot chat until the end: the next claimant may
 * be reading.
 */
import type { HostMessage } from '@starboard/host';
import type { DocStore } from '@starboard/host/storage';
import type { Seat } from '@starboard/kernel';
import { type PhraseKey, phrases } from '../api/routes.ts';
import { Docs } from '../storage/docs.ts';
import type { Shuns } from './access.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';

export type ChatMessage = Extract<HostMessage, { t: 'chat' }>;
/** As stored, with the author, who is never sent. Lines of older servers lack it. */
type Kept = ChatMessage & { readonly by?: string };
interface ChatDoc {
  said: Kept[];
  /** By identity: the muted chairs. */
  muted: { [identity: string]: number[] };
}
/** In memory. `timer`: something is not written yet; `writing`: the last write, while it lasts. */
interface OpenChat {
  readonly doc: ChatDoc;
  timer: NodeJS.Timeout | null;
  writing: Promise<void> | null;
}
/** Somebody at a screen. */
export interface Listener {
  readonly identity: string | null;
  /** Has a seat of a running match. */
  readonly playing: boolean;
}

/** Chat and phrases of one screen in ten seconds. */
export const CHATS = 12;
/** Stored lines of a table. Spectators have a budget of their own, so that they cannot push out what players said. */
export const PLAYER_LINES = 100;
export const GALLERY_LINES = 50;
const ALL = 10_000;
const SAVE_MS = 2000;

const isPhrase = (text: string): text is PhraseKey => (phrases as readonly string[]).includes(text);

/** One line of text without control and direction characters. */
const tame = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What to show of a message; null: nothing. */
export function contentOf(
  message: { readonly t: 'chat'; readonly text: string } | { readonly t: 'phrase'; readonly phrase: string },
): { readonly text: string } | { readonly phrase: string } | null {
  if (message.t === 'phrase') return isPhrase(message.phrase) ? { phrase: message.phrase } : null;
  const text = tame(message.text);
  return text === '' ? null : { text };
}

/** Whether a spectator may write. `over`: the match is. */
export const mayCall = (doc: TableDoc, identity: string | null, over: boolean): boolean =>
  identity !== null && doc.gallery !== false && (over || !doc.sat.includes(identity));

export class ChatRooms {
  readonly #docs: Docs<ChatDoc>;
  readonly #shuns: Shuns;
  readonly #open = new Map<string, OpenChat>();
  readonly #closing = new Map<string, Promise<void>>();

  constructor(store: DocStore, shuns: Shuns) {
    this.#shuns = shuns;
    // Indexed by author: people who delete their data may have written where they never sat.
    this.#docs = new Docs(store, 'chat', (d) => Object.fromEntries(d.said.flatMap(({ by }) => (by === undefined ? [] : [[`by ${by}`, 'yes']]))));
  }

  /** Those in memory. */
  get tables(): string[] {
    return [...this.#open.keys()];
  }

  async open(table: string): Promise<void> {
    if (this.#open.has(table)) return;
    // Read only after a write under way.
    await this.#closing.get(table);
    const doc = (await this.#docs.get(table)) ?? { said: [], muted: {} };
    if (!this.#open.has(table)) this.#open.set(table, { doc, timer: null, writing: null });
  }

  /** The messages before somebody came. Seats are the present ones: the author may have left theirs. */
  before(table: string, at: TableDoc, listener: Listener): ChatMessage[] {
    return (this.#open.get(table)?.doc.said ?? [])
      .map(({ by = null, ...chat }) => ({ by, chat: { ...chat, ...(by !== null && { seat: chairOfIdentity(at, by) as Seat | null }) } }))
      .flatMap(({ by, chat }) => (this.hears(table, listener, chat, by) ? [chat] : []));
  }

  /** `by`: its author; null in lines of older servers. */
  hears(table: string, { identity, playing }: Listener, chat: ChatMessage, by: string | null): boolean {
    return !(playing && chat.gallery) && !this.#isMuted(table, identity, chat.seat) && !this.#shuns(identity, by);
  }

  /** What somebody wrote at a table, as far as the listener heard it: for a report. */
  async wroteBy(table: string, author: string, listener: Listener): Promise<{ at: number; text: string }[]> {
    const there = this.#open.has(table);
    await this.open(table);
    const said = this.#open.get(table)?.doc.said ?? [];
    const lines = said.flatMap(({ by, ...chat }) =>
      by === author && 'text' in chat && chat.text !== undefined && !(listener.playing && chat.gallery) ? [{ at: chat.at, text: chat.text }] : [],
    );
    if (!there) await this.close(table);
    return lines;
  }

  /** False: a duplicate. */
  say(table: string, chat: ChatMessage, by: string): boolean {
    const open = this.#open.get(table);
    if (open === undefined || open.doc.said.some((c) => c.id === chat.id)) return false;
    const { said } = open.doc;
    said.push({ ...chat, by });
    const isOfGallery = (c: Kept): boolean => c.gallery === true;
    const [same, most] = isOfGallery(chat) ? [isOfGallery, GALLERY_LINES] : [(c: Kept) => !isOfGallery(c), PLAYER_LINES];
    if (said.filter(same).length > most) said.splice(said.findIndex(same), 1);
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

  /** Deletes the messages of somebody who deletes their data. */
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
      void this.#write(table, open).catch(() => {});
    }, SAVE_MS).unref();
  }

  #write(table: string, open: OpenChat): Promise<void> {
    const writing = this.#docs.set(table, open.doc).finally(() => {
      if (open.writing === writing) open.writing = null;
    });
    open.writing = writing;
    return writing;
  }

  /** Everything said so far is stored when it resolves. */
  async save(table: string): Promise<void> {
    const open = this.#open.get(table);
    if (open !== undefined) await this.#save(table, open);
  }

  async #save(table: string, open: OpenChat): Promise<void> {
    if (open.timer === null) return void (await open.writing);
    clearTimeout(open.timer);
    open.timer = null;
    await this.#write(table, open);
  }

  async close(table: string): Promise<void> {
    const open = this.#open.get(table);
    this.#open.delete(table);
    if (open === undefined || (open.timer === null && open.writing === null)) return;
    const writing = this.#save(table, open).finally(() => this.#closing.delete(table));
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
