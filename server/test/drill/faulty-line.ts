/** A TCP proxy whose line can be cut, hung or slowed: the network between a server and what it depends on. */
import { createConnection, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/** What came from one side, on its way to the other. A slow line keeps its order, also when it is mended meanwhile. */
class OneWay {
  readonly #to: Socket;
  readonly #under: Buffer[] = [];

  constructor(to: Socket) {
    this.#to = to;
  }

  pass(data: Buffer, delay: number): void {
    if (delay === 0 && this.#under.length === 0) return void this.#to.write(data);
    this.#under.push(data);
    setTimeout(() => {
      const next = this.#under.shift();
      if (next !== undefined && this.#to.writable) this.#to.write(next);
    }, delay);
  }
}

export class FaultyLine {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  /** Of a machine that is gone: nothing more comes of them, and nobody was told. */
  readonly #lost = new Set<Socket>();
  #to: NetConnectOpts;
  #delay = 0;
  #hung: 'no' | 'there' | 'back' | 'both' = 'no';
  #cut = false;
  #gone = false;

  private constructor(server: Server, to: NetConnectOpts) {
    this.#server = server;
    this.#to = to;
    this.port = 0;
  }

  static open(to: NetConnectOpts): Promise<FaultyLine> {
    return new Promise((resolve) => {
      const server = createServer((client) => {
        if (proxy.#cut) return void client.destroy();
        if (proxy.#gone) return void proxy.#lost.add(client.on('error', () => {}));
        const target = createConnection(proxy.#to);
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
        const [there, back] = [new OneWay(target), new OneWay(client)];
        client.on('data', (data) => there.pass(data, proxy.#delay));
        target.on('data', (data) => back.pass(data, proxy.#delay));
        proxy.#apply();
      });
      server.listen(0, '127.0.0.1', () => resolve(proxy));
      const proxy: FaultyLine = new FaultyLine(server, to);
      server.on('listening', () => Object.assign(proxy, { port: (server.address() as { port: number }).port }));
    });
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

  /** The machine at the other end disappears: connections stay and are silent, new ones wait for an answer that never comes. */
  vanish(): void {
    this.#gone = true;
    for (const pair of this.#pairs) {
      const [client, target] = pair;
      client.removeAllListeners('data').removeAllListeners('close').pause();
      target
        .removeAllListeners()
        .on('error', () => {})
        .destroy();
      this.#lost.add(client);
    }
    this.#pairs.clear();
  }

  /** The same address leads somewhere else from now on. */
  lead(to: NetConnectOpts): void {
    this.#to = to;
    this.#gone = false;
  }

  heal(): void {
    this.#cut = false;
    this.#hung = 'no';
    this.#delay = 0;
    this.#apply();
  }

  close(): void {
    this.cut();
    for (const client of this.#lost) client.destroy();
    this.#server.close();
  }
}
