import { type Part, type Phrase, type Seat, say } from '@starboard/kernel';
import { speechOf, type You } from '../speech.ts';
import { names } from './names.ts';

export const speech = speechOf(names, { and: 'and', portal: 'portal', you: 'you', You: 'You', nobody: 'nobody' });

export const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
/** "portal 7, worth 3 actions": the position is the name, the value is what it gives. */
export const worth = (portal: Part, n: number): Phrase => say`${portal}, worth ${actions(n)}`;
export const explores = (by: Seat, you: You, position: number): Phrase =>
  say`${speech.does(by, you, 'explore', 'explores')} ${speech.portal(position)}`;
export const pile = (n: number): string =>
  n === 0 ? 'The draw pile is empty.' : n === 1 ? '1 relic is left in the draw pile.' : `${n} relics are left in the draw pile.`;
