/** Tic-tac-toe on boardgame.io, as in its own tutorial. */
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import type { Action, Ctx, Game } from 'boardgame.io/dist/cjs/internal.js';

export interface Board {
  readonly cells: (string | null)[];
}

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const won = (cells: Board['cells']): boolean => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

export const ticTacToe: Game<Board> = {
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((c) => c !== null)) return { draw: true };
    return undefined;
  },
  ai: {
    enumerate: (G: Board, _: Ctx) => {
      const moves: { move: string; args: number[] }[] = [];
      for (let i = 0; i < 9; i++) if (G.cells[i] === null) moves.push({ move: 'clickCell', args: [i] });
      return moves;
    },
  },
};

/** What their `makeMove` action creator makes. */
export const click = (cell: number, playerID: string): Action => ({ type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID } });
