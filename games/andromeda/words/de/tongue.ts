/** Deutsch: die Wörter der Antworten und der Lage. */

import { list, type Phrase, say } from '@starboard/kernel';
import type { DevelopmentType } from '../../content/vocabulary.ts';
import { lookup } from '../common.ts';
import * as names from '../names.ts';
import type { Tongue } from '../tongue.ts';
import { brief, explain } from './brief.ts';
import { effects } from './effects.ts';
import { aDevelopment, dative, development, label, many, nominative, tactics, theDevelopment, unit, units, vp } from './speech.ts';
import { categories, developments, eventSets, resources, ships, tracks, types } from './terms.ts';

const SLOTS = { input: 'Eingabe', output: 'Ausgabe' } as const;
const TARGETS: Readonly<Record<string, string>> = {
  'probe:same': 'Sektor der Sonde',
  'probe:left': 'links der Sonde',
  'probe:right': 'rechts der Sonde',
  'probe:upLeft': 'links über der Sonde',
  'probe:upRight': 'rechts über der Sonde',
  'probe:downLeft': 'links unter der Sonde',
  'probe:downRight': 'rechts unter der Sonde',
  leftmostFreePlanet: 'am weitesten links liegender Planet ohne Großkomplex',
  'special:any': 'nächster Spezial-Sektor',
};

function between(left: Phrase | null, right: Phrase | null): Phrase {
  if (left !== null && right !== null) return say`zwischen ${list([left, right], 'und')}`;
  return left !== null ? say`rechts von ${left}` : right !== null ? say`links von ${right}` : ['neben dem Kopf'];
}
/** Die Art zu ihrem Namen: für den Artikel. */
const typeOf = (name: string): string => (Object.keys(developments) as DevelopmentType[]).find((id) => developments[id] === name) ?? name;

