/** The outcome (A21, A22) and the tally of a finished game. */
import { type Outcome, type State, seatsOf } from '@starboard/kernel';
import { partsOf } from './turns.ts';
import type { Afternova } from './types.ts';

export function outcome(s: State<Afternova>): Outcome<Afternova> {
  const n = s.mine.length;
  const seats = seatsOf(n);
  const parts = seats.map((seat) => partsOf(s, seat));
  const scores = parts.map(([points, stored, objective]) => points + stored + objective);
  // Q33: among equals the later seat wins, counted from the first player.
  const place = (seat: number): number => (seat - s.pub.first + n) % n;
  const better = (a: number, b: number): boolean => scores[a] > scores[b] || (scores[a] === scores[b] && place(a) > place(b));
  return {
    ranks: seats.map((seat) => 1 + seats.filter((other) => better(other, seat)).length),
    scores,
    ending: 'sixth',
    parts: seats.flatMap((seat) => [
      { seat, rule: 'A19', n: parts[seat][0] },
      { seat, rule: 'A21', n: parts[seat][1] },
      { seat, rule: 'A3', n: parts[seat][2] },
    ]),
  };
}

export function tally(s: State<Afternova>): Readonly<Record<string, number>> {
  const { pub } = s;
  return {
    turns: pub.turn,
    extracts: pub.extracts,
    partnered: pub.partnered,
    blueprints: pub.built.reduce((n, built) => n + built.length, 0),
    best: Math.max(...seatsOf(s.mine.length).map((seat) => partsOf(s, seat).reduce((x, y) => x + y, 0))),
  };
}
