/**
 * The journal of appends. Lines of different matches are far apart in the line table, and every touched page must be flushed. So a
 * group of appends first goes into a few neighbouring rows, and later many lines of one match move to the line table together.
 * Journal rows are durable and are read again after a crash.
 */

import type { Conflict } from '@starboard/host/storage';
import { idUsedBefore, notFollowing, snapshotAhead } from '@starboard/host/storage';
import type Database from 'better-sqlite3';
import { lineAt, placeOf, pragmaOf } from './sqlite-file.ts';

/** A line: its time, its ids as JSON (empty: none), its body as JSON. */
export type JournalLine = readonly [at: number, ids: string, body: string];

export interface Append {
  readonly match: string;
  /** The number of the first line. */
  readonly n: number;
  readonly lines: readonly JournalLine[];
  readonly snapshot: readonly [n: number, body: string] | null;
}

/** A match with lines or snapshots in the journal. */
interface Open {
  readonly match: string;
  /** Undefined: the match is only in the journal. */
  readonly key: number | undefined;
  /** The number of lines in the line table, and in total. */
  readonly settled: number;
  size: number;
  readonly lines: JournalLine[];
  readonly ids: Set<string>;
  snapshots: (readonly [n: number, body: string])[];
  /** The first journal row with data of this match. */
  readonly row: number;
}

/** What a row holds, as JSON: [match, first line, [[at, ids, body] …], snapshot] for each append. */
type Entry = readonly [string, number, readonly (readonly [number, readonly string[], unknown])[], readonly [number, unknown] | null];

/** Bytes of a page that its own header and the row's header take. A row that fits needs no second page. */
const MARGIN = 100;
/** Above this the oldest lines are moved. It bounds the memory, and what is read after a crash. */
const MOST_LINES = 8192;
const MOST_TEXT = 16 * 2 ** 20;
/** Finished rows are deleted in batches of this size. */
const DONE_ROWS = 32;
/**
 * Lines of one match that are moved together share a row, as JSON: [[at, ids, body] …]. Such a row has this mark, which is not JSON,
 * in the column of the ids, and the number of lines in the column of the time.
 */
export const SEVERAL = '+';

export class Journal {
  readonly #s;
  /** The approximate number of characters in a row; a single line may be longer. */
  readonly #room: number;
  /** In the order of their first rows: the oldest is the first to be moved. */
  readonly #open = new Map<string, Open>();
  #lines = 0;
  #text = 0;
  #row = 1;
  #oldest = 1;
  /** Appends of the present group, as rows will have them. */
  #group: string[] = [];
  /** Matches that were moved since the last call of `moved`. */
  #moved: string[] = [];

  constructor(db: Database.Database) {
    this.#s = statements(db);
    this.#room = pragmaOf(db, 'page_size') - MARGIN;
  }

  /** Starts again from the database and forgets everything else. */
  read(): void {
    this.#open.clear();
    this.#lines = this.#text = 0;
    this.#group = [];
    this.#row = this.#oldest = 1;
    let first = true;
    for (const { seq, body } of this.#s.rows.all()) {
      if (first) this.#oldest = seq;
      first = false;
      this.#row = seq;
      const entries: readonly Entry[] = JSON.parse(body);
      for (const [match, n, lines, snapshot] of entries) {
        const open = this.#of(match);
        // Lines of this match may have moved already, while the row stayed for another match.
        const fresh = lines.slice(Math.max(0, open.size - n));
        const as = fresh.map(([at, ids, text]): JournalLine => [at, ids.length === 0 ? '' : JSON.stringify(ids), JSON.stringify(text)]);
        if (as.length === 0 && snapshot === null) continue;
        this.#add(open, as, idsOf(as), snapshot === null ? null : [snapshot[0], JSON.stringify(snapshot[1])]);
      }
      this.#row = seq + 1;
    }
  }

  /** Null: it is written with the group. */
  append({ match, n, lines, snapshot }: Append): Conflict | null {
    const open = this.#of(match);
    if (lines.length > 0 && n !== open.size) return notFollowing(match, open.size, n);
    const grown = open.size + lines.length;
    if (snapshot !== null && (snapshot[0] > grown || grown === 0)) return snapshotAhead(match, snapshot[0], grown);
    const used = idsOf(lines);
    for (const id of used) if (this.#uses(open, id)) return idUsedBefore(match);
    if (lines.length === 0 && snapshot === null) return null;
    this.#add(open, lines, used, snapshot);
    this.#group.push(textOf(match, n, lines, snapshot));
    return null;
  }

  hasId(match: string, id: string): boolean {
    return this.#uses(this.#of(match), id);
  }

  /** Writes the group, and moves the oldest lines if there are too many. Inside a transaction. */
  write(): void {
    let row = '';
    for (const text of this.#group) {
      if (row !== '' && row.length + text.length > this.#room) {
        this.#addRow(row);
        row = '';
      }
      row += row === '' ? text : `,${text}`;
    }
    if (row !== '') this.#addRow(row);
    this.#group = [];
    while (this.#lines > MOST_LINES || this.#text > MOST_TEXT) this.#moveOldest();
    this.#sweep(DONE_ROWS);
  }

  /** Moves one match or all to the line table, with the appends of the present group. Inside a transaction. */
  move(match?: string): void {
    if (this.#group.length > 0) this.write();
    if (match === undefined) {
      while (this.#open.size > 0) this.#moveOldest();
      this.#sweep(1);
    } else {
      const open = this.#open.get(match);
      if (open !== undefined) this.#moveOne(open);
    }
  }

  /** Matches that left the journal since the last call, without those that are back in it: a group may append after it moved. */
  moved(): string[] {
    const moved = this.#moved.filter((match) => !this.#open.has(match));
    this.#moved = [];
    return moved;
  }

  #of(match: string): Open {
    const found = this.#open.get(match);
    if (found !== undefined) return found;
    const key = this.#s.key.get(match);
    const last = key === undefined ? undefined : this.#s.last.get(placeOf(key, 0), placeOf(key + 1, 0));
    const size = last === undefined ? 0 : lineAt(last.place) + (last.ids === SEVERAL ? last.at : 1);
    return { match, key, settled: size, size, lines: [], ids: new Set(), snapshots: [], row: this.#row };
  }

  #uses({ key, ids }: Open, id: string): boolean {
    return ids.has(id) || (key !== undefined && this.#s.hasId.get(key, id) !== undefined);
  }

  #add(open: Open, lines: readonly JournalLine[], ids: readonly string[], snapshot: Open['snapshots'][number] | null): void {
    if (open.lines.length === 0 && open.snapshots.length === 0) this.#open.set(open.match, open);
    for (const id of ids) open.ids.add(id);
    open.size += lines.length;
    this.#lines += lines.length;
    for (const line of lines) {
      open.lines.push(line);
      this.#text += line[2].length;
    }
    if (snapshot === null) return;
    open.snapshots.push(snapshot);
    this.#text += snapshot[1].length;
  }

  #addRow(entries: string): void {
    this.#s.addRow.run(this.#row, `[${entries}]`);
    this.#row++;
  }

  #moveOldest(): void {
    for (const open of this.#open.values()) {
      this.#moveOne(open);
      return;
    }
  }

  #moveOne(open: Open): void {
    const { match, settled, lines, snapshots } = open;
    const key = open.key ?? Number(this.#s.newKey.run(match).lastInsertRowid);
    this.#addLines(key, settled, lines);
    if (open.ids.size > 0) this.#s.addIds.run(key, JSON.stringify([...open.ids]));
    for (const [n, body] of snapshots) {
      this.#s.addSnapshot.run(key, n, body);
      this.#text -= body.length;
    }
    if (snapshots.length > 0) this.#s.oldSnapshots.run(key, key);
    for (const line of lines) this.#text -= line[2].length;
    this.#lines -= lines.length;
    this.#open.delete(match);
    this.#moved.push(match);
  }

  #addLines(key: number, first: number, lines: readonly JournalLine[]): void {
    let from = 0;
    let row = '';
    for (let i = 0; i < lines.length; i++) {
      const text = lineText(lines[i]);
      if (row !== '' && row.length + text.length > this.#room) {
        this.#s.addLines.run(placeOf(key, first + from), i - from, SEVERAL, `[${row}]`);
        from = i;
        row = '';
      }
      row += row === '' ? text : `,${text}`;
    }
    if (row !== '') this.#s.addLines.run(placeOf(key, first + from), lines.length - from, SEVERAL, `[${row}]`);
  }

  /** Deletes finished rows, if there are at least `least`. */
  #sweep(least: number): void {
    let first = this.#row;
    for (const { row } of this.#open.values()) {
      first = row;
      break;
    }
    if (first - this.#oldest < least) return;
    this.#s.dropRows.run(first);
    this.#oldest = first;
  }
}

function idsOf(lines: readonly JournalLine[]): string[] {
  const all: string[] = [];
  for (const [, ids] of lines) if (ids !== '') all.push(...JSON.parse(ids));
  return all;
}

const lineText = ([at, ids, body]: JournalLine): string => `[${at},${ids === '' ? '[]' : ids},${body}]`;

function textOf(match: string, n: number, lines: readonly JournalLine[], snapshot: Append['snapshot']): string {
  let text = `[${JSON.stringify(match)},${n},[`;
  for (let i = 0; i < lines.length; i++) text += i === 0 ? lineText(lines[i]) : `,${lineText(lines[i])}`;
  return `${text}],${snapshot === null ? 'null' : `[${snapshot[0]},${snapshot[1]}]`}]`;
}

function statements(db: Database.Database) {
  return {
    rows: db.prepare<[], { seq: number; body: string }>('select seq, body from match_journal order by seq'),
    addRow: db.prepare<[number, string]>('insert into match_journal (seq, body) values (?, ?)'),
    dropRows: db.prepare<[number]>('delete from match_journal where seq < ?'),
    key: db.prepare<[string], number>('select key from match where id = ?').pluck(),
    newKey: db.prepare<[string]>('insert into match (id) values (?)'),
    last: db.prepare<[number, number], { place: number; at: number; ids: string }>(
      'select place, at, ids from match_line where place >= ? and place < ? order by place desc limit 1',
    ),
    addLines: db.prepare<[number, number, string, string]>('insert into match_line (place, at, ids, body) values (?, ?, ?, ?)'),
    hasId: db.prepare<[number, string], number>('select 1 from match_id where match = ? and id = ?').pluck(),
    addIds: db.prepare<[number, string]>('insert into match_id (match, id) select ?, value from json_each(?)'),
    addSnapshot: db.prepare<[number, number, string]>('insert or replace into match_snapshot (match, n, body) values (?, ?, ?)'),
    oldSnapshots: db.prepare<[number, number]>(
      'delete from match_snapshot where match = ? and n not in (select n from match_snapshot where match = ? order by n desc limit 2)',
    ),
  };
}
