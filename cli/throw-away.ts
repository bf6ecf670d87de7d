/** A PostgreSQL and a NATS server for a trial, in a temporary folder: from the system's packages, which root on Debian installs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
const NATS = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'];
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

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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

/** Null: none can be had. */
export async function throwAwayNats(): Promise<ThrowAway | null> {
  const binary = found(() => NATS.find((path) => existsSync(path)), 'nats-server');
  if (binary === null) return null;
  const port = await freePort();
  const child: ChildProcess = spawn(binary, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGKILL');
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
  const as = (command: string, args: readonly string[]): boolean =>
    isRoot ? run('runuser', ['-u', 'postgres', '--', join(bin, command), ...args]) : run(join(bin, command), args);
  const data = join(dir, 'data');
  const port = await freePort();
  const end = (): void => {
    as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(dir, { recursive: true, force: true });
  };
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories='${dir}' -p ${port} -c max_connections=300`;
  const made =
    as('initdb', ['-D', data, '-U', 'starboard', '--auth=trust', '-E', 'UTF8', '--no-locale']) &&
    as('pg_ctl', ['-D', data, '-o', options, '-l', join(dir, 'log'), '-w', 'start']);
  if (made) return { url: `postgres://starboard@127.0.0.1:${port}/postgres`, end };
  end();
  return null;
}
