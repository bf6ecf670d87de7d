/** A real server as its own process, with a port and a data directory of its own, which can be killed and come back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/test/drill/nats.ts';
import { WEB } from './build.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVE = [join(ROOT, 'cli/starboard.ts'), 'serve'];
const PATIENCE_MS = 90_000;

export class House {
  readonly url: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'starboard-e2e-'));
  readonly #env: Readonly<Record<string, string>>;
  readonly #script: readonly string[];
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(port: number, env: Readonly<Record<string, string>>, script: readonly string[]) {
    this.#port = port;
    this.#env = env;
    this.#script = script;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `{url}` in a setting is the address of this server. `script`: another program than `starboard serve`. */
  static async open(env: Readonly<Record<string, string>> = {}, script: readonly string[] = SERVE): Promise<House> {
    const house = new House(await freePort(), env, script);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...this.#script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...cleanEnv(),
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        STARBOARD_DATA: this.#data,
        STARBOARD_WEB: WEB,
        LOG_LEVEL: 'warn',
        // Every test file starts a server: what the first has compiled is there for the others.
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
        STARBOARD_MAX_REQUESTS: '100000',
        STARBOARD_MAX_SOCKETS: '1000',
        ...Object.fromEntries(Object.entries(this.#env).map(([name, value]) => [name, value.replace('{url}', this.url)])),
      },
    });
    this.#process = child;
    const note = (text: Buffer): void => {
      this.#said = `${this.#said}${text}`.slice(-8000);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${this.#said}`);
      const ready = await fetch(`${this.url}/readyz`).then(
        (r) => r.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server was not ready in time:\n${this.#said}`);
  }

  /** What it said on its streams, for a look when something fails. */
  get said(): string {
    return this.#said;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  tell(message: Readonly<Record<string, unknown>>): Promise<unknown> {
    const child = this.#process;
    if (child === null) throw new Error('There is no server to tell.');
    return new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.send(message, (error) => error !== null && reject(error));
    });
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const slow = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(slow);
  }
}

/** The environment without settings of a server that may run here. */
function cleanEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (/^(STARBOARD_(?!DEEP)|PORT$|HOST$|DATABASE_URL$|PUBLIC_URL$|NODE_OPTIONS$)/.test(name)) delete env[name];
  return env;
}
