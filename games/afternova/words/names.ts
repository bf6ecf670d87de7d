/** Names of colours, skills and upgrades in both languages. The cards bring their own names along. */
import type { Language } from '@starboard/kernel';
import type { Colour, Skill, Told, Upgrade } from '../content/types.ts';

interface Name {
  /** After a number: "2 green", „2 Grün“. */
  readonly noun: string;
  /** Two letters at most, where there is little room. */
  readonly short: string;
}
interface Names {
  readonly colours: { readonly [C in Colour]: Name };
  readonly skills: { readonly [S in Skill]: Name };
  quoted(name: string): string;
  /** What an upgrade does, as a card would say it. */
  upgrade(upgrade: Upgrade): string;
  /** The same in a word or two. */
  brief(upgrade: Upgrade): string;
}

export const told = (language: Language, name: Told): string => (typeof name === 'string' ? name : name[language]);

export const names: { readonly [L in Language]: Names } = {
  en: {
    colours: {
      yellow: { noun: 'yellow', short: 'Y' },
      green: { noun: 'green', short: 'G' },
      purple: { noun: 'purple', short: 'P' },
      white: { noun: 'white', short: 'W' },
      black: { noun: 'black', short: 'K' },
    },
    skills: {
      pilot: { noun: 'pilot', short: 'P' },
      engineer: { noun: 'engineer', short: 'E' },
      security: { noun: 'security', short: 'S' },
      mining: { noun: 'mining', short: 'M' },
    },
    quoted: (name) => `“${name}”`,
    upgrade: (u) => {
      switch (u.kind) {
        case 'cargo':
          return `room for ${u.n === 1 ? 'one more fragment' : `${u.n} more fragments`}`;
        case 'market':
          return `your Market takes ${u.n === 1 ? 'one more card' : `${u.n} more cards`}`;
        case 'crew':
          return `draw ${u.n === 1 ? 'a Paw' : `${u.n} Paws`} after every extraction you help with`;
        case 'refinery':
          return `pay ${u.n === 1 ? 'one fragment' : `${u.n} fragments`} of a Blueprint in any colour`;
        case 'boost':
          return `${u.n} ${names.en.skills[u.skill].noun} more in every extraction you help with`;
      }
    },
    brief: (u) => (u.kind === 'boost' ? `+${u.n} ${names.en.skills[u.skill].noun}` : `${BRIEF.en[u.kind]} +${u.n}`),
  },
  de: {
    colours: {
      yellow: { noun: 'Gelb', short: 'Ge' },
      green: { noun: 'Grün', short: 'Gr' },
      purple: { noun: 'Lila', short: 'Li' },
      white: { noun: 'Weiß', short: 'We' },
      black: { noun: 'Schwarz', short: 'Sw' },
    },
    skills: {
      pilot: { noun: 'Pilot', short: 'P' },
      engineer: { noun: 'Ingenieur', short: 'I' },
      security: { noun: 'Sicherheit', short: 'S' },
      mining: { noun: 'Bergbau', short: 'B' },
    },
    quoted: (name) => `„${name}“`,
    upgrade: (u) => {
      switch (u.kind) {
        case 'cargo':
          return `Platz für ${u.n === 1 ? 'ein Fragment' : `${u.n} Fragmente`} mehr`;
        case 'market':
          return `am Markt nimmst du ${u.n === 1 ? 'eine Karte' : `${u.n} Karten`} mehr`;
        case 'crew':
          return `nach jedem Abbau, bei dem du hilfst, ziehst du ${u.n === 1 ? 'eine Mietpfote' : `${u.n} Mietpfoten`}`;
        case 'refinery':
          return `${u.n === 1 ? 'ein Fragment' : `${u.n} Fragmente`} einer Blaupause zahlst du in beliebiger Farbe`;
        case 'boost':
          return `${u.n} ${names.de.skills[u.skill].noun} mehr bei jedem Abbau, bei dem du hilfst`;
      }
    },
    brief: (u) => (u.kind === 'boost' ? `+${u.n} ${names.de.skills[u.skill].noun}` : `${BRIEF.de[u.kind]} +${u.n}`),
  },
};

const BRIEF: { readonly [L in Language]: { readonly [K in Exclude<Upgrade['kind'], 'boost'>]: string } } = {
  en: { cargo: 'storage', market: 'market', crew: 'crew', refinery: 'refinery' },
  de: { cargo: 'Lager', market: 'Markt', crew: 'Crew', refinery: 'Raffinerie' },
};
