/** Deutsch: was geschieht, je eine Zeile. */
import { type Phrase, say, type Words } from '@starboard/kernel';
import type { CoreEvent } from '../../rules/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { effectsText, helpText } from '../effects.ts';
import { spokenOf } from '../names.ts';
import { effects } from './effects.ts';
import {
  accusative,
  aDevelopment,
  all,
  aShip,
  because,
  dative,
  development,
  does,
  label,
  many,
  piece,
  pieces,
  region,
  tactics,
  theDevelopment,
  track,
  units,
  vp,
  withShip,
} from './speech.ts';
import { categories } from './terms.ts';

type CoreWords = Pick<Words<Andromeda>['event'], CoreEvent['kind']>;

/** Der Text eines Teils nach seinem Namen. */
export const help = (id: string): Phrase => {
  const text = helpText(effects, spokenOf(), id);
  return text === null ? [] : [` – ${text}`];
};
const MARK = { ship: '', energy: ' mit Energie', reactor: ' im Reaktor', effect: ' durch einen Effekt' } as const;

export const events: CoreWords = {
  start: (e, you) => say`Andromedas Rand liegt vor euch. ${does(e.first, you, 'beginnst', 'beginnt')}.`,
  offered: (e) => say`Deine Fraktionen zur Wahl: ${pieces(e.factions)}.`,
  dealt: (e) => say`Deine Schicksale zur Wahl: ${pieces(e.destiny)}.`,
  kept: (e) => say`Dein Schicksal: ${piece(e.destiny)}${help(e.destiny)}.`,
  faction: (e, you) => say`${does(e.seat, you, 'führst', 'führt')} diese Fraktion: ${piece(e.faction)}.`,
  turn: (e, you) =>
    e.extra ? say`Ein Extrazug: ${label(e.who, you)} ${e.who === you ? 'startest' : 'startet'} noch einmal.` : say`${label(e.who, you)}: Zug ${e.n}.`,
  passed: (e, you) => say`${does(e.who, you, 'kannst', 'kann')} weder starten noch zurückrufen.`,
  launched: (e, you) => say`${does(e.who, you, 'startest', 'startet')} ${aShip(e.ship)}: ${region(e.to)}.`,
  returning: (e, you) => say`${does(e.who, you, 'rufst', 'ruft')} die Flotte zurück: ${many(e.ships, 'Aktivator', 'Aktivatoren')}.`,
  gained: (e, you) => say`${does(e.who, you, 'erhältst', 'erhält')} ${units(e.units)}${because(e.from)}.`,
  wasted: (e, you) => say`Das Lager ist voll: ${label(e.who, you)} ${e.who === you ? 'verlierst' : 'verliert'} ${units(e.units)}.`,
  paid: (e, you) => say`${does(e.who, you, 'zahlst', 'zahlt')} ${units(e.units)}.`,
  lost: (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} ${units(e.units)}.`,
  swapped: (e, you) => say`${does(e.who, you, 'tauschst', 'tauscht')} ${units(e.gave)} gegen ${units(e.took)}.`,
  stole: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} ${dative(e.from, you)} ${units(e.units)} weg.`,
  scored: (e, you) =>
    e.vp >= 0
      ? say`${does(e.who, you, 'erhältst', 'erhält')} ${vp(e.vp)}${because(e.from)}.`
      : say`${does(e.who, you, 'verlierst', 'verliert')} ${vp(-e.vp)}${because(e.from)}.`,
  drew: (e, you) => say`${does(e.who, you, 'ziehst', 'zieht')} ${tactics(e.n)}.`,
  drawn: (e) => say`Du hast gezogen: ${pieces(e.tactics)}.`,
  discarded: (e, you) => say`${does(e.who, you, 'legst', 'legt')} ${pieces(e.tactics)} ab.`,
  reshuffled: (e) => [e.what === 'tactics' ? 'Die abgelegten Taktiken werden zum neuen Stapel.' : 'Die Ereignisse werden neu gemischt.'],
  played: (e, you) => say`${does(e.who, you, 'spielst', 'spielt')} ${piece(e.tactic)}: ${tacticUse(e.tactic, e.use)}.`,
  stepped: (e, you) => say`${does(e.who, you, 'rückst', 'rückt')} auf der Leiste ${track(e.track)} auf ${e.to} vor.`,
  moon: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} den Mond ${piece(e.moon)}${because(e.from)}${help(e.moon)}.`,
  'revealed-moon': (e) => say`Der Mond ${piece(e.moon)} wird sichtbar (${region(e.at)})${help(e.moon)}.`,
  abandoned: (e, you) => say`${does(e.who, you, 'gibst', 'gibt')} den Mond ${piece(e.moon)} auf${help(e.moon)}.`,
  slotted: (e, you) => say`${does(e.who, you, 'setzt', 'setzt')} den Mond ${piece(e.moon)} in die Reihe ${track(e.row)} ein.`,
  'moon-lost': (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} den Mond ${piece(e.moon)}.`,
  arranged: (e, you) => say`${does(e.who, you, 'stellst', 'stellt')} ${piece(e.module)} an Platz ${e.place + 1} der Reihe ${track(e.row)}.`,
  module: (e, you) =>
    say`${does(e.who, you, 'erhältst', 'erhält')} das Modul ${piece(e.module)}${e.damaged ? ', das beschädigt ankommt' : ''}${help(e.module)}.`,
  market: (e) => say`Neu am Markt für ${track(e.type)}: ${piece(e.module)}${help(e.module)}.`,
  'module-gone': (e, you) => say`${does(e.who, you, 'wirfst', 'wirft')} ${piece(e.module)} vom Markt ab.`,
  activated: (e, you) => say`${does(e.who, you, 'aktivierst', 'aktiviert')} ${piece(e.piece)}${MARK[e.how]}.`,
  'built-ship': (e, you) => say`${does(e.who, you, 'baust', 'baut')} ${aShip(e.ship)}.`,
  upgraded: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} das Upgrade ${piece(e.upgrade)}${help(e.upgrade)}.`,
  display: (e) => say`Ein neues Upgrade liegt aus: ${piece(e.upgrade)}${help(e.upgrade)}.`,
  developed: (e, you) => say`${does(e.who, you, 'errichtest', 'errichtet')} ${aDevelopment(e.development)} auf ${region(e.at)}.`,
  raised: (e, you) => say`${does(e.who, you, 'richtest', 'richtet')} ${theDevelopment(e.development)} auf ${region(e.at)} wieder auf.`,
  tipped: (e, you) => say`Auf ${region(e.at)} kippt um: ${development(e.development)} von ${dative(e.who, you)}.`,
  card: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} die Großkomplexkarte ${piece(e.card)}${help(e.card)}.`,
  'used-card': (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} die Großkomplexkarte ${piece(e.card)}${help(e.card)}.`,
  recruited: (e, you) => say`${does(e.who, you, 'rekrutierst', 'rekrutiert')} ${e.n} Anführer${because(e.from)}.`,
  'leader-lost': (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} einen Anführer.`,
  collected: (e, you) => say`${does(e.who, you, 'sammelst', 'sammelt')} ${units(e.units)} ein (${region(e.at)}).`,
  mech: (e, you) =>
    e.how === 'paid'
      ? say`${does(e.who, you, 'brennst', 'brennt')} die Mechaphagen aus (${region(e.at)}).`
      : e.how === 'damage'
        ? say`Die Mechaphagen fressen sich in ein Modul von ${dative(e.who, you)} (${region(e.at)}).`
        : say`Die Mechaphagen verschwinden (${region(e.at)}).`,
  looked: (e) => say`Du siehst an: ${pieces(e.tokens)}.`,
  token: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} das Plättchen ${piece(e.token)}${help(e.token)}.`,
  'used-token': (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} das Plättchen ${piece(e.token)}${help(e.token)}.`,
  ability: (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} ${piece(e.ability)}.`,
  fixed: (e, you) => say`${does(e.who, you, 'reparierst', 'repariert')} ${piece(e.module)}.`,
  salvaged: (e, you) => say`${does(e.who, you, 'bringst', 'bringt')} ${aShip(e.ship)} vom Schrottplatz in die Reparaturbucht.`,
  recharged: (e, you) => say`${does(e.who, you, 'stellst', 'stellt')} bei ${withShip(e.ship)} den Schild wieder her.`,
  damaged: (e, you) => say`${piece(e.module)} von ${dative(e.who, you)} ist beschädigt.`,
  shielded: (e, you) => say`Ein Schild rettet ${dative(e.who, you)} ${aShip(e.ship)} (${region(e.at)}).`,
  scrapped: (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} ${aShip(e.ship)} an den Schrottplatz (${region(e.at)}).`,
  recalled: (e, you) => say`${does(e.who, you, 'holst', 'holt')} ${aShip(e.ship)} in die Reparaturbucht (${region(e.at)}).`,
  moved: (e, you) => say`${does(e.who, you, 'bewegst', 'bewegt')} ${aShip(e.ship)} von ${region(e.from)} nach ${region(e.to)}.`,
  ghost: (e) => say`Der Geist schwebt weiter: ${region(e.to)}.`,
  home: (e, you) =>
    e.vp > 0
      ? say`${e.who === you ? ['Alle deine Schiffe'] : say`Alle Schiffe von ${dative(e.who, you)}`} sind zu Hause; die Wracks bringen ${vp(e.vp)}.`
      : say`${e.who === you ? ['Alle deine Schiffe'] : say`Alle Schiffe von ${dative(e.who, you)}`} sind zu Hause.`,
  marker: (e) => [`Der Ereignis-Anzeiger rückt auf ${e.space}.`],
  tile: (e) => say`Neu auf der Karte: ${region(`${e.at.split('/')[0]}/${e.tile}`)}.`,
  bonus: (e) => say`Nachschub treibt heran: ${units(e.units)} (${region(e.at)}).`,
  event: (e) => say`Ereignis: ${piece(e.card)}${help(e.card)}.`,
  'extra-turn': (e, you) => say`${does(e.who, you, 'bekommst', 'bekommt')} einen Extrazug.`,
  terminus: (e, you) => say`${does(e.who, you, 'erreichst', 'erreicht')} den Spielende-Anzeiger.`,
  'last-round': (e, you) => say`Die letzte Runde beginnt mit ${dative(e.first, you)}.`,
  score: (e, you) => say`${label(e.who, you)}: ${categories[e.category] ?? e.category} ${vp(e.vp)}.`,
  destiny: (e, you) => say`Das Schicksal von ${dative(e.who, you)}, ${piece(e.destiny)}, bringt ${vp(e.vp)}${help(e.destiny)}.`,
  lens: (e, you) => say`Die Linse geht weiter an ${accusative(e.who, you)}.`,
  over: (e, you) =>
    say`Die Partie ist vorbei. ${e.winners.length === 1 && e.winners[0] === you ? ['Du gewinnst'] : say`Es ${e.winners.length === 1 ? 'gewinnt' : 'gewinnen'} ${all(e.winners, null)}`}.`,
};

function tacticUse(id: string, use: 'free' | 'battle'): string {
  const tactic = spokenOf().tactics.find((t) => t.id === id);
  return tactic === undefined ? '' : effectsText(effects, tactic[use]);
}
export const battleUse = (id: string): string => tacticUse(id, 'battle');
