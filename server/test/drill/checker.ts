/** Compares what screens noted with the log. Every finding is a fault of the servers. */
import { deedOf, Host, type HostMessage, type MatchSetup, recordFromLog } from '@starboard/host';
import { type LogLine, MOST_LINES, type Storage } from '@starboard/host/storage';
import { type Seat, verify } from '@starboard/kernel';
import { HostedTable } from '../../../host/hosted-table.ts';
import { setupOf } from '../../matches/restoring.ts';
import type { TableDoc } from '../../tables/table-doc.ts';
import type { Tables } from '../../tables/tables.ts';
import { type Drill, UPDATED } from './drill.ts';
import type { Player } from './player.ts';

export interface Checked {
  readonly acknowledged: number;
  readonly lines: number;
  readonly frames: number;
  readonly lapsed: number;
  readonly told: number;
  readonly verified: number;
  readonly findings: string[];
}

/** How many frames a restored host still knows is its own affair; all that it knows are compared. */
const FRAMES_BACK = 200;

type Drilled = Pick<Drill, 'players' | 'absent' | 'told' | 'game'>;

export async function check(storage: Storage, tables: Tables, { players, absent, told, game }: Drilled): Promise<Checked> {
  const findings: string[] = [];
  let [acknowledged, lineCount, frames, lapsed, tellings, verified] = [0, 0, 0, 0, 0, 0];
  for (const [table, at] of Map.groupBy(players, (p) => p.table)) {
    const find = (what: string): void => void findings.push(`${table}: ${what}`);
    const lines = await storage.lines(table, 0, MOST_LINES);
    lineCount += lines.length;
    for (const [i, line] of lines.entries()) if (line.n !== i) find(`line ${line.n} at ${i}`);
    const lineOfId = new Map<string, number>();
    for (const line of lines) {
      for (const id of line.ids) {
        if (lineOfId.has(id)) find(`${id} twice`);
        lineOfId.set(id, line.n);
      }
    }
    const said = at.flatMap((p) => p.said).filter((s) => s.acked !== null);
    acknowledged += said.length;
    for (const s of said) if (!lineOfId.has(s.id)) find(`an acknowledged answer of seat ${s.seat} is lost`);
    findings.push(...order(table, said, lineOfId));
    for (const p of at) for (const fault of p.faults) find(`seat ${p.seat}: ${fault}`);
    if (lines.length === 0 || deedOf(lines[0]).k !== 'start') {
      find('its log has no beginning');
      continue;
    }
    frames += await streams(tables, table, lines, at, find);
    const doc = (await tables.docs.get(table)) as TableDoc;
    const late = deadlines(await setupOf(tables, doc), lines, at, absent.get(table) ?? null, find);
    lapsed += late;
    const times = told.get(table) ?? 0;
    tellings += times;
    // Each turn of somebody absent ends with its time, and the last one may be under way.
    if (times > late + 1) find(`somebody absent was told ${times} times about ${late} turns`);
    const record = recordFromLog(lines, { kind: 'committed', secret: doc.secret, words: doc.start!.words }, doc.outcome);
    // An update gives the rules of a drill another name, and changes nothing about them.
    const { version } = game.rules;
    const entries = record.entries.map((entry) => ({ ...entry, rules: entry.rules.startsWith(UPDATED) ? version : entry.rules }));
    for (const fault of verify(game, { ...record, entries } as never).findings) find(`its record does not verify: ${fault}`);
    verified++;
  }
  return { acknowledged, lines: lineCount, frames, lapsed, told: tellings, verified, findings };
}

