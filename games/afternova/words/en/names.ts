import type { Names } from '../names.ts';

const skills: Names['skills'] = {
  pilot: { noun: 'piloting', short: 'P' },
  engineer: { noun: 'engineering', short: 'E' },
  security: { noun: 'security', short: 'S' },
  mining: { noun: 'mining', short: 'M' },
};
const BRIEF = { cargo: 'storage', market: 'market', crew: 'crew', refinery: 'refinery' } as const;

export const names: Names = {
  colours: {
    yellow: { noun: 'yellow', short: 'Y' },
    green: { noun: 'green', short: 'G' },
    purple: { noun: 'purple', short: 'P' },
    white: { noun: 'white', short: 'W' },
    black: { noun: 'black', short: 'K' },
  },
  skills,
  quoted: (name) => `“${name}”`,
  upgrade: (u) => {
    switch (u.kind) {
      case 'cargo':
        return `room for ${u.n === 1 ? 'one more fragment' : `${u.n} more fragments`}`;
      case 'market':
        return `${u.n === 1 ? 'one more card' : `${u.n} more cards`} at the market`;
      case 'crew':
        return `draw ${u.n === 1 ? 'a Paw' : `${u.n} Paws`} after every extraction in which you play a Paw`;
      case 'refinery':
        return `pay ${u.n === 1 ? 'one fragment' : `${u.n} fragments`} of a Blueprint in any colour`;
      case 'boost':
        return `+${u.n} ${skills[u.skill].noun} in every extraction in which you play a Paw`;
    }
  },
  brief: (u) => (u.kind === 'boost' ? `+${u.n} ${skills[u.skill].noun}` : `${BRIEF[u.kind]} +${u.n}`),
};
