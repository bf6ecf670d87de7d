/**
 * The disk is flushed before an acknowledgement, checked with strace. For each acknowledgement there must be a write of that line to
 * SQLite's log, then a completed flush of the log, then the acknowledgement.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { markOf } from './storage-load.ts';
import { freshDir } from './storage-places.ts';

function tracer(): string | null {
  const has = (): boolean => spawnSync('strace', ['-V']).status === 0;
  if (has()) return null;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return 'strace is not installed, and only root on Debian can install it here';
  const args = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'strace'];
  const done = spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (!has()) return `apt-get could not install strace: ${done.stderr?.trim().split('\n').at(-1)}`;
  return spawnSync('strace', ['-f', 'true']).status === 0 ? null : 'this system does not let processes be traced';
}

/** Of a trace: the acknowledged lines, and those of them that were not flushed in time. A call counts as a flush when it has ended. */
function unflushed(trace: string): { acknowledged: string[]; late: string[] } {
  const acknowledged: string[] = [];
  const late: string[] = [];
  /** Marks in the log, by whether a flush that began later has ended. */
  const written = new Set<string>();
  const flushed = new Set<string>();
  /** Flushes under way, by thread: what was written when they began. */
  const flushing = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  for (const line of trace.split('\n')) {
    const [, thread, call] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    if (call === undefined) continue;
    if (/^(pwrite64|write)\(\d+<[^>]*-wal>/.test(call)) for (const [mark] of call.matchAll(/<match-\d+ \d+>/g)) written.add(mark);
    if (/^f(data)?sync\(\d+<[^>]*-wal>/.test(call)) flushing.set(thread, [...written]);
    if (/^(<\.\.\. )?f(data)?sync.*= 0$/.test(call)) {
      for (const mark of flushing.get(thread) ?? []) flushed.add(mark);
      flushing.delete(thread);
    }
    const ack = /^write\(1<[^>]*>, "ack (match-\d+) (\d+)\\n"/.exec(call);
    if (ack === null) continue;
    const [, match, size] = ack;
    for (let n = sizes.get(match) ?? 0; n < Number(size); n++) {
      acknowledged.push(markOf(match, n));
      if (!flushed.has(markOf(match, n))) late.push(markOf(match, n));
    }
    sizes.set(match, Number(size));
  }
  return { acknowledged, late };
}

const why = tracer();
if (why !== null) console.error(`\n!! That the disk is flushed before the acknowledgement is NOT traced: ${why}.\n`);

test.skipIf(why !== null)('every line is flushed to the disk before it is acknowledged, by the system calls', () => {
  const dataDir = freshDir();
  try {
    const file = join(dataDir, 'trace');
    // -y names the files, -s shows whole pages, so the very lines can be seen on their way to the disk.
    const strace = ['-f', '-y', '-s', '36000', '-e', 'trace=write,pwrite64,fsync,fdatasync', '-e', 'signal=none', '-o', file];
    const child = [process.execPath, join(import.meta.dirname, 'crash-child.ts'), dataDir, '5', String(seedOf('crash trace')), '30'];
    const done = spawnSync('strace', [...strace, ...child], { encoding: 'utf8', maxBuffer: 1 << 26 });
    expect(done.status, done.stderr).toBe(0);
    const trace = readFileSync(file, 'utf8');
    const { acknowledged, late } = unflushed(trace);
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(late).toEqual([]);
    // The reading of the trace bites: without the flushes, or with them after the acknowledgements, everything is late.
    const lines = trace.split('\n');
    const isFlush = (line: string): boolean => /f(data)?sync/.test(line);
    const without = lines.filter((line) => !isFlush(line));
    expect(unflushed(without.join('\n')).late.length).toBe(acknowledged.length);
    expect(unflushed([...without, ...lines.filter(isFlush)].join('\n')).late.length).toBe(acknowledged.length);
    console.info(`${acknowledged.length} acknowledged lines, each flushed before`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
