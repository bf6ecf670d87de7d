/** Deutsch: die Lage in Worten. */
import { say } from '@starboard/kernel';
import type { SceneWords } from '../tongue.ts';
import { speech } from './speech.ts';

export const scene: SceneWords = {
  contract: (version) => `Vertrag ${version}`,
  over: 'Die Partie ist zu Ende',
  overLine: 'Die Partie ist zu Ende.',
  turn: (n) => `Zug ${n}`,
  openOffers: 'Bisherige Angebote:',
  offers: 'Angebote',
  hand: 'Deine Hand',
  planets: 'Planeten',
  market: 'Markt',
  players: 'Am Tisch',
  objectives: 'Geheime Ziele',
  turnOf: (seat, you) => say`${speech.does(seat, you, 'bist', 'ist')} dran.`,
  takes: (left) => (left === 1 ? 'Noch eine Karte kommt vom Markt.' : `Noch ${left} Karten kommen vom Markt.`),
  trims: (seats) => say`Zu viele Fragmente: ${seats}.`,
  completing: (last) => (last ? 'Letzte Gelegenheit: noch eine Blaupause für alle, dann ist Schluss.' : 'Jetzt dürfen Blaupausen vollendet werden.'),
  nearEnd: (seats, left, you) => {
    const count = left === 1 ? 'eine Blaupause' : 'zwei Blaupausen';
    return say`Zum Ende der Partie ${left === 1 ? 'fehlt' : 'fehlen'} ${speech.all(seats, you, speech.to)} noch ${seats.length > 1 ? 'je ' : ''}${count}.`;
  },
  last: 'Jemand hat sechs Blaupausen: Das Ende ist nah.',
  wants: (who, planet, needs, fragments) => say`${who.name} ${who.verb('willst', 'will')} auf ${planet} abbauen (${needs}; ${fragments}).`,
  says: (who, lacks, price) =>
    say`Es fehlt, ${who.verb('sagst', 'sagt')} ${who.name}: ${lacks === '' ? 'nichts' : lacks}.${price === null ? [] : say` Dafür gibt es ${price}.`}`,
  stillMissing: (icons) => (icons === '' ? 'Die offenen Angebote bringen alles davon.' : `Über die offenen Angebote hinaus: ${icons}.`),
  noFittingPaw: 'Keine deiner Mietpfoten kann, was hier gebraucht wird.',
  couldHelp: (paws) => say`Du könntest helfen mit ${paws}.`,
  agreed: (agreed, waiting) => say`Zugestimmt: ${agreed ?? 'noch niemand'}. Es fehlt noch: ${waiting}.`,
  contractHead: ['Wer', 'Mietpfoten', 'Vom Planeten', 'Gibt', 'Bekommt', 'Lager danach'],
  offerHead: ['Wer', 'Mietpfoten', 'Vom Planeten', 'Aus dem Lager', 'Legt drauf'],
  playerHead: ['Wer', 'Lager', 'Fragmente', 'Mietpfoten', 'Blaupausen', 'Vollendet', 'Upgrades'],
  of: (n, all) => `${n} von ${all}`,
  tooMany: (n) => `, ${n} zu viel`,
  ship: (ship, [one, two]) => say`Dein Raumschiff heißt ${ship}. Dein geheimes Ziel: ${one} und ${two}.`,
  storage: (load, room, gems) => say`Lager (${load} von ${room}): ${gems ?? 'leer'}.`,
  paws: (list) => say`Mietpfoten: ${list ?? 'keine'}.`,
  plan: (plan, lacks) => (lacks === null ? say`${plan}. Du kannst sie bezahlen.` : say`${plan}. Dir fehlt noch: ${lacks}.`),
  emptySpace: 'Ein leerer Platz.',
  planet: (planet, needs, fragments) => say`${planet}: verlangt ${needs}; ${fragments ?? 'keine Fragmente'}.`,
  enough: 'Deine Mietpfoten reichen.',
  lack: (icons) => `Dir fehlt: ${icons}.`,
  helper: (name, icons) => say`${name} mit ${icons}`,
  helpers: (list) => say`Hilfe wäre möglich von ${list}.`,
  perhaps: (list) => say`Vielleicht hilft ${list}.`,
  nobody: 'Niemand sonst hat eine Mietpfote.',
  noPlans: 'Keine Blaupausen.',
  decks: (paws, plans, pawsOut, plansOut) => `In den Stapeln: ${paws}, ${plans}. Abgelegt: ${pawsOut}, ${plansOut}.`,
  bag: (bag, heap) => say`Im Beutel: ${bag}. Auf dem Haufen: ${heap}.`,
  notYet: ' (ab dem nächsten Zug)',
  objective: (name, ship, [one, two], stored) => say`${name}: ${ship}, ${one} und ${two}; ${stored} im Lager.`,
};
