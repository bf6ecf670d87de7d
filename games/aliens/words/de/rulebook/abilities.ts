/** German rulebook: the abilities of the crew. The scene quotes them too. */
import type { AbilityRule } from '../../tongue.ts';

export const abilities: Readonly<Record<AbilityRule, string>> = {
  'H.1': 'Der Captain zieht beim ersten Betreten eines Gefahrensektors keine Karte.',
  'H.2': 'Der Psychologe beginnt im Alien-Sektor.',
  'H.3': 'Die Pilotin darf eine Teleport-Karte dreimal benutzen.',
  'H.4': 'Der Soldat darf vier Gegenstände haben.',
  'H.13': 'Einmal pro Partie darf der Erste Offizier stehen bleiben, ohne es zu sagen. Eine Karte wird wie üblich gezogen.',
  'H.14': 'Die Copilotin hat einen Teleport ohne Karte. Er zählt nicht als Gegenstand.',
  'H.15': 'Der Ingenieur deckt zwei Rettungskapselkarten auf, benutzt eine und mischt die andere zurück. Ist nur noch eine da, nimmt er diese.',
  'H.16': 'Einmal pro Partie bringt der Sanitäter im eigenen Zug jemand anderen dazu, allen den Charakter zu zeigen.',
};
