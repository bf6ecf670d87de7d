/**
 * boardgame.io's server with the same table, its storage in memory. Nothing is kept for undo, which would only slow it down.
 */
import type { AddressInfo } from 'node:net';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { answers } from '../children.ts';
import { pulseAnswers } from '../vitals.ts';

const CELLS = 100;

const turns = {
  name: 'turns',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ cells: new Array<number>(CELLS).fill(0), moves: 0, last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: { G: { cells: number[]; moves: number; last: number } }, cell: number) => {
      G.cells[cell] = (G.cells[cell] + 1) % 256;
      G.last = cell;
      G.moves++;
    },
  },
};

const server = Server({ games: [turns], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);

answers({ port: () => (appServer.address() as AddressInfo).port, ...pulseAnswers() });
