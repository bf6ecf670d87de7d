/** A small balancer for a trial: one port, connections in turn to the servers that say that they are ready. */
import { createConnection, createServer, type Socket } from 'node:net';

const LOOK_MS = 500;

interface Balanced {
  /** Asks all servers now whether they are ready. */
  look(): Promise<void>;
  close(): void;
}

/** `at`: where they are. Null: it does not run right now. */
export async function balance(port: number, at: readonly { port: number | null }[]): Promise<Balanced> {
  const ready = new Set<number>();
  const look = async (): Promise<void> => {
    for (const target of ready) if (!at.some((one) => one.port === target)) ready.delete(target);
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
  const clients = new Set<Socket>();
  const balancer = createServer((client) => {
    clients.add(client);
    client.on('error', () => {}).once('close', () => clients.delete(client));
    pass(client, at.length);
  });
  await new Promise<void>((resolve, reject) => {
    balancer.once('error', reject);
    balancer.listen(port, resolve);
  });
  const timer = setInterval(() => void look(), LOOK_MS);
  return {
    look,
    close() {
      clearInterval(timer);
      balancer.close();
      for (const client of clients) client.destroy();
    },
  };
}
