/**
 * How a chair of a running match passes to somebody else: only to an identity that never sat at this match, so that nobody
 * learns two hands, and only by consent, majority or timeout.
 *
 *  consent   the one who sits there says yes.
 *  majority  more than half of the other people say yes while the sitter is not there; one who is there decides alone. So
 *            passes the chair of a bot.
 *  timeout   the sitter gave up, left or let the time run out: the chair is free, and the first who asks gets it.
 */
import { ApiError } from '../api/problem.ts';
import { newId } from '../identity/tokens.ts';
import type { TableDoc } from './table-doc.ts';

const MAX_CLAIMS = 8;

export interface Presence {
  /** Whether the match itself lets a bot play there, or nobody. */
  readonly lapsed: (chair: number) => boolean;
  readonly here: (identity: string) => boolean;
}

/** A chair that passes: to whom. */
export interface ChairPass {
  readonly chair: number;
  readonly identity: string;
  readonly name: string;
}

export function claimChair(doc: TableDoc, chair: number, identity: string, name: string, now: number, presence: Presence): ChairPass | null {
  if (doc.state !== 'running') throw new ApiError('not-now', 'This match is not running.');
  if (chair >= doc.chairs.length) throw new ApiError('malformed', 'There is no such chair.');
  if (doc.sat.includes(identity)) throw new ApiError('sat-before', 'A chair passes only to somebody who never sat at this match.');
  if (doc.claims.some((c) => c.identity === identity)) throw new ApiError('stale', 'You have asked already.');
  if (doc.claims.length >= MAX_CLAIMS) throw new ApiError('limit', 'Too many people ask for a chair.');
  doc.claims.push({ id: newId(), chair, identity, name, at: now, yes: [], no: [] });
  return decide(doc, doc.claims.length - 1, presence);
}

/** Somebody says yes or no; `identity` may also be the one who asked, and takes it back by no. */
export function voteOnClaim(doc: TableDoc, claim: string, identity: string, yes: boolean, presence: Presence): ChairPass | null {
  const at = doc.claims.findIndex((c) => c.id === claim);
  if (at < 0 || doc.state !== 'running') throw new ApiError('not-now', 'Nobody asks for that any more.');
  const asked = doc.claims[at];
  if (asked.identity === identity) {
    if (!yes) doc.claims.splice(at, 1);
    return null;
  }
  const chair = doc.chairs.findIndex((c) => c.identity === identity);
  if (chair < 0) throw new ApiError('unknown', 'There is no such thing here.');
  asked.yes = asked.yes.filter((c) => c !== chair);
  asked.no = asked.no.filter((c) => c !== chair);
  (yes ? asked.yes : asked.no).push(chair);
  return decide(doc, at, presence);
}

/** Whether it passes now; a claim that cannot pass any more is dropped. */
function decide(doc: TableDoc, at: number, presence: Presence): ChairPass | null {
  const claim = doc.claims[at];
  const sitter = doc.chairs[claim.chair].identity;
  const pass: ChairPass = { chair: claim.chair, identity: claim.identity, name: claim.name };
  if ((sitter !== null && presence.lapsed(claim.chair)) || claim.yes.includes(claim.chair)) return pass;
  if (claim.no.includes(claim.chair)) {
    doc.claims.splice(at, 1);
    return null;
  }
  const others = doc.chairs.flatMap((c, i) => (i !== claim.chair && c.identity !== null && !presence.lapsed(i) ? [i] : []));
  const count = (list: readonly number[]): number => others.filter((i) => list.includes(i)).length;
  if (2 * count(claim.no) >= others.length && others.length > 0) {
    doc.claims.splice(at, 1);
    return null;
  }
  const alone = sitter !== null && presence.here(sitter);
  return !alone && (2 * count(claim.yes) > others.length || others.length === 0) ? pass : null;
}

/** The chair has passed. */
export function passed(doc: TableDoc, { chair, identity, name }: ChairPass): void {
  doc.chairs[chair] = { ...doc.chairs[chair], kind: 'person', identity, name, level: null };
  doc.sat.push(identity);
  doc.claims = doc.claims.filter((c) => c.chair !== chair && c.identity !== identity);
  doc.admitted = doc.admitted.filter((a) => a.identity !== identity);
}
