/** The least a server can do: a message of a seat goes to all four of its table, counted and nothing else. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answers } from '../children.ts';
import { pulseAnswers } from '../vitals.ts';

const tables = new Map<string, { n: number; readonly sockets: Set<WebSocket> }>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? { n: 0, sockets: new Set() };
  tables.set(name, table);
  table.sockets.add(socket);
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as { seat: number; cell: number };
    const text = JSON.stringify({ n: ++table.n, ...said });
    for (const other of table.sockets) other.send(text);
  });
});

answers({
  port: () =>
    new Promise<number>((resolve) => {
      const tell = (): void => resolve((server.address() as AddressInfo).port);
      if (server.address() === null) server.once('listening', tell);
      else tell();
    }),
  ...pulseAnswers(),
});
