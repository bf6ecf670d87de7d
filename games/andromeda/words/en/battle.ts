/** English: raids, battles and the roll in the Void, one line each. */
import { say, type Words } from '@starboard/kernel';
import type { BattleEvent } from '../../rules/battle/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { battleUse, help, quoted } from './events.ts';
import { all, aShip, does, faces, many, piece, region, row, ship, shipCount, them, vp, Whose, whose } from './speech.ts';

type BattleWords = Pick<Words<Andromeda>['event'], BattleEvent['kind']>;

export const battle: BattleWords = {
  raider: (e) => say`A raider arrives in ${region(e.at)}: ${piece(e.raider)}${help(e.raider)}.`,
  raided: (e, you) => say`Raid on ${them(e.who, you)}: ${piece(e.raider)}, from ${region(e.from)} to ${region(e.to)}.`,
  pulled: (e, you) => say`${Whose(e.who, you)} ${ship(e.ship)} is pulled onto the Void (from ${region(e.from)}).`,
  'raider-moved': (e) => say`A raider moves from ${region(e.from)} to ${region(e.to)}: ${piece(e.raider)}.`,
  'raider-gone': (e) => say`A raider leaves ${region(e.at)}: ${piece(e.raider)}.`,
  'mech-placed': (e) => say`Mechaphages settle in ${region(e.at)}.`,
  battle: (e, you) => say`Battle in ${region(e.at)}: ${all(e.sides, you)}.`,
  joined: (e, you) => say`Escalation: ${them(e.who, you)} ${e.who === you ? 'bring' : 'brings'} ${aShip(e.ship)} from ${region(e.from)}.`,
  'battle-tactic': (e, you) =>
    say`${does(e.who, you, 'play', 'plays')} ${piece(e.tactic)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}${quoted(battleUse(e.tactic))}.`,
  'no-tactic': (e, you) => say`${does(e.who, you, 'play', 'plays')} no more tactics.`,
  cancelled: (e, you) => say`${does(e.who, you, 'cancel', 'cancels')} ${whose(e.of, you)} ${piece(e.tactic)}.`,
  strategy: (e, you) =>
    say`The Collective draws the strategy ${piece(e.card)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}${help(e.card)}.`,
  withdrew: (e, you) => say`${does(e.who, you, 'withdraw', 'withdraws')} ${shipCount(e.ships)} to the repair bay.`,
  truce: (e, you) => say`${does(e.who, you, 'offer', 'offers')} a truce for ${vp(e.vp)} each.`,
  'truce-answer': (e, you) =>
    e.yes ? say`${does(e.who, you, 'accept', 'accepts')} the truce.` : say`${does(e.who, you, 'refuse', 'refuses')} the truce.`,
  'truce-made': (e) => [`Peace: the battle ends, and each side scores ${vp(e.vp)}.`],
  'dice-bought': (e, you) => say`${does(e.who, you, 'buy', 'buys')} ${many(e.n, 'extra die', 'extra dice')}.`,
  'battle-use': (e, you) =>
    say`${does(e.who, you, 'use', 'uses')} ${piece(e.piece)}${e.foe === null ? '' : say` against ${them(e.foe, you)}`}${help(e.piece)}.`,
  rolled: (e, you) => say`${does(e.who, you, 'roll', 'rolls')} ${faces(e.faces)}${e.targeting > 1 ? ` (targeting ${e.targeting})` : ''}.`,
  rerolled: (e, you) =>
    say`${does(e.who, you, 'reroll', 'rerolls')} ${e.of === e.who ? '' : say`${whose(e.of, you)} dice: `}${row(e.from)} → ${row(e.to)}.`,
  'die-set': (e, you) => say`${does(e.who, you, 'turn', 'turns')} a die from ${e.from} to ${e.to}.`,
  won: (e, you) => say`${does(e.who, you, 'win', 'wins')} the battle.`,
  unopposed: (e, you) => say`Nobody is left against ${them(e.who, you)}: the battle is won without a roll.`,
  'all-lost': () => ['Everything is tied: all sides lose.'],
  maneuver: (e, you) =>
    e.how === 'draw'
      ? say`Manoeuvre: ${them(e.who, you)} ${e.who === you ? 'draw' : 'draws'} a tactic.`
      : e.how === 'energy'
        ? say`Manoeuvre: ${them(e.who, you)} ${e.who === you ? 'take' : 'takes'} 2 energy.`
        : say`Manoeuvre: ${them(e.who, you)} ${e.who === you ? 'save' : 'saves'} ${e.ship === null ? 'a ship' : aShip(e.ship)} for the repair bay.`,
  spared: (e, you) => say`${Whose(e.who, you)} ${ship(e.ship)} is spared.`,
  beaten: (e, you) =>
    say`${e.by === null ? ['A raider is defeated'] : say`${does(e.by, you, 'defeat', 'defeats')} a raider`} in ${region(e.at)}: ${piece(e.raider)}.`,
  'void-die': (e, you) => say`${does(e.who, you, 'choose', 'chooses')} the ${e.face}: ${piece(e.effect)}${help(e.effect)}.`,
};
