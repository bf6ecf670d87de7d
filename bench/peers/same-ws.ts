/** `same-ws.ts turn|move`: the same work as ours on raw `ws`. */
import type { AddressInfo } from 'node:net';
import type { Seat } from '@starboard/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import { answers } from '../children.ts';
import { pulseAnswers } from '../vitals.ts';
import { type Commit, type SameRoom, sameRooms } from './same-room.ts';

const rooms = await sameRooms(process.env.STARBOARD_DATA ?? '.', process.argv[2] as Commit);
const tables = new Map<string, { readonly room: SameRoom; readonly sockets: WebSocket[] }>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  let table = tables.get(name);
  if (table === undefined) {
    const sockets: WebSocket[] = [];
    table = { room: rooms.room((seat, text) => sockets[seat].send(text)), sockets };
    tables.set(name, table);
  }
  const { room, sockets } = table;
  const seat = (sockets.push(socket) - 1) as Seat;
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as { id: string; answer: readonly string[] } | { next: true };
    if ('next' in said) room.deal();
    else room.said(seat, said);
  });
});
await new Promise((resolve) => server.once('listening', resolve));

answers({ port: () => (server.address() as AddressInfo).port, ...pulseAnswers() });
