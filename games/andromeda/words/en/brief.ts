/** English: regions in a few words, headings, and what pieces are. */
import { say } from '@starboard/kernel';
import type { BriefWords, ExplainWords } from '../tongue.ts';
import { many } from './speech.ts';
import { types } from './terms.ts';

export const brief: BriefWords = {
  tiles: {
    base_odessa: 'buy science or industry modules',
    base_sarangi: 'buy commerce or civilization modules',
    base_yards: 'build ships or upgrade a type',
    base_charter: 'build a development, advance on a track, or recruit',
    base_ilion: 'for energy: tactics and a repair',
    base_exchange: 'a credit, then exchange resources',
    vortex: 'for energy: use another region from here',
    quasar: 'energy; for more of it VP and a track step',
  },
  moon: (text) => `moon: ${text}`,
  noMoon: (instead) => `no moon left, ${instead} instead`,
  firstVisit: 'first visit: 1 VP and a new planet',
  site: (development) => `${development} site`,
  bonus: (units) => `bonus: ${units}`,
  icon: (what, raids) => (what === '' ? 'event track +1' : `event track: ${what}${raids ? ' (may raid you at once)' : ''}`),
  dice: (n) => many(n, 'die', 'dice'),
  battle: (enemies) => say`battle against ${enemies}`,
  raid: (raider) => say`raid by ${raider}`,
  supremacy: (step) => `supremacy ${step}`,
  won: (what) => `if you win: ${what}`,
  lost: (scrapped, shielded) =>
    `if you lose: ${[
      ...(scrapped > 0 ? [scrapped === 1 ? '1 ship is scrapped' : `${scrapped} ships are scrapped`] : []),
      ...(shielded > 0 ? [shielded === 1 ? '1 ship is shielded' : `${shielded} ships are shielded`] : []),
    ].join(', ')}`,
  itsLeader: 'its leader',
  command: (text) => `command marker +1: ${text}`,
  itsBonus: (tactics) => `bonus: ${tactics}`,
  itsMech: 'Mechaphages: loses 1 tactic',
  headings: {
    battle: 'With a battle',
    base: 'Alliance bases',
    planet: 'Planets',
    nebula: 'Nebulae',
    special: 'Special regions',
    free: 'Free actions',
    energy: 'With energy',
  },
};

export const explain: ExplainWords = {
  sorts: {
    modules: 'module',
    artifactModules: 'artifact module',
    moons: 'moon',
    tactics: 'tactic, for one of its two uses',
    factions: 'faction',
    factionUpgrades: 'ship upgrade of a faction',
    neutralUpgrades: 'ship upgrade',
    destiny: 'destiny, scored at the end',
    events: 'event',
    raiders: 'raider',
    discovery: 'discovery token, used once',
    supremacy: 'supremacy token',
    developmentCards: 'development card, used once',
    rowHeads: 'head of a row, activated like a module',
    bases: 'alliance base',
    special: 'special region',
    planets: 'planet',
    commanders: 'commander of the Collective',
    actions: 'action card of the Collective, says where it launches',
    strategies: 'strategy card of the Collective',
    collectiveUpgrades: 'upgrade of the Collective',
  },
  module: (type) => `${types[type]} module`,
  raider: (class_, dice, targeting) => `${class_}-class, rolls ${many(dice, 'die', 'dice')}${targeting > 1 ? `, none below ${targeting}` : ''}`,
  starts: (price) => `starts with ${price}`,
  collective: (text) => `For the Collective: ${text}`,
  origins: {
    printed: 'Origin: printed, as in the published game.',
    name: 'Origin: the name is printed, what it does is ours.',
    ours: 'Origin: ours, designed for this version.',
    pack: 'Origin: the pack of this table.',
  },
};
