/**
 * How a seat of a running match passes to somebody else: only to an identity that never sat at this match, so that nobody
 * learns two hands.
 *
 *  consent  the person who sits there says yes. That gives the seat up for good.
 *  votes    the person lapsed (the table's clock ran out), gave up, or has been away for the published time (`awayMs`).
 *           Then it takes a majority, and at least two, of the people who sit there from the start. The person who invited
 *           the claimant has no say. The displaced person gets the seat back by asking (./seating.ts).
 *  a bot    the same absence, and one or two of the people who are left: a bot plays until the person returns. It is the
 *           only way where fewer than two people have a say.
 *
 * The seat of a bot passes by a majority of the people at the table.
 */
import type { SeatChange } from '@starboard/host';
import { ApiError, notFound, refused } from '../api/problem.ts';
import { newId } from '../identity/tokens.ts';
import type { ChairDoc, ClaimDoc, TableDoc } from './table-doc.ts';

export const MAX_CLAIMS = 8;
export const LIVE_AWAY_MS = 2 * 60_000;
const DAY_MS = 86_400_000;
/** People whose consent it takes at least to give somebody's seat to somebody else. */
const LEAST_CONSENT = 2;

/** What a match in memory knows of one seat. */
export interface SeatState {
  /** A bot plays there, or nobody does. */
  readonly lapsed: boolean;
  /** Its person gave up. */
  readonly conceded: boolean;
  /** Since when its person has been away, in real time; null: they are there, or a bot owns the seat. */
  readonly awaySince: number | null;
}

export interface Presence {
  readonly now: number;
  readonly seat: (chair: number) => SeatState | null;
  readonly here: (identity: string) => boolean;
}

/** A claim that came through. `identity` null: a bot stands in for the person. */
export interface ChairPass {
  readonly chair: number;
  readonly identity: string | null;
  readonly name: string;
  readonly how: SeatChange;
}

/** How long a person must be away before others may decide about the seat. Published in the table's view. */
const awayMs = (doc: TableDoc): number => {
  const { clock } = doc.settings;
  return clock.kind === 'days' ? clock.days * DAY_MS : LIVE_AWAY_MS;
};

/** From when others may decide about a person's seat; null: not while things are as they are. */
export function freeFrom(doc: TableDoc, chair: number, presence: Pick<Presence, 'seat' | 'here'>): number | null {
  const { identity } = doc.chairs[chair];
  const seat = presence.seat(chair);
  if (doc.state !== 'running' || identity === null || seat === null) return null;
  if (seat.conceded || seat.lapsed) return 0;
  return seat.awaySince === null || presence.here(identity) ? null : seat.awaySince + awayMs(doc);
}

const isFree = (doc: TableDoc, chair: number, presence: Presence): boolean => {
  const from = freeFrom(doc, chair, presence);
  return from !== null && from <= presence.now;
};

export function claimChair(doc: TableDoc, chair: number, identity: string, name: string, presence: Presence): ChairPass | null {
  claimable(doc, chair, identity);
  if (doc.claims.length >= MAX_CLAIMS) throw refused('claims-full');
  if (doc.sat.includes(identity)) throw new ApiError('sat-before', 'A seat passes only to somebody who never sat at this match.');
  const claim: ClaimDoc = {
    id: newId(),
    chair,
    identity,
    name,
    at: presence.now,
    yes: [],
    no: [],
    bot: false,
    inviter: inviterOf(doc, identity),
    awaySince: awaySinceOf(chair, presence),
  };
  doc.claims.push(claim);
  return decide(doc, claim, presence);
}

/** Somebody at the table wants a bot to play for a person who is away. */
export function claimForBot(doc: TableDoc, chair: number, identity: string, presence: Presence): ChairPass | null {
  const own = doc.chairs.findIndex((c) => c.identity === identity);
  if (own < 0 || own === chair) throw notFound();
  const sitter = claimable(doc, chair, identity);
  if (sitter === null || presence.seat(chair)?.lapsed !== false) throw refused('bot-plays');
  if (!isFree(doc, chair, presence)) throw notYet();
  const { name } = doc.chairs[own];
  const claim: ClaimDoc = {
    id: newId(),
    chair,
    identity,
    name,
    at: presence.now,
    yes: [own],
    no: [],
    bot: true,
    inviter: null,
    awaySince: awaySinceOf(chair, presence),
  };
  doc.claims.push(claim);
  return decide(doc, claim, presence);
}

/** The identity that sits there; null: a bot. */
function claimable(doc: TableDoc, chair: number, identity: string): string | null {
  if (doc.state !== 'running') throw refused('not-running');
  if (chair >= doc.chairs.length) throw new ApiError('malformed', 'There is no such seat.');
  if (doc.claims.some((c) => c.identity === identity)) throw refused('asked-already');
  return doc.chairs[chair].identity;
}

