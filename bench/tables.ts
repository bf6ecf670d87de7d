/** What a live table costs in memory, before and after a restart, and what bringing it back costs. Each figure is a process of its own. */
import { gameIds } from '@starboard/registry';
import { Child } from './children.ts';
import { alone, type Benchmark, figure, type Row } from './harness.ts';
import type { Held } from './live-tables.ts';

const KB = 1024;

/** At once, so that no answer takes longer than is waited for. */
const SOME = 100;

async function held(game: string, tables: number, back: boolean): Promise<Held> {
  const child = new Child('live-tables.ts');
  try {
    await child.ask('begin', game);
    for (let n = 0; n < tables; n += SOME) await child.ask('add', { tables: SOME, back });
    return await child.ask<Held>('held');
  } finally {
    child.kill();
  }
}

async function rowsOf(game: string, tables: number): Promise<Row[]> {
  const fresh = await held(game, tables, false);
  const back = await held(game, tables, true);
  const row = (what: string, value: number, note = ''): Row => alone(`${game}, ${tables} ${what}`, figure(game, '', [value]), null, note);
  return [
    row('live tables, KB of heap each', fresh.heap / KB),
    row('live tables, KB of the process each', fresh.rss / KB),
    row('after a restart, KB of heap each', back.heap / KB, 'from their logs, without snapshots'),
    row('after a restart, KB of the process each', back.rss / KB),
    row('to bring one back, ms of processor time', back.ms, 'parsing included'),
  ];
}

export const benchmark: Benchmark = {
  title: 'Live tables in memory, before and after a restart',
  async run({ quick }) {
    const rows: Row[] = [];
    for (const game of gameIds) for (const tables of quick ? [100] : [100, 1000]) rows.push(...(await rowsOf(game, tables)));
    return rows;
  },
};
