/** A small balancer for a trial: one port, connections in turn to the servers that say that they are ready. */
import { createConnection, createServer, type Socket } from 'node:net';

const LOOK_MS = 500;

export interface Balanced {
  readonly port: number;
  /** Null: it does not run right now. */
  readonly at: readonly { port: number | null }[];
  close(): void;
}

export async function balance(port: number, at: readonly { port: number | null }[]): Promise<Balanced> {
  const ready = new Set<number>();
  const look = async (): Promise<void> => {
    for (const { port: target } of at) {
      if (target === null) continue;
      const ok = await fetch(`http://127.0.0.1:${target}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
        (r) => r.ok,
        () => false,
      );
      if (ok) ready.add(target);
      else ready.delete(target);
    }
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_MS);
  let turn = 0;
  /** Goes on to the next server if one does not take the connection. */
  const pass = (client: Socket, left: number): void => {
    const targets = [...ready];
    if (targets.length === 0 || left === 0) return void client.destroy();
    const target = targets[turn++ % targets.length];
    const server = createConnection(target, '127.0.0.1');
    server.once('error', () => {
      ready.delete(target);
      if (server.connecting || server.bytesWritten === 0) pass(client, left - 1);
      else client.destroy();
    });
    server.once('connect', () => {
      server.removeAllListeners('error');
      for (const [one, other] of [
        [client, server],
        [server, client],
      ]) {
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
  };
  const balancer = createServer((client) => {
    client.on('error', () => {});
    pass(client, at.length);
  });
  await new Promise<void>((resolve, reject) => {
    balancer.once('error', reject);
    balancer.listen(port, resolve);
  });
  return {
    port,
    at,
    close() {
      clearInterval(timer);
      balancer.close();
    },
  };
}
