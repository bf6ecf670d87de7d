/** A table as stored, and as one person sees it. The view is built field by field, so that nothing else is sent. */
import type { Level } from '@starboard/bots';
import type { Settings } from '@starboard/host';
import type { Json, Language, Outcome, Terms } from '@starboard/kernel';
import type { Attempt, ChangedOptions, Claim, TableInfo, TableLevel, TablePhase, TableSummary, TableWork } from '../api/routes.ts';
import type { KeptTurnTimes } from '../matches/turn-times.ts';

export interface ChairDoc {
  kind: 'person' | 'bot' | 'empty';
  name: string;
  identity: string | null;
  level: Level | null;
  /** c = H(table, identity, w). */
  commitment: string | null;
  silent: boolean;
  /** Came into the running match; missing: sits here from the start. */
  joined?: boolean;
  /** The person whose seat this is and who was away when it passed: they get it back by asking. */
  displaced?: { identity: string; name: string };
  /** When they asked for it. */
  returning?: number;
}

export interface ClaimDoc extends Claim {
  /** Who let the claimant in: has no say about it. Missing in documents of older servers. */
  inviter?: string | null;
  /** Since when the person of the seat was away as people voted. */
  awaySince?: number | null;
}

export interface InvitationDoc {
  id: string;
  token: string;
  createdAt: number;
  uses: number;
  /** Who made it; missing: the owner of the table. */
  by?: string;
}

export interface StartDoc {
  attempt: number;
  terms: Terms;
  hash: string;
  words: (string | null)[];
  until: number | null;
  silentFrom: number | null;
}

export interface TableDoc {
  name: string;
  game: string;
  rules: string;
  options: { [name: string]: Json };
  settings: Settings;
  open: boolean;
  /** The language of the person who made it; missing: unknown. */
  language?: Language;
  /** How seriously its host wants to play; missing: no matter. */
  level?: TableLevel;
  /** Its match counts for the ratings of its people; missing: no. */
  rated?: boolean;
  /** It belongs to this round of a tournament; missing: to none. */
  tournament?: { id: string; round: number };
  watch: boolean;
  /** Whether spectators may talk; missing: yes. */
  gallery?: boolean;
  state: TablePhase;
  owner: string | null;
  ownerName: string;
  chairs: ChairDoc[];
  /** Everybody who ever sat at the match. */
  sat: string[];
  /** Names in its log that are no longer shown, see ../identity/forgotten-names.ts. */
  forgotten?: string[];
  /** S of the present attempt; see `tableView`. */
  secret: string;
  commitment: string;
  /** The newest ones. */
  attempts: Attempt[];
  start: StartDoc | null;
  /** The host wants it to start as soon as everybody is here. */
  again?: boolean;
  /** People who were sent away, and when: an older invitation does not let them in again. */
  removed: { identity: string; at: number }[];
  /** People let in by an invitation. */
  admitted: { identity: string; by: string }[];
  invitations: InvitationDoc[];
  /** Who wants to hear of a free seat (./waiting-list.ts); missing: nobody. */
  wanting?: string[];
  /** Friends whom the host asked to come, and when; missing: none. */
  invited?: { identity: string; at: number }[];
  claims: ClaimDoc[];
  createdAt: number;
  changedAt: number;
  startedAt: number | null;
  overAt: number | null;
  outcome: Outcome | null;
  rematch: string | null;
  /** Everybody who has a link with this token may watch the replay; missing: people of this table only. */
  share?: string;
  /** From when the match was last unloaded. While it is in memory, `live` is true and the match itself knows; so is it after its end
   * until ratings and rounds know of it. */
  live: boolean;
  asked: number[];
  due: number | null;
  wake: number | null;
  /** Since when its match stands still, because people could not be heard; missing: it does not. */
  aside?: number;
  /** About how much its match has written; missing: nothing yet. */
  bytes?: number;
  /** How long its people took for their turns, while the match is not in memory; missing: nothing is known. */
  turnTimes?: KeptTurnTimes;
}

/** What is known of a table beside its document. */
export interface TableContext {
  /** By chair: somebody has it open. */
  readonly here: (identity: string) => boolean;
  /** When the page of somebody who is not here was closed; null: it is not known. */
  readonly left: (identity: string) => number | null;
  readonly asked: readonly number[];
  readonly due: number | null;
  readonly seen: number | null;
  /** From when others may decide about a seat; see ./claims.ts. */
  readonly freeFrom: (chair: number) => number | null;
  /** The chairs that have a say about a claim. */
  readonly voters: (claim: ClaimDoc) => number[];
  readonly url: (path: string) => string;
  /** The portrait of somebody; null: of nobody, or they are gone. */
  readonly face: (identity: string | null) => string | null;
  /** Maps, scenarios and packs of people that it is played with. */
  readonly works: readonly TableWork[];
  /** Who asks to be let in. */
  readonly knocks: readonly { readonly identity: string; readonly name: string }[];
}

export const chairOfIdentity = (doc: TableDoc, identity: string | null): number | null => {
  const at = identity === null ? -1 : doc.chairs.findIndex((c) => c.identity === identity);
  return at < 0 ? null : at;
};

/** The chair that somebody can have back. */
export const displacedFrom = (doc: TableDoc, identity: string | null): number | null => {
  const at = identity === null ? -1 : doc.chairs.findIndex((c) => c.displaced?.identity === identity);
  return at < 0 ? null : at;
};

export const belongsTo = (doc: TableDoc, identity: string | null): boolean =>
  identity !== null && (doc.owner === identity || doc.sat.includes(identity) || doc.chairs.some((c) => c.identity === identity));

