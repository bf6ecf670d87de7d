/** What the illustrated table says beyond the game's words: labels of places, and the few words on chips and buttons. */
import type { Language } from '@starboard/kernel';

export interface TableWords {
  readonly board: string;
  readonly mission: (n: number) => string;
  readonly pile: string;
  readonly pileOf: (n: number) => string;
  readonly pass: (name: string) => string;
  readonly yourPass: string;
  readonly flying: string;
  readonly landedAt: (portal: number) => string;
  readonly at: (portal: number) => string;
  readonly adrift: string;
  readonly adriftShort: string;
  readonly cards: (n: number) => string;
  readonly cardsWord: (n: number) => string;
  readonly odds: (n: number) => string;
  readonly oddsOf: (n: number) => string;
  readonly handOf: (name: string, n: number) => string;
  readonly planetOf: (name: string) => string;
  readonly copies: (name: string, n: number) => string;
  readonly sets: (n: number) => string;
  readonly emptyPlanet: string;
  readonly portal: (position: number, actions: number) => string;
  readonly portalWith: (position: number, actions: number, card: string) => string;
  readonly shut: (position: number, actions: number) => string;
  readonly asked: (position: number, actions: number) => string;
  /** Without a name: one's own. */
  readonly ship: (name: string | null, portal: number, place: number) => string;
  readonly shipFlying: (name: string | null) => string;
  readonly stillFlying: (n: number) => string;
  readonly yourPlanet: string;
  readonly yourHand: string;
  readonly setsToGo: (n: number) => string;
  readonly inHand: (card: string, n: number) => string;
  readonly draw: string;
  readonly drawFrom: (name: string) => string;
  readonly playInstead: string;
  readonly place: string;
  readonly completes: string;
  readonly take: string;
  readonly steal: string;
  readonly toHome: string;
  readonly toHand: string;
  readonly land: string;
  readonly stay: string;
  readonly none: string;
  readonly enough: string;
  /** The same where there is little room. */
  readonly noneShort: string;
  readonly letters: { readonly land: string; readonly stay: string };
  readonly actions: (n: number) => string;
  readonly landed: string;
  readonly deciding: string;
  readonly fliesOn: string;
  readonly decided: string;
  readonly choosing: string;
  readonly away: string;
  readonly order: string;
  readonly done: string;
  readonly left: (n: number) => string;
  readonly next: string;
  readonly you: string;
  /** Small print under the question. */
  readonly risk: string;
  readonly placeIn: (place: number) => string;
  readonly secret: string;
  readonly mix: string;
  readonly over: string;
  readonly noLanding: string;
}

const count = (n: number, one: string, many: string): string => `${n}\u00a0${n === 1 ? one : many}`;

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const en: TableWords = {
  board: 'Portals',
  mission: (n) => `Mission\u00a0${n}`,
  pile: 'Pile',
  pileOf: (n) => `Draw pile: ${count(n, 'relic', 'relics')}`,
  pass: (name) => `${name} holds the pass`,
  yourPass: 'You hold the pass',
  flying: 'Flying',
  landedAt: (p) => `Landed at\u00a0${p}`,
  at: (p) => `At\u00a0${p}`,
  adrift: 'Adrift, collects nothing',
  adriftShort: 'Adrift',
  cards: (n) => count(n, 'card', 'cards'),
  cardsWord: (n) => (n === 1 ? 'card' : 'cards'),
  odds: (n) => `1\u00a0in\u00a0${n}`,
  oddsOf: (n) => `Sabortal: 1 in ${n}`,
  handOf: (name, n) => `${name}’s hand: ${count(n, 'card', 'cards')}, sabortal 1 in ${n}`,
  planetOf: (name) => `${name}’s home planet`,
  copies: (name, n) => `${name}, ${n} of 3`,
  sets: (n) => `${n} of 3 complete sets`,
  emptyPlanet: 'Nothing here yet',
  portal: (p, n) => `Portal ${p}, worth ${count(n, 'action', 'actions')}: empty`,
  portalWith: (p, n, card) => `Portal ${p}, worth ${count(n, 'action', 'actions')}: ${card}`,
  shut: (p, n) => `Portal ${p}, worth ${count(n, 'action', 'actions')}: not yet explored`,
  asked: (p, n) => `Portal ${p}, worth ${count(n, 'action', 'actions')}: being explored`,
  ship: (name, p, place) => `${name === null ? 'Your' : `${name}’s`} ship, landed at portal ${p}, place ${place} in the stack`,
  shipFlying: (name) => `${name === null ? 'Your' : `${name}’s`} ship, still flying`,
  stillFlying: (n) => `${n} still flying`,
  yourPlanet: 'Your home planet',
  yourHand: 'Your hand',
  setsToGo: (n) =>
    n <= 0
      ? 'Three sets of three: won!'
      : n === 1
        ? 'One more set of three wins the game.'
        : `${n === 2 ? 'Two more' : 'Three'} sets of three win the game.`,
  inHand: (card, n) => (n === 1 ? card : `${card}, ${n} times`),
  draw: 'Draw',
  drawFrom: (name) => `Tap again to draw from ${name}.`,
  playInstead: 'Play instead',
  place: 'Place',
  completes: 'Completes a set',
  take: 'Take',
  steal: 'Steal',
  toHome: 'Onto your home planet',
  toHand: 'Into your hand',
  land: 'Land',
  stay: 'Fly on',
  none: 'Take nothing',
  enough: 'Finish early',
  noneShort: 'Nothing',
  letters: { land: 'l', stay: 'f' },
  actions: (n) => count(n, 'action', 'actions'),
  landed: 'Landed',
  deciding: 'Deciding…',
  fliesOn: 'Flies on',
  decided: 'Decided',
  choosing: 'Choosing…',
  away: 'Away',
  order: 'Order of collecting',
  done: 'done',
  left: (n) => `${n}\u00a0left`,
  next: 'next',
  you: 'You',
  risk: 'A sabortal ends the mission.',
  placeIn: (n) => `Land now and you collect ${ORDINAL[n] ?? `as number ${n}`} here.`,
  secret: 'Nobody sees it until all have chosen.',
  mix: 'Take and place in any order.',
  over: 'The end',
  noLanding: 'It is too late to land.',
};

