/** German: what happens, one line each. */
import { list, type Phrase, say, type Words } from '@starboard/kernel';
import type { CoreEvent } from '../../rules/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { lookup, type Party, type You } from '../common.ts';
import { effectsText, helpText } from '../effects.ts';
import { spokenOf } from '../names.ts';
import { readerFirst } from '../outcome.ts';
import { effects } from './effects.ts';
import {
  accusative,
  aDevelopment,
  aShip,
  because,
  dative,
  development,
  does,
  genitive,
  label,
  many,
  nominative,
  owned,
  piece,
  pieces,
  region,
  tactics,
  theDevelopment,
  theShip,
  track,
  units,
  vp,
  withShip,
} from './speech.ts';
import { categories } from './terms.ts';

type CoreWords = Pick<Words<Andromeda>['event'], CoreEvent['kind']>;

/** The text of a piece behind its name. It speaks to its owner, so it is quoted. */
export const quoted = (text: string | null): Phrase => (text === null || text === '' ? [] : [` („${text.charAt(0).toUpperCase()}${text.slice(1)}“)`]);
export const help = (id: string): Phrase => quoted(helpText(effects, spokenOf(), id));
/** The text alone, quoted. */
const text = (id: string): Phrase => {
  const said = helpText(effects, spokenOf(), id) ?? '';
  return [`„${said.charAt(0).toUpperCase()}${said.slice(1)}“`];
};
const MARK = { ship: '', energy: ' mit Energie', reactor: ' im Reaktor', effect: ' durch einen Effekt' } as const;

