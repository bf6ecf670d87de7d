/** Stands between a browser and a server, and holds back what matches `held` for good: bots that never get their code never answer. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Holding {
  readonly url: string;
  close(): void;
}

export async function holdBack(to: string, held: RegExp): Promise<Holding> {
  const { port } = new URL(to);
  const server = createServer((asked, reply) => {
    if (held.test(asked.url ?? '')) return;
    const on = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    on.on('error', () => reply.destroy());
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
