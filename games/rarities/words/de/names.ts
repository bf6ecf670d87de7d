import type { CardNames } from '../card-names.ts';

export const names: CardNames = {
  boots: {
    bare: 'Lichtjahr-Stiefel',
    the: 'die Lichtjahr-Stiefel',
    acc: 'die Lichtjahr-Stiefel',
    many: 'Lichtjahr-Stiefel',
    flavour: 'Ein Schritt, und du bist da; die Blasen kommen hundert Jahre später an.',
  },
  roll: {
    bare: 'Endlos-Rolle',
    the: 'die Endlos-Rolle',
    acc: 'die Endlos-Rolle',
    many: 'Endlos-Rollen',
    flavour: 'Drei Zivilisationen brachen auf, das letzte Blatt zu finden, und sind verschollen.',
  },
  driver: {
    bare: 'Quanten-Schrauber',
    the: 'der Quanten-Schrauber',
    acc: 'den Quanten-Schrauber',
    many: 'Quanten-Schrauber',
    flavour: 'Dreht dieselbe Schraube fest und locker, bis jemand hinsieht.',
  },
  cloak: {
    bare: 'Mantel der Stille',
    the: 'der Mantel der Stille',
    acc: 'den Mantel der Stille',
    many: 'Mäntel der Stille',
    flavour: 'Nur kalt waschen, und bitte nicht weitersagen.',
  },
  vacuum: {
    bare: 'Mondstaub-Sauger',
    the: 'der Mondstaub-Sauger',
    acc: 'den Mondstaub-Sauger',
    many: 'Mondstaub-Sauger',
    flavour: 'Danach ist der Mond blitzblank und gut einen Meter kleiner.',
  },
  time: {
    bare: 'Zeitmaschine',
    the: 'die Zeitmaschine',
    acc: 'die Zeitmaschine',
    many: 'Zeitmaschinen',
    flavour: 'Haltbar bis gestern. Läuft ab morgen wieder.',
  },
  plug: {
    bare: 'Wurmloch-Stöpsel',
    the: 'der Wurmloch-Stöpsel',
    acc: 'den Wurmloch-Stöpsel',
    many: 'Wurmloch-Stöpsel',
    flavour: 'Hält den Durchzug zwischen den Galaxien auf. Bitte nicht an der Kette ziehen.',
  },
  eye: {
    bare: 'Wachsames Auge',
    the: 'das Wachsame Auge',
    acc: 'das Wachsame Auge',
    many: 'Wachsame Augen',
    flavour: 'Aus einem Baum geschnitzt, der das kommen sah.',
  },
  pilferer: {
    bare: 'Langfinger',
    the: 'der Langfinger',
    acc: 'den Langfinger',
    flavour: 'Elf Finger, und jeder steckt in einer fremden Vitrine.',
  },
  schemer: {
    bare: 'Intrigant',
    the: 'der Intrigant',
    acc: 'den Intriganten',
    flavour: 'Tauscht den Platz mit deinem Schatz und lächelt, als stünde er schon immer da.',
  },
  thief: {
    bare: 'Zeitdieb',
    the: 'der Zeitdieb',
    acc: 'den Zeitdieb',
    flavour: 'Eben warst du doch noch ein Stück weiter, oder?',
  },
  sabortal: {
    bare: 'Sabortal',
    the: 'das Sabortal',
    acc: 'das Sabortal',
    flavour: 'Schlägt alle Türen auf einmal zu und schlüpft zurück in deine Tasche.',
  },
};
