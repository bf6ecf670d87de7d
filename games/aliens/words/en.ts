/** Everything a player reads, in English. */
import { type Advice, list, type Phrase, type Seat, say, type Words, waitedFor } from '@starboard/kernel';
import { ITEMS, type Item, MOST_ITEMS, ROUNDS } from '../content/cards.ts';
import { stepsOf } from '../rules/moves.ts';
import { seatIn } from '../rules/picks.ts';
import type { Aliens, Event, Mine } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';
import { option } from './options.en.ts';
import { rulebook } from './rulebook.en.ts';
import { scenarioRefused } from './scenario-faults.ts';
import { scene } from './scene.en.ts';
import { all, does, item, label, noise, role, sector, steps, the, them, towards, within } from './speech.en.ts';
import { zoneFault } from './zone-faults.ts';

export const words: Words<Aliens> = {
  title: 'Escape from the Aliens in Outer Space',
  about: 'The ship is dark and something breathes: creep to the hatches, or hunt whoever does, by nothing but noises that may be lies.',
  origin:
    'Rules, cards and the three maps of the ship follow the box. Where the rulebook is silent, a paragraph with a Q in the rules says how we play it.',

  event: {
    start: (e, you) =>
      say`The lights go out. Aboard are ${counted(e.humans, 'human')} and ${counted(e.aliens, 'alien')}. ${does(e.first, you, 'go', 'goes')} first.`,
    role: (e, you) =>
      say`${does(e.seat, you, 'are', 'is')} ${role(e.character)}, ${within(e.sector)}. ${common.isAlienCharacter(e.character) ? 'Something here smells of fear.' : 'The ship is dark, and something breathes.'}`,
    round: (e) => [`Round ${e.n} of ${ROUNDS}.`],
    moved: (e, you) => say`${does(e.seat, you, 'are', 'is')} ${within(e.to)} now.`,
    stayed: (e, you) => say`${does(e.seat, you, 'stay', 'stays')} put.`,
    nothing: (e, you) => say`${does(e.seat, you, 'draw', 'draws')} no card.`,
    silence: (e, you) => say`${does(e.seat, you, 'announce', 'announces')} silence in all sectors.`,
    hears: (e, you) => say`Something stirs. ${does(e.seat, you, 'have', 'has')} to say where.`,
    card: (e) => [`The card: noise in ${e.free ? 'any' : 'your'} sector${e.icon ? ', with an item icon' : ''}.`],
    noise: (e, you) => say`${does(e.seat, you, 'announce', 'announces')} a ${noise(e.sector)}.`,
    item: (e, you) =>
      e.gone ? say`${does(e.seat, you, 'look', 'looks')} for an item, but there is none left.` : say`${does(e.seat, you, 'find', 'finds')} an item.`,
    found: (e) => say`It is ${item(e.item)}.`,
    discarded: (e, you) => say`${does(e.seat, you, 'discard', 'discards')} an item unseen.`,
    dropped: (e) => say`Gone: ${item(e.item)}.`,
    used: (e, you) => say`${does(e.seat, you, 'use', 'uses')} ${item(e.item)}. Only a human can.`,
    'used-secretly': (e, you) => say`${does(e.seat, you, 'use', 'uses')} an item, face down.`,
    teleported: (e, you) => say`A flash: ${them(e.seat, you)} ${e.seat === you ? 'are' : 'is'} in the ${sector('human start')}.`,
    spotlight: (e, you) => {
      const seen = e.seen.map((s) => say`${them(s.seat, you)} ${within(s.sector)}`);
      return say`The spotlight falls on ${sector(e.at)} and around it: ${seen.length === 0 ? ['nobody is there'] : list(seen, 'and')}.`;
    },
    attack: (e, you) =>
      e.hit.length === 0
        ? say`${does(e.seat, you, 'attack', 'attacks')} ${within(e.sector)}. Nobody else is there.`
        : say`${does(e.seat, you, 'attack', 'attacks')} ${within(e.sector)}! There: ${all(e.hit, you)}.`,
    defended: (e, you) => say`${item('defense')} saves ${them(e.seat, you)}: a human, still standing there.`,
    eliminated,
    fed: (e, you) => say`${does(e.seat, you, 'have', 'has')} eaten a human: an alien, and a strong one.`,
    hatch: (e, you) => {
      const reaches = say`${does(e.seat, you, 'reach', 'reaches')} ${sector(`hatch ${e.hatch}`)}`;
      if (e.card === 'none') return say`${reaches}, and it opens.`;
      return e.card === 'green' ? say`${reaches}. The card is green: it opens!` : say`${reaches}. The card is red: it is broken.`;
    },
    'two-cards': (e, you) =>
      say`${does(e.seat, you, 'are', 'is')} ${the('engineer')} and ${e.seat === you ? 'turn' : 'turns'} up two cards at ${sector(`hatch ${e.hatch}`)}: ${e.cards.join(' and ')}.`,
    escaped: (e, you) => say`${does(e.seat, you, 'are', 'is')} out through ${sector(`hatch ${e.hatch}`)}: ${the(e.character)} has escaped.`,
    examined: (e, you) => say`${does(e.by, you, 'examine', 'examines')} ${them(e.seat, you)}, as only the Medic can: it is ${the(e.character)}.`,
    'sealed-in': () => ['No hatch is left. Whoever is human and still aboard is lost.'],
    'no-alien': () => ['The last alien has fallen. If all humans aboard agree, the game ends here.'],
    agrees: (e, you) => say`${does(e.seat, you, 'are', 'is')} for finishing here.`,
    declines: (e, you) => say`${does(e.seat, you, 'want', 'wants')} to play on.`,
    saved: (e, you) => say`${does(e.seat, you, 'walk', 'walks')} off the ship in peace: ${the(e.character)} has escaped.`,
    'time-up': () => [`${ROUNDS} rounds are over. The ship is lost.`],
    watched: (e, you) => say`From outside you see: ${label(e.seat, you)}, ${the(e.character)}, ${within(e.sector)}.`,
    over: (e, you) => say`The game is over. ${winning(e.winners, you)}`,
    truth: (e, you) => say`${does(e.seat, you, 'were', 'was')} ${the(e.character)}. The way: ${common.commas(e.path.map((id) => [sector(id)]))}.`,
  },

  choice(c, k, seat, path) {
    const mine = k.mine as Mine;
    switch (c.kind) {
      case 'move':
        return say`You are ${within(common.nameOf(k, mine.sector))}. Where to? You go ${steps(stepsOf(common.lawIn(k), k.pub, mine, seat))}.`;
      case 'act':
        return say`${arrival(k, path[0])}. What do you do there?${c.picks.includes('attack') ? ' An attack is announced, and it strikes everybody else there, human or alien.' : ''}`;
      case 'after':
        return ['Your turn is nearly over. Anything else?'];
      case 'announce-own':
        return ['Noise in your sector: you have to say where you are.'];
      case 'announce-any':
        return ['Noise in any sector: name one. The others only believe what you could have reached.'];
      case 'spill':
        return [`You hold more than ${MOST_ITEMS} items. Which one goes?`];
      case 'spotlight':
        return ['Which sector do you light up? Everybody in it or next to it is seen, you too.'];
      case 'engineer':
        return ['Two hatch cards. Which one do you use?'];
      case 'agree':
        return [
          common.cutOff(k)
            ? 'No alien is left. Do you finish here? Beware: no way leads you to an open hatch, so you would be lost.'
            : 'No alien is left. Do you finish here? If all humans aboard agree, you have escaped; if not, you still need a hatch that works.',
        ];
    }
  },

  waiting(k, you) {
    const seat = common.awaited(k);
    if (seat === null) return [k.stack.length === 0 ? 'The game is over.' : 'On it goes.'];
    switch (common.topFrame(k)?.step) {
      case 'announce':
        return say`Something stirs. ${does(seat, you, 'have', 'has')} to say where.`;
      case 'spill':
        return say`${does(seat, you, 'hold', 'holds')} more items than hands can carry.`;
      case 'engineer':
        return say`${does(seat, you, 'choose', 'chooses')} between two hatch cards.`;
      case 'agree':
        return say`No alien is left. Still to say whether to finish: ${all(waitedFor<Aliens>(k), you)}.`;
      default:
        return say`${does(seat, you, 'move', 'moves')} through the dark.`;
    }
  },

  pick(p, k, seat, path) {
    const [verb, what] = p.split(' ');
    if (verb === 'use') return using(k, seat, what as Item, path);
    if (verb === 'drop') return say`Discard ${item(what as Item)} unseen`;
    switch (p) {
      case 'quiet':
        return [common.draws(k, path[0]) ? 'Draw a card' : 'Keep quiet: no card'];
      case 'attack':
        return attacking(k, seat, path);
      case 'stay':
        return ['Stay here, and say so'];
      case 'hold':
        return ['Stay here without a word (once a game)'];
      case 'done':
        return ['End the turn'];
      case 'keep':
        return ['Keep all four'];
      case 'green':
        return ['Green: out of here'];
      case 'red':
        return ['Red: break this hatch'];
      case 'agree':
        return ['Finish here'];
      case 'go-on':
        return ['Play on'];
      case 'finish':
        return [common.cutOff(k) ? 'Finish here with the others — no way leads you out: you would be lost' : 'Finish here, if all humans agree'];
      default:
        if (verb === 'examine') return say`Examine ${them(seatIn(p), seat)}: the role is shown to all`;
        return place(p, k, seat, path);
    }
  },

  heading(p) {
    const column = common.columnOf(p);
    return column === null ? null : `Column ${column}`;
  },

  refusal: {
    'too-far': (r) => say`That is too far: you go ${steps(Number(common.detail(r, 'steps') ?? 1))}.`,
    'start-sector': () => ['Nobody walks into a start sector.'],
    'where-you-are': () => ['A turn cannot end where it began.'],
    'hatch-for-humans': () => ['Only humans may end a turn in a hatch.'],
    'hatch-closed': (r) => say`${sector(`hatch ${common.detailText(r, 'hatch')}`)} is used or broken.`,
    'safe-closed': () => ['Safe sectors, and those from which only they lead on, are closed to you at this table.'],
    'not-aliens': () => ['Aliens hold items, but cannot use them.'],
    'not-held': (r) => say`You do not have ${held(common.detailText(r, 'item'))}.`,
    'only-when-attacked': () => say`${item('defense')} works by itself when you are attacked.`,
    'once-a-turn': () => ['Once a turn is enough.'],
    'before-moving': () => ['It is too late for that: you have moved.'],
    'ends-where-began': () => ['Your turn would end where it began.'],
    'already-there': () => ['You are there already.'],
    'no-attack-here': () => ['You attack after your move: first say where you go.'],
    'humans-need-a-card': () => say`A human needs the item ${item('attack')} for that, and an ordinary sector.`,
    'must-tell-own': () => ['This card makes you name the sector you are in.'],
    'not-audible': () => ['A noise has to be in a sector with coordinates.'],
    'must-move': () => ['You have to move.'],
    'too-many-items': () => [`You may hold ${MOST_ITEMS} items, no more.`],
    'already-spent': () => ['You have done that already in this game.'],
    'known-already': () => ['Everybody knows that role already.'],
    'alien-left': () => ['As long as an alien is aboard, nobody can finish in peace.'],
    'agreed-already': () => ['You have agreed already. The others have not all done so.'],
    'white-needed': () => ['More than eight players need the White Edition: switch it on.'],
    'zone-broken': (r) => zoneFault('en', r),
    'scenario-broken': (r) => [scenarioRefused('en', r)],
    'nobody-wins': () => ['Without humans somebody can only win by eliminations: choose how many (E.3).'],
    'no-such-hatch': (r) => say`This zone has no ${sector(`hatch ${common.detailText(r, 'hatch')}`)}.`,
    stranded: (r) => say`With these options somebody would be stranded: ${common.sectors('en', common.detailSectors(r), 'and')}.`,
    'beginner-plain': (r) => [
      `The beginner game has no items and no hatch cards, so option ${printed(common.detailText(r, 'option'))} means nothing there.`,
    ],
  },

  advice: {
    'players-of-zone': (a) => [`The zone ${common.meant(a, 'en').name} ${forWhom(a)}. It can be played with other numbers, but may be lopsided.`],
    'players-of-scenario': (a) => [
      `The scenario “${common.meant(a, 'en').name}” ${forWhom(a)}. It can be played with other numbers, but may be lopsided.`,
    ],
  },

  scene,

  ending: (o) => {
    const won = winning(common.winnersOf(o.ranks), null);
    switch (o.ending) {
      case 'escaped':
        return say`The last human is off the ship. ${won}`;
      case 'first-out':
        return say`The first human is off the ship. ${won}`;
      case 'hunted':
        return say`The last human aboard was caught. ${won}`;
      case 'hatches':
        return say`No hatch is left, and nobody gets out any more. ${won}`;
      case 'agreed':
        return say`No alien is left, and the humans have agreed to finish. ${won}`;
      case 'cut-off':
        return say`The humans have agreed to finish, and not everybody could still have reached a hatch. ${won}`;
      case 'kills':
        return say`So many eliminations are enough. ${won}`;
      default:
        return say`${ROUNDS} rounds are over. ${won}`;
    }
  },

  option,
  tally: {
    rounds: 'Rounds',
    escaped: 'Escaped humans',
    eliminated: 'Eliminated players',
    aliensWin: 'Wins of the aliens',
    broken: 'Broken hatches',
  },
  rule: rulebook,
};

