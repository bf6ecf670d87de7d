/** Runs the real command line, as a person would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/.bin/node');
const CLI = join(ROOT, 'cli/starboard.ts');
/** A hundred processes read the same sources: what they have compiled is kept for the next one. */
const CACHE = join(ROOT, 'node_modules/.cache/node');

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface How {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Sends SIGINT after so many milliseconds. */
  readonly interruptAfter?: number;
  /** Sends SIGINT once this was said. */
  readonly interruptOn?: string;
  /** What is waited for, one after the other, and done then. */
  readonly steps?: readonly Step[];
}
export type Step = readonly [said: RegExp, act: (found: RegExpExecArray, child: ChildProcess) => unknown];

export function run(args: readonly string[], how: How = {}): Promise<CommandResult> {
  const env = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', LC_MESSAGES: '', NODE_COMPILE_CACHE: CACHE, ...how.env };
  const child = spawn(NODE, [CLI, ...args], { env, stdio: 'pipe' });
  let out = '';
  let err = '';
  let interrupted = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (interrupted || how.interruptOn === undefined || !out.includes(how.interruptOn)) return;
    interrupted = true;
    child.kill('SIGINT');
  });
  void (async () => {
    let at = 0;
    for (const [said, act] of how.steps ?? []) {
      for (let found = said.exec(out.slice(at)); ; found = said.exec(out.slice(at))) {
        if (found !== null) {
          at += found.index + found[0].length;
          await act(found, child);
          break;
        }
        if (child.exitCode !== null || child.signalCode !== null) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  })().catch((error: unknown) => {
    err += String(error);
    child.kill('SIGINT');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A command that ends before it has read everything is not a failure of the test.
  child.stdin.on('error', () => {});
  child.stdin.end(how.input ?? '');
  if (how.interruptAfter !== undefined) setTimeout(() => child.kill('SIGINT'), how.interruptAfter);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** Interrupts it after a while, and after a longer one as long as `begun` says that it had not come to anything yet. */
export async function interrupted(args: readonly string[], begun: (done: CommandResult) => boolean): Promise<CommandResult> {
  for (let wait = 700; ; wait *= 2) {
    const done = await run(args, { interruptAfter: wait });
    if (begun(done) || wait > 60_000) return done;
  }
}

/** A folder of its own for the running test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'starboard-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Always the first choice: enough to come to the end of a game. */
export const firstChoices = '1\n'.repeat(3000);
