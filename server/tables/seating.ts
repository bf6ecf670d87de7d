/** Sitting down and leaving, before and during the match; the seats of the next one. */
import type { SeatChange, Sitting } from '@starboard/host';
import { ApiError, notFound, refused } from '../api/problem.ts';
import { newId } from '../identity/tokens.ts';
import { traceOf } from '../operations/logging.ts';
import * as claims from './claims.ts';
import { cancelStart, newChance } from './fair-start.ts';
import { type ChairDoc, chairOfIdentity, displacedFrom, type TableDoc, unplayed } from './table-doc.ts';
import { botChair, EMPTY_CHAIR, type Tables } from './tables.ts';
import { setWanting } from './waiting-list.ts';

/** What seating asks of a match that runs. */
export interface RunningMatch {
  /** Somebody gives up: a bot plays on. Durable when it resolves. */
  concede(table: string, chair: number): Promise<void>;
  /** Loads it, so that what is known of its chairs is true. */
  wake(table: string): Promise<void>;
  /** A seat passes; the log says so. */
  replace(table: string, chair: number, sitting: Sitting, how?: SeatChange): Promise<void>;
  /** A bot plays for a person who is away, until they return. */
  standIn(table: string, chair: number, by: readonly string[]): Promise<void>;
}

/** The bot that plays on for somebody who deleted their data. */
const HEIR = 'normal';
/** A displaced person waits at most this long for a question that the other one does not answer. */
const PATIENCE_MS = 2 * 60_000;

export class Seating {
  readonly #tables: Tables;
  readonly #match: RunningMatch;

  constructor(tables: Tables, match: RunningMatch) {
    this.#tables = tables;
    this.#match = match;
  }