const forWhom = (a: Advice<Aliens>): string => {
  const { min, max } = common.meant(a, 'en');
  return `is meant for ${min === max ? min : `${min} to ${max}`} players`;
};
const counted = (n: number, what: string): string => (n === 1 ? `1 ${what}` : `${n} ${what}s`);
const held = (it: string): Phrase => ((ITEMS as readonly string[]).includes(it) ? [item(it as Item)] : ['it']);
/** `A1` as it is printed: A.1. */
const printed = (name: string): string => name.replace(/^([A-Z])(\d+)$/, '$1.$2');

const winning = (seats: readonly Seat[], you: common.You): Phrase =>
  seats.length === 0
    ? ['Nobody wins.']
    : say`${seats.length === 1 && seats[0] === you ? 'You win' : say`${all(seats, null)} ${seats.length === 1 ? 'wins' : 'win'}`}.`;

function eliminated(e: Extract<Event, { kind: 'eliminated' }>, you: common.You): Phrase {
  const who = say`${does(e.seat, you, 'were', 'was')} ${the(e.character)}`;
  switch (e.how) {
    case 'turned':
      return say`${who}. Something begins to grow: ${them(e.seat, you)} ${e.seat === you ? 'go' : 'goes'} on as an alien.`;
    case 'back':
      return say`${does(e.seat, you, 'are', 'is')} ${the(e.character)}, struck down, and ${e.seat === you ? 'begin' : 'begins'} again at the start.`;
    default:
      return e.by === null ? say`${who}, and ${e.seat === you ? 'are' : 'is'} lost aboard.` : say`${who}, and ${e.seat === you ? 'are' : 'is'} out.`;
  }
}

