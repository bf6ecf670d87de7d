/**
 * `same-colyseus.ts turn|move`: the same work as ours in rooms of Colyseus. What is private to a seat goes by `client.send`, as
 * its documentation says; there is no state for all in its schema, because frames hold it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Seat } from '@starboard/kernel';
import { answers } from '../children.ts';
import { SEATS } from '../loop.ts';
import { pulseAnswers } from '../vitals.ts';
import { type Commit, type SameRoom, sameRooms } from './same-room.ts';

const rooms = await sameRooms(process.env.STARBOARD_DATA ?? '.', process.argv[2] as Commit);

class Rarities extends Room {
  override maxClients = SEATS;
  override patchRate = null;
  readonly #clients: Client[] = [];
  #room!: SameRoom;

  override onCreate(): void {
    this.#room = rooms.room((seat, text) => this.#clients[seat].send('m', text));
    this.onMessage('next', () => this.#room.deal());
    this.onMessage('say', (client: Client, said: { id: string; answer: readonly string[] }) => {
      this.#room.said(this.#clients.indexOf(client) as Seat, said);
    });
  }

  override onJoin(client: Client): void {
    this.#clients.push(client);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('rarities', Rarities);
await server.listen(0, '127.0.0.1');

answers({ port: () => (http.address() as AddressInfo).port, ...pulseAnswers() });
