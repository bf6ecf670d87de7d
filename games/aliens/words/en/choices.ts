/** English: questions, what the table waits for, labels of the picks and their second lines, reasons against a pick. */
import { say } from '@starboard/kernel';
import { MOST_ITEMS } from '../../content/cards.ts';
import * as common from '../common.ts';
import type { DetailWords, PickWords, QuestionWords, Tongue, WaitingWords } from '../tongue.ts';
import { all, does, item, place, sector, steps, them, within } from './speech.ts';

export const question: QuestionWords = {
  move: (at, n) => say`You are ${within(at)}. Where do you move? (${steps(n)})`,
  act(to, kind, asks) {
    const arrival = to === null ? ['You stay where you are'] : say`You move to ${place(to)}`;
    const where = kind === 'safe' || kind === 'dangerous' ? ` (${kind})` : '';
    const what = { 'draw-or-attack': 'Draw a card or attack?', 'quiet-or-attack': 'Keep quiet or attack?', open: 'What do you do?' }[asks];
    return say`${arrival}${where}. ${what}`;
  },
  after: 'Your turn is nearly over. Anything else?',
  announceOwn: 'Noise in your sector: you have to say where you are.',
  announceAny: 'Noise in any sector: which one do you name? The others only believe what you could have reached.',
  spill: `You hold more than ${MOST_ITEMS} items. Which one do you give up?`,
  spotlight: 'Which sector do you light up? Everyone in it or next to it is seen, including you.',
  engineer: 'Two hatch cards. Which one do you use?',
  agree: (cutOff) =>
    cutOff
      ? 'No alien is left. Skip the walking? Warning: you cannot reach an open hatch in the rounds left and would be eliminated.'
      : 'No alien is left. Skip the walking to the hatches?',
};

export const waiting: WaitingWords = {
  over: 'The game is over.',
  soon: 'One moment…',
  announce: (seat, you) => say`Something stirs. ${does(seat, you, 'have', 'has')} to say where.`,
  spill: (seat, you) => say`${does(seat, you, 'must', 'must')} give up an item.`,
  engineer: (seat, you) => say`${does(seat, you, 'choose', 'chooses')} between two hatch cards.`,
  agree: (seats, you) => say`No alien is left. Yet to vote on ending the game: ${all(seats, you)}.`,
  turn: (seat, you) => say`${does(seat, you, 'move', 'moves')} through the dark.`,
};

export const pick: PickWords = {
  column: (name) => `Column ${name}`,
  use: (it) => say`Use ${item(it)}`,
  drop: (it) => say`Discard ${item(it)}`,
  draw: 'Draw a card',
  quiet: 'Keep quiet',
  attack: 'Attack',
  stay: 'Stay here',
  hold: 'Stay here secretly',
  done: 'End turn',
  keep: 'Keep all four',
  green: 'Use the green card',
  red: 'Use the red card',
  finish: 'Vote to end the game',
  goOn: 'Play on',
  examine: (seat, you) => say`Examine ${them(seat, you)}`,
  light: (id) => say`Light up ${place(id)}`,
  noise: (id) => say`Noise in ${sector(id)}`,
  sector: (id, kind) => (kind === 'safe' || kind === 'dangerous' ? say`${sector(id)} (${kind})` : [common.capital(sector(id))]),
};

export const detail: DetailWords = {
  unmasks: 'reveals you as a human',
  unseen: 'face down',
  noCard: 'no card',
  noCardAnyway: 'you draw no card here anyway',
  hits: 'hits everyone else there, human or alien',
  cardFaceDown: 'your card goes face down',
  provesAlien: 'everyone will know that you are an alien',
  revealsAlien: 'reveals you as an alien',
  revealsHuman: 'reveals you as a human',
  stay: 'you have to announce it',
  hold: 'without a word, once per game',
  green: 'you escape',
  red: 'the hatch is broken',
  finish: 'if all humans aboard agree, you go to the nearest open hatches and draw there, the nearest human first',
  cutOff: 'Warning: you cannot reach an open hatch in the rounds left and would be eliminated',
  examine: 'everyone sees the role',
  here: 'where you are',
  lieSafe: 'a safe sector, so an obvious lie',
  lieFar: 'too far away, so an obvious lie',
  opens: 'you escape',
  hatchCard: (green, all) =>
    all === 1
      ? `you draw the last hatch card, which is ${green === 1 ? 'green' : 'red'}`
      : `you draw a hatch card, ${green} of ${all} ${green === 1 ? 'is' : 'are'} green`,
};

export const refusal: Tongue['refusal'] = {
  'too-far': (r) => say`That is too far: you move ${steps(Number(common.detail(r, 'steps') ?? 1))}.`,
  'start-sector': () => ['Nobody may move into a start sector.'],
  'where-you-are': () => ['A turn cannot end where it began.'],
  'hatch-for-humans': () => ['Only humans may end a turn in a hatch.'],
  'hatch-closed': (r) => say`${common.capital(sector(`hatch ${common.detailText(r, 'hatch')}`))} is used or broken.`,
  'safe-closed': () => ['Safe sectors, and sectors with no other exit, are closed to you at this table.'],
  'not-aliens': () => ['Aliens hold items but cannot use them.'],
  'not-held': (r) => {
    const it = common.itemNamed(common.detailText(r, 'item'));
    return say`You do not have ${it === null ? 'it' : item(it)}.`;
  },
  'only-when-attacked': () => say`${item('defense')} works automatically when you are attacked.`,
  'once-a-turn': () => ['Only once per turn.'],
  'before-moving': () => ['Too late: you have already moved.'],
  'ends-where-began': () => ['Your turn would end where it began.'],
  'already-there': () => ['You are already there.'],
  'no-attack-here': () => ['Move first; then you may attack.'],
  'humans-need-a-card': () => say`A human needs the item ${item('attack')} for that, in a safe or dangerous sector.`,
  'must-tell-own': () => ['With this card you must name the sector you are in.'],
  'not-audible': () => ['A noise must be in a sector with coordinates.'],
  'must-move': () => ['You have to move.'],
  'too-many-items': (r) => [`You may hold at most ${common.detailText(r, 'most')} items.`],
  'already-spent': () => ['You have already done that in this game.'],
  'known-already': () => ['Everyone already knows that role.'],
  'alien-left': () => ['The game cannot end by vote while an alien is aboard.'],
  'agreed-already': () => ['You have already agreed. Others have not yet.'],
  'white-needed': () => ['More than eight players need the White Edition: switch it on.'],
  'nobody-wins': () => ['Without humans somebody can only win by eliminations: choose how many (E.3).'],
  'too-few-victims': (r) => [
    `Without humans, ${common.detailText(r, 'kills')} eliminations (E.3) are out of reach for ${common.detailText(r, 'players')} players: one would be left alone. Choose fewer, or add A.5.`,
  ],
  'no-such-hatch': (r) => say`This zone has no ${sector(`hatch ${common.detailText(r, 'hatch')}`)}.`,
  stranded: (r) => say`With these options a player could be stranded: ${common.sectorList(common.detailSectors(r).map(sector), 'and')}.`,
  'beginner-plain': (r) => [
    `The beginner game has no items and no hatch cards, so option ${common.printedCode(common.detailText(r, 'option'))} has no effect there.`,
  ],
};