  async sit(id: string, identity: string, chair: number | undefined, commitment: string): Promise<TableDoc> {
    const name = await this.#name(identity);
    const before = await this.#tables.see(id, identity);
    if (before.owner !== identity) await this.#tables.checkLimit(identity);
    return this.#tables.change(id, identity, (doc) => {
      // The seats of a tournament are given by it.
      if (doc.state !== 'waiting' || doc.tournament !== undefined) throw refused('no-sitting');
      if (chairOfIdentity(doc, identity) !== null) throw new ApiError('seated', 'You sit at this table already.');
      const at = chair ?? doc.chairs.findIndex((c) => c.kind === 'empty');
      const there = doc.chairs.at(at);
      if (!this.#tables.access.maySit(doc, identity)) throw refused('no-sitting');
      if (at < 0 || there === undefined || there.kind !== 'empty') throw new ApiError('taken', 'That seat is taken.');
      doc.chairs[at] = { ...EMPTY_CHAIR, kind: 'person', name, identity, commitment };
      notWanting(doc, identity);
    });
  }

  commit(id: string, identity: string, commitment: string): Promise<TableDoc> {
    return this.#tables.change(id, identity, (doc) => {
      if (doc.state !== 'waiting') throw refused('seal-late');
      doc.chairs[seated(doc, identity)].commitment = commitment;
    });
  }

  /** Gets up. A start under way is cancelled by it; in a running match a bot plays on. */
  async leave(id: string, identity: string): Promise<TableDoc> {
    const doc = await this.#tables.see(id, identity);
    if (doc.state === 'running') {
      await this.#match.concede(id, seated(doc, identity));
      return this.#tables.see(id, identity);
    }
    return this.#tables.change(id, identity, (d) => {
      if (d.state !== 'waiting' && d.state !== 'starting') throw refused('match-over');
      const chair = seated(d, identity);
      if (d.state === 'starting') cancelStart(id, d);
      d.chairs[chair] = d.tournament === undefined ? { ...EMPTY_CHAIR } : botChair(HEIR, chair);
      // A person who sees the table only because of the seat should be able to come back.
      if (!d.open && d.owner !== identity && !d.admitted.some((a) => a.identity === identity))
        d.admitted.push({ identity, by: d.invitations[0]?.id ?? '' });
    });
  }

  /** Puts a bot on a chair or empties it; a person there is removed. */
  setChair(id: string, identity: string, chair: number, level: ChairDoc['level']): Promise<TableDoc> {
    return this.#tables.changeOwn(id, identity, (doc) => {
      if (doc.state !== 'waiting') throw refused('seats-settled');
      const there = doc.chairs[chair];
      if (there === undefined) throw new ApiError('malformed', 'There is no such seat.');
      // A removed person needs a new invitation.
      if (there.identity !== null && there.identity !== identity) {
        doc.admitted = doc.admitted.filter((a) => a.identity !== there.identity);
        doc.removed.push({ identity: there.identity, at: this.#tables.context.now() });
      }
      doc.chairs[chair] = level === null ? { ...EMPTY_CHAIR } : botChair(level, chair);
    });
  }

  async claim(id: string, identity: string, chair: number): Promise<TableDoc> {
    const name = await this.#name(identity);
    await this.#tables.checkLimit(identity);
    await this.#wake(id, identity);
    return this.#tables.change(id, identity, (doc) => {
      if (!this.#tables.access.maySit(doc, identity)) throw refused('no-sitting');
      return this.#pass(id, doc, claims.claimChair(doc, chair, identity, name, this.#tables.presence(id)));
    });
  }

  /** Asks for a bot in the seat of somebody who is away. */
  async standIn(id: string, identity: string, chair: number): Promise<TableDoc> {
    await this.#wake(id, identity);
    return this.#tables.change(id, identity, (doc) => this.#pass(id, doc, claims.claimForBot(doc, chair, identity, this.#tables.presence(id))));
  }

  /** A displaced person asks for their seat. It is theirs at the next question, or when the other person is gone. */
  async comeBack(id: string, identity: string): Promise<TableDoc> {
    await this.#wake(id, identity);
    const doc = await this.#tables.change(id, identity, (d) => {
      const chair = displacedFrom(d, identity);
      if (d.state !== 'running' || chair === null) throw refused('no-own-seat');
      d.chairs[chair].returning ??= this.#tables.context.now();
    });
    this.#tables.context.after(PATIENCE_MS, () => this.giveBack(id, doc));
    return (await this.#giveBack(id)) ?? doc;
  }

  /** The match moved: seats whose persons wait for them pass back. */
  giveBack(id: string, doc: TableDoc): void {
    if (!doc.chairs.some((c) => c.returning !== undefined)) return;
    this.#giveBack(id).catch((error) => this.#tables.context.log.error({ table: id, ...traceOf(error) }, 'a seat was not given back'));
  }

  async #giveBack(id: string): Promise<TableDoc | null> {
    const { live, context, docs } = this.#tables;
    const isDue = (c: ChairDoc, chair: number): boolean => {
      if (c.returning === undefined || c.displaced === undefined) return false;
      const asked = live.asked(id)?.asked.includes(chair) ?? false;
      return !asked || c.identity === null || !live.here(id, c.identity) || context.now() >= c.returning + PATIENCE_MS;
    };
    const before = await docs.get(id);
    if (before?.state !== 'running' || !before.chairs.some(isDue)) return null;
    return this.#tables.change(id, null, async (doc) => {
      if (doc.state !== 'running') return;
      for (const [chair, c] of doc.chairs.entries()) {
        if (c.displaced === undefined || !isDue(c, chair)) continue;
        await this.#match.replace(id, chair, { kind: 'person', name: c.displaced.name, level: null }, { why: 'back' });
        claims.returned(doc, chair);
      }
    });
  }

  async sayToClaim(id: string, identity: string, claim: string, yes: boolean): Promise<TableDoc> {
    await this.#wake(id, identity);
    return this.#tables.change(id, identity, (doc) => this.#pass(id, doc, claims.voteOnClaim(doc, claim, identity, yes, this.#tables.presence(id))));
  }

  async #wake(id: string, identity: string): Promise<void> {
    if ((await this.#tables.see(id, identity)).state === 'running') await this.#match.wake(id);
  }

  async #pass(id: string, doc: TableDoc, pass: claims.ChairPass | null): Promise<void> {
    if (pass === null) return;
    const conceded = this.#tables.live.seat(id, pass.chair)?.conceded === true;
    if (pass.identity === null) await this.#match.standIn(id, pass.chair, pass.how.by ?? []);
    else await this.#match.replace(id, pass.chair, { kind: 'person', name: pass.name, level: null }, pass.how);
    claims.passed(doc, pass, conceded);
  }

  /** The table of the next match: everybody one seat further, so that another person begins. */
  async rematch(id: string, identity: string): Promise<{ id: string; doc: TableDoc }> {
    const old = await this.#tables.see(id, identity);
    if (old.state !== 'over' || old.tournament !== undefined) throw refused('no-rematch');
    seated(old, identity);
    let made = '';
    await this.#tables.change(id, identity, async (doc) => {
      // Within the change, so that simultaneous requests get the same table.
      doc.rematch ??= await this.#another(doc);
      made = doc.rematch;
    });
    return { id: made, doc: await this.#tables.see(made, identity) };
  }

  async #another(old: TableDoc): Promise<string> {
    const id = newId();
    const now = this.#tables.context.now();
    const { game } = await this.#tables.games.load(old.game);
    const { shuns } = this.#tables.access;
    const keptApart = (who: string | null, among: readonly ChairDoc[]): boolean => shuns(who, old.owner) || among.some((c) => shuns(who, c.identity));
    const chairs: ChairDoc[] = [];
    for (const i of old.chairs.keys()) {
      const from = old.chairs[(i + old.chairs.length - 1) % old.chairs.length];
      const { kind, name, identity } = from;
      if (kind === 'bot') chairs.push(botChair(from.level, i));
      // Deleted their data, or shun each other since.
      else chairs.push(identity === null || keptApart(identity, chairs) ? { ...EMPTY_CHAIR } : { ...EMPTY_CHAIR, kind, name, identity });
    }
    const { share: _, again: __, bytes: ___, invited: ____, wanting: _____, ...terms } = old;
    await this.#tables.add(id, {
      ...terms,
      ...newChance(id),
      rules: game.rules.version,
      ...unplayed(now),
      chairs,
    });
    return id;
  }

  /**
   * Two people shun each other from now on: at tables that one of them keeps and that have not begun, the other one loses seat
   * and admission; people who only look on are shown out.
   */
  async keepApart(a: string, b: string): Promise<void> {
    for (const [host, other] of [
      [a, b],
      [b, a],
    ]) {
      for (const { id, doc } of await this.#tables.mine(host, 'active', 10_000)) {
        if (doc.owner !== host) continue;
        if (doc.state !== 'waiting' && doc.state !== 'starting') this.#tables.tell(id, doc);
        else await this.#tables.change(id, null, (d) => expel(id, d, other));
      }
    }
  }

  /** A new name shows at tables that have not begun; a match goes on under the names it began with. */
  async rename(identity: string, name: string): Promise<void> {
    for (const { id, doc } of await this.#tables.mine(identity, 'active', 10_000)) {
      if (doc.state !== 'waiting') continue;
      await this.#tables.change(id, null, (d) => {
        for (const chair of d.chairs) if (chair.identity === identity) chair.name = name;
        if (d.owner === identity) d.ownerName = name;
      });
    }
  }

  /** A new portrait shows wherever somebody sits, at once. */
  async showFace(identity: string): Promise<void> {
    for (const { id, doc } of await this.#tables.mine(identity, 'active', 10_000)) this.#tables.tell(id, doc);
  }

  /** Somebody deletes their data: seats are left, tables handed over or closed, the name is forgotten. */
  async forget(identity: string): Promise<void> {
    const name = (await this.#tables.identities.me(identity))?.name ?? '';
    for (const which of ['active', 'past'] as const) {
      for (const { id, doc } of await this.#tables.mine(identity, which, 10_000)) {
        const chair = chairOfIdentity(doc, identity);
        if (doc.state === 'running' && chair !== null) await this.#giveToBot(id, chair).catch(() => {});
        await this.#tables.change(id, null, (d) => forgetAt(id, d, identity, name));
      }
    }
    for (const id of await this.#tables.met(identity)) await this.#tables.change(id, null, (d) => forgetAt(id, d, identity, name));
    await this.#tables.forgetSeen(identity);
  }

  /** Gives up, which ends a match that nobody else plays; else a bot sits down under a name of its own. */
  async #giveToBot(id: string, chair: number): Promise<void> {
    await this.#match.concede(id, chair);
    const { name, level } = botChair(HEIR, chair);
    await this.#match.replace(id, chair, { kind: 'bot', name, level });
  }

  async #name(identity: string): Promise<string> {
    const me = await this.#tables.identities.me(identity);
    if (me === null) throw notFound();
    return me.name;
  }
}

