/** `starboard cluster`: several servers on this machine, to try how one installation goes on when one of them ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { balance } from '../balancer.ts';
import { BadInput, type Command } from '../command.ts';
import { untilSignals } from '../signals.ts';
import { atMost } from '../table-args.ts';
import { afterOurEnd, freePort, type ThrowAway, throwAwayNats, throwAwayPostgres } from '../throw-away.ts';

const MOST = 16;
const AGAIN_MS = 2000;
const STOP_MS = 15_000;

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
    const signals = untilSignals('SIGINT', 'SIGTERM', 'SIGHUP');
    const ends: (() => void)[] = [];
    try {
      const use = async (url: string | undefined, make: () => Promise<ThrowAway | null>, missing: string): Promise<string> => {
        if (url !== undefined && url !== '') return url;
        const made = await make();
        if (made === null) throw new BadInput(missing);
        ends.push(made.end);
        return made.url;
      };
      // First, because a port that is taken is known at once.
      const nodes: Node[] = Array.from({ length: count }, (_, i) => ({ name: `node-${i + 1}`, port: null, child: null }));
      const balanced = await balance(port, nodes).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE' ? new BadInput(context.words.bad.portTaken(String(port))) : error;
      });
      ends.push(() => balanced.close());
      const url = `http://localhost:${port}`;
      const databaseUrl = await use(process.env.DATABASE_URL, throwAwayPostgres, words.noPostgres);
      const natsUrl = await use(process.env.NATS_URL, throwAwayNats, words.noNats);
      const data = mkdtempSync(join(tmpdir(), 'starboard-trial-data-'));
      const callOff = afterOurEnd('rm', '-rf', data);
      ends.push(() => {
        rmSync(data, { recursive: true, force: true });
        callOff();
      });
      const env = { ...process.env, DATABASE_URL: databaseUrl, NATS_URL: natsUrl, STARBOARD_DATA: data, HOST: '127.0.0.1' };
      let closing = false;
      const serve = async (node: Node): Promise<void> => {
        const own = await freePort();
        const more = {
          PORT: String(own),
          STARBOARD_NODE: node.name,
          STARBOARD_STANDBY: process.env.STARBOARD_STANDBY ?? 'none',
        };
        const child = spawn(process.execPath, [join(import.meta.dirname, '../starboard.ts'), 'serve', '--lang', context.language], {
          env: { ...env, ...more },
          stdio: ['ignore', 'pipe', 'inherit'],
          // Ctrl-C is for the command, which ends them.
          detached: true,
        });
        node.child = child;
        child.once('exit', afterOurEnd('kill', '-9', String(child.pid)));
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
        const here = `http://127.0.0.1:${own}`;
        const listening = new Promise<true>((resolve) => {
          createInterface({ input: child.stdout }).on('line', (line) => {
            if (line === context.words.serve.listening(here)) resolve(true);
            // But for its log.
            else if (!line.startsWith('{')) process.stdout.write(`${node.name}: ${line.replaceAll(here, url)}\n`);
          });
        });
        if ((await Promise.race([listening, ended])) !== true) throw new BadInput(words.failed(node.name));
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
      await balanced.look();
      process.stdout.write(`${words.ready(url)}\n`);
      await signals.caught;
      closing = true;
      process.stdout.write(`${words.closing}\n`);
      // A throw-away database goes as it is. One that stays gets what is under way; there is nobody left to hand anything to.
      if (databaseUrl === process.env.DATABASE_URL) {
        const left = nodes.flatMap(({ child, port: own }) => (child === null || own === null ? [] : [child]));
        const ended = left.map((child) => new Promise((resolve) => child.once('exit', resolve)));
        for (const child of left) child.kill('SIGTERM');
        await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, STOP_MS))]);
      }
      return 0;
    } finally {
      signals.done();
      for (const end of ends.reverse()) end();
    }
  },
};