/** Whether a seat is somebody's, though they may be away. */
export const hasPerson = (doc: TableDoc): boolean => doc.chairs.some((c) => c.identity !== null || c.displaced !== undefined);

export const isRemoved = (doc: TableDoc, identity: string | null): boolean => doc.removed.some((r) => r.identity === identity);

/** Whether this match waits for somebody: for an answer, or for the word at a start. */
export const waitsFor = (doc: TableDoc, chair: number | null, asked: readonly number[]): boolean =>
  chair !== null &&
  (doc.state === 'running' ? asked.includes(chair) : doc.start !== null && doc.state === 'starting' && wordMissing(doc.start, chair));

export const wordMissing = (start: StartDoc, chair: number): boolean => start.terms.seats[chair].commitment !== null && start.words[chair] === null;

export function tableView(id: string, doc: TableDoc, identity: string | null, around: TableContext): TableInfo {
  const chair = chairOfIdentity(doc, identity);
  const owner = identity !== null && doc.owner === identity;
  return {
    id,
    name: doc.name,
    game: doc.game,
    rules: doc.rules,
    options: doc.options,
    works: [...around.works],
    settings: doc.settings,
    open: doc.open,
    rated: doc.rated === true,
    level: doc.level ?? null,
    tournament: doc.tournament?.id ?? null,
    watch: doc.watch,
    gallery: doc.gallery !== false,
    state: doc.state,
    owner: { identity: doc.owner, name: doc.ownerName, face: around.face(doc.owner) },
    chairs: doc.chairs.map((c, i) => ({
      kind: c.kind,
      name: c.name,
      identity: c.identity,
      face: around.face(c.identity),
      level: c.level,
      committed: c.kind === 'bot' || c.commitment !== null,
      here: c.identity !== null && around.here(c.identity),
      left: c.identity !== null && belongsTo(doc, identity) && !around.here(c.identity) ? around.left(c.identity) : null,
      silent: c.silent,
      freeFrom: around.freeFrom(i),
      displaced: c.displaced?.name ?? null,
    })),
    fairness: {
      again: doc.again === true,
      commitment: doc.commitment,
      attempts: doc.attempts,
      start:
        doc.start === null
          ? null
          : {
              attempt: doc.start.attempt,
              terms: doc.start.terms,
              hash: doc.start.hash,
              revealed: doc.start.words.map((_, i) => !wordMissing(doc.start!, i)),
              until: doc.start.until,
              silentFrom: doc.start.silentFrom,
            },
      secret: doc.state === 'over' ? doc.secret : null,
    },
    you:
      identity === null
        ? null
        : {
            identity,
            chair,
            owner,
            seen: around.seen,
            turn: waitsFor(doc, chair, around.asked),
            displaced: displacedFrom(doc, identity),
            returning: doc.chairs.some((c) => c.displaced?.identity === identity && c.returning !== undefined),
            wantsSeat: doc.wanting?.includes(identity) === true,
          },
    invitations: owner
      ? doc.invitations.map((i) => ({ id: i.id, token: i.token, createdAt: i.createdAt, uses: i.uses, url: around.url(`/table/${id}#${i.token}`) }))
      : null,
    knocks: owner ? [...around.knocks] : [],
    claims: doc.claims.map((c) => ({
      id: c.id,
      chair: c.chair,
      identity: c.identity,
      name: c.name,
      at: c.at,
      yes: c.yes,
      no: c.no,
      bot: c.bot === true,
      voters: around.voters(c),
    })),
    createdAt: doc.createdAt,
    changedAt: doc.changedAt,
    startedAt: doc.startedAt,
    overAt: doc.overAt,
    outcome: doc.state === 'over' ? doc.outcome : null,
    rematch: doc.rematch,
    share: belongsTo(doc, identity) ? (doc.share ?? null) : null,
  };
}

export function summaryView(
  id: string,
  doc: TableDoc,
  identity: string | null,
  around: Pick<TableContext, 'asked' | 'due' | 'face' | 'works'> & { readonly changedOptions: ChangedOptions; readonly friend: boolean },
): TableSummary {
  const chair = chairOfIdentity(doc, identity);
  const turn = waitsFor(doc, chair, around.asked);
  return {
    id,
    name: doc.name,
    game: doc.game,
    state: doc.state,
    open: doc.open,
    rated: doc.rated === true,
    level: doc.level ?? null,
    watch: doc.watch,
    clock: doc.settings.clock,
    owner: doc.ownerName,
    chairs: doc.chairs.map(({ kind, name, identity: who }) => ({ kind, name, face: around.face(who) })),
    language: doc.language ?? null,
    changedOptions: around.changedOptions,
    works: [...around.works],
    createdAt: doc.createdAt,
    friend: around.friend,
    chair,
    turn,
    due: turn ? around.due : null,
    waitsUntil: doc.state === 'running' && belongsTo(doc, identity) ? around.due : null,
    asked: doc.state === 'running' && belongsTo(doc, identity) ? [...around.asked] : [],
    atZero: doc.settings.atZero,
    changedAt: doc.changedAt,
  };
}

/** The state of a table before anything happened, for new tables and rematches. */
export const unplayed = (now: number) =>
  ({
    state: 'waiting',
    sat: [],
    forgotten: [],
    attempts: [],
    start: null,
    removed: [],
    admitted: [],
    invitations: [],
    claims: [],
    createdAt: now,
    changedAt: now,
    startedAt: null,
    overAt: null,
    outcome: null,
    rematch: null,
    live: false,
    asked: [],
    due: null,
    wake: null,
  }) satisfies Partial<TableDoc>;
