/** The names of the cards. A name with its article is two words or more, the article first: see `named` in ./common.ts. */
import type { Language } from '@starboard/kernel';
import type { Relic, Tag } from '../content/cards.ts';

interface CardName {
  /** Without an article, as on the card. */
  readonly bare: string;
  /** Nominative with article, inside a sentence: who does something. */
  readonly the: string;
  /** Accusative with article: what is drawn, taken, placed. */
  readonly acc: string;
  /** One line about it, for the tooltip. */
  readonly flavour: string;
}
interface RelicName extends CardName {
  /** Plural without an article, after a number. */
  readonly many: string;
}
type CardNames = Readonly<Record<Relic, RelicName> & Record<Exclude<Tag, Relic>, CardName>>;

export const cardNames: { readonly [L in Language]: CardNames } = {
  en: {
    boots: {
      bare: 'Light-year Boots',
      the: 'the Light-year Boots',
      acc: 'the Light-year Boots',
      many: 'Light-year Boots',
      flavour: 'One step and you are there; the blisters arrive a century later.',
    },
    roll: {
      bare: 'Endless Roll',
      the: 'the Endless Roll',
      acc: 'the Endless Roll',
      many: 'Endless Rolls',
      flavour: 'Three civilisations went looking for its last sheet and never came back.',
    },
    driver: {
      bare: 'Quantum Driver',
      the: 'the Quantum Driver',
      acc: 'the Quantum Driver',
      many: 'Quantum Drivers',
      flavour: 'Tightens and loosens the same screw until somebody looks.',
    },
    cloak: {
      bare: 'Cloak of Silence',
      the: 'the Cloak of Silence',
      acc: 'the Cloak of Silence',
      many: 'Cloaks of Silence',
      flavour: 'Dry-clean only, and tell nobody.',
    },
    vacuum: {
      bare: 'Moondust Vacuum',
      the: 'the Moondust Vacuum',
      acc: 'the Moondust Vacuum',
      many: 'Moondust Vacuums',
      flavour: 'Leaves a moon spotless, and about a metre smaller.',
    },
    time: {
      bare: 'Time Machine',
      the: 'the Time Machine',
      acc: 'the Time Machine',
      many: 'Time Machines',
      flavour: 'Best before: yesterday. Works again from tomorrow.',
    },
    plug: {
      bare: 'Wormhole Plug',
      the: 'the Wormhole Plug',
      acc: 'the Wormhole Plug',
      many: 'Wormhole Plugs',
      flavour: 'Stops the draught between galaxies. Please do not pull the chain.',
    },
    eye: {
      bare: 'Watchful Eye',
      the: 'the Watchful Eye',
      acc: 'the Watchful Eye',
      many: 'Watchful Eyes',
      flavour: 'Carved from a tree that saw it coming.',
    },
    pilferer: {
      bare: 'Pilferer',
      the: 'the Pilferer',
      acc: 'the Pilferer',
      flavour: 'Eleven fingers, every one of them in somebody else’s cabinet.',
    },
    schemer: {
      bare: 'Schemer',
      the: 'the Schemer',
      acc: 'the Schemer',
      flavour: 'Swaps places with your treasure and smiles as if it had always stood there.',
    },
    thief: {
      bare: 'Time Thief',
      the: 'the Time Thief',
      acc: 'the Time Thief',
      flavour: 'You were further along a moment ago, were you not?',
    },
    sabortal: {
      bare: 'sabortal',
      the: 'the sabortal',
      acc: 'the sabortal',
      flavour: 'Slams every door at once, then slips back into your pocket.',
    },
  },
  de: {
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
  },
};
