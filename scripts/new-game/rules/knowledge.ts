/** What a seat can imagine. A played card is public, so nothing has to be remembered beyond the view. */
import { type Chance, drawFrom, type Game, type Seat, type State, seatsOf } from '@starboard/kernel';
import { DECK, sum, VALUES } from '../content/cards.ts';
import { ALPHABET, pickOf } from './picks.ts';
import { copyPub } from './state.ts';
import type { Sample } from './types.ts';

export const blank: Game<Sample>['blank'] = () => ({});
export const remember: Game<Sample>['remember'] = (m) => m;

export const imagine: Game<Sample>['imagine'] = (k, _, seat, chance) => {
  const seats = seatsOf(k.pub.points.length);
  const hand = k.mine?.hand ?? [];
  const world: State<Sample> = {
    pub: copyPub(k.pub),
    // Every hand has the same size; which cards it holds is dealt below.
    mine: seats.map(() => ({ hand: [...hand] })),
    dark: { pile: [] },
    stack: k.stack.map((f) => (f.step === 'choose' ? { step: 'choose', _chosen: seats.map(() => null) } : { step: 'rounds' })),
    flow: k.flow,
    sealed: seats.map((o) => (o === seat ? k.sealed : k.flow.done.includes(o) ? [ALPHABET[0]] : null)),
  };
  dealOthers(world, seat, chance);
  return world;
};

/** Deals all cards that this viewer does not know: the other hands, the pile, and what the others have chosen. */
export function dealOthers(s: State<Sample>, viewer: Seat | null, chance: Chance): void {
  const own = viewer === null ? null : s.mine[viewer].hand;
  const pile = DECK.map((n, kind) => n - s.pub.played[kind] - (own?.[kind] ?? 0));
  for (const [seat, mine] of s.mine.entries()) {
    if (seat === viewer) continue;
    const size = sum(mine.hand);
    mine.hand = VALUES.map(() => 0);
    for (let n = 0; n < size; n++) {
      const kind = drawFrom(pile, sum(pile), chance);
      pile[kind]--;
      mine.hand[kind]++;
    }
    if (s.sealed[seat] !== null) s.sealed[seat] = [pickOf(drawFrom(mine.hand, size, chance))];
  }
  s.dark.pile = pile;
}
