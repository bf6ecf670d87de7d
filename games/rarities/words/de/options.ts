import type { Words } from '@starboard/kernel';
import type { Rarities } from '../../rules/types.ts';

export const option: Words<Rarities>['option'] = {
  landing: {
    name: 'Landen',
    help: 'Wie ihr nach jedem Portal entscheidet, ob ihr landet. Daraus folgt auch, wer unten im Stapel liegt und damit zuerst dran ist.',
    of: {
      race: 'Wettlauf: Wer zuerst landet, liegt unten',
      sealed: 'Verdeckt: Alle entscheiden heimlich, dann wird gezeigt',
      open: 'Reihum: Alle sagen es offen, zuerst die Person, die erkundet hat',
    },
  },
  landingSeconds: {
    name: 'Sekunden zum Landen',
    help: 'Wie lange das Landefenster im Wettlauf offen bleibt. Wer nichts sagt, fliegt weiter.',
    of: null,
  },
  begins: {
    name: 'Startausweis',
    help: 'Wer den Ausweis zuerst hat und damit zuerst erkundet.',
    of: { random: 'Der Zufall entscheidet', '1': 'Platz 1', '2': 'Platz 2', '3': 'Platz 3', '4': 'Platz 4', '5': 'Platz 5', '6': 'Platz 6' },
  },
  memoryAid: {
    name: 'Merkhilfe',
    help: 'Zeigt, welche Karten alle in eine Hand gehen sahen und die noch dort sein müssen. Ohne sie müsst ihr euch das merken.',
    of: null,
  },
};
