/** Hatch cards (E27, E28, Q40): how one is drawn, and what it does to the hatch and to the human in it. */
import { drawFrom, type Hands, type Seat, type State } from '@starboard/kernel';
import { CHARACTERS } from '../content/cards.ts';
import type { Law } from './law.ts';
import { leave, letWatch } from './rounds.ts';
import { hatchDeck } from './state.ts';
import { HATCH, note } from './trail.ts';
import type { Aliens, Pub } from './types.ts';

export const COLOURS = ['green', 'red'] as const;
export const GREEN = 0;

/** E27: the number of the hatch is announced, which only a human can do. */
export function enter(s: State<Aliens>, law: Law, seat: Seat, hatch: number): void {
  s.pub.side[seat] = 'human';
  note(s.pub, seat, HATCH, law.zone.hatches[hatch]);
}

/** The cards that this human draws: none without hatch cards, two for the Engineer (H.15). They are still counted in `pub`. */
export function drawHatchCards(s: State<Aliens>, law: Law, seat: Seat, x: Hands<Aliens>): number[] {
  const { pub, dark } = s;
  if (!law.hatchCards) return [];
  // Q40: on a map with more hatches than cards, the shown cards form a new deck.
  if (pub.hatchCards === 0) {
    dark.hatch = hatchDeck(law, s.mine.length);
    pub.hatchCards = dark.hatch[0] + dark.hatch[1];
  }
  const two = law.engineer && CHARACTERS[s.mine[seat].character] === 'engineer' && pub.hatchCards > 1;
  return Array.from({ length: two ? 2 : 1 }, () => {
    const card = drawFrom(dark.hatch, dark.hatch[0] + dark.hatch[1], x);
    dark.hatch[card]--;
    return card;
  });
}

/**
 * Q52: green cards and all cards among which the next one is drawn, as everybody can count them; null: no card is drawn. Q40: what
 * was shown before the last new deck counts no more.
 */
export function hatchCardsLeft(law: Law, pub: Readonly<Pub>): { readonly green: number; readonly all: number } | null {
  if (!law.hatchCards) return null;
  const [green, red] = hatchDeck(law, pub.status.length);
  const [used, broken] = (['used', 'broken'] as const).map((state) => pub.hatches.filter((it) => it === state).length);
  const decks = Math.floor((used + broken) / (green + red)) + 1;
  return { green: decks * green - used, all: decks * (green + red) - used - broken };
}

/** H.15, Q38: everybody sees both cards, and so learns who the Engineer is. */
export function showBoth(s: State<Aliens>, seat: Seat, hatch: number, cards: readonly number[], x: Hands<Aliens>): void {
  s.pub.shown[seat] = s.mine[seat].character;
  x.reveal('all', { kind: 'two-cards', seat, hatch, cards: cards.map((card) => COLOURS[card]) }, 'H.15');
}

/** The card is used up. Green, or no card: the human escapes and the hatch is closed. Red: it is broken (Q13). */
export function turnUp(s: State<Aliens>, seat: Seat, hatch: number, card: number | null, x: Hands<Aliens>): void {
  const { pub } = s;
  if (card !== null) pub.hatchCards--;
  x.reveal('all', { kind: 'hatch', seat, hatch, card: card === null ? 'none' : COLOURS[card] }, 'E27');
  if (card !== null && card !== GREEN) {
    pub.hatches[hatch] = 'broken';
    return;
  }
  pub.hatches[hatch] = 'used';
  leave(s, seat, 'escaped');
  x.reveal('all', { kind: 'escaped', seat, character: CHARACTERS[s.mine[seat].character], hatch }, 'E27');
  letWatch(s, seat, x);
}
