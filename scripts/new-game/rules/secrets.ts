/** What is hidden, for the leak tests: R1 hides hands and pile, R2 the chosen cards. Only tests call this. */
import { type Chance, type Seat, type Secret, type State, seatsOf } from '@starboard/kernel';
import { DECK, sum } from '../content/cards.ts';
import { dealOthers } from './knowledge.ts';
import { copy } from './state.ts';
import type { Sample } from './types.ts';

export function secrets(s: State<Sample>, viewer: Seat | null): Secret<Sample>[] {
  const others = seatsOf(s.mine.length).filter((seat) => seat !== viewer);
  const unknown = DECK.filter((n, kind) => n - s.pub.played[kind] - (viewer === null ? 0 : s.mine[viewer].hand[kind]) > 0);
  const free = unknown.length > 1 && sum(s.mine[0].hand) > 0;
  return [
    ...others.map((seat): Secret<Sample> => ({ name: 'hand', rule: 'R1', value: [...s.mine[seat].hand], free })),
    ...others.map((seat): Secret<Sample> => ({ name: 'chosen', rule: 'R2', value: s.sealed[seat], free: free && s.sealed[seat] !== null })),
    { name: 'pile', rule: 'R1', value: [...s.dark.pile], free },
  ];
}

export function redeal(s: State<Sample>, viewer: Seat | null, chance: Chance): State<Sample> {
  const other = copy(s);
  dealOthers(other, viewer, chance);
  return other;
}
