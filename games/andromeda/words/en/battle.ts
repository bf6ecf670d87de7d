/** English: raids, battles and the roll in the Void, one line each. */
import { say, type Words } from '@starboard/kernel';
import type { BattleEvent } from '../../rules/battle/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { battleUse, help } from './events.ts';
import { all, aShip, does, faces, label, many, piece, region, shipCount, them, vp, Whose, whose } from './speech.ts';

type BattleWords = Pick<Words<Andromeda>['event'], BattleEvent['kind']>;

export const battle: BattleWords = {
  raider: (e) => say`A raider arrives in ${region(e.at)}: ${piece(e.raider)}${help(e.raider)}.`,
  raided: (e, you) =>
    say`${piece(e.raider)} ${e.who === you ? 'raids you' : say`raids ${them(e.who, you)}`}, coming from ${region(e.from)} to ${region(e.to)}.`,
  pulled: (e, you) => say`The Void pulls ${whose(e.who, you)} ship out of ${region(e.from)}: ${aShip(e.ship)} is on the Void now.`,
  'raider-moved': (e) => say`${piece(e.raider)} moves from ${region(e.from)} to ${region(e.to)}.`,
  'raider-gone': (e) => say`${piece(e.raider)} is driven from ${region(e.at)}.`,
  'mech-placed': (e) => say`Mechaphages settle in ${region(e.at)}.`,
  battle: (e, you) => say`Battle in ${region(e.at)}: ${all(e.sides, you)}.`,
  joined: (e, you) => say`Escalation: ${them(e.who, you)} ${e.who === you ? 'bring' : 'brings'} ${aShip(e.ship)} from ${region(e.from)}.`,
  'battle-tactic': (e, you) =>
    say`${does(e.who, you, 'play', 'plays')} ${piece(e.tactic)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}: ${battleUse(e.tactic)}.`,
  'no-tactic': (e, you) => say`${does(e.who, you, 'play', 'plays')} no more tactics.`,
  cancelled: (e, you) => say`${does(e.who, you, 'cancel', 'cancels')} ${piece(e.tactic)} of ${them(e.of, you)}.`,
  strategy: (e, you) =>
    say`The Collective draws the strategy ${piece(e.card)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}${help(e.card)}.`,
  withdrew: (e, you) => say`${does(e.who, you, 'withdraw', 'withdraws')} ${shipCount(e.ships)} to the repair bay.`,
  truce: (e, you) => say`${does(e.who, you, 'offer', 'offers')} a truce for ${vp(e.vp)} each.`,
  'truce-answer': (e, you) => (e.yes ? say`${does(e.who, you, 'accept', 'accepts')} it.` : say`${does(e.who, you, 'refuse', 'refuses')} it.`),
  'truce-made': (e) => [`Peace: the battle ends, and each side scores ${vp(e.vp)}.`],
  'dice-bought': (e, you) => say`${does(e.who, you, 'buy', 'buys')} ${many(e.n, 'extra die', 'extra dice')}.`,
  'battle-use': (e, you) =>
    say`${does(e.who, you, 'use', 'uses')} ${piece(e.piece)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}${help(e.piece)}.`,
  rolled: (e, you) => say`${label(e.who, you)}: ${faces(e.faces)}${e.targeting > 1 ? ` (targeting ${e.targeting})` : ''}.`,
  rerolled: (e, you) =>
    say`${does(e.who, you, 'reroll', 'rerolls')} ${e.of === e.who ? '' : say`dice of ${them(e.of, you)}: `}${faces(e.from)} → ${faces(e.to)}.`,
  'die-set': (e, you) => say`${does(e.who, you, 'turn', 'turns')} a die from ${e.from} to ${e.to}.`,
  won: (e, you) => say`${does(e.who, you, 'win', 'wins')} the battle.`,
  unopposed: (e, you) => say`Nobody is left against ${them(e.who, you)}: the battle is won without a roll.`,
  'all-lost': () => ['Everything ties: everybody loses.'],
  maneuver: (e, you) =>
    e.how === 'draw'
      ? say`Maneuver: ${them(e.who, you)} ${e.who === you ? 'draw' : 'draws'} a tactic.`
      : e.how === 'energy'
        ? say`Maneuver: ${them(e.who, you)} ${e.who === you ? 'take' : 'takes'} 2 energy.`
        : say`Maneuver: ${them(e.who, you)} ${e.who === you ? 'save' : 'saves'} ${e.ship === null ? 'a ship' : aShip(e.ship)} for the repair bay.`,
  spared: (e, you) => say`${Whose(e.who, you)} ${e.ship.replace('_', ' ')} is spared.`,
  beaten: (e, you) => say`${piece(e.raider)} is beaten in ${region(e.at)}${e.by === null ? '' : say` by ${them(e.by, you)}`}.`,
  'void-die': (e, you) => say`${does(e.who, you, 'choose', 'chooses')} the ${e.face}: ${piece(e.effect)}${help(e.effect)}.`,
};
