/** What somebody may begin from: our set, and one of ours that asks for more company. A pack needs every kind of card. */
import type { FileExample, Language } from '@starboard/kernel';
import { OURS } from '../content/ours.ts';
import { RANGES } from '../content/pack.ts';
import { type Pack, type PlanetCard, SKILLS } from '../content/types.ts';
import { told } from '../words/names.ts';

const NAMES: { readonly [L in Language]: string } = { de: 'Starboards eigenes Set', en: 'Starboard’s own set' };

const heavier = (planet: PlanetCard): PlanetCard => ({
  ...planet,
  needs: Object.fromEntries(
    SKILLS.flatMap((skill) => {
      const n = planet.needs[skill];
      return n === undefined ? [] : [[skill, Math.min(RANGES.need[1], n + 1)]];
    }),
  ),
  fragments: Math.min(RANGES.spaces[1], planet.fragments + 1),
});

const HEAVY: Pack = {
  ...OURS,
  name: { en: 'Heavy worlds', de: 'Schwere Welten' },
  author: 'Starboard',
  about: {
    en: 'Our set, but every planet asks for one more of each skill and holds one fragment more: hardly anybody gets far alone.',
    de: 'Unser Set, doch jeder Planet verlangt von jeder Fähigkeit eine mehr und hält ein Fragment mehr: Allein kommt kaum jemand weit.',
  },
  planets: OURS.planets.map(heavier),
};

export const packExamples = (language: Language): readonly FileExample[] => [
  { id: 'ours', name: NAMES[language], text: JSON.stringify(OURS, null, 1) },
  { id: 'heavy', name: told(language, HEAVY.name), text: JSON.stringify(HEAVY, null, 1), about: told(language, HEAVY.about ?? '') },
];
