/** Deutsch: was sich an einem Tisch einstellen lässt. */
import type { Words } from '@starboard/kernel';
import type { Afternova } from '../../rules/types.ts';

export const option: Words<Afternova>['option'] = {
  startPaws: {
    name: 'Mietpfoten zu Beginn',
    help: 'Mit wie vielen Mietpfoten ihr beginnt: wer anfängt, wer zwischendrin und wer zuletzt dran ist. Mit mehr Pfoten kommt ihr schneller ins Geschäft.',
    of: { few: '2, 3 oder 4', many: '3, 4 oder 5 (schneller Start)' },
  },
  ending: {
    name: 'Das Ende',
    help: 'Was geschieht, sobald jemand die sechste Blaupause vollendet hat.',
    of: {
      step: 'Die Partie endet sofort',
      chance: 'Alle dürfen noch eine vollenden',
      round: 'Die Runde wird zu Ende gespielt',
    },
  },
  clock: {
    name: 'Sekunden zum Verhandeln',
    help: 'Wie lange eine Verhandlung dauern darf. Danach verfallen die Angebote, und es bleibt nur, allein abzubauen oder zum Markt zu gehen. 0 = nur die Uhr des Tisches.',
    of: null,
  },
  begins: {
    name: 'Wer beginnt',
    help: 'Welcher Platz den ersten Zug hat.',
    of: { random: 'Der Zufall entscheidet', '1': 'Platz 1', '2': 'Platz 2', '3': 'Platz 3', '4': 'Platz 4', '5': 'Platz 5', '6': 'Platz 6' },
  },
  pack: {
    name: 'Kartenpaket',
    help: 'Der Text eines eigenen Kartenpakets. Leer: unsere eigenen Karten, denn die gedruckten Werte aus der Schachtel sind nicht öffentlich.',
    of: null,
  },
  marketWipe: {
    group: 'Varianten',
    name: 'Markt abräumen',
    help: 'Einmal je Marktgang darfst du alle offenen Mietpfoten oder alle offenen Blaupausen abräumen und nimmst dafür eine Karte weniger.',
    of: null,
  },
  giftsToOutsiders: {
    group: 'Varianten',
    name: 'Geschenke an alle',
    help: 'Bei einem Handel dürfen gelagerte Fragmente auch an Unbeteiligte gehen.',
    of: null,
  },
  activeMustPlayPaw: {
    group: 'Varianten',
    name: 'Alle packen an',
    help: 'Wer abbaut, muss mindestens eine eigene Mietpfote spielen. Ist das aus, kannst du alles den anderen überlassen.',
    of: null,
  },
};
