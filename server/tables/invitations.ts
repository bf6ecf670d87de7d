/**
 * Invitations to a table. Every table has a link from the start; its host can make more and revoke them. A link carries a token
 * of 256 bits. Because nobody can read that aloud, a link can also have a short code: it lives for fifteen minutes, and guessing
 * is limited by network and for the whole server.
 */
import { randomInt } from 'node:crypto';
import { ApiError, notFound, refused } from '../api/problem.ts';
import type { Invitation, Invited } from '../api/routes.ts';
import type { ServerContext } from '../context.ts';
import { hashOf, newId, newToken } from '../identity/tokens.ts';
import { MinuteLimit } from '../operations/minute-limit.ts';
import { Docs } from '../storage/docs.ts';
import type { Access } from './access.ts';
import type { GameCatalogue } from './games.ts';
import { belongsTo, type InvitationDoc, type TableDoc } from './table-doc.ts';

export const MAX_INVITATIONS = 20;
export const MAX_ADMITTED = 200;
/** Friends asked to one table. */
export const MAX_ASKED = 30;
/** Revoked links of a table that still say that they were revoked; older ones are unknown. */
export const MAX_REVOKED = 20;
/** In the place of an invitation, for people the host let in by hand. */
const KNOCKED = 'knock';
export const SPOKEN_MS = 15 * 60_000;
/** Guesses a minute. With 28⁶ codes and 1,000 of them alive, guessing for an hour finds one with a chance of 1.5 %. */
export const GUESSES_OF_NETWORK = 10;
export const GUESSES_OF_SERVER = 120;

/** No vowels, so that no words come out, and nothing that looks or sounds like its neighbour. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const CODE_LENGTH = 6;
const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface TokenDoc {
  table: string;
  id: string;
  /** The host took it back. */
  revoked?: boolean;
}
interface SpokenDoc {
  table: string;
  /** The invitation it stands for. */
  id: string;
  until: number;
}

/** What invitations need of the tables. */
export interface InvitedTables {
  readonly context: ServerContext;
  readonly docs: Pick<Docs<TableDoc>, 'get'>;
  see(id: string, identity: string | null): Promise<TableDoc>;
  change(id: string, identity: string | null, by: (doc: TableDoc) => void): Promise<TableDoc>;
  changeOwn(id: string, identity: string, by: (doc: TableDoc) => void): Promise<TableDoc>;
  urlOf(path: string): string;
  readonly access: Access;
  readonly games: Pick<GameCatalogue, 'works'>;
  faces(doc: TableDoc): Promise<(identity: string | null) => string | null>;
}

export class Invitations {
  readonly #tables: InvitedTables;
  readonly #tokens: Docs<TokenDoc>;
  readonly #spoken: Docs<SpokenDoc>;
  readonly #guesses: MinuteLimit;

  constructor(tables: InvitedTables) {
    const { storage, now, owners } = tables.context;
    this.#tables = tables;
    this.#tokens = new Docs(storage, 'invitation', (d) => ({ table: d.table }));
    this.#spoken = new Docs(storage, 'spoken', (d) => ({ table: d.table }));
    this.#guesses = new MinuteLimit(now, (most) => owners.part(most));
  }

  /** The first link of a table that is being made. */
  async first(table: string, by: string | null): Promise<InvitationDoc> {
    const made = this.#made(by);
    await this.#tokens.create(hashOf(made.token), { table, id: made.id });
    return made;
  }