const de: TableWords = {
  board: 'Portale',
  mission: (n) => `Mission\u00a0${n}`,
  pile: 'Stapel',
  pileOf: (n) => `Nachziehstapel: ${count(n, 'Relikt', 'Relikte')}`,
  pass: (name) => `${name} hat den Ausweis`,
  yourPass: 'Du hast den Ausweis',
  flying: 'Fliegt',
  landedAt: (p) => `Portal\u00a0${p}`,
  at: (p) => `An\u00a0${p}`,
  adrift: 'Verpasst, geht leer aus',
  adriftShort: 'Verpasst',
  cards: (n) => count(n, 'Karte', 'Karten'),
  cardsWord: (n) => (n === 1 ? 'Karte' : 'Karten'),
  odds: (n) => `1\u00a0von\u00a0${n}`,
  oddsOf: (n) => `Sabortal: 1 von ${n}`,
  handOf: (name, n) => `Hand von ${name}: ${count(n, 'Karte', 'Karten')}, Sabortal 1 von ${n}`,
  planetOf: (name) => `Heimatplanet von ${name}`,
  copies: (name, n) => `${name}, ${n} von 3`,
  sets: (n) => `${n} von 3 vollständigen Sätzen`,
  emptyPlanet: 'Noch nichts da',
  portal: (p, n) => `Portal ${p}, ${count(n, 'Aktion', 'Aktionen')} wert: leer`,
  portalWith: (p, n, card) => `Portal ${p}, ${count(n, 'Aktion', 'Aktionen')} wert: ${card}`,
  shut: (p, n) => `Portal ${p}, ${count(n, 'Aktion', 'Aktionen')} wert: noch nicht erkundet`,
  asked: (p, n) => `Portal ${p}, ${count(n, 'Aktion', 'Aktionen')} wert: wird gerade erkundet`,
  ship: (name, p, place) => `${name === null ? 'Dein Raumschiff' : `Raumschiff von ${name}`}, gelandet an Portal ${p}, Platz ${place}`,
  shipFlying: (name) => `${name === null ? 'Dein Raumschiff' : `Raumschiff von ${name}`}, fliegt noch`,
  stillFlying: (n) => (n === 1 ? '1 fliegt noch' : `${n} fliegen noch`),
  yourPlanet: 'Dein Heimatplanet',
  yourHand: 'Deine Hand',
  setsToGo: (n) =>
    n <= 0 ? 'Drei Sätze: gewonnen!' : n === 1 ? 'Noch ein Satz bis zum Sieg.' : `${n === 2 ? 'Noch zwei' : 'Drei'} Sätze bis zum Sieg.`,
  inHand: (card, n) => (n === 1 ? card : `${card}, ${n}-mal`),
  draw: 'Ziehen',
  drawFrom: (name) => `Tipp noch einmal, um bei ${name} zu ziehen.`,
  playInstead: 'Stattdessen spielen',
  place: 'Ablegen',
  completes: 'Macht einen Satz voll',
  take: 'Nehmen',
  steal: 'Stehlen',
  toHome: 'Auf deinen Heimatplaneten',
  toHand: 'Auf deine Hand',
  land: 'Landen',
  stay: 'Weiterfliegen',
  none: 'Nichts nehmen',
  enough: 'Fertig',
  noneShort: 'Nichts',
  letters: { land: 'l', stay: 'w' },
  actions: (n) => count(n, 'Aktion', 'Aktionen'),
  landed: 'Gelandet',
  deciding: 'Überlegt…',
  fliesOn: 'Fliegt weiter',
  decided: 'Entschieden',
  choosing: 'Wählt…',
  away: 'Nicht da',
  order: 'Reihenfolge beim Einsammeln',
  done: 'fertig',
  left: (n) => `noch\u00a0${n}`,
  next: 'danach',
  you: 'Du',
  risk: 'Ein Sabortal beendet die Mission.',
  placeIn: (n) => `Wenn du jetzt landest, bist du hier an ${n}. Stelle dran.`,
  secret: 'Niemand sieht es, bevor alle gewählt haben.',
  mix: 'Nehmen und ablegen, wie du willst.',
  over: 'Das Ende',
  noLanding: 'Landen kann jetzt niemand mehr.',
};

export const tableWords: { readonly [L in Language]: TableWords } = { de, en };
