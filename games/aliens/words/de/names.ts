/** German: characters, items and places without coordinates. */
import type { Names } from '../tongue.ts';

export const names: Names = {
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
    teleport: { name: 'Teleport', does: 'sofort in den Menschen-Sektor' },
    spotlight: { name: 'Scheinwerfer', does: 'einen Sektor und seine Nachbarn beleuchten' },
    defense: { name: 'Verteidigung', does: 'wehrt einen Angriff von selbst ab' },
  },
  hatch: 'Rettungskapsel',
  humanStart: 'Menschen-Sektor',
  alienStart: 'Alien-Sektor',
};

/** Where there is little room. */
export const SHORT_HATCH = 'Kapsel';
