import type { Rule } from '../rules/ids.ts';

export const rulebook: { readonly [R in Rule]: string } = {
  R1: 'The deck holds four cards each of the values 1 to 5. Every player is dealt four; nobody sees the rest.',
  R2: 'In each round every player chooses one card from their hand, face down, at the same time.',
  R3: 'Then all chosen cards are revealed. The highest value that only one player chose scores as many points as its value. If there is no such card, nobody scores.',
  R4: 'Played cards stay on the table, face up. Nobody draws new ones.',
  R5: 'After the last round the player with the most points wins. Players with equal points share the win.',
  Q1: 'You may change your mind until the last player has chosen.',
};
