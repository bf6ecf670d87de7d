/** Schemas of a table as people of it see it: chairs, fair start, invitations, claims. */
import { type Json, LANGUAGES, type Outcome, type Terms } from '@starboard/kernel';
import * as z from 'zod/mini';
import { face } from './identity-shapes.ts';
import { chairNumber, hex64, id, level, time, token } from './shapes.ts';
import { tableLevel, tableSettings } from './terms-shapes.ts';

/** Phrases of the chat that every client says in its own language. */
export const phrases = ['hello', 'luck', 'thanks', 'nice', 'oops', 'think', 'moment', 'back', 'your-turn', 'good-game', 'again', 'bye'] as const;

export type PhraseKey = (typeof phrases)[number];
export const tableState = z.enum(['waiting', 'starting', 'running', 'over', 'closed']);

export const chair = z.object({
  kind: z.enum(['person', 'bot', 'empty']),
  name: z.string(),
  /** Of a person. */
  identity: z.nullable(id),
  /** Of a person who is still here. */
  face: z.nullable(face),
  level: z.nullable(level),
  /** Whether a word was committed to; always true for bots. */
  committed: z.boolean(),
  /** Somebody has this table open. */
  here: z.boolean(),
  /** When the last page of it was closed, before the match; null: not known. */
  left: z.nullable(time),
  /** Marked silent by the owner: this chair brought no word. */
  silent: z.boolean(),
  /** In a running match: from when the others may decide about this person's seat; null: not while things are as they are. */
  freeFrom: z.nullable(time),
  /** The name of the person who gets this seat back by asking. */
  displaced: z.nullable(z.string()),
});

export const attempt = z.object({
  attempt: z.int(),
  at: time,
  /** t = H(T). */
  hash: hex64,
  commitment: hex64,
  end: z.enum(['pending', 'cancelled', 'silenced', 'begun']),
  /** Chairs whose word was missing when it was cancelled. */
  missing: z.array(chairNumber),
});

export const start = z.object({
  attempt: z.int(),
  /** T; check it before you reveal. */
  terms: z.custom<Terms>(),
  hash: hex64,
  /** By chair: the word is there, or none is wanted. */
  revealed: z.array(z.boolean()),
  /** When a start is cancelled because words are missing; null: it waits. */
  until: z.nullable(time),
  /** From when the owner may mark a missing chair silent; null: never (a live start). */
  silentFrom: z.nullable(time),
});

export const fairness = z.object({
  /** It starts as soon as everybody is here. */
  again: z.boolean(),
  /** C of the present attempt. A cancelled start draws a new secret, and everybody commits again. */
  commitment: hex64,
  /** The newest starts; `attempt` counts all of them. */
  attempts: z.array(attempt),
  start: z.nullable(start),
  /** S, after the end. */
  secret: z.nullable(hex64),
});

/** `url` is a path where the server has no PUBLIC_URL: resolve it against the page's address. */
export const invitation = z.object({ id, token, url: z.string(), createdAt: time, uses: z.int() });

/** Six letters or digits to read aloud. */
export const spokenCode = z.string().check(z.regex(/^[B-DF-HJ-NP-TV-XZ2-9]{6}$/));

/** A work of somebody's that a table plays with: a map, a scenario, a pack. */
export const tableWork = z.object({
  /** The option that holds its text. */
  option: z.string(),
  kind: z.string(),
  /** As the file says it; empty: it has none. */
  name: z.object(Object.fromEntries(LANGUAGES.map((l) => [l, z.string()])) as { de: z.ZodMiniString; en: z.ZodMiniString }),
  author: z.string(),
});

/** What a link is worth to you. `table` is null where it no longer lets anybody in. */
export const invited = z.object({
  /** open: a seat is free; full: none is; yours: you are in already. */
  state: z.enum(['open', 'full', 'running', 'over', 'yours', 'revoked', 'closed']),
  host: z.string(),
  table: z.nullable(
    z.object({
      id,
      name: z.string(),
      game: z.string(),
      options: z.record(z.string(), z.custom<Json>()),
      works: z.array(tableWork),
      settings: tableSettings,
      rated: z.boolean(),
      watch: z.boolean(),
      /** Of the person who made it, where it is known. */
      language: z.nullable(z.enum(LANGUAGES)),
      chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string(), face: z.nullable(face), level: z.nullable(level) })),
    }),
  ),
});

/** Somebody wants a seat of a running match, or a bot to play there for somebody who is away (server/tables/claims.ts). */
export const claim = z.object({
  id,
  chair: chairNumber,
  identity: id,
  name: z.string(),
  at: time,
  yes: z.array(chairNumber),
  no: z.array(chairNumber),
  /** A bot is to play there until the person returns. */
  bot: z.boolean(),
  /** The chairs that have a say, beside the person who sits there. */
  voters: z.array(chairNumber),
});

export const table = z.object({
  id,
  name: z.string(),
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.custom<Json>()),
  works: z.array(tableWork),
  settings: tableSettings,
  /** Listed in the lobby; else by invitation. */
  open: z.boolean(),
  /** The match counts for the ratings of everybody who sits at it. */
  rated: z.boolean(),
  level: z.nullable(tableLevel),
  /** The tournament it belongs to. */
  tournament: z.nullable(id),
  /** Whether people without a chair may watch. */
  watch: z.boolean(),
  /** Whether they may talk: among themselves while the match runs, with everybody after it. */
  gallery: z.boolean(),
  state: tableState,
  owner: z.object({ identity: z.nullable(id), name: z.string(), face: z.nullable(face) }),
  chairs: z.array(chair),
  fairness,
  you: z.nullable(
    z.object({
      identity: id,
      chair: z.nullable(chairNumber),
      owner: z.boolean(),
      /** The time of the match (ms since it began) up to which you have seen it; lines after it are new to you. */
      seen: z.nullable(z.int()),
      /** This match waits for your answer. */
      turn: z.boolean(),
      /** Your seat, which somebody else plays: `POST …/return` gives it back at the next question. */
      displaced: z.nullable(chairNumber),
      /** You asked for it. */
      returning: z.boolean(),
      /** You hear of it when a seat is free. */
      wantsSeat: z.boolean(),
    }),
  ),
  /** The owner's alone. */
  invitations: z.nullable(z.array(invitation)),
  /** People who ask to be let in right now; the owner's alone. */
  knocks: z.array(z.object({ identity: id, name: z.string() })),
  claims: z.array(claim),
  createdAt: time,
  changedAt: time,
  startedAt: z.nullable(time),
  overAt: z.nullable(time),
  outcome: z.nullable(z.custom<Outcome>()),
  /** The table of the next match of the same people. */
  rematch: z.nullable(id),
  /** To people of the table: the token of the replay's link, where the host lets everybody with the link watch it. */
  share: z.nullable(token),
});

export const eventLine = z.object({ at: z.nullable(z.int()), event: z.custom<{ readonly kind: string }>() });
export type TableInfo = z.infer<typeof table>;
export type TablePhase = z.infer<typeof tableState>;
export type StartInfo = z.infer<typeof start>;
export type Attempt = z.infer<typeof attempt>;
export type Claim = Omit<z.infer<typeof claim>, 'voters' | 'bot'> & { bot?: boolean };
export type Invitation = z.infer<typeof invitation>;
export type TableWork = z.infer<typeof tableWork>;
export type Invited = z.infer<typeof invited>;
