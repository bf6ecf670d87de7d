/**
 * Colyseus with a table of a hundred cells and four seats that act in turn. State in its schema, as its documentation says,
 * and each move is sent at once: by itself it sends twenty times a second, which a closed loop would only wait for.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answers } from '../children.ts';
import { pulseAnswers } from '../vitals.ts';

const CELLS = 100;
const SEATS = 4;

const Table = schema({ cells: t.array('uint8'), turn: t.uint8(), moves: t.uint32(), last: t.uint8() });

class Turns extends Room {
  override maxClients = SEATS;
  override patchRate = null;
  readonly table = new Table();
  readonly #seats: string[] = [];

  override onCreate(): void {
    for (let i = 0; i < CELLS; i++) this.table.cells.push(0);
    this.table.turn = 0;
    this.table.moves = 0;
    this.state = this.table;
    this.onMessage('add', (client: Client, cell: number) => {
      if (this.#seats[this.table.turn] !== client.sessionId || !(cell >= 0 && cell < CELLS)) return;
      this.table.cells[cell] = (this.table.cells[cell] + 1) % 256;
      this.table.last = cell;
      this.table.moves++;
      this.table.turn = (this.table.turn + 1) % SEATS;
      this.broadcastPatch();
    });
  }

  override onJoin(client: Client): void {
    this.#seats.push(client.sessionId);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('turns', Turns);
await server.listen(0, '127.0.0.1');

answers({ port: () => (http.address() as AddressInfo).port, ...pulseAnswers() });
