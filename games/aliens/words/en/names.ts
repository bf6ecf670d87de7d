/** English: characters, items and places without coordinates. */
import type { Names } from '../tongue.ts';

const named = (bare: string): Names['characters']['captain'] => ({ the: `the ${bare}`, bare });

export const names: Names = {
  characters: {
    captain: named('Captain'),
    pilot: named('Pilot'),
    psychologist: named('Psychologist'),
    soldier: named('Soldier'),
    officer: named('First Officer'),
    copilot: named('Copilot'),
    engineer: named('Engineer'),
    medic: named('Medic'),
    first: named('First Alien'),
    second: named('Second Alien'),
    third: named('Third Alien'),
    fourth: named('Fourth Alien'),
    fifth: named('Fifth Alien'),
    sixth: named('Sixth Alien'),
    seventh: named('Seventh Alien'),
    eighth: named('Eighth Alien'),
  },
  items: {
    sedatives: { name: 'Sedatives', does: 'draw no card this turn' },
    adrenaline: { name: 'Adrenaline', does: 'move one or two sectors this turn' },
    attack: { name: 'Attack', does: 'attack after your move' },
    teleport: { name: 'Teleport', does: 'move to the human start at once' },
    spotlight: { name: 'Spotlight', does: 'light up a sector and its neighbours' },
    defense: { name: 'Defense', does: 'stops an attack automatically' },
  },
  hatch: 'hatch',
  humanStart: 'human start',
  alienStart: 'alien start',
};
