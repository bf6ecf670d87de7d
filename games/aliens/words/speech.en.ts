/** English: players, places and cards as they stand in a sentence. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { Character, Item } from '../content/cards.ts';
import * as trail from '../rules/trail.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';

export const sector = (id: string): Part => common.sectorRef('en', id);
/** "in D09", "in hatch 3", "in the human start". */
export const within = (id: string): Phrase => say`in ${common.isStart(id) ? 'the ' : ''}${sector(id)}`;
export const towards = (id: string): Phrase => say`to ${common.isStart(id) ? 'the ' : ''}${sector(id)}`;
export const item = (it: Item): Part => common.itemRef('en', it);
export const the = (c: Character): Part => ({ ref: 'character', id: c, text: names.en.characters[c].the });
/** "the Captain, a human". */
export const role = (c: Character): Phrase => say`${the(c)}${common.isAlienCharacter(c) ? '' : ', a human'}`;

export const steps = (n: number): string => (n === 1 ? 'exactly one sector' : n === 2 ? 'one or two sectors' : 'one, two or three sectors');
export const items = (n: number): string => (n === 0 ? 'no items' : n === 1 ? '1 item' : `${n} items`);

/** A player inside a sentence. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'you' : who(seat));
/** A player as the label of a line: "You" and "Mirela". */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'You' : who(seat));
export const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['nobody']
    : list(
        seats.map((s) => [them(s, you)]),
        'and',
      );
/** A player at the beginning of a sentence, with the verb: "You attack", "Mirela attacks". */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`You ${mine}`] : [who(seat), ` ${theirs}`]);

/** E11: what an announcement sounds like. There is one such sentence, whatever the card was. */
export const noise = (id: string): Phrase => say`noise in ${sector(id)}`;

/** What the table heard or saw of somebody, in a few words. */
export function heard(k: View, e: trail.Entry): Phrase {
  const at = e.sector < 0 ? '' : common.nameOf(k, e.sector);
  switch (e.what) {
    case trail.NOTHING:
      return ['no card'];
    case trail.SILENCE:
      return ['silence'];
    case trail.NOISE:
      return noise(at);
    case trail.ATTACK:
      return say`attack ${within(at)}`;
    case trail.STAY:
      return ['stays put'];
    case trail.TELEPORT:
      return ['teleports'];
    case trail.SEEN:
      return say`seen ${within(at)}`;
    case trail.HATCH:
      return say`reaches ${sector(at)}`;
    case trail.BACK:
      return say`back ${within(at)}`;
    case trail.TURNED:
      return say`turned ${within(at)}`;
    case trail.FAST:
      return [item('adrenaline')];
    case trail.SAFE:
      return say`${item('defense')} ${within(at)}`;
    case trail.CALM:
      return [item('sedatives')];
    case trail.HIDDEN:
      return ['an item, face down'];
    default:
      return ['fed'];
  }
}
