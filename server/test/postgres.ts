/**
 * A PostgreSQL for tests: the one of TEST_DATABASE_URL, else a throw-away cluster from the system's packages, which root on
 * Debian installs if need be. Where neither can be had, `postgres()` gives null after a loud line that says why.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** A new, empty database; its URL. */
  database(): Promise<string>;
  /** Of its first process; null: it is a given one. */
  readonly pid: number | null;
  /** Ends the cluster and removes its files, or the databases made in a given one. */
  stop(): Promise<void>;
}

const ROOTS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

const run = (command: string, args: readonly string[], ms = 120_000): { ok: boolean; said: string } => {
  const done = spawnSync(command, args, { encoding: 'utf8', timeout: ms, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return {
    ok: done.status === 0,
    said: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n').slice(-3).join(' | '),
  };
};
/** The server refuses to run as root, so root runs it as the user that the package made. */
export const serverUser: readonly string[] = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
const asServer = (command: string, args: readonly string[]): { ok: boolean; said: string } => {
  const [first, ...rest] = [...serverUser, command, ...args];
  return run(first, rest);
};

/** The folder with `initdb` and `pg_ctl` of the newest version there is; installs one where it may. */
export function binaries(): { bin: string } | { why: string } {
  const found = (): string | undefined =>
    existsSync(ROOTS)
      ? readdirSync(ROOTS)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(ROOTS, version, 'bin'))
          .find((bin) => existsSync(join(bin, 'initdb')))
      : undefined;
  const there = found();
  if (there !== undefined) return { bin: there };
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return { why: 'no PostgreSQL is installed, and only root on Debian can install one here' };
  // Another test file may be at it: apt waits for its own lock.
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
  let done = run('apt-get', ['install', ...wait, 'postgresql-15'], 400_000);
  if (!done.ok) {
    run('apt-get', ['update', '-o', 'DPkg::Lock::Timeout=300'], 400_000);
    done = run('apt-get', ['install', ...wait, 'postgresql-15'], 400_000);
  }
  const bin = found();
  return bin === undefined ? { why: `apt-get could not install postgresql-15: ${done.said}` } : { bin };
}

/** A temporary folder in which the server may write. */
export function serverFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'starboard-pg-'));
  if (isRoot) {
    const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(dir, id('-u'), id('-g'));
  }
  return dir;
}

/** A cluster in a temporary folder that listens on a socket in it, and nowhere else. */
function cluster(bin: string): { url: (database: string) => string; pid: number; end: () => void } | { why: string } {
  const dir = serverFolder();
  const data = join(dir, 'data');
  const end = (): void => {
    asServer(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(dir, { recursive: true, force: true });
  };
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const made = asServer(join(bin, 'initdb'), ['-D', data, '-U', 'starboard', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = `-c listen_addresses='' -c unix_socket_directories='${dir}' -p ${port} -c max_connections=200`;
  const started = made.ok ? asServer(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(dir, 'log'), '-w', 'start']) : made;
  if (!started.ok) {
    const log = existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8').slice(-500) : '';
    end();
    return { why: `a cluster from ${bin} did not start: ${started.said} ${log}` };
  }
  watch(bin, data, dir);
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return { url: (database) => `postgres://starboard@/${database}?host=${encodeURIComponent(dir)}&port=${port}`, pid, end };
}

/** A process that is aborted or killed runs no handlers: a shell waits for its end and then clears up what is still there. */
export function watch(bin: string, data: string, dir: string): void {
  const stop = [...serverUser, join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop'];
  const text = 'pid=$1; dir=$2; shift 2; while kill -0 "$pid" 2>/dev/null; do sleep 1; done; [ -d "$dir" ] && "$@"; rm -rf "$dir"';
  spawn('sh', ['-c', text, 'sh', String(process.pid), dir, ...stop], { detached: true, stdio: 'ignore' }).unref();
}

/** The socket in the file system that a URL of `database()` names. */
export function socketOf(url: string): string {
  const at = new URL(url.replace('@/', '@socket/')).searchParams;
  return join(at.get('host') ?? '', `.s.PGSQL.${at.get('port')}`);
}

export async function execute(url: string, text: string): Promise<void> {
  await rows(url, text);
}

export async function rows(url: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

export async function postgres(): Promise<TestPostgres | null> {
  const given = process.env.TEST_DATABASE_URL;
  let admin = given ?? '';
  let end = (): void => undefined;
  let pid: number | null = null;
  if (given === undefined) {
    const found = binaries();
    const made = 'why' in found ? found : cluster(found.bin);
    if ('why' in made) {
      console.error(`\n!! PostgreSQL is NOT tested: ${made.why}. Set TEST_DATABASE_URL to a server on which databases may be made.\n`);
      return null;
    }
    admin = made.url('postgres');
    ({ end, pid } = made);
    process.once('exit', end);
  }
  const names: string[] = [];
  return {
    pid,
    async database() {
      const name = `starboard_test_${process.pid}_${Date.now().toString(36)}_${names.length}`;
      await execute(admin, `create database ${name}`);
      names.push(name);
      const url = new URL(admin.replace('@/', '@socket/'));
      url.pathname = `/${name}`;
      return url.href.replace('@socket/', '@/');
    },
    async stop() {
      if (given === undefined) {
        process.off('exit', end);
        end();
      } else for (const name of names) await execute(admin, `drop database if exists ${name} with (force)`);
    },
  };
}
