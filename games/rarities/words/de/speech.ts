import { type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import { speechOf, type You } from '../speech.ts';
import { names } from './names.ts';

export const speech = speechOf(names, { and: 'und', portal: 'Portal', you: 'du', You: 'Du', nobody: 'niemand' });

export const actions = (n: number): string => (n === 1 ? '1 Aktion' : `${n} Aktionen`);
/** „Portal 7 (3 Aktionen wert)“: Der Wert steht in Klammern, denn „1, 1 Aktion“ läse sich wie eine Dezimalzahl. */
export const worth = (portal: Part, n: number): Phrase => say`${portal} (${actions(n)} wert)`;
export const dative = (seat: Seat, you: You): Part => (seat === you ? 'dir' : who(seat));
export const explores = (by: Seat, you: You, position: number): Phrase =>
  say`${speech.does(by, you, 'erkundest', 'erkundet')} ${speech.portal(position)}`;
export const pile = (n: number): string =>
  n === 0 ? 'Der Nachziehstapel ist leer.' : n === 1 ? 'Im Nachziehstapel ist noch 1 Relikt.' : `Im Nachziehstapel sind noch ${n} Relikte.`;
