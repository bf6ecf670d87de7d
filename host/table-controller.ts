/** Enters deeds: each becomes a log line, changes the table and starts or cancels bots. */
import { type Answered, type By, FastChance, idleAnswer, type Json, KERNEL, type Seat, type Types } from '@starboard/kernel';
import type { ChairState } from './chairs.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Deed } from './log.ts';
import type { Delay } from './pacing.ts';
import { PendingAnswers } from './pending-answers.ts';
import type { LogLine } from './storage.ts';
import { agreed } from './votes.ts';
import type { HostMessage } from './wire.ts';

export type RequestRefusal = Extract<HostMessage, { t: 'refused' }>['refusal'];

const hasConceded = (p: ChairState): boolean => p.conceded;

export class TableController {
  readonly table: HostedTable;
  readonly pending: PendingAnswers;
  /** By seat without a screen: when it counts as away. */
  readonly leaving: (number | null)[];
  lines: LogLine[] = [];
  faults: unknown[] = [];

  constructor(table: HostedTable, delay: Delay) {
    this.table = table;
    this.pending = new PendingAnswers(table, delay);
    this.leaving = new Array<number | null>(table.setup.seats).fill(null);
  }

  enter(deed: Deed, t: number, ids: readonly string[] = []): void {
    const { n, began } = this.table.s;
    const text = this.table.enter(deed, t, ids);
    const line = { n, at: began + t, ids, body: deed as unknown as Json };
    this.lines.push(text === undefined ? line : { ...line, text });
    if (deed.k === 'act') this.pending.happened(deed.entry);
    this.pending.update();
  }

  /** Continues a rebuilt table: starts bots and does what follows from the last line. */
  resume(t: number): void {
    this.pending.resume(t);
    this.follow(t);
  }

  /** A bug in the rules must not end the match: the answer is refused and the error reported. */
  answer(seat: Seat, answer: readonly string[], by: By | undefined, t: number): Answered<Types> {
    try {
      return this.table.match.answer(seat, answer, by, t);
    } catch (error) {
      this.faults.push(error);
      return { entry: null, refused: { pick: answer[0] ?? '', rule: KERNEL, why: 'not-now' } };
    }
  }

  /** Logs what the match did, or returns why it refused. */
  act(done: Answered<Types>, t: number, id?: string): RequestRefusal | null {
    if (done.entry === null) return done.refused;
    this.enter({ k: 'act', entry: done.entry }, t, id === undefined ? [] : [id]);
    return null;
  }

  /** Gives a seat's idle answer. */
  silent(seat: Seat, t: number): void {
    const { match, setup } = this.table;
    const chance = new FastChance(`${setup.botSeed} silence ${match.length} ${seat}`);
    this.act(match.answer(seat, idleAnswer(match.game, match.know(seat), seat, chance), 'idle', t), t);
  }

  /** What follows automatically: complete votes, a table that everybody has left. */
  follow(t: number): void {
    const { s, match } = this.table;
    if (s.closed !== null) return;
    const back = s.takeBack;
    if (back === null && s.ending === null && !s.places.some(hasConceded)) return;
    const { persons } = this.table;
    if (agreed(s.ending, persons)) this.enter({ k: 'close', why: 'agreed' }, t);
    else if (persons.length === 0 && s.places.some(hasConceded) && s.places.every((p) => p.stand === null || p.conceded))
      this.enter({ k: 'close', why: 'abandoned' }, t);
    else if (back !== null && agreed(back, persons)) {
      const refused = this.act(match.takeBack(back.by, back.of!, t), t);
      // By now it may be undone already, or too long ago.
      if (refused !== null) this.enter({ k: 'vote', on: 'takeback', seat: back.by, say: 'no', of: null }, t);
    }
  }

  /** A person leaves or returns. */
  leave(seat: Seat, away: boolean, t: number): void {
    const { s } = this.table;
    const place = s.places[seat];
    this.leaving[seat] = null;
    if (s.closed !== null || place === undefined || place.sitting.kind !== 'person') return;
    if (place.away !== away) this.enter({ k: 'away', seat, away }, t);
    if (!away && place.stand !== null && !place.conceded) this.enter({ k: 'back', seat }, t);
  }
}