export const tongue: Tongue = {
  language: 'de',
  effects,
  and: 'und',
  label,
  name: nominative,
  of: dative,
  units,
  unit,
  ships: (type, n) => many(n, ships[type].one, ships[type].many),
  ship: (type) => ships[type].one,
  row: (type) => types[type],
  track: (t) => tracks[t],
  development,
  vp,
  tactics,
  brief,
  explain,
  pick: {
    launch: (type) => `${ships[type].one} starten`,
    return: (n, wrecks) =>
      n === 0
        ? `Zurückrufen: ${many(wrecks, 'Wrack', 'Wracks')} heimholen für ${vp(wrecks)} (keine Aktivatoren)`
        : `Zurückrufen: alle Schiffe nach Hause (${many(n, 'Aktivator', 'Aktivatoren')}${wrecks > 0 ? `, ${vp(wrecks)} für Wracks` : ''})`,
    skip: 'Nein, jetzt nicht',
    stop: 'Das war alles',
    end: 'Zug beenden',
    yes: 'Ja',
    less: (n) => `, ${n} billiger`,
    buy: (price) => `für ${price}`,
    free: 'kostenlos',
    rowLeft: 'ganz links',
    rowRight: 'ganz rechts',
    after: (name) => say`nach ${name}`,
    inRow: (type) => `Reihe ${types[type]}`,
    discard: (name) => say`Ablegen: ${name}`,
    build: (type) => `${ships[type].one} bauen`,
    develop: (what, at) => say`${capital(aDevelopment(typeOf(what)))} auf ${at} errichten`,
    raise: (what, at) => say`${capital(theDevelopment(typeOf(what)))} auf ${at} wieder aufrichten`,
    tip: (what, at) => say`${capital(theDevelopment(typeOf(what)))} auf ${at} umkippen`,
    pay: (u) => `${units(u)} zahlen`,
    abandon: (name) => say`Aufgeben: ${name}`,
    slot: (name) => say`Einsetzen: ${name}`,
    gap: (left, right, use) => say`${between(left, right)} (${use.map((u) => SLOTS[u]).join(' und ')})`,
    replaces: (name) => say`, ersetzt ${name}`,
    topMoon: (at) => say`Oberster Mond von ${at}`,
    step: (t, to) => `${tracks[t]}, auf Schritt ${to}`,
    leaderFrom: (at) => say`Anführer von ${at}`,
    fix: (name) => say`Reparieren: ${name}`,
    salvage: (type) => `${ships[type].one} in die Reparaturbucht bringen`,
    recharge: (type) => `Schild wiederherstellen: ${ships[type].one}`,
    damage: (name) => say`Beschädigen: ${name}`,
    shipAt: (type, at) => say`${ships[type].one} auf ${at}`,
    head: (name) => say`Nutzen: ${name}`,
    activate: (name) => say`Aktivieren: ${name}`,
    energize: (name) => say`Mit Energie aktivieren: ${name}`,
    reactor: 'Primärreaktor nutzen: 1 Energie, dann alle Wissenschafts-Module nach Wunsch',
    all: 'Alles Bezahlbare von links nach rechts aktivieren',
    freely: (what) => say`Freie Aktion: ${what}`,
    freeAbandon: 'einen Mond aufgeben',
    freeSlot: 'einen Mond einsetzen',
    freeArrange: 'Module umordnen',
    freeGhost: 'den Geist bewegen',
    mechPay: '1 Energie zahlen und 1 SP erhalten',
    mechDamage: 'Eines deiner Module beschädigen',
    raiderAt: (name, at) => say`${name} auf ${at}`,
    goTo: (at) => say`Nach ${at}`,
    bring: (type, at) => say`${ships[type].one} von ${at} holen`,
    ready: 'Das war alles',
    play: (name) => say`${name} spielen`,
    against: (p) => say`Gegen: ${p}`,
    cancels: (name) => say`${name} aufheben`,
    pass: 'Keine Taktik mehr spielen',
    accept: 'Waffenruhe annehmen',
    refuse: 'Waffenruhe ablehnen',
    dice: (n) => (n === 0 ? 'Keine weiteren Würfel' : `${many(n, 'weiterer Würfel', 'weitere Würfel')} für ${n} Energie`),
    use: (name) => say`Nutzen: ${name}`,
    roll: 'Würfeln, mit deinem Zielcomputer',
    rollPlain: 'Würfeln ohne deinen Zielcomputer',
    die: (face) => `Die ${face}`,
    draw: '1 Taktik ziehen',
    energy: '2 Energie nehmen',
    save: (type) => `${ships[type].one} in die Reparaturbucht retten`,
    spare: (type) => `${ships[type].one} verschonen`,
    pull: (type, at) => say`${ships[type].one} von ${at} kommt auf die Leere`,
  },
  scene: {
    over: 'Das Ende',
    lastRound: 'Die letzte Runde',
    yourTurn: (n) => (n === 0 ? 'Vor dem ersten Zug' : `Zug ${n}`),
    turnOf: (p, n) =>
      n === 0
        ? say`Der Tisch wartet auf ${p === 'dir' ? 'dich' : p}.`
        : p === 'dir'
          ? ['Du bist am Zug.']
          : say`Am Zug: ${p === 'dem Kollektiv' ? 'das Kollektiv' : p}.`,
    terminus: (n) => `Die letzte Runde beginnt bei ${vp(n)}.`,
    eventSet: (name, marker, left) =>
      `${name}: Der Ereignis-Anzeiger steht ${marker === 0 ? 'vor der Leiste' : `auf ${marker}`}, ${many(left, 'Karte ist', 'Karten sind')} übrig.`,
    nextSpaces: (text) => `Als Nächstes auf der Ereignisleiste: ${text}.`,
    spaces: {
      ...eventSets,
      newPlanet: 'neuer Planet',
      spawnS: 'kleine Bedrohung (Klasse S)',
      drop: 'Nachschub',
      event: 'Ereignis',
      raiderA: 'Bedrohung der Klasse A',
      raiderB: 'Bedrohung der Klasse B',
      raiderC: 'Bedrohung der Klasse C',
      raiderD: 'Bedrohung der Klasse D',
    },
    map: 'Karte',
    mapHelp:
      'Sechsecke: r2c3 ist Reihe 2, Platz 3. Reihen von 6 und von 5 wechseln sich ab; Nebel 1 und 2 begrenzen Reihe 1, 3 und 4 Reihe 3, 5 und 6 Reihe 5.',
    activeHere: 'aktiver Sektor',
    moons: (n) => `insgesamt ${n} Monde`,
    noMoon: 'kein Mond mehr',
    planet: (r) => `${r === 'credits' ? 'Credit' : lookup(resources, r)}-Planet`,
    theVoid: 'wirf die Würfel deines Schiffs und wähle einen',
    shipsOf: (p, what) => say`${p}: ${what}`,
    raider: (name, class_, dice, targeting) =>
      say`Bedrohung ${name} (Klasse ${class_}, ${dice} Würfel${targeting > 1 ? `, Zielcomputer ${targeting}` : ''})`,
    classes:
      'Bedrohungen haben Klassen: S sind klein und kommen wieder, A bis D werden immer stärker. Die stärkste neben einem startenden Schiff greift es an.',
    ownDevelopment: (what, p, tipped) => say`${what} von ${p}${tipped ? ', umgekippt' : ''}`,
    leadersOf: (who) => say`Anführer: ${who}`,
    allLeaders: 'von allen ein Anführer',
    ownLeader: 'dein Anführer',
    bonus: (what) => `Bonus ${what}`,
    mech: 'Mechaphagen',
    ghost: 'der Geist',
    probe: 'die Sonde',
    eventIcon: 'Ereignis-Symbol',
    station: 'Deine Station',
    works: 'Deine Module und Leisten',
    faction: (name, help) => say`${name}. ${help}.`,
    storage: (what) => `Lager: ${what}.`,
    empty: 'leer',
    dock: (what, n, of) => say`Dock (${n} von ${of}): ${what}.`,
    row: (type) => `Reihe ${types[type]}`,
    noModules: 'keine Module',
    damaged: 'beschädigt',
    moonIn: (name, slot) => say`${slot === 'input' ? 'Eingabe' : 'Ausgabe'}: ${name}`,
    slotEmpty: { input: 'Eingabe leer', output: 'Ausgabe leer' },
    fleet: (parts) => (parts.length === 0 ? 'Alle Schiffe sind auf der Karte.' : `Schiffe: ${parts.join('; ')}.`),
    hangar: (n) => `Hangar ${n}`,
    bay: (n) => `Reparaturbucht ${n}`,
    yard: (n) => `Schrottplatz ${n}`,
    unbuilt: (n) => `ungebaut ${n}`,
    used: (n) => many(n, 'Schild verbraucht', 'Schilde verbraucht'),
    hand: 'Deine Hand',
    handSize: (n, limit) => `${tactics(n)} auf der Hand, Limit ${limit}.`,
    destiny: 'Schicksal',
    trackLine: (t, step, next) => `${tracks[t]} ${step}; als Nächstes: ${next}.`,
    trackTop: '1 SP für jeden weiteren Schritt',
    targeting: (n) => `Zielcomputer ${n}.`,
    vault: (level) => (level === 0 ? 'Der Tresor zählt noch nichts.' : `Der Tresor zählt ${vp(level)} je Ressource.`),
    upgrade: (type, name) => say`Upgrade für ${ships[type].one}: ${name}.`,
    cards: 'Großkomplexkarten',
    tokens: 'Plättchen',
    turnedOver: 'genutzt',
    leaders: (n, spent) => `${n} Anführer in der Station${spent > 0 ? `, ${spent} ausgegeben` : ''}.`,
    players: 'Die anderen',
    market: 'Markt',
    offer: (type, price) => `${types[type]}, Preis ${price}:`,
    decks: (text) => `Noch in den Stapeln: ${text}.`,
    upgradeOpen: (type) => `Upgrade für ${ships[type].one}:`,
    stepToken: (step) => `Überlegenheits-Plättchen von Schritt ${step}:`,
    gone: 'weg',
    collective: 'Das Kollektiv',
    commander: (name, rank) => say`${name}, Rang ${rank}.`,
    wheel: (n, text) => `Kommando-Anzeiger auf ${n}: ${text}.`,
    wheelNext: (text) => `Danach: ${text}.`,
    openAction: (deck, name) => say`Abschnitt ${deck}: ${name}`,
    target: (t) => TARGETS[t] ?? names.nameText('de', t.replace('base:', 'base_')) ?? t,
    actionBonus: (b) => (b === 'develop' ? 'Großkomplex errichten' : b === 'event' ? 'Ereignis-Anzeiger' : 'Reparieren'),
    lens: (p) => (p === 'dir' ? ['Du hast die Linse.'] : say`Die Linse ist bei ${p}.`),
    area: (moons, tokens, upgrades) => `${many(moons, 'Mond', 'Monde')}, ${tokens} Plättchen, ${many(upgrades, 'Upgrade', 'Upgrades')}.`,
    scores: 'Endwertung',
    category: (c) => categories[c] ?? c,
    total: (n) => `Zusammen ${vp(n)}.`,
    battle: 'Schlacht',
    strength: (dice, targeting, chance) => `${dice} Würfel, Zielcomputer ${targeting}${chance === null ? '' : `, Siegchance so ${chance}\u00a0%`}`,
    faces: (text) => `gewürfelt ${text}`,
    noFaction: 'Noch keine Fraktion.',
  },
};

function capital(s: string): string {
  return s.charAt(0).toUpperCase() + s.slice(1);
}
