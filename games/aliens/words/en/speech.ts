/** English: players, places and cards as they stand in a sentence. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import type { Character, Item } from '../../content/cards.ts';
import * as common from '../common.ts';
import type { HeardWords, Speech, You } from '../tongue.ts';
import { names } from './names.ts';

export const sector = (id: string): Part => common.sectorRef(names, id);
/** With the article, where there is one: "D09", "hatch 3", "the human start". */
export const place = (id: string): Phrase => say`${common.isStart(id) ? 'the ' : ''}${sector(id)}`;
export const within = (id: string): Phrase => say`in ${place(id)}`;
export const item = (it: Item): Part => common.itemRef(names, it);
export const the = (c: Character): Part => common.characterRef(names, c);
/** "the Captain, a human". */
export const role = (c: Character): Phrase => say`${the(c)}${common.isAlienCharacter(c) ? '' : ', a human'}`;

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
export const steps = (n: number): string => (n === 1 ? 'exactly one sector' : n === 2 ? 'one or two sectors' : 'one, two or three sectors');
export const items = (n: number): string => (n === 0 ? 'no items' : many(n, 'item'));

/** A player inside a sentence. */
export const them = (seat: Seat, you: You): Part => (seat === you ? 'you' : who(seat));
/** A player as the label of a line: "You" and "Mirela". */
export const label = (seat: Seat, you: You): Part => (seat === you ? 'You' : who(seat));
export const all = (seats: readonly Seat[], you: You): Phrase =>
  seats.length === 0
    ? ['nobody']
    : list(
        common.readerFirst(seats, you).map((s) => [them(s, you)]),
        'and',
      );
/** A player at the beginning of a sentence, with the verb: "You attack", "Mirela attacks". */
export const does = (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`You ${mine}`] : [who(seat), ` ${theirs}`]);
/** What happened to a player whose role it reveals: "Mirela escapes: the Captain." */
export const revealed = (seat: Seat, you: You, c: Character, mine: string, theirs: string, where: Phrase = []): Phrase =>
  seat === you ? say`You ${mine}${where}. You were ${the(c)}.` : say`${who(seat)} ${theirs}${where}: ${the(c)}.`;

/** E11: what an announcement sounds like. There is only this sentence, no matter which card was drawn. */
export const noise = (id: string): Phrase => say`noise in ${sector(id)}`;

function wins(seats: readonly Seat[], you: You): Phrase {
  if (seats.length === 0) return ['Nobody wins.'];
  const winners = list(
    common.readerFirst(seats, you).map((s) => [label(s, you)]),
    'and',
  );
  return say`${winners} ${seats.length === 1 && seats[0] !== you ? 'wins' : 'win'}.`;
}

export const speech: Speech = { and: 'and', sector, item, the, label, wins };

export const heard: HeardWords = {
  nothing: ['no card'],
  silence: ['silence'],
  noise,
  attack: (at) => say`attack ${within(at)}`,
  stay: ['stays put'],
  teleport: ['teleports'],
  seen: (at) => say`seen ${within(at)}`,
  hatch: (at) => say`reaches ${sector(at)}`,
  back: (at) => say`back ${within(at)}`,
  turned: (at) => say`turned into an alien ${within(at)}`,
  fast: [item('adrenaline')],
  safe: (at) => say`${item('defense')} ${within(at)}`,
  calm: [item('sedatives')],
  hidden: ['an item face down'],
  fed: ['fed'],
};
