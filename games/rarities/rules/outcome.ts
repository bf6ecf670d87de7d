/** Who has won, and what a designer wants to know of a finished game. */
import { type Outcome, type Seat, type State, seatsOf } from '@starboard/kernel';
import { SETS_TO_WIN } from '../content/cards.ts';
import { completeSets } from './planet.ts';
import type { Rarities } from './types.ts';

/** Q39: complete sets, then relics at home, then the smaller hand. A winner by R32 has more sets than anybody else. */
function standing(s: State<Rarities>, seat: Seat): readonly [number, number, number] {
  const planet = s.pub.planets[seat];
  return [completeSets(planet), planet.reduce((a, b) => a + b, 0), -s.pub.hands[seat]];
}

const better = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((v, j) => v !== b[j]);
  return i >= 0 && a[i] > b[i];
};

export function outcome(s: State<Rarities>): Outcome<Rarities> {
  const seats = seatsOf(s.mine.length);
  const standings = seats.map((seat) => standing(s, seat));
  const sets = standings.map(([n]) => n);
  return {
    ranks: standings.map((mine) => 1 + standings.filter((other) => better(other, mine)).length),
    scores: sets,
    ending: sets.some((n) => n >= SETS_TO_WIN) ? 'three-sets' : 'mission-limit',
    parts: seats.map((seat) => ({ seat, rule: 'R32', n: sets[seat] })),
  };
}

export const leaders = (s: State<Rarities>): Seat[] => {
  const { ranks } = outcome(s);
  return seatsOf(s.mine.length).filter((seat) => ranks[seat] === 1);
};

export const tally = (s: State<Rarities>): Readonly<Record<string, number>> => ({ missions: s.pub.mission, turns: s.pub.turns });