function seated(doc: TableDoc, identity: string): number {
  const chair = chairOfIdentity(doc, identity);
  if (chair === null) throw notFound();
  return chair;
}

function notWanting(doc: TableDoc, identity: string): void {
  if (doc.wanting !== undefined)
    setWanting(
      doc,
      doc.wanting.filter((who) => who !== identity),
    );
}

function expel(id: string, doc: TableDoc, identity: string): void {
  doc.admitted = doc.admitted.filter((a) => a.identity !== identity);
  doc.invited = (doc.invited ?? []).filter((i) => i.identity !== identity);
  notWanting(doc, identity);
  const chair = chairOfIdentity(doc, identity);
  if (chair === null || (doc.state !== 'waiting' && doc.state !== 'starting')) return;
  if (doc.state === 'starting') cancelStart(id, doc);
  doc.chairs[chair] = { ...EMPTY_CHAIR };
}

function forgetAt(id: string, doc: TableDoc, identity: string, name: string): void {
  const before = doc.state === 'waiting' || doc.state === 'starting';
  const chair = chairOfIdentity(doc, identity);
  // A match goes on under the names it began with, which need not be those of now.
  if (!before) doc.forgotten = [...new Set([...(doc.forgotten ?? []), name, ...(chair === null ? [] : [doc.chairs[chair].name])])];
  if (chair !== null) {
    if (doc.state === 'starting') cancelStart(id, doc);
    if (before) doc.chairs[chair] = { ...EMPTY_CHAIR };
    else if (doc.state === 'running') doc.chairs[chair] = botChair(HEIR, chair);
    else doc.chairs[chair] = { ...doc.chairs[chair], name: '', identity: null };
  }
  for (const [i, { displaced, returning: _, ...rest }] of doc.chairs.entries()) {
    if (displaced?.identity !== identity) continue;
    doc.chairs[i] = rest;
    doc.forgotten = [...new Set([...(doc.forgotten ?? []), displaced.name])];
  }
  doc.sat = doc.sat.filter((s) => s !== identity);
  doc.admitted = doc.admitted.filter((a) => a.identity !== identity);
  if (doc.invited !== undefined) doc.invited = doc.invited.filter((i) => i.identity !== identity);
  notWanting(doc, identity);
  doc.removed = doc.removed.filter((r) => r.identity !== identity);
  doc.claims = doc.claims.filter((c) => c.identity !== identity);
  for (const invitation of doc.invitations) if (invitation.by === identity) delete invitation.by;
  if (doc.owner !== identity) return;
  const heir = doc.chairs.find((c) => c.identity !== null);
  doc.owner = heir?.identity ?? null;
  doc.ownerName = heir?.name ?? '';
  if (before && heir === undefined) doc.state = 'closed';
}