/** Somebody says yes or no. The person who asked withdraws by saying no. */
export function voteOnClaim(doc: TableDoc, id: string, identity: string, yes: boolean, presence: Presence): ChairPass | null {
  const claim = doc.claims.find((c) => c.id === id);
  if (claim === undefined || doc.state !== 'running') throw refused('no-claim');
  if (claim.identity === identity) {
    if (!yes) drop(doc, claim);
    return null;
  }
  const chair = doc.chairs.findIndex((c) => c.identity === identity);
  if (chair < 0) throw notFound();
  const about = doc.chairs[claim.chair];
  if (chair !== claim.chair && about.identity !== null) {
    if (!isFree(doc, claim.chair, presence)) throw notYet();
    if (!voters(doc, claim, presence).includes(chair)) throw refused('others-decide');
    // They were back in the meantime: what was said before does not count.
    const awaySince = awaySinceOf(claim.chair, presence);
    if (claim.awaySince !== awaySince) Object.assign(claim, { awaySince, yes: claim.bot ? claim.yes.slice(0, 1) : [], no: [] });
  }
  claim.yes = claim.yes.filter((c) => c !== chair);
  claim.no = claim.no.filter((c) => c !== chair);
  (yes ? claim.yes : claim.no).push(chair);
  return decide(doc, claim, presence);
}

/** Whether it passes now. A claim that can no longer pass is dropped. */
function decide(doc: TableDoc, claim: ClaimDoc, presence: Presence): ChairPass | null {
  const { chair, yes, no } = claim;
  const pass = (how: SeatChange): ChairPass => ({ chair, identity: claim.bot ? null : claim.identity, name: claim.name, how });
  if (yes.includes(chair)) return pass({ why: 'given' });
  const about = voters(doc, claim, presence);
  const agree = about.filter((i) => yes.includes(i));
  const against = about.filter((i) => no.includes(i)).length;
  const least = doc.chairs[chair].identity === null ? 1 : claim.bot ? Math.min(LEAST_CONSENT, about.length) : LEAST_CONSENT;
  // A tie is a no.
  if (no.includes(chair) || (about.length > 0 && 2 * against >= about.length) || (against > 0 && about.length - against < least)) {
    drop(doc, claim);
    return null;
  }
  if (doc.chairs[chair].identity !== null && !isFree(doc, chair, presence)) return null;
  const enough = agree.length >= least && (claim.bot || 2 * agree.length > about.length);
  return enough && agree.length > 0 ? pass({ why: 'agreed', by: agree.map((i) => doc.chairs[i].name) }) : null;
}

/** The chairs of those who have a say, beside the person whose seat it is. */
export function voters(doc: TableDoc, claim: Pick<ClaimDoc, 'chair' | 'bot' | 'inviter'>, presence: Pick<Presence, 'seat'>): number[] {
  const strict = !claim.bot && doc.chairs[claim.chair].identity !== null;
  const mayVote = (c: ChairDoc, i: number): boolean =>
    i !== claim.chair &&
    c.identity !== null &&
    presence.seat(i)?.lapsed !== true &&
    !(strict && (c.displaced !== undefined || c.joined === true || c.identity === claim.inviter));
  return doc.chairs.flatMap((c, i) => (mayVote(c, i) ? [i] : []));
}

const notYet = (): ApiError => refused('not-away');
const awaySinceOf = (chair: number, presence: Presence): number | null => presence.seat(chair)?.awaySince ?? null;
const drop = (doc: TableDoc, claim: ClaimDoc): void => {
  doc.claims = doc.claims.filter((c) => c !== claim);
};

/** Who let this person in; null: they came by themselves, to an open table. */
function inviterOf(doc: TableDoc, identity: string): string | null {
  const admitted = doc.admitted.find((a) => a.identity === identity);
  if (admitted === undefined) return null;
  return doc.invitations.find((i) => i.id === admitted.by)?.by ?? doc.owner;
}

/** The seat has passed. Unless its person gave it away, it stays theirs to ask for. */
export function passed(doc: TableDoc, { chair, identity, name, how }: ChairPass, conceded: boolean): void {
  doc.claims = doc.claims.filter((c) => c.chair !== chair && c.identity !== identity);
  if (identity === null) return;
  const { displaced, returning: _, ...was } = doc.chairs[chair];
  const owner = displaced ?? (how.why === 'given' || conceded || was.identity === null ? undefined : { identity: was.identity, name: was.name });
  doc.chairs[chair] = {
    ...was,
    kind: 'person',
    identity,
    name,
    level: null,
    joined: true,
    ...(owner !== undefined && { displaced: owner }),
  };
  doc.sat.push(identity);
  doc.admitted = doc.admitted.filter((a) => a.identity !== identity);
}

/** The seat is its person's again. */
export function returned(doc: TableDoc, chair: number): void {
  const { displaced, returning: _, joined: __, ...seat } = doc.chairs[chair];
  if (displaced === undefined) return;
  doc.chairs[chair] = { ...seat, identity: displaced.identity, name: displaced.name };
  doc.claims = doc.claims.filter((c) => c.chair !== chair);
}
