/** What each server notes while it runs, in a file of its own that survives its death: what was written under which epoch, and read. */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresStorage } from '../../storage/postgres.ts';
import { PostgresOwners } from '../../storage/postgres-owners.ts';

/** `append`: lines from `n` on, `count` of them, were acknowledged. `load`: the log was read, `n` lines long. */
interface Note {
  readonly k: 'append' | 'load';
  readonly match: string;
  readonly epoch: number;
  readonly n: number;
  readonly count: number;
}

/** In the server's process, before it starts. */
export function takeNotes(folder: string): void {
  const file = join(folder, `${process.pid}.notes`);
  const note = (it: Note): void => appendFileSync(file, `${JSON.stringify(it)}\n`);
  const epochs = new Map<string, number>();
  const { claim } = PostgresOwners.prototype;
  PostgresOwners.prototype.claim = async function (match, node, dead) {
    const claimed = await claim.call(this, match, node, dead);
    if (claimed !== null) epochs.set(match, claimed.epoch);
    return claimed;
  };
  const { append, load } = PostgresStorage.prototype;
  PostgresStorage.prototype.append = async function (match, lines, snapshot, epoch) {
    await append.call(this, match, lines, snapshot, epoch);
    if (lines.length > 0) note({ k: 'append', match, epoch: epoch ?? -1, n: lines[0].n, count: lines.length });
  };
  PostgresStorage.prototype.load = async function (match) {
    const epoch = epochs.get(match);
    const found = await load.call(this, match);
    if (found !== null && epoch !== undefined) note({ k: 'load', match, epoch, n: (found.snapshot?.n ?? 0) + found.lines.length, count: 0 });
    return found;
  };
}

/** Every line has one epoch, epochs only rise, and nothing is written under an old one once the log was read under a new one. */
export function checkEpochs(folder: string): { lines: number; findings: string[] } {
  const findings: string[] = [];
  const notes = readdirSync(folder)
    .filter((name) => name.endsWith('.notes'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1))
    .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Note] : []));
  let lines = 0;
  for (const [match, of] of Map.groupBy(notes, (n) => n.match)) {
    const epochs = new Map<number, number>();
    for (const { k, epoch, n, count } of of) {
      if (k !== 'append') continue;
      for (let i = n; i < n + count; i++) {
        const before = epochs.get(i);
        if (before !== undefined) findings.push(`${match}: line ${i} was acknowledged under epochs ${before} and ${epoch}`);
        epochs.set(i, epoch);
      }
    }
    lines += epochs.size;
    let highest = -1;
    for (const [n, epoch] of [...epochs].sort(([a], [b]) => a - b)) {
      if (epoch < highest) findings.push(`${match}: line ${n} under epoch ${epoch}, after one under ${highest}`);
      highest = Math.max(highest, epoch);
    }
    for (const read of of) {
      if (read.k !== 'load') continue;
      for (const [n, epoch] of epochs)
        if (n >= read.n && epoch < read.epoch)
          findings.push(`${match}: line ${n} under epoch ${epoch}; epoch ${read.epoch} had read ${read.n} lines`);
    }
  }
  return { lines, findings };
}
