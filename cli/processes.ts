/** Every core of one machine: several servers behind one port, as processes of one command (STARBOARD_PROCESSES). */
import cluster, { type Worker } from 'node:cluster';
import { hostname } from 'node:os';
import { BadInput, type CliContext } from './command.ts';
import { untilSignals } from './signals.ts';
import { throwAwayNats } from './throw-away.ts';

const AGAIN_MS = 1000;

/** True in the one process that starts the others. */
export const isStarter = (processes: number): boolean => processes > 1 && cluster.isPrimary;

export async function serveProcesses(processes: number, env: NodeJS.ProcessEnv, { words }: CliContext): Promise<number> {
  if ((env.DATABASE_URL ?? '') === '') throw new BadInput(words.serve.processesAlone);
  const nats = (env.NATS_URL ?? '') === '' ? await throwAwayNats() : null;
  const natsUrl = nats?.url ?? env.NATS_URL ?? '';
  if (natsUrl === '') throw new BadInput(words.cluster.noNats);
  const signals = untilSignals('SIGINT', 'SIGTERM');
  let closing = false;
  let told = false;
  // Counted here: in the list of node:cluster one that has ended stays until its channel is closed, too.
  const running = new Set<Worker>();
  const start = (i: number): void => {
    const worker: Worker = cluster.fork({
      ...env,
      NATS_URL: natsUrl,
      STARBOARD_NODE: `${env.STARBOARD_NODE ?? hostname()}-${i + 1}`,
      // One machine promises what one process promises: its disk.
      STARBOARD_STANDBY: env.STARBOARD_STANDBY ?? 'none',
    });
    running.add(worker);
    worker.once('listening', ({ port }) => {
      if (!told) process.stdout.write(`${words.serve.listening(`http://localhost:${port}`)}\n`);
      told = true;
    });
    worker.once('exit', () => {
      running.delete(worker);
      if (!closing && told) setTimeout(() => !closing && start(i), AGAIN_MS);
      else if (running.size === 0) allGone();
    });
  };
  let allGone = (): void => {};
  const ended = new Promise<void>((resolve) => {
    allGone = resolve;
  });
  try {
    for (let i = 0; i < processes; i++) start(i);
    await Promise.race([signals.caught, ended]);
    closing = true;
    if (running.size > 0) {
      process.stdout.write(`${words.serve.closing}\n`);
      for (const worker of running) worker.process.kill('SIGTERM');
      await ended;
    }
    return told ? 0 : 2;
  } finally {
    signals.done();
    nats?.end();
  }
}
