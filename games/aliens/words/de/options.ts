/** German: what can be chosen when a table is made. */
import type { Words } from '@starboard/kernel';
import type { Aliens } from '../../rules/types.ts';

const SHIP = 'Das Schiff und seine Sektoren (A)';
const SIDES = 'Menschen und Aliens (B, C)';
const ENDS = 'Kapseln, Siege, Gegenstände (D–G, J)';
const CREW = 'Mitglieder der Crew (H)';
const WHITE = 'Bringt die White Edition mit.';

export const option: Words<Aliens>['option'] = {
  game: {
    name: 'Spiel',
    help: 'Im Standardspiel gibt es Gegenstände und Rettungskapseln, die beschädigt sein können. Im Einsteigerspiel gibt es beides nicht, und wer als erster Mensch entkommt, gewinnt.',
    of: { standard: 'Standardspiel', beginner: 'Einsteigerspiel' },
  },
  zone: {
    name: 'Zone',
    help: 'Der Teil des Schiffs, in dem ihr spielt.',
    of: {
      galilei: 'GALILEI: ausgewogen, für den Anfang (4–8)',
      fermi: 'FERMI: klein und gnadenlos (2–6)',
      galvani: 'GALVANI: ein Gewirr aus Gängen (2–8)',
      own: 'Eine eigene Zone',
    },
  },
  ownZone: { name: 'Eigene Zone', help: 'Eine Zonendatei: Diesen Zonenplan benutzen alle am Tisch.', of: null },
  hatches: {
    name: 'Rettungskapselkarten',
    help: 'Bei einer roten Karte ist die Rettungskapsel beschädigt, gerade wenn du sie erreichst. Weniger rote machen die Flucht leichter.',
    of: { printed: 'Drei grüne, drei rote', 'one-red': 'Drei grüne, eine rote', none: 'Keine: Jede Kapsel funktioniert einmal' },
  },
  scenario: {
    name: 'Szenario',
    help: 'Eine fertige Auswahl der Optionen darunter. Was ihr selbst einschaltet, kommt dazu.',
    of: {
      none: 'Keines',
      book: 'Streng nach Vorschrift: Alle können etwas, Gegenstände sind geheim',
      infected: 'Infiziert: Wer erwischt wird, jagt mit',
      arena: 'Arena: keine Menschen, Aliens jagen einander',
      own: 'Ein eigenes Szenario',
    },
  },
  ownScenario: {
    name: 'Eigenes Szenario',
    help: 'Eine Szenariodatei. Alle am Tisch sehen, wie es heißt, von wem es ist und was es ändert.',
    of: null,
  },
  white: {
    name: 'White Edition',
    help: 'Vier weitere Menschen spielen mit: Erster Offizier, Copilotin, Ingenieur und Sanitäter. Mehr als acht brauchen sie.',
    of: null,
  },
  A1: { group: SHIP, name: 'A.1 Nirgends ist es still', help: 'Auch in Sicherheitssektoren ziehst du eine Karte.', of: null },
  A2: { group: SHIP, name: 'A.2 Stehen bleiben', help: 'Du darfst stehen bleiben, musst es aber sagen.', of: null },
  A4: {
    group: SHIP,
    name: 'A.4 Gesperrte Sektoren',
    help: 'Für wen Sicherheitssektoren gesperrt sind: Sie dürfen dort nicht enden und nicht hindurchgehen.',
    of: { nobody: 'Für niemanden', everybody: 'Für alle', aliens: 'Für Aliens', humans: 'Für Menschen' },
  },
  A5: {
    group: SHIP,
    name: 'A.5 Zurück zum Startsektor',
    help: 'Wer durch einen Angriff ausscheidet, bleibt im Spiel und beginnt wieder im eigenen Startsektor.',
    of: null,
  },
  B3: { group: SIDES, name: 'B.3 Ansteckung', help: 'Ein ausgeschiedener Mensch wird zum Alien und spielt weiter.', of: null },
  B4: {
    group: SIDES,
    name: 'B.4 Startkapsel der Menschen',
    help: 'Die Nummer der Rettungskapsel, in der alle Menschen beginnen; 0 = im Menschen-Sektor.',
    of: null,
  },
  B6: { group: SIDES, name: 'B.6 Keine Menschen', help: 'Alle sind Aliens. Wählt, wie viele du erwischen musst, um zu gewinnen (E.3).', of: null },
  C3: { group: SIDES, name: 'C.3 Kein Sattwerden', help: 'Aliens werden nicht schneller, wenn sie einen Menschen erwischen.', of: null },
  C6: {
    group: SIDES,
    name: 'C.6 Startkapseln der Aliens',
    help: 'Die Nummern dieser Rettungskapseln, etwa 1, 3; leer = im Alien-Sektor.',
    of: null,
  },
  D2: { group: ENDS, name: 'D.2 Keine Rettungskapselkarten', help: 'Jede Rettungskapsel funktioniert, aber nur einmal.', of: null },
  E3: {
    group: ENDS,
    name: 'E.3 Erwischen gewinnt',
    help: 'Wer so viele andere erwischt hat, gewinnt; 0 = nie.',
    of: null,
  },
  G4: {
    group: ENDS,
    name: 'G.4 Geheime Gegenstände',
    help: 'Gegenstände werden verdeckt benutzt: Die anderen sehen nur, dass du einen weniger hast.',
    of: null,
  },
  H1: { group: CREW, name: 'H.1 Captain', help: 'Zieht beim ersten Betreten eines Gefahrensektors keine Karte.', of: null },
  H2: { group: CREW, name: 'H.2 Psychologe', help: 'Beginnt im Alien-Sektor.', of: null },
  H3: { group: CREW, name: 'H.3 Pilotin', help: 'Darf eine Teleport-Karte dreimal benutzen.', of: null },
  H4: { group: CREW, name: 'H.4 Soldat', help: 'Darf vier Gegenstände haben.', of: null },
  H13: {
    group: CREW,
    name: 'H.13 Erster Offizier',
    help: `Darf einmal pro Partie stehen bleiben, ohne es zu sagen. ${WHITE}`,
    of: null,
  },
  H14: { group: CREW, name: 'H.14 Copilotin', help: `Hat einen Teleport ohne Karte. ${WHITE}`, of: null },
  H15: { group: CREW, name: 'H.15 Ingenieur', help: `Wählt zwischen zwei Rettungskapselkarten. ${WHITE}`, of: null },
  H16: {
    group: CREW,
    name: 'H.16 Sanitäter',
    help: `Bringt einmal pro Partie jemanden dazu, den Charakter zu zeigen. ${WHITE}`,
    of: null,
  },
  J4: {
    group: ENDS,
    name: 'J.4 Stille bringt Gegenstände',
    help: 'Gegenstandssymbole bedeuten nichts; stattdessen bringt eine Stille-Karte einen Gegenstand.',
    of: null,
  },
  watchAll: { name: 'Von außen zusehen', help: 'Wer entkommen oder ausgeschieden ist, sieht, wo alle sind und wer sie sind.', of: null },
  overlay: { name: 'Mögliche Orte', help: 'Der Tisch rechnet aus, wo jede Person sein kann. Ohne das bleiben dir deine eigenen Notizen.', of: null },
};
