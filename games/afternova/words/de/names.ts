import type { Names } from '../names.ts';

const skills: Names['skills'] = {
  pilot: { noun: 'Pilot', short: 'P' },
  engineer: { noun: 'Ingenieur', short: 'I' },
  security: { noun: 'Sicherheit', short: 'S' },
  mining: { noun: 'Bergbau', short: 'B' },
};
const BRIEF = { cargo: 'Lager', market: 'Markt', crew: 'Crew', refinery: 'Raffinerie' } as const;

export const names: Names = {
  colours: {
    yellow: { noun: 'Gelb', short: 'Ge' },
    green: { noun: 'Grün', short: 'Gr' },
    purple: { noun: 'Lila', short: 'Li' },
    white: { noun: 'Weiß', short: 'We' },
    black: { noun: 'Schwarz', short: 'Sw' },
  },
  skills,
  quoted: (name) => `„${name}“`,
  // Without a person: the log quotes these texts about everybody.
  upgrade: (u) => {
    switch (u.kind) {
      case 'cargo':
        return `Platz für ${u.n === 1 ? 'ein Fragment' : `${u.n} Fragmente`} mehr`;
      case 'market':
        return `Markt +${u.n} ${u.n === 1 ? 'Karte' : 'Karten'}`;
      case 'crew':
        return `nach jedem Abbau mit eigener Mietpfote ${u.n === 1 ? 'eine Mietpfote' : `${u.n} Mietpfoten`} ziehen`;
      case 'refinery':
        return `${u.n === 1 ? 'ein Fragment' : `${u.n} Fragmente`} jeder Blaupause in beliebiger Farbe zahlen`;
      case 'boost':
        return `${u.n}× ${skills[u.skill].noun} mehr bei jedem Abbau mit eigener Mietpfote`;
    }
  },
  brief: (u) => (u.kind === 'boost' ? `+${u.n} ${skills[u.skill].noun}` : `${BRIEF[u.kind]} +${u.n}`),
};
