/** German: raids, battles and the roll in the Void, one line each. */
import { say, type Words } from '@starboard/kernel';
import type { BattleEvent } from '../../rules/battle/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { battleUse, help, quoted } from './events.ts';
import { accusative, all, aShip, does, faces, genitive, label, many, owned, piece, region, row, ship, shipCount, vp } from './speech.ts';

type BattleWords = Pick<Words<Andromeda>['event'], BattleEvent['kind']>;

export const battle: BattleWords = {
  raider: (e) => say`Eine Bedrohung erscheint (${region(e.at)}): ${piece(e.raider)}${help(e.raider)}.`,
  raided: (e, you) => say`Überfall auf ${accusative(e.who, you)}: ${piece(e.raider)} (${region(e.from)} → ${region(e.to)}).`,
  pulled: (e, you) => say`${owned(e.who, you, `Dein ${ship(e.ship)}`, `Ein ${ship(e.ship)}`)} wird auf die Leere gezogen (${region(e.from)}).`,
  'raider-moved': (e) => say`Eine Bedrohung zieht: ${piece(e.raider)} (${region(e.from)} → ${region(e.to)}).`,
  'raider-gone': (e) => say`Eine Bedrohung verschwindet (${region(e.at)}): ${piece(e.raider)}.`,
  'mech-placed': (e) => say`Mechaphagen nisten sich ein (${region(e.at)}).`,
  battle: (e, you) => say`Schlacht (${region(e.at)}): ${all(e.sides, you)}.`,
  joined: (e, you) => say`Eskalation: ${label(e.who, you)} ${e.who === you ? 'holst' : 'holt'} ${aShip(e.ship)} (${region(e.from)}).`,
  'battle-tactic': (e, you) =>
    say`${does(e.who, you, 'spielst', 'spielt')} ${piece(e.tactic)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}${quoted(battleUse(e.tactic))}.`,
  'no-tactic': (e, you) => say`${does(e.who, you, 'spielst', 'spielt')} keine Taktik mehr.`,
  cancelled: (e, you) =>
    say`${does(e.who, you, 'hebst', 'hebt')} ${e.of === you ? 'deine Taktik' : 'die Taktik'} ${piece(e.tactic)}${e.of === you ? [] : genitive(e.of)} auf.`,
  strategy: (e, you) =>
    say`Das Kollektiv zieht die Strategie ${piece(e.card)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}${help(e.card)}.`,
  withdrew: (e, you) => say`${does(e.who, you, 'ziehst', 'zieht')} ${shipCount(e.ships)} in die Reparaturbucht zurück.`,
  truce: (e, you) => say`${does(e.who, you, 'bietest', 'bietet')} Waffenruhe für je ${vp(e.vp)} an.`,
  'truce-answer': (e, you) =>
    e.yes ? say`${does(e.who, you, 'nimmst', 'nimmt')} die Waffenruhe an.` : say`${does(e.who, you, 'lehnst', 'lehnt')} die Waffenruhe ab.`,
  'truce-made': (e) => [`Frieden: Die Schlacht endet, und jede Seite erhält ${vp(e.vp)}.`],
  'dice-bought': (e, you) => say`${does(e.who, you, 'kaufst', 'kauft')} ${many(e.n, 'weiteren Würfel', 'weitere Würfel')}.`,
  'battle-use': (e, you) =>
    say`${does(e.who, you, 'nutzt', 'nutzt')} ${piece(e.piece)}${e.foe === null ? '' : say` gegen ${accusative(e.foe, you)}`}${help(e.piece)}.`,
  rolled: (e, you) =>
    say`${does(e.who, you, 'würfelst', 'würfelt', 'würfeln')} ${faces(e.faces)}${e.targeting > 1 ? ` (Zielcomputer ${e.targeting})` : ''}.`,
  rerolled: (e, you) =>
    say`${does(e.who, you, 'würfelst', 'würfelt')} ${e.of === e.who ? '' : say`${owned(e.of, you, 'deine Würfel', 'die Würfel')} `}neu: ${row(e.from)} → ${row(e.to)}.`,
  'die-set': (e, you) => say`${does(e.who, you, 'drehst', 'dreht', 'drehen')} einen Würfel von ${e.from} auf ${e.to}.`,
  won: (e, you) => say`${does(e.who, you, 'gewinnst', 'gewinnt', 'gewinnen')} die Schlacht.`,
  unopposed: (e, you) => say`Niemand steht mehr gegen ${accusative(e.who, you)}: Die Schlacht ist ohne Wurf gewonnen.`,
  'all-lost': () => ['Alles steht gleich: Alle Seiten verlieren.'],
  maneuver: (e, you) =>
    e.how === 'draw'
      ? say`Manöver: ${label(e.who, you)} ${e.who === you ? 'ziehst' : 'zieht'} eine Taktik.`
      : e.how === 'energy'
        ? say`Manöver: ${label(e.who, you)} ${e.who === you ? 'nimmst' : 'nimmt'} 2 Energie.`
        : say`Manöver: ${label(e.who, you)} ${e.who === you ? 'rettest' : 'rettet'} ${e.ship === null ? 'ein Schiff' : aShip(e.ship)} in die Reparaturbucht.`,
  spared: (e, you) => say`${owned(e.who, you, `Dein ${ship(e.ship)}`, `Ein ${ship(e.ship)}`)} wird verschont.`,
  beaten: (e, you) => say`${e.by === null ? ['Besiegt'] : does(e.by, you, 'besiegst', 'besiegt', 'besiegen')}: ${piece(e.raider)} (${region(e.at)}).`,
  'void-die': (e, you) => say`${does(e.who, you, 'wählst', 'wählt')} die ${e.face}: ${piece(e.effect)}${help(e.effect)}.`,
};
