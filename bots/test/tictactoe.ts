/** Tic-tac-toe: the smallest whole game, for tests of the bots and for comparing speed with other engines. */
import type { Cartridge, Choice, Game, Known, Mind, Outcome, Seat, State, Words } from '@starboard/kernel';
import { seatsOf } from '@starboard/kernel';

export type Cell = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export interface TicTacToe {
  options: Record<never, never>;
  /** `cells`: the seat that marked it, or -1. `turn`: whose it is. */
  pub: { cells: number[]; turn: number };
  mine: Record<never, never>;
  dark: Record<never, never>;
  frame: { step: 'turn' };
  ret: null;
  event: { kind: 'mark'; seat: Seat; cell: number };
  pick: Cell;
  memory: Record<never, never>;
  choice: 'mark';
  why: never;
  rule: 'T1';
}
type T = TicTacToe;

const CELLS: readonly Cell[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];
export const ROWS_OF_THREE: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const LINES_OF = CELLS.map((_, cell) => ROWS_OF_THREE.filter((line) => line.includes(cell)));

/** The seat with three in a row, or -1. */
export function winner(cells: readonly number[]): number {
  for (const [a, b, c] of ROWS_OF_THREE) if (cells[a] >= 0 && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a];
  return -1;
}

const won = (cells: readonly number[], cell: number): boolean => {
  for (const [a, b, c] of LINES_OF[cell]) if (cells[a] === cells[b] && cells[a] === cells[c]) return true;
  return false;
};

const words = (mark: string, play: string, tie: string): Words<T> => ({
  title: 'Tic-tac-toe',
  about: 'O X O',
  event: { mark: (e) => [{ seat: e.seat }, ` → ${e.cell}`] },
  choice: () => [mark],
  waiting: (k) => [{ seat: k.pub.turn as Seat }, ' …'],
  pick: (p) => [p],
  refusal: {},
  scene: (k) => [{ title: play, lines: [0, 3, 6].map((r) => [k.pub.cells.slice(r, r + 3).join(' ')]) }],
  ending: (o) => [o.ending === 'tie' ? tie : play],
  part: ({ rule }) => rule,
  option: {},
  tally: { marks: mark },
  rule: { T1: play },
});

const CHOICES = new Map<number, Choice<T>>();
const FLOWS = seatsOf(2).map((seat) => ({ asked: [seat], label: 'mark' }));

const game: Game<T> = {
  id: 'tictactoe',
  seats: [2, 2],
  rules: { version: '1', state: 1 },
  options: {},
  alphabet: () => CELLS,
  setup: (_options, seats) => ({
    pub: { cells: new Array<number>(9).fill(-1), turn: 0 },
    mine: Array.from({ length: seats }, () => ({})),
    dark: {},
    stack: [{ step: 'turn' }],
  }),
  steps: {
    turn: {
      run: (s, _f, x) => x.ask(FLOWS[s.pub.turn]),
      picks(k) {
        // There are 512 sets of free cells, so each question is built once.
        let free = 0;
        for (let i = 0; i < 9; i++) if (k.pub.cells[i] < 0) free |= 1 << i;
        let c = CHOICES.get(free);
        if (c === undefined) {
          c = { kind: 'mark', picks: CELLS.filter((_, i) => free & (1 << i)), ends: true, rule: 'T1' };
          CHOICES.set(free, c);
        }
        return c;
      },
      take(s, _f, seat, [pick], x) {
        const cell = Number(pick);
        const { cells } = s.pub;
        cells[cell] = seat;
        s.pub.turn = 1 - seat;
        if (x.telling) x.tell('all', { kind: 'mark', seat, cell });
        if (won(cells, cell) || !cells.includes(-1)) x.end();
      },
    },
  },
  copy: (s) => ({
    ...s,
    pub: { cells: s.pub.cells.slice(), turn: s.pub.turn },
    mine: [{}, {}],
    dark: {},
    stack: s.stack.slice(),
    sealed: [null, null],
  }),
  outcome(s): Outcome<T> {
    const w = winner(s.pub.cells);
    const ranks = w < 0 ? [1, 1] : w === 0 ? [1, 2] : [2, 1];
    return { ranks, scores: ranks.map((r) => 2 - r), ending: w < 0 ? 'tie' : 'row', parts: [] };
  },
  invariants(s) {
    const marks = s.pub.cells.filter((c) => c >= 0).length;
    const first = s.pub.cells.filter((c) => c === 0).length;
    if (first !== marks - first && first !== marks - first + 1) throw new Error(`${first} of ${marks} marks are the first seat's`);
  },
  tally: (s) => ({ marks: s.pub.cells.filter((c) => c >= 0).length }),
  blank: () => ({}),
  remember: (m) => m,
  imagine: (k: Known<T>): State<T> => ({
    pub: { cells: k.pub.cells.slice(), turn: k.pub.turn },
    mine: [{}, {}],
    dark: {},
    stack: k.stack.slice(),
    flow: k.flow,
    sealed: [null, null],
  }),
  secrets: () => [],
  redeal: (s) => game.copy(s),
  words: { de: words('Welches Feld?', 'Drei in einer Reihe', 'Unentschieden'), en: words('Which cell?', 'Three in a row', 'A tie') },
};

const WEIGHTS = { win: 100, block: 50, centre: 3, corner: 2, edge: 1 };

const mind: Mind<T> = {
  weigh(k, _m, seat, _path, c) {
    const { cells } = k.pub;
    return c.picks.map((pick) => {
      const cell = Number(pick);
      let weight = cell === 4 ? WEIGHTS.centre : cell % 2 === 0 ? WEIGHTS.corner : WEIGHTS.edge;
      for (const line of LINES_OF[cell]) {
        let own = 0;
        let other = 0;
        for (const i of line) if (i !== cell && cells[i] >= 0) cells[i] === seat ? own++ : other++;
        if (own === 2) weight += WEIGHTS.win;
        else if (other === 2) weight += WEIGHTS.block;
      }
      return weight;
    });
  },
  value: () => [0.5, 0.5],
  horizon: null,
};

/** Knows nothing: all picks weigh the same. */
export const blankMind: Mind<T> = { weigh: (_k, _m, _seat, _path, c) => c.picks.map(() => 0), value: () => [0.5, 0.5], horizon: null };

export const cartridge: Cartridge<T> = { game, mind, sketch: { draw: (k) => k.pub.cells.map((c) => [{ text: String(c) }]) } };