/** Nobody who is there and answers at once runs out of time. A person who never answers does so once a turn, and not before. */
function deadlines(setup: MatchSetup, lines: readonly LogLine[], at: readonly Player[], absent: number | null, find: (what: string) => void): number {
  let count = 0;
  // A match may begin while a server falls: who sits down after their first time has run out was not there to answer.
  const wasThere = (seat: Seat, n: number): boolean => at.some((p) => p.seat === seat && p.came !== null && p.came < n);
  for (const [i, line] of lines.entries()) {
    const deed = deedOf(line);
    const act = deed.k === 'act' ? deed.entry.act : null;
    if (act?.kind !== 'answer' || act.by !== 'idle') continue;
    count++;
    if (act.seat !== absent && wasThere(act.seat, line.n))
      find(`line ${line.n}: the time of seat ${act.seat} ran out, though its person answers at once`);
    const { due, s } = HostedTable.rebuild(setup, null, lines.slice(0, i));
    if (due === null || line.at < s.began + due) find(`line ${line.n}: the time of seat ${act.seat} was over too early`);
  }
  return count;
}

/** What was acknowledged before something else was said comes before it in the log. */
function order(table: string, said: readonly Player['said'][number][], lineOfId: ReadonlyMap<string, number>): string[] {
  const found: string[] = [];
  const byEnd = said.toSorted((a, b) => a.acked! - b.acked!);
  const byBegin = said.toSorted((a, b) => a.at - b.at);
  let done = 0;
  let highest = -1;
  for (const s of byBegin) {
    for (; done < byEnd.length && byEnd[done].acked! < s.at; done++) highest = Math.max(highest, lineOfId.get(byEnd[done].id) ?? -1);
    const line = lineOfId.get(s.id);
    if (line !== undefined && line <= highest) found.push(`${table}: line ${line} was said after line ${highest} was acknowledged`);
  }
  return found;
}

/** Each screen's view and frames are those that the log alone gives to its seat. */
async function streams(tables: Tables, table: string, lines: LogLine[], at: readonly Player[], find: (what: string) => void): Promise<number> {
  const doc = (await tables.docs.get(table)) as TableDoc;
  const host = Host.restore({ ...(await setupOf(tables, doc)), snapshot: null, lines, now: lines.at(-1)?.at ?? 0 });
  let compared = 0;
  for (const p of at) {
    if (p.seat === null || p.n === null) {
      find('a seat saw nothing');
      continue;
    }
    const behind = host.since(p.seat, p.n);
    const whole = host.whole(p.seat, 0);
    // A screen may lack the last frames: they are added to what it has.
    const [pub, mine] = [{ ...p.pub }, { ...p.mine }];
    for (const frame of behind ?? []) if (frame.t === 'frame') Object.assign(pub, frame.pub) && Object.assign(mine, frame.mine);
    if (p.n <= whole.n && behind !== null && !same(pub, whole.pub)) find(`seat ${p.seat} sees another table than its log`);
    if (p.n <= whole.n && behind !== null && !same(mine, whole.mine)) find(`seat ${p.seat} sees another hand than its log`);
    if (p.n > whole.n) find(`seat ${p.seat} has frame ${p.n}, and the log ends with ${whole.n}`);
    for (const frame of host.since(p.seat, Math.max(0, whole.n - FRAMES_BACK)) ?? recent(host, p.seat, whole.n)) {
      const text = frame.t === 'frame' ? p.frames.get(frame.n) : undefined;
      if (text === undefined || frame.t !== 'frame') continue;
      compared++;
      const heard = JSON.parse(text) as Extract<HostMessage, { t: 'frame' }>;
      if (!same(heard.pub, frame.pub) || !same(heard.mine, frame.mine) || !same(heard.lines, frame.lines))
        find(`frame ${frame.n} of seat ${p.seat} is not what its log gives`);
    }
  }
  return compared;
}

/** As many frames as a restored host still has. */
function recent(host: Host, seat: Seat, n: number): HostMessage[] {
  for (let back = FRAMES_BACK; back > 0; back = Math.floor(back / 2)) {
    const found = host.since(seat, Math.max(0, n - back));
    if (found !== null) return found;
  }
  return [];
}

const sorted = (v: unknown): string =>
  JSON.stringify(v, (_, x: unknown) =>
    x !== null && typeof x === 'object' && !Array.isArray(x) ? Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1))) : x,
  );
const same = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
