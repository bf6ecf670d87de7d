/** One drill from beginning to end: faults one after the other, then everything is checked. */

import { check } from './checker.ts';
import { Drill, type DrillTerms, FAIL_OVERS, FAULTS, type Fault, LONG_FAULTS } from './drill.ts';
import { checkEpochs } from './notes.ts';
import { checkRatings } from './ratings.ts';
import { assembleStored } from './stored.ts';

/** A table that makes no move for so long hangs. Usually it takes far below a second; a machine that is far too busy gets its time. */
const STUCK_MS = 90_000;

export interface Drilled {
  readonly findings: string[];
  readonly acknowledged: number;
  readonly lines: number;
  readonly frames: number;
  /** Lines whose epoch was noted. */
  readonly epochs: number;
  /** Deadlines that were carried out, and webhooks. */
  readonly lapsed: number;
  readonly told: number;
  readonly verified: number;
  /** Matches that moved ratings. */
  readonly rated: number;
  readonly waits: { fault: string; ms: number }[];
  readonly p50: number;
  readonly p99: number;
}

export interface DrillPlan {
  readonly faults: number;
  /** One fault, or two at once as 'freeze and postgres cut'. */
  readonly only?: string;
  /** Also faults that take long. */
  readonly long?: boolean;
  /** Every other time two faults at once. */
  readonly pairs?: boolean;
  /** Ends after so long. */
  readonly ms?: number;
  /** How long a table may make no move. */
  readonly stuckMs?: number;
}

export async function drill(terms: DrillTerms & DrillPlan): Promise<Drilled> {
  const began = performance.now();
  const { stuckMs = STUCK_MS } = terms;
  const it = new Drill(terms);
  try {
    await it.start();
    // Faults fall into play: every table has made a move.
    const stuck = (await it.stuck(stuckMs)).map((table) => `${table} does not begin`);
    for (let i = 0; i < terms.faults && performance.now() - began < (terms.ms ?? Number.POSITIVE_INFINITY); i++) {
      const faults: readonly Fault[] = [...(terms.long === true ? LONG_FAULTS : FAULTS), ...(terms.pair === undefined ? [] : FAIL_OVERS)];
      const one = faults[i < faults.length ? i : it.chance.int(faults.length)];
      const named = terms.only?.split(' and ') as Fault[] | undefined;
      const inPairs = named === undefined ? terms.pairs === true && i % 2 === 1 : named.length === 2;
      const caused = inPairs ? await it.pair(named as [Fault, Fault] | undefined) : await it.fault(named?.[0] ?? one);
      for (const table of await it.stuck(stuckMs))
        stuck.push(`${table} stands still after '${caused}': ${it.players.flatMap((p) => (p.table === table ? [p.state] : [])).join('\n')}`);
      if (stuck.length > 0) {
        for (const { child, url, i: number } of it.nodes) {
          terms.say?.(`node ${number} at ${url}`);
          child.kill('SIGUSR2');
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
        break;
      }
    }
    for (const player of it.players) player.end();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { storage, tables, close } = await assembleStored(terms.pair?.url ?? terms.databaseUrl);
    const { checked, ratings } = await (async () => ({
      checked: await check(storage, tables, it),
      ratings: await checkRatings(storage, tables),
    }))().finally(close);
    const epochs = checkEpochs(it.notes);
    const waits = it.players.flatMap((p) => p.waits).sort((a, b) => a - b);
    const at = (q: number): number => Math.round(waits[Math.floor(waits.length * q)] ?? 0);
    return {
      ...checked,
      epochs: epochs.lines,
      rated: ratings.rated,
      findings: [...stuck, ...checked.findings, ...epochs.findings, ...ratings.findings],
      waits: it.waits.map((w) => ({ ...w, ms: Math.round(w.ms) })),
      p50: at(0.5),
      p99: at(0.99),
    };
  } finally {
    await it.stop();
  }
}
