/** What characters, items and the places without coordinates are called. */
import type { Language } from '@starboard/kernel';
import type { Character, Item } from '../content/cards.ts';

interface ItemName {
  readonly name: string;
  /** What it does, after a colon. */
  readonly does: string;
}

interface CharacterName {
  /** With the article, in the nominative: "You are the Captain". */
  readonly the: string;
  /** Alone, as a label. */
  readonly bare: string;
}

interface Names {
  readonly characters: Readonly<Record<Character, CharacterName>>;
  readonly items: Readonly<Record<Item, ItemName>>;
  readonly hatch: string;
  readonly humanStart: string;
  readonly alienStart: string;
}

export const names: { readonly [L in Language]: Names } = {
  en: {
    characters: {
      captain: { the: 'the Captain', bare: 'Captain' },
      pilot: { the: 'the Pilot', bare: 'Pilot' },
      psychologist: { the: 'the Psychologist', bare: 'Psychologist' },
      soldier: { the: 'the Soldier', bare: 'Soldier' },
      officer: { the: 'the First officer', bare: 'First officer' },
      copilot: { the: 'the Copilot', bare: 'Copilot' },
      engineer: { the: 'the Engineer', bare: 'Engineer' },
      medic: { the: 'the Medic', bare: 'Medic' },
      first: { the: 'the First alien', bare: 'First alien' },
      second: { the: 'the Second alien', bare: 'Second alien' },
      third: { the: 'the Third alien', bare: 'Third alien' },
      fourth: { the: 'the Fourth alien', bare: 'Fourth alien' },
      fifth: { the: 'the Fifth alien', bare: 'Fifth alien' },
      sixth: { the: 'the Sixth alien', bare: 'Sixth alien' },
      seventh: { the: 'the Seventh alien', bare: 'Seventh alien' },
      eighth: { the: 'the Eighth alien', bare: 'Eighth alien' },
    },
    items: {
      sedatives: { name: 'Sedatives', does: 'draw no card this turn' },
      adrenaline: { name: 'Adrenaline', does: 'move one or two sectors this turn' },
      attack: { name: 'Attack', does: 'attack after your move' },
      teleport: { name: 'Teleport', does: 'to the human start at once' },
      spotlight: { name: 'Spotlight', does: 'light up a sector and its neighbours' },
      defense: { name: 'Defense', does: 'stops an attack by itself' },
    },
    hatch: 'hatch',
    humanStart: 'human start',
    alienStart: 'alien start',
  },
  de: {
    characters: {
      captain: { the: 'der Captain', bare: 'Captain' },
      pilot: { the: 'die Pilotin', bare: 'Pilotin' },
      psychologist: { the: 'der Psychologe', bare: 'Psychologe' },
      soldier: { the: 'der Soldat', bare: 'Soldat' },
      officer: { the: 'der Erste Offizier', bare: 'Erster Offizier' },
      copilot: { the: 'die Copilotin', bare: 'Copilotin' },
      engineer: { the: 'der Ingenieur', bare: 'Ingenieur' },
      medic: { the: 'der Sanitäter', bare: 'Sanitäter' },
      first: { the: 'das Erste Alien', bare: 'Erstes Alien' },
      second: { the: 'das Zweite Alien', bare: 'Zweites Alien' },
      third: { the: 'das Dritte Alien', bare: 'Drittes Alien' },
      fourth: { the: 'das Vierte Alien', bare: 'Viertes Alien' },
      fifth: { the: 'das Fünfte Alien', bare: 'Fünftes Alien' },
      sixth: { the: 'das Sechste Alien', bare: 'Sechstes Alien' },
      seventh: { the: 'das Siebte Alien', bare: 'Siebtes Alien' },
      eighth: { the: 'das Achte Alien', bare: 'Achtes Alien' },
    },
    items: {
      sedatives: { name: 'Beruhigungsmittel', does: 'in diesem Zug keine Karte ziehen' },
      adrenaline: { name: 'Adrenalin', does: 'in diesem Zug einen oder zwei Sektoren weit gehen' },
      attack: { name: 'Angriff', does: 'nach der Bewegung angreifen' },
      teleport: { name: 'Teleport', does: 'sofort in den Start der Menschen' },
      spotlight: { name: 'Scheinwerfer', does: 'einen Sektor und seine Nachbarn beleuchten' },
      defense: { name: 'Verteidigung', does: 'wehrt einen Angriff von selbst ab' },
    },
    hatch: 'Luke',
    humanStart: 'Start der Menschen',
    alienStart: 'Start der Aliens',
  },
};
