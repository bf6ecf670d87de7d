/** German: what can be chosen when a table is made. */
import type { Words } from '@starboard/kernel';
import type { Andromeda } from '../../rules/types.ts';

export const option: Words<Andromeda>['option'] = {
  length: {
    name: 'Länge',
    help: 'Wie viele SP die letzte Runde einleiten. Zu fünft empfiehlt sich die normale oder lange Partie.',
    of: { short: 'Kurz, 50 SP', medium: 'Normal, 60 SP', long: 'Lang, 70 SP' },
  },
  events: {
    name: 'Ereignisse',
    help: 'Das Set der Ereigniskarten. Schatten der Leere bringt die Leere und ihren Drachen auf den Spielplan.',
    of: { aurora: 'Galaktische Morgenröte: freundlich', twilight: 'Kosmische Dämmerung: hart', void: 'Schatten der Leere: gefährlich' },
  },
  moons: {
    name: 'Nebel-Monde',
    help: 'Welche Monde in den Nebeln sind. Uralte können Artefakte haben.',
    of: { base: 'Sechs des Grundspiels', ancient: 'Sechs uralte', all: 'Alle zwölf' },
  },
  artifacts: {
    name: 'Artefakt-Module',
    help: 'Acht Module mit Artefakt-Symbolen werden eingemischt.',
    of: { auto: 'Mit uralten Monden', on: 'Ja', off: 'Nein' },
  },
  special: { name: 'Spezial-Sektoren', help: 'Vortexe und Quasare sind auf dem Spielplan.', of: null },
  destiny: { name: 'Schicksalskarten', help: 'Alle haben ein geheimes Ziel für das Ende.', of: null },
  escalation: { name: 'Eskalation', help: 'Die drei Fraktionen und vier Upgrades der Erweiterung spielen mit.', of: null },
  collective: {
    name: 'Das Kollektiv',
    help: 'Ein Gegner, der von selbst spielt, für ein bis drei Personen. Allein (Solo-Variante) spielst du immer gegen ihn.',
    of: {
      none: 'Nicht am Tisch',
      rank1: 'Ein Befehlshaber von Rang 1',
      rank2: 'Ein Befehlshaber von Rang 2',
      rank3: 'Ein Befehlshaber von Rang 3',
      halcyon: 'Aufseherin Halcyon (Rang 1)',
      brax: 'Quartiermeister Brax (Rang 1)',
      ovid: 'Gesandter Ovid-9 (Rang 1)',
      mantis: 'Marschallin Mantis (Rang 2)',
      loom: 'Weberin Loom-Sechs (Rang 2)',
      prism: 'Schiedsrichter Prisma (Rang 2)',
      tyrant: 'Archon Tyrann (Rang 3)',
      hive: 'Die Schwarmregentin (Rang 3)',
      null: 'Null, Stimme des Ganzen (Rang 3)',
    },
  },
  pack: { name: 'Kartenpaket', help: 'Der Text eines Kartenpakets, das Teile des Spiels ändert. Leer: das Spiel, wie es ist.', of: null },
};
