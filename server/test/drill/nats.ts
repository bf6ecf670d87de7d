/** A NATS server for tests: a throw-away process of the system's package, which root on Debian installs if need be. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';

export interface TestNats {
  readonly port: number;
  readonly pid: number | undefined;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

const PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server', '/opt/homebrew/bin/nats-server'];
const found = (): string | undefined => PLACES.find((path) => existsSync(path));

function install(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
  const apt = (...args: string[]) => spawnSync('apt-get', args, { encoding: 'utf8', timeout: 400_000, env });
  let done = apt('install', ...wait, 'nats-server');
  if (done.status !== 0) {
    apt('update', '-o', 'DPkg::Lock::Timeout=300');
    done = apt('install', ...wait, 'nats-server');
  }
  return `${done.stderr ?? ''}`.trim().split('\n').slice(-2).join(' | ');
}

const isUp = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * A port that nobody uses at this moment, and that no system gives to a connection by itself: a server that comes back finds it free.
 */
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

/** Null after a loud line that says why. */
export async function testNats(port: number): Promise<TestNats | null> {
  let why = 'nats-server is not installed, and only root on Debian can install it here';
  if (found() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) why = install();
  const binary = found();
  if (binary === undefined) {
    console.error(`\n!! Several servers are NOT tested: ${why}.\n`);
    return null;
  }
  let child: ChildProcess | null = null;
  const end = (): void => void child?.kill('SIGKILL');
  process.once('exit', end);
  const nats: TestNats = {
    port,
    get pid() {
      return child?.pid;
    },
    async kill() {
      const gone = child;
      child = null;
      if (gone === null || gone.exitCode !== null) return;
      await new Promise((resolve) => {
        gone.once('exit', resolve);
        gone.kill('SIGKILL');
      });
    },
    async start() {
      const begin = (): ChildProcess => spawn(binary, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      child = begin();
      while (!(await isUp(port))) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (child.exitCode !== null) child = begin();
      }
    },
  };
  await nats.start();
  return nats;
}