  async invite(table: string, identity: string): Promise<Invitation> {
    const made = this.#made(identity);
    await this.#tables.changeOwn(table, identity, (doc) => {
      if (doc.invitations.length >= MAX_INVITATIONS) throw refused('links-full');
      doc.invitations.push(made);
    });
    await this.#tokens.create(hashOf(made.token), { table, id: made.id });
    const { id, token, createdAt, uses } = made;
    return { id, token, createdAt, uses, url: this.#tables.urlOf(pathOf(table, token)) };
  }

  async revoke(table: string, identity: string, invitation: string): Promise<void> {
    let token = '';
    await this.#tables.changeOwn(table, identity, (doc) => {
      const found = doc.invitations.find((i) => i.id === invitation);
      if (found === undefined) throw notFound();
      token = found.token;
      doc.invitations = doc.invitations.filter((i) => i.id !== invitation);
      doc.admitted = doc.admitted.filter((a) => a.by !== invitation);
    });
    await this.#forgetSpoken(table, invitation);
    const revoked = (await this.#tokens.find('table', table, 1000)).filter(({ doc }) => doc.revoked === true);
    if (revoked.length >= MAX_REVOKED) await this.#tokens.delete(hashOf(token));
    else await this.#tokens.set(hashOf(token), { table, id: invitation, revoked: true });
  }

  /** What a link is worth, before anybody says a name. Unknown tokens get 404. */
  async look(token: string, identity: string | null): Promise<Invited> {
    const found = await this.#tokens.get(hashOf(token));
    const doc = found === null ? null : await this.#tables.docs.get(found.table);
    if (found === null || doc === null) throw notFound();
    const invitation = doc.invitations.find((i) => i.id === found.id);
    const host = doc.ownerName;
    // A blocked person learns no more than that.
    if (doc.state === 'closed' || this.#tables.access.isShutOut(doc, identity)) return { state: 'closed', host, table: null };
    const isIn = isAdmitted(doc, identity);
    if (!isIn && (invitation === undefined || isSentAway(doc, identity, invitation))) return { state: 'revoked', host, table: null };
    const [face, works] = await Promise.all([this.#tables.faces(doc), this.#tables.games.works(doc.game, doc.options)]);
    return {
      state: isIn ? 'yours' : stateOf(doc),
      host,
      table: {
        ...{
          id: found.table,
          name: doc.name,
          game: doc.game,
          options: doc.options,
          works,
          settings: doc.settings,
          rated: doc.rated === true,
          watch: doc.watch,
          language: doc.language ?? null,
        },
        chairs: doc.chairs.map(({ kind, name, identity: who, level }) => ({ kind, name, face: face(who), level })),
      },
    };
  }

  /** Lets somebody in. */
  async accept(token: string, identity: string): Promise<{ id: string; doc: TableDoc }> {
    const found = await this.#tokens.get(hashOf(token));
    if (found === null) throw notFound();
    const doc = await this.#tables.change(found.table, null, (doc) => {
      const invitation = doc.invitations.find((i) => i.id === found.id);
      if (invitation === undefined || doc.state === 'closed' || isSentAway(doc, identity, invitation)) throw notFound();
      if (this.#tables.access.isShutOut(doc, identity)) throw notFound();
      doc.removed = doc.removed.filter((r) => r.identity !== identity);
      if (isAdmitted(doc, identity)) return;
      if (doc.admitted.length >= MAX_ADMITTED) throw refused('invited-full');
      doc.admitted.push({ identity, by: found.id });
      invitation.uses++;
    });
    return { id: found.table, doc };
  }

  /** Lets somebody in who knocked. */
  admit(doc: TableDoc, identity: string): void {
    if (isAdmitted(doc, identity)) return;
    if (doc.admitted.length >= MAX_ADMITTED) throw refused('invited-full');
    doc.admitted.push({ identity, by: KNOCKED });
  }

  /** A friend of the host may come, and is told so. False: they were asked before. */
  async ask(table: string, identity: string, friend: string): Promise<{ doc: TableDoc; fresh: boolean }> {
    let fresh = false;
    const doc = await this.#tables.changeOwn(table, identity, (d) => {
      if (d.state !== 'waiting') throw refused('match-begun');
      if (!this.#tables.access.maySit(d, friend)) throw refused('no-sitting');
      if (belongsTo(d, friend)) throw refused('they-sit');
      const invited = d.invited ?? [];
      fresh = !invited.some((i) => i.identity === friend);
      if (fresh && invited.length >= MAX_ASKED) throw refused('invited-full');
      if (fresh) d.invited = [...invited, { identity: friend, at: this.#tables.context.now() }];
      d.removed = d.removed.filter((r) => r.identity !== friend);
      this.admit(d, friend);
    });
    return { doc, fresh };
  }

  /** They do not want to. The table stays open to them, as by a link. */
  decline(table: string, identity: string): Promise<TableDoc> {
    return this.#tables.change(table, identity, (d) => {
      d.invited = (d.invited ?? []).filter((i) => i.identity !== identity);
    });
  }

  /** A code to read aloud, for the newest link. It replaces the one before. */
  async speak(table: string, identity: string): Promise<{ code: string; until: number }> {
    const doc = await this.#tables.see(table, identity);
    if (doc.owner !== identity) throw new ApiError('not-owner', 'Only the host can do that.');
    const invitation = doc.invitations.at(-1);
    if (invitation === undefined) throw refused('no-link');
    await this.#forgetSpoken(table);
    const code = newCode();
    const until = this.#tables.context.now() + SPOKEN_MS;
    await this.#spoken.set(hashOf(code), { table, id: invitation.id, until });
    return { code, until };
  }

  /** The token behind a code that somebody was told. */
  async heard(code: string, network: string): Promise<string> {
    const guesses = [
      [`network ${network}`, GUESSES_OF_NETWORK],
      ['server', GUESSES_OF_SERVER],
    ] as const;
    if (!this.#guesses.take(guesses)) throw refused('codes-tried');
    const found = await this.#spoken.get(hashOf(code));
    if (found === null || found.until < this.#tables.context.now()) throw notFound();
    const doc = await this.#tables.docs.get(found.table);
    const invitation = doc?.invitations.find((i) => i.id === found.id);
    if (invitation === undefined) throw notFound();
    return invitation.token;
  }

  /** With the table, everything that led to it goes. */
  async forget(table: string): Promise<void> {
    await this.#forgetSpoken(table);
    for (const found of await this.#tokens.find('table', table, 1000)) await this.#tokens.delete(found.id);
  }

  async #forgetSpoken(table: string, invitation?: string): Promise<void> {
    for (const { id, doc } of await this.#spoken.find('table', table, 100))
      if (invitation === undefined || doc.id === invitation) await this.#spoken.delete(id);
  }

  #made(by: string | null): InvitationDoc {
    return { id: newId(), token: newToken(), createdAt: this.#tables.context.now(), uses: 0, ...(by === null ? {} : { by }) };
  }
}

/** The address of a table with its token: in the fragment, which no server log ever sees. */
const pathOf = (table: string, token: string): string => `/table/${table}#${token}`;

/** Somebody who was sent away does not come back by a link from before. */
const isSentAway = (doc: TableDoc, identity: string | null, invitation: InvitationDoc): boolean =>
  identity !== null && doc.removed.some((r) => r.identity === identity && r.at >= invitation.createdAt);

/** At the table already, with or without a seat. */
const isAdmitted = (doc: TableDoc, identity: string | null): boolean => belongsTo(doc, identity) || doc.admitted.some((a) => a.identity === identity);

function stateOf(doc: TableDoc): Invited['state'] {
  if (doc.state === 'running' || doc.state === 'over') return doc.state;
  return doc.state === 'waiting' && doc.chairs.some((c) => c.kind === 'empty') ? 'open' : 'full';
}
