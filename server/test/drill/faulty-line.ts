/** A TCP proxy whose line can be cut, hung or slowed: the network between a server and what it depends on. */
import { createConnection, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

export class FaultyLine {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  #delay = 0;
  #hung: 'no' | 'there' | 'back' | 'both' = 'no';
  #cut = false;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static open(to: NetConnectOpts): Promise<FaultyLine> {
    return new Promise((resolve) => {
      const server = createServer((client) => {
        if (proxy.#cut) return void client.destroy();
        const target = createConnection(to);
        const pair: [Socket, Socket] = [client, target];
        proxy.#pairs.add(pair);
        const end = (): void => {
          client.destroy();
          target.destroy();
          proxy.#pairs.delete(pair);
        };
        for (const socket of pair) {
          socket.setNoDelay(true);
          socket.on('error', end);
          socket.on('close', end);
        }
        client.on('data', (data) => proxy.#pass(target, data));
        target.on('data', (data) => proxy.#pass(client, data));
        proxy.#apply();
      });
      server.listen(0, '127.0.0.1', () => resolve(proxy));
      const proxy: FaultyLine = new FaultyLine(server, 0);
      server.on('listening', () => Object.assign(proxy, { port: (server.address() as { port: number }).port }));
    });
  }

  #pass(to: Socket, data: Buffer): void {
    if (this.#delay === 0) to.write(data);
    else setTimeout(() => to.writable && to.write(data), this.#delay);
  }

  #apply(): void {
    for (const [client, target] of this.#pairs) {
      if (this.#hung === 'there' || this.#hung === 'both') client.pause();
      else client.resume();
      if (this.#hung === 'back' || this.#hung === 'both') target.pause();
      else target.resume();
    }
  }

  /** Connections end, and no new ones are accepted. */
  cut(): void {
    this.#cut = true;
    for (const [client, target] of [...this.#pairs]) {
      client.destroy();
      target.destroy();
    }
  }

  /** Nothing gets through one way or both, and nobody is told. */
  hang(way: 'there' | 'back' | 'both'): void {
    this.#hung = way;
    this.#apply();
  }

  slow(ms: number): void {
    this.#delay = ms;
  }

  heal(): void {
    this.#cut = false;
    this.#hung = 'no';
    this.#delay = 0;
    this.#apply();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
