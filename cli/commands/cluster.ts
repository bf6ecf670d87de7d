/** `starboard cluster`: several servers on this machine, to try how one installation goes on when one of them ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Balanced, balance } from '../balancer.ts';
import { BadInput, type Command } from '../command.ts';
import { untilSignals } from '../signals.ts';
import { atMost } from '../table-args.ts';
import { freePort, type ThrowAway, throwAwayNats, throwAwayPostgres } from '../throw-away.ts';

const MOST = 16;
const AGAIN_MS = 2000;

interface Node {
  readonly name: string;
  port: number | null;
  child: ChildProcess | null;
}

export const clusterCommand: Command = {
  flags: { nodes: { type: 'string' }, port: { type: 'string' } },
  async run(given, context) {
    atMost(given, 0, context);
    const { cluster: words } = context.words;
    const count = given.number('nodes', 1, MOST, 3, context.words);
    const port = given.number('port', 1, 65_535, 4747, context.words);
    const signals = untilSignals('SIGINT', 'SIGTERM');
    const ends: (() => void)[] = [];
    try {
      const use = async (url: string | undefined, make: () => Promise<ThrowAway | null>, missing: string): Promise<string> => {
        if (url !== undefined && url !== '') return url;
        const made = await make();
        if (made === null) throw new BadInput(missing);
        ends.push(made.end);
        return made.url;
      };
      const databaseUrl = await use(process.env.DATABASE_URL, throwAwayPostgres, words.noPostgres);
      const natsUrl = await use(process.env.NATS_URL, throwAwayNats, words.noNats);
      const data = mkdtempSync(join(tmpdir(), 'starboard-trial-data-'));
      ends.push(() => rmSync(data, { recursive: true, force: true }));
      const env = { ...process.env, DATABASE_URL: databaseUrl, NATS_URL: natsUrl, STARBOARD_DATA: data, HOST: '127.0.0.1' };
      const nodes: Node[] = Array.from({ length: count }, (_, i) => ({ name: `node-${i + 1}`, port: null, child: null }));
      let closing = false;
      const serve = async (node: Node): Promise<void> => {
        const own = await freePort();
        const more = {
          PORT: String(own),
          STARBOARD_NODE: node.name,
          STARBOARD_STANDBY: process.env.STARBOARD_STANDBY ?? 'none',
        };
        const child = spawn(process.execPath, [join(import.meta.dirname, '../starboard.ts'), 'serve'], {
          env: { ...env, ...more },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        node.child = child;
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
        const up = await Promise.race([new Promise<true>((resolve) => child.stdout?.once('data', () => resolve(true))), ended]);
        if (up !== true) throw new BadInput(words.failed(node.name));
        // Nobody reads what it says later.
        child.stdout?.resume();
        node.port = own;
        process.stdout.write(`${words.up(node.name, own, child.pid ?? 0)}\n`);
        void ended.then(() => {
          node.port = null;
          if (closing) return;
          process.stdout.write(`${words.gone(node.name)}\n`);
          setTimeout(() => !closing && void serve(node).catch(() => {}), AGAIN_MS);
        });
      };
      ends.push(() => {
        for (const { child } of nodes) child?.kill('SIGKILL');
      });
      for (const node of nodes) await serve(node);
      const balanced: Balanced = await balance(port, nodes);
      ends.push(() => balanced.close());
      process.stdout.write(`${words.ready(`http://localhost:${port}`)}\n`);
      await signals.caught;
      closing = true;
      // Together: there is nobody left to hand anything to.
      const ended = nodes.map(({ child }) => new Promise((resolve) => (child?.exitCode === null ? child.once('exit', resolve) : resolve(null))));
      for (const { child } of nodes) child?.kill('SIGTERM');
      await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 10_000))]);
      return 0;
    } finally {
      signals.done();
      for (const end of ends.reverse()) end();
    }
  },
};
