/** A PostgreSQL and a NATS server for a trial, in a temporary folder: from the system's packages, which root on Debian installs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
const NATS = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'];
const NATS_AGAIN_MS = 200;
const isRoot = process.getuid?.() === 0;

export interface ThrowAway {
  readonly url: string;
  end(): void;
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 400_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** What is there, or what root on Debian can install. */
function found(look: () => string | undefined, name: string): string | null {
  const there = look();
  if (there !== undefined || !isRoot || !existsSync('/usr/bin/apt-get')) return there ?? null;
  if (!run('apt-get', ['install', '-y', '--no-install-recommends', name])) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  return look() ?? null;
}

/** One that no system gives to a connection by itself: it is still free when something comes back to it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + randomInt(22_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

async function isUp(port: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    const up = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (up) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** A process that is killed runs no handlers: a shell waits for its end, and does this then. Gives what calls it off. */
export function afterOurEnd(...command: readonly string[]): () => void {
  const text = 'pid=$1; shift; while kill -0 "$pid" 2>/dev/null; do sleep 1; done; "$@"';
  const shell = spawn('sh', ['-c', text, 'sh', String(process.pid), ...command], { detached: true, stdio: 'ignore' });
  shell.unref();
  return () => void shell.kill('SIGKILL');
}

/** Null: none can be had. One that ends is started again. */
export async function throwAwayNats(): Promise<ThrowAway | null> {
  const binary = found(() => NATS.find((path) => existsSync(path)), 'nats-server');
  if (binary === null) return null;
  const port = await freePort();
  let child: ChildProcess;
  let callOff = (): void => {};
  let over = false;
  const start = (): void => {
    // Detached: Ctrl-C is for us, and the servers still need it while they end.
    child = spawn(binary, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore', detached: true });
    callOff();
    callOff = afterOurEnd('kill', '-9', String(child.pid));
    child.once('exit', () => over || setTimeout(() => over || start(), NATS_AGAIN_MS));
  };
  const end = (): void => {
    over = true;
    callOff();
    child.kill('SIGKILL');
  };
  start();
  if (await isUp(port)) return { url: `nats://127.0.0.1:${port}`, end };
  end();
  return null;
}

export async function throwAwayPostgres(): Promise<ThrowAway | null> {
  const look = (): string | undefined =>
    existsSync(POSTGRES)
      ? readdirSync(POSTGRES)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(POSTGRES, version, 'bin'))
          .find((bin) => existsSync(join(bin, 'initdb')))
      : undefined;
  const bin = found(look, 'postgresql');
  if (bin === null) return null;
  const dir = mkdtempSync(join(tmpdir(), 'starboard-trial-'));
  if (isRoot) {
    const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(dir, id('-u'), id('-g'));
  }
  // The server refuses to run as root.
  const serverUser = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const as = (command: string, args: readonly string[]): boolean => {
    const [first, ...rest] = [...serverUser, join(bin, command), ...args];
    return run(first, rest);
  };
  const data = join(dir, 'data');
  const port = await freePort();
  const stop = ['-D', data, '-m', 'immediate', '-w', 'stop'];
  const callOff = afterOurEnd('sh', '-c', 'dir=$1; shift; "$@"; rm -rf "$dir"', 'sh', dir, ...serverUser, join(bin, 'pg_ctl'), ...stop);
  const end = (): void => {
    as('pg_ctl', stop);
    rmSync(dir, { recursive: true, force: true });
    callOff();
  };
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories='${dir}' -p ${port} -c max_connections=300`;
  const made =
    as('initdb', ['-D', data, '-U', 'starboard', '--auth=trust', '-E', 'UTF8', '--no-locale']) &&
    as('pg_ctl', ['-D', data, '-o', options, '-l', join(dir, 'log'), '-w', 'start']);
  if (made) return { url: `postgres://starboard@127.0.0.1:${port}/postgres`, end };
  end();
  return null;
}