/** "You come to D08 (dangerous)". */
function arrival(k: View, to: string): Phrase {
  if (to === 'stay' || to === 'hold') return ['You stay'];
  return say`You come ${towards(to)} (${common.kindOf(k, to)})`;
}

/** An attack cannot be taken back, and it tells what one is: said before it is chosen. */
function attacking(k: View, seat: Seat, path: readonly string[]): Phrase {
  const to = path[0];
  const where = to === undefined || to === 'stay' || to === 'hold' ? ['Attack here'] : say`Attack ${within(to)}`;
  const { alien } = k.mine!;
  if (common.lawIn(k).secretItems && !alien) return say`${where}: your card goes face down, and everybody else there is eliminated`;
  if (k.pub.side[seat] !== 'unknown') return say`${where}: everybody else there is eliminated`;
  // G.4: then it could have been a human's card.
  if (common.lawIn(k).secretItems) return say`${where}: everybody will hear that it was you`;
  return say`${where}: everybody will know that you are ${alien ? 'an alien' : 'human'}`;
}

function using(k: View, seat: Seat, it: Item, path: readonly string[]): Phrase {
  // Q27: right after the move, as a way to end it.
  const use = path.length === 1 && it === 'sedatives' ? say`With ${item(it)}: no card` : say`Use ${item(it)}: ${names.en.items[it].does}`;
  return common.unmasks(k, seat, it) ? say`${use} (shows that you are human)` : use;
}

/** A sector: where to go, what to light up, or what noise to announce. */
function place(id: string, k: View, seat: Seat, path: readonly string[]): Phrase {
  if (path[0] === 'use spotlight') return say`Light up ${common.isStart(id) ? 'the ' : ''}${sector(id)}`;
  if (common.topFrame(k)?.step !== 'announce') {
    const kind = common.kindOf(k, id);
    return kind === 'safe' || kind === 'dangerous' ? say`${sector(id)} (${kind})` : [sector(id)];
  }
  const noisy = say`Noise in ${sector(id)}`;
  if (k.mine !== null && id === common.nameOf(k, k.mine.sector)) return say`${noisy} (where you are)`;
  switch (common.exposed(k, seat, id)) {
    case 'safe':
      return say`${noisy} — a safe sector: everybody will know it is a lie`;
    case 'far':
      return say`${noisy} — you cannot be there: everybody will know it is a lie`;
    default:
      return noisy;
  }
}