export const events: CoreWords = {
  start: (e, you) => say`Willkommen an Andromedas Rand. ${does(e.first, you, 'beginnst', 'beginnt')}.`,
  offered: (e) => say`Deine Fraktionen zur Wahl: ${pieces(e.factions)}.`,
  dealt: (e) => say`Deine Schicksale zur Wahl: ${pieces(e.destiny)}.`,
  kept: (e) => say`Dein Schicksal: ${piece(e.destiny)}${help(e.destiny)}.`,
  faction: (e, you) => say`${does(e.seat, you, 'führst', 'führt')} diese Fraktion an: ${piece(e.faction)}.`,
  turn: (e, you) => (e.extra ? say`${does(e.who, you, 'hast', 'hat')} einen zusätzlichen Schiffstart-Zug.` : say`${label(e.who, you)}: Zug ${e.n}.`),
  passed: (e, you) => say`${does(e.who, you, 'kannst', 'kann')} weder starten noch zurückrufen.`,
  launched: (e, you) => say`${does(e.who, you, 'startest', 'startet')} ${aShip(e.ship)}: ${region(e.to)}.`,
  returning: (e, you) => say`${does(e.who, you, 'rufst', 'ruft')} die Flotte zurück: ${many(e.ships, 'Aktivator', 'Aktivatoren')}.`,
  gained: (e, you) => say`${does(e.who, you, 'erhältst', 'erhält')} ${units(e.units)}${because(e.from)}.`,
  wasted: (e, you) => say`Das Lager ist voll: ${label(e.who, you)} ${e.who === you ? 'verlierst' : 'verliert'} ${units(e.units)}.`,
  paid: (e, you) => say`${does(e.who, you, 'zahlst', 'zahlt')} ${units(e.units)}.`,
  unpaid: (e, you) =>
    say`${does(e.who, you, 'kannst', 'kann')} ${effects.price(e.missing)} nicht mehr zahlen: Was damit bezahlt werden sollte, entfällt.`,
  lost: (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} ${units(e.units)}.`,
  swapped: (e, you) => say`${does(e.who, you, 'tauschst', 'tauscht')} ${units(e.gave)} gegen ${units(e.took)}.`,
  stole: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} ${dative(e.from, you)} ${units(e.units)} weg.`,
  scored: (e, you) =>
    e.vp >= 0
      ? say`${does(e.who, you, 'erhältst', 'erhält')} ${vp(e.vp)}${because(e.from)}.`
      : say`${does(e.who, you, 'verlierst', 'verliert')} ${vp(-e.vp)}${because(e.from)}.`,
  drew: (e, you) => say`${does(e.who, you, 'ziehst', 'zieht')} ${tactics(e.n)}.`,
  drawn: (e) => say`Du hast gezogen: ${pieces(e.tactics)}.`,
  discarded: (e, you) => say`${does(e.who, you, 'legst', 'legt')} ab: ${pieces(e.tactics)}.`,
  reshuffled: (e) => [e.what === 'tactics' ? 'Die abgelegten Taktiken werden zum neuen Stapel.' : 'Die Ereignisse werden neu gemischt.'],
  played: (e, you) => say`${does(e.who, you, 'spielst', 'spielt')} ${piece(e.tactic)}${quoted(tacticUse(e.tactic, e.use))}.`,
  stepped: (e, you) => say`${does(e.who, you, 'rückst', 'rückt')} auf der Leiste ${track(e.track)} auf ${e.to} vor.`,
  moon: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} den Mond ${piece(e.moon)}${because(e.from)}: ${text(e.moon)}.`,
  'revealed-moon': (e) => say`Neuer oberster Mond (${region(e.at)}): ${piece(e.moon)}${help(e.moon)}.`,
  abandoned: (e, you) => say`${does(e.who, you, 'gibst', 'gibt')} den Mond ${piece(e.moon)} auf${help(e.moon)}.`,
  slotted: (e, you) => say`${does(e.who, you, 'setzt', 'setzt')} den Mond ${piece(e.moon)} in die Reihe ${track(e.row)} ein.`,
  'moon-lost': (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} den Mond ${piece(e.moon)}.`,
  arranged: (e, you) => say`${does(e.who, you, 'stellst', 'stellt')} das Modul ${piece(e.module)} an Platz ${e.place + 1} der Reihe ${track(e.row)}.`,
  module: (e, you) =>
    say`${does(e.who, you, 'erhältst', 'erhält')} das Modul ${piece(e.module)}${e.damaged ? ', das beschädigt ankommt' : ''}${help(e.module)}.`,
  market: (e) => say`Neu am Markt für ${track(e.type)}: ${piece(e.module)}${help(e.module)}.`,
  'module-gone': (e, you) => say`${does(e.who, you, 'wirfst', 'wirft')} das Modul ${piece(e.module)} vom Markt ab.`,
  activated: (e, you) => say`${does(e.who, you, 'aktivierst', 'aktiviert')}${MARK[e.how]}: ${piece(e.piece)}.`,
  'built-ship': (e, you) => say`${does(e.who, you, 'baust', 'baut')} ${aShip(e.ship)}.`,
  upgraded: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} das Upgrade ${piece(e.upgrade)}${help(e.upgrade)}.`,
  display: (e) => say`Neues Upgrade in der Auslage: ${piece(e.upgrade)}${help(e.upgrade)}.`,
  developed: (e, you) => say`${does(e.who, you, 'errichtest', 'errichtet')} ${aDevelopment(e.development)} (${region(e.at)}).`,
  raised: (e, you) => say`${does(e.who, you, 'richtest', 'richtet')} ${theDevelopment(e.development)} wieder auf (${region(e.at)}).`,
  tipped: (e, you) =>
    say`Umgekippt (${region(e.at)}): ${e.who === you ? say`${MY[e.development] ?? 'dein'} ${development(e.development)}` : say`${development(e.development)}${genitive(e.who)}`}.`,
  card: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} die Großkomplexkarte ${piece(e.card)}${help(e.card)}.`,
  'used-card': (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} die Großkomplexkarte ${piece(e.card)}${help(e.card)}.`,
  recruited: (e, you) => say`${does(e.who, you, 'rekrutierst', 'rekrutiert')} ${e.n} Anführer${because(e.from)}.`,
  'leader-lost': (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} einen Anführer.`,
  collected: (e, you) => say`${does(e.who, you, 'sammelst', 'sammelt')} ${units(e.units)} ein (${region(e.at)}).`,
  mech: (e, you) =>
    e.how === 'paid'
      ? say`${does(e.who, you, 'brennst', 'brennt')} die Mechaphagen aus (${region(e.at)}).`
      : e.how === 'damage'
        ? say`Die Mechaphagen beschädigen ${owned(e.who, you, 'eines deiner Module', 'ein Modul')} (${region(e.at)}).`
        : say`Die Mechaphagen verschwinden (${region(e.at)}).`,
  looked: (e) => say`Du siehst dir an: ${pieces(e.tokens)}.`,
  token: (e, you) => say`${does(e.who, you, 'nimmst', 'nimmt')} das Plättchen ${piece(e.token)}${help(e.token)}.`,
  'used-token': (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} das Plättchen ${piece(e.token)}${help(e.token)}.`,
  ability: (e, you) => say`${does(e.who, you, 'nutzt', 'nutzt')} die Fähigkeit ${piece(e.ability)}.`,
  fixed: (e, you) => say`${does(e.who, you, 'reparierst', 'repariert')} das Modul ${piece(e.module)}.`,
  salvaged: (e, you) => say`${does(e.who, you, 'bringst', 'bringt')} ${aShip(e.ship)} vom Schrottplatz in die Reparaturbucht.`,
  recharged: (e, you) => say`${does(e.who, you, 'stellst', 'stellt')} bei ${withShip(e.ship)} den Schild wieder her.`,
  damaged: (e, you) => say`${e.who === you ? 'Dein' : 'Das'} Modul ${piece(e.module)}${e.who === you ? [] : genitive(e.who)} ist beschädigt.`,
  shielded: (e, you) => say`Ein Schild rettet ${owned(e.who, you, myShip(e.ship), theShip(e.ship))} (${region(e.at)}).`,
  scrapped: (e, you) => say`${does(e.who, you, 'verlierst', 'verliert')} ${aShip(e.ship)} an den Schrottplatz (${region(e.at)}).`,
  recalled: (e, you) => say`${does(e.who, you, 'holst', 'holt')} ${aShip(e.ship)} in die Reparaturbucht (${region(e.at)}).`,
  moved: (e, you) => say`${does(e.who, you, 'bewegst', 'bewegt')} ${aShip(e.ship)}: ${region(e.from)} → ${region(e.to)}.`,
  ghost: (e) => say`Der Geist schwebt weiter: ${region(e.to)}.`,
  home: (e, you) =>
    say`${owned(e.who, you, 'Alle deine Schiffe', 'Alle Schiffe')} sind zu Hause${e.vp > 0 ? `; ${vp(e.vp)} für verschrottete Schiffe` : ''}.`,
  marker: (e) => [`Der Ereignis-Anzeiger rückt auf ${e.space}.`],
  tile: (e) => say`Neu auf dem Spielplan: ${region(`${e.at.split('/')[0]}/${e.tile}`)}.`,
  bonus: (e) => say`Nachschub (${region(e.at)}): ${units(e.units)}.`,
  event: (e) => say`Ereignis: ${piece(e.card)}${help(e.card)}.`,
  'extra-turn': (e, you) => say`${does(e.who, you, 'bekommst', 'bekommt')} einen Extrazug.`,
  terminus: (e, you) => say`${does(e.who, you, 'erreichst', 'erreicht')} den Spielende-Anzeiger.`,
  'last-round': (e, you) => say`Die letzte Runde beginnt mit ${dative(e.first, you)}.`,
  score: (e, you) => say`${label(e.who, you)}: ${lookup(categories, e.category) ?? e.category} ${vp(e.vp)}.`,
  destiny: (e, you) =>
    e.who === you
      ? say`Dein Schicksal ${piece(e.destiny)} bringt ${vp(e.vp)}${help(e.destiny)}.`
      : say`Schicksal${genitive(e.who)}: ${piece(e.destiny)}, ${vp(e.vp)}${help(e.destiny)}.`,
  lens: (e, you) => say`Die Linse geht weiter an ${accusative(e.who, you)}.`,
  over: (e, you) => say`Die Partie ist zu Ende. ${victory(e.winners, you)}.`,
};

const MY: Readonly<Record<string, string>> = { factory: 'deine', metropolis: 'deine' };
const myShip = (id: string): string => theShip(id).replace(/^das /, 'dein ').replace(/^den /, 'deinen ');

/** „Du und Jonas gewinnt“, „Mirela gewinnt“. */
export function victory(parties: readonly Party[], you: You): Phrase {
  const [first, ...others] = readerFirst(parties, you);
  if (first === undefined) return ['Niemand gewinnt'];
  if (others.length === 0) return does(first, you, 'gewinnst', 'gewinnt');
  const names: Phrase[] = [[label(first, you)], ...others.map((p): Phrase => [nominative(p, you)])];
  return say`${list(names, 'und')} ${first === you ? 'gewinnt' : 'gewinnen'}`;
}

function tacticUse(id: string, use: 'free' | 'battle'): string {
  const tactic = spokenOf().tactics.find((t) => t.id === id);
  return tactic === undefined ? '' : effectsText(effects, tactic[use]);
}
export const battleUse = (id: string): string => tacticUse(id, 'battle');
