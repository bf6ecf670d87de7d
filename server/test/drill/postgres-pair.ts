/** A primary and its synchronous standby, which takes over when the primary ends: what a manager of PostgreSQL does, in little. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, execute, serverFolder, serverUser, watch } from '../postgres.ts';

const DATABASE = 'drill';
const PORTS = [5501, 5502] as const;

export class PostgresPair {
  readonly #bin: string;
  readonly #dir: string;
  /** Which of the two is the primary. */
  #first: 0 | 1 = 0;

  private constructor(bin: string, dir: string) {
    this.#bin = bin;
    this.#dir = dir;
  }

  /** Null: PostgreSQL cannot be had here. */
  static async open(): Promise<PostgresPair | null> {
    const found = binaries();
    if ('why' in found) return null;
    const pair = new PostgresPair(found.bin, serverFolder());
    for (const i of [0, 1]) watch(found.bin, pair.#data(i), pair.#dir);
    await pair.#run('initdb', '-D', pair.#data(0), '-U', 'starboard', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync');
    await pair.#begin(0);
    await execute(pair.#urlOf('postgres'), `create database ${DATABASE}`);
    // From here on a commit waits for the standby, at whichever of the two is the primary.
    await execute(pair.#urlOf('postgres'), "alter system set synchronous_standby_names = '*'");
    await pair.rejoin();
    await execute(pair.#urlOf('postgres'), 'select pg_reload_conf()');
    return pair;
  }

  #data(i: number): string {
    return join(this.#dir, `data-${i}`);
  }

  #urlOf(database: string): string {
    return `postgres://starboard@/${database}?host=${encodeURIComponent(this.#dir)}&port=${PORTS[this.#first]}`;
  }

  /** At the primary of this moment. */
  get url(): string {
    return this.#urlOf(DATABASE);
  }

  /** The primary ends at once, and the standby takes its place. */
  async failOver(): Promise<void> {
    await this.#run('pg_ctl', '-D', this.#data(this.#first), '-m', 'immediate', '-w', 'stop');
    this.#first = this.#first === 0 ? 1 : 0;
    await this.#run('pg_ctl', '-D', this.#data(this.#first), '-w', 'promote');
  }

  /** The other one becomes the standby, from a copy of the primary. */
  async rejoin(): Promise<void> {
    const other = 1 - this.#first;
    rmSync(this.#data(other), { recursive: true, force: true });
    const from = ['-h', this.#dir, '-p', String(PORTS[this.#first]), '-U', 'starboard'];
    await this.#run('pg_basebackup', '-D', this.#data(other), ...from, '-c', 'fast', '-X', 'stream', '-R', '--no-sync');
    await this.#begin(other);
  }

  async stop(): Promise<void> {
    for (const i of [0, 1]) await this.#run('pg_ctl', '-D', this.#data(i), '-m', 'immediate', '-w', 'stop').catch(() => undefined);
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #begin(i: number): Promise<void> {
    const options = `-c listen_addresses='' -c unix_socket_directories='${this.#dir}' -p ${PORTS[i]} -c max_connections=200`;
    return this.#run('pg_ctl', '-D', this.#data(i), '-o', options, '-l', join(this.#dir, `log-${i}`), '-w', 'start');
  }

  /** Beside the drill, whose lines go on meanwhile. */
  #run(command: string, ...args: string[]): Promise<void> {
    const [first, ...rest] = [...serverUser, join(this.#bin, command), ...args];
    return new Promise((resolve, reject) => {
      const child = spawn(first, rest, { stdio: 'ignore', cwd: this.#dir });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
    });
  }
}
