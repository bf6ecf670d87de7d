/** Deutsch: Überfälle, Schlachten und der Wurf in der Leere, je eine Zeile. */
import { say, type Words } from '@starboard/kernel';
import type { BattleEvent } from '../../rules/battle/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { battleUse, help } from './events.ts';
import { accusative, all, aShip, dative, does, faces, label, many, piece, region, shipCount, vp } from './speech.ts';

type BattleWords = Pick<Words<Andromeda>['event'], BattleEvent['kind']>;

export const battle: BattleWords = {
  raider: (e) => say`Eine Bedrohung erscheint (${region(e.at)}): ${piece(e.raider)}${help(e.raider)}.`,
  raided: (e, you) => say`Überfall auf ${accusative(e.who, you)}: ${piece(e.raider)} zieht von ${region(e.from)} nach ${region(e.to)}.`,
  pulled: (e, you) => say`Die Leere zieht ${dative(e.who, you)} ${aShip(e.ship)} weg: von ${region(e.from)} auf die Leere.`,
  'raider-moved': (e) => say`${piece(e.raider)} zieht von ${region(e.from)} nach ${region(e.to)}.`,
  'raider-gone': (e) => say`${piece(e.raider)} wird vertrieben (${region(e.at)}).`,
  'mech-placed': (e) => say`Mechaphagen nisten sich ein (${region(e.at)}).`,
  battle: (e, you) => say`Schlacht (${region(e.at)}): ${all(e.sides, you)}.`,
  joined: (e, you) => say`Eskalation: ${label(e.who, you)} ${e.who === you ? 'holst' : 'holt'} ${aShip(e.ship)} aus ${region(e.from)}.`,
  'battle-tactic': (e, you) =>
    say`${does(e.who, you, 'spielst', 'spielt')} ${piece(e.tactic)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}: ${battleUse(e.tactic)}.`,
  'no-tactic': (e, you) => say`${does(e.who, you, 'spielst', 'spielt')} keine Taktik mehr.`,
  cancelled: (e, you) => say`${does(e.who, you, 'hebst', 'hebt')} ${piece(e.tactic)} von ${dative(e.of, you)} auf.`,
  strategy: (e, you) =>
    say`Das Kollektiv zieht die Strategie ${piece(e.card)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}${help(e.card)}.`,
  withdrew: (e, you) => say`${does(e.who, you, 'ziehst', 'zieht')} ${shipCount(e.ships)} in die Reparaturbucht zurück.`,
  truce: (e, you) => say`${does(e.who, you, 'bietest', 'bietet')} Waffenruhe für je ${vp(e.vp)} an.`,
  'truce-answer': (e, you) => (e.yes ? say`${does(e.who, you, 'nimmst', 'nimmt')} an.` : say`${does(e.who, you, 'lehnst', 'lehnt')} ab.`),
  'truce-made': (e) => [`Frieden: Die Schlacht endet, und jede Seite erhält ${vp(e.vp)}.`],
  'dice-bought': (e, you) => say`${does(e.who, you, 'kaufst', 'kauft')} ${many(e.n, 'weiteren Würfel', 'weitere Würfel')}.`,
  'battle-use': (e, you) =>
    say`${does(e.who, you, 'nutzt', 'nutzt')} ${piece(e.piece)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}${help(e.piece)}.`,
  rolled: (e, you) => say`${label(e.who, you)}: ${faces(e.faces)}${e.targeting > 1 ? ` (Zielcomputer ${e.targeting})` : ''}.`,
  rerolled: (e, you) =>
    say`${does(e.who, you, 'würfelst', 'würfelt')} ${e.of === e.who ? '' : say`Würfel von ${dative(e.of, you)} `}neu: ${faces(e.from)} → ${faces(e.to)}.`,
  'die-set': (e, you) => say`${does(e.who, you, 'drehst', 'dreht', 'drehen')} einen Würfel von ${e.from} auf ${e.to}.`,
  won: (e, you) => say`${does(e.who, you, 'gewinnst', 'gewinnt', 'gewinnen')} die Schlacht.`,
  unopposed: (e, you) => say`Niemand steht mehr gegen ${accusative(e.who, you)}: Die Schlacht ist ohne Wurf gewonnen.`,
  'all-lost': () => ['Alles steht gleich: Alle verlieren.'],
  maneuver: (e, you) =>
    e.how === 'draw'
      ? say`Manöver: ${label(e.who, you)} ${e.who === you ? 'ziehst' : 'zieht'} eine Taktik.`
      : e.how === 'energy'
        ? say`Manöver: ${label(e.who, you)} ${e.who === you ? 'nimmst' : 'nimmt'} 2 Energie.`
        : say`Manöver: ${label(e.who, you)} ${e.who === you ? 'rettest' : 'rettet'} ${e.ship === null ? 'ein Schiff' : aShip(e.ship)} in die Reparaturbucht.`,
  spared: (e, you) => say`${does(e.who, you, 'verschonst', 'verschont')} ${aShip(e.ship)}.`,
  beaten: (e, you) => say`${piece(e.raider)} ist besiegt (${region(e.at)})${e.by === null ? '' : say`, von ${dative(e.by, you)}`}.`,
  'void-die': (e, you) => say`${does(e.who, you, 'wählst', 'wählt')} die ${e.face}: ${piece(e.effect)}${help(e.effect)}.`,
};
