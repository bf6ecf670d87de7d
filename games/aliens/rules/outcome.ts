/** The winners (E15, E30, E31, E.3, Q33), and the numbers of a finished game. */
import { type Outcome, type Seat, type State, seatsOf } from '@starboard/kernel';
import { isHuman } from '../content/cards.ts';
import type { Aliens, Ending } from './types.ts';

/** The winners by the recorded ending; none before the end. */
export function winners(s: State<Aliens>): Seat[] {
  const { pub } = s;
  const seats = seatsOf(s.mine.length);
  const escaped = seats.filter((seat) => pub.status[seat] === 'escaped');
  switch (pub.ending) {
    case 'escaped':
    case 'first-out':
    case 'agreed':
      return escaped;
    case 'hunted':
    case 'hatches':
    case 'rounds':
    case 'cut-off':
      // Q33: a team win, eliminated and turned players included. E30: players who escaped win too.
      return seats.filter((seat) => s.mine[seat].alien || pub.status[seat] === 'escaped');
    case 'kills':
    case 'kills-rounds': {
      const most = Math.max(...pub.kills);
      return seats.filter((seat) => pub.kills[seat] === most || pub.status[seat] === 'escaped');
    }
    case null:
      return [];
  }
}

export function outcome(s: State<Aliens>): Outcome<Aliens> {
  const won = winners(s);
  const seats = seatsOf(s.mine.length);
  const arena = s.pub.ending === 'kills' || s.pub.ending === 'kills-rounds';
  return {
    ranks: seats.map((seat) => (won.includes(seat) ? 1 : 1 + won.length)),
    // E30, Q33: escapes take nothing from each other, and the aliens are a team.
    ...(!arena && { together: true as const }),
    scores: seats.map((seat) => (arena ? s.pub.kills[seat] : won.includes(seat) ? 1 : 0)),
    ending: s.pub.ending ?? 'rounds',
    // Q33: an alien's part is the team's win; a human's is the escape (E30).
    parts: seats.map((seat) => ({
      seat,
      rule: arena ? 'E.3' : s.mine[seat].alien && s.pub.status[seat] !== 'escaped' ? 'Q33' : 'E30',
      n: arena ? s.pub.kills[seat] : won.includes(seat) ? 1 : 0,
    })),
  };
}

/** Endings that the aliens win as a team. With E.3, eliminations decide instead. */
export const huntersWin = (ending: Ending | null): boolean =>
  ending === 'hunted' || ending === 'hatches' || ending === 'rounds' || ending === 'cut-off';

/** Numbers for reports over many games. */
export function tally(s: State<Aliens>): Readonly<Record<string, number>> {
  const { pub } = s;
  const count = (status: string): number => pub.status.filter((it) => it === status).length;
  return {
    rounds: pub.round,
    escaped: count('escaped'),
    eliminated: count('eliminated'),
    aliensWin: huntersWin(pub.ending) ? 1 : 0,
    broken: pub.hatches.filter((h) => h === 'broken').length,
  };
}

/** E5: the sides as they were dealt. */
export const roles = (s: State<Aliens>): readonly string[] => s.mine.map((m) => (isHuman(m.character) ? 'human' : 'alien'));
