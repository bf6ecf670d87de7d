/** English: what happens, one line of the log each. */
import { list, say, type Words } from '@starboard/kernel';
import { ROUNDS } from '../../content/cards.ts';
import type { Aliens } from '../../rules/types.ts';
import * as common from '../common.ts';
import { all, does, item, label, many, noise, place, revealed, role, sector, speech, the, them, within } from './speech.ts';

export const event: Words<Aliens>['event'] = {
  start: (e, you) =>
    say`The lights go out. There are ${many(e.aliens, 'alien')} aboard and ${e.humans === 0 ? 'no humans' : many(e.humans, 'human')}. ${does(e.first, you, 'begin', 'begins')}.`,
  role: (e, you) =>
    say`${does(e.seat, you, 'are', 'is')} ${role(e.character)}, ${within(e.sector)}. ${common.isAlienCharacter(e.character) ? 'You can smell fear.' : 'The ship is dark, and something is breathing.'}`,
  round: (e) => [`Round ${e.n} of ${ROUNDS}.`],
  moved: (e, you) => say`${does(e.seat, you, 'are', 'is')} now ${within(e.to)}.`,
  stayed: (e, you) => say`${does(e.seat, you, 'stay', 'stays')} put.`,
  nothing: (e, you) => say`${does(e.seat, you, 'draw', 'draws')} no card.`,
  silence: (e, you) => say`${does(e.seat, you, 'announce', 'announces')} silence in all sectors.`,
  hears: (e, you) => say`Something stirs. ${does(e.seat, you, 'have', 'has')} to say where.`,
  card: (e) => [`The card: noise in ${e.free ? 'any' : 'your'} sector${e.icon ? ', with an item icon' : ''}.`],
  noise: (e, you) => say`${does(e.seat, you, 'announce', 'announces')} a ${noise(e.sector)}.`,
  item: (e, you) =>
    e.gone ? say`${does(e.seat, you, 'look', 'looks')} for an item, but there are none left.` : say`${does(e.seat, you, 'find', 'finds')} an item.`,
  found: (e) => say`Your item: ${item(e.item)}.`,
  discarded: (e, you) => say`${does(e.seat, you, 'discard', 'discards')} an item face down.`,
  dropped: (e) => say`You discarded ${item(e.item)}.`,
  used: (e, you) => say`${does(e.seat, you, 'use', 'uses')} ${item(e.item)}. Only a human can do that.`,
  'used-secretly': (e, you) => say`${does(e.seat, you, 'use', 'uses')} an item face down. Only a human can do that.`,
  teleported: (e, you) => say`A flash: ${them(e.seat, you)} ${e.seat === you ? 'are' : 'is'} ${within('human start')}.`,
  spotlight: (e, you) => {
    const seen = e.seen.map((s) => say`${them(s.seat, you)} ${within(s.sector)}`);
    return say`The spotlight falls on ${place(e.at)} and the sectors around it: ${seen.length === 0 ? ['nobody'] : list(seen, 'and')}.`;
  },
  attack: (e, you) =>
    e.hit.length === 0
      ? say`${does(e.seat, you, 'attack', 'attacks')} ${within(e.sector)}. Nobody else is there.`
      : say`${does(e.seat, you, 'attack', 'attacks')} ${within(e.sector)}! There: ${all(e.hit, you)}.`,
  defended: (e, you) => say`${item('defense')} saves ${them(e.seat, you)}: there is a human in that sector.`,
  eliminated(e, you) {
    if (e.how === 'turned')
      return e.seat === you
        ? say`You are eliminated and continue as an alien. You were ${the(e.character)}.`
        : say`${does(e.seat, you, '', 'is')} eliminated and continues as an alien: ${the(e.character)}.`;
    if (e.how === 'back')
      return e.seat === you
        ? say`You are hit and go back to your start. Everyone sees your role: ${the(e.character)}.`
        : say`${does(e.seat, you, '', 'is')} hit and goes back to the start: ${the(e.character)}.`;
    const aboard = e.by === null ? ', still aboard' : '';
    return revealed(e.seat, you, e.character, `are eliminated${aboard}`, `is eliminated${aboard}`);
  },
  fed: (e, you) => say`${does(e.seat, you, 'have', 'has')} eaten a human and ${e.seat === you ? 'move' : 'moves'} up to three sectors from now on.`,
  hatch: (e, you) => {
    const reaches = say`${does(e.seat, you, 'reach', 'reaches')} ${sector(`hatch ${e.hatch}`)}`;
    if (e.card === 'none') return say`${reaches}, and it opens.`;
    return e.card === 'green' ? say`${reaches}. The card is green: it opens!` : say`${reaches}. The card is red: it is broken.`;
  },
  'two-cards': (e, you) =>
    say`${does(e.seat, you, 'are', 'is')} ${the('engineer')} and ${e.seat === you ? 'turn' : 'turns'} up two cards at ${sector(`hatch ${e.hatch}`)}: ${e.cards.join(' and ')}.`,
  escaped: (e, you) => revealed(e.seat, you, e.character, 'escape through ', 'escapes through ', [sector(`hatch ${e.hatch}`)]),
  examined: (e, you) => say`${does(e.by, you, 'examine', 'examines')} ${them(e.seat, you)}, as only the Medic can: ${the(e.character)}.`,
  'sealed-in': () => ['No hatch is left. All humans still aboard are eliminated.'],
  'no-alien': () => ['The last alien is eliminated. If all humans aboard agree, they skip the walking and draw their hatch cards.'],
  agrees: (e, you) => say`${does(e.seat, you, 'vote', 'votes')} to end the game.`,
  declines: (e, you) => say`${does(e.seat, you, 'want', 'wants')} to play on.`,
  walks: (e, you) => say`${does(e.seat, you, 'walk', 'walks')} to ${sector(`hatch ${e.hatch}`)}, ${many(e.steps, 'step')} away.`,
  'time-up': () => [`${ROUNDS} rounds are over, and time has run out.`],
  watched: (e, you) => say`From outside you see: ${label(e.seat, you)}, ${the(e.character)}, ${within(e.sector)}.`,
  over: (e, you) => say`The game is over. ${speech.wins(e.winners, you)}`,
  truth: (e, you) => say`${does(e.seat, you, 'were', 'was')} ${the(e.character)}. Route: ${common.commas(e.path.map((id) => [sector(id)]))}.`,
};
