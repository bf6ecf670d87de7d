/** German: regions in a few words, headings, and what pieces are. */
import { say } from '@starboard/kernel';
import type { BriefWords, ExplainWords } from '../tongue.ts';
import { types } from './terms.ts';

export const brief: BriefWords = {
  tiles: {
    base_odessa: 'Module für Wissenschaft oder Industrie kaufen',
    base_sarangi: 'Module für Wirtschaft oder Kultur kaufen',
    base_yards: 'Schiffe bauen oder ein Upgrade durchführen',
    base_charter: 'Großkomplex errichten, auf einer Leiste vorrücken oder rekrutieren',
    base_ilion: 'für Energie: Taktiken und eine Reparatur',
    base_exchange: 'ein Credit, dann Ressourcen tauschen',
    vortex: 'für Energie: einen anderen Sektor von hier aus nutzen',
    quasar: 'Energie; für mehr davon SP und 1 Feld auf einer Leiste',
  },
  moon: (text) => `Mond: ${text}`,
  noMoon: (instead) => `kein Mond mehr, stattdessen ${instead}`,
  firstVisit: 'erster Besuch: 1 SP und ein neuer Planet',
  site: (development) => `Bauplatz: ${development}`,
  bonus: (units) => `Bonus: ${units}`,
  icon: (what, raids) => (what === '' ? 'Ereignisleiste +1' : `Ereignisleiste: ${what}${raids ? ' (überfällt dich vielleicht gleich)' : ''}`),
  dice: (n) => `${n} Würfel`,
  battle: (enemies) => say`Schlacht: ${enemies}`,
  raid: (raider) => say`Überfall: ${raider}`,
  supremacy: (step) => `Überlegenheit ${step}`,
  won: (what) => `bei Sieg: ${what}`,
  lost: (scrapped, shielded) =>
    `bei Niederlage: ${[
      ...(scrapped > 0 ? [scrapped === 1 ? '1 Schiff wird verschrottet' : `${scrapped} Schiffe werden verschrottet`] : []),
      ...(shielded > 0 ? [shielded === 1 ? '1 Schiff ist durch seinen Schild geschützt' : `${shielded} Schiffe sind durch Schilde geschützt`] : []),
    ].join(', ')}`,
  itsLeader: 'sein Anführer',
  command: (text) => `Kommando-Anzeiger +1: ${text}`,
  itsBonus: (tactics) => `Bonus: ${tactics}`,
  itsMech: 'Mechaphagen: verliert 1 Taktik',
  headings: {
    battle: 'Mit Schlacht',
    base: 'Außenposten',
    planet: 'Planeten',
    nebula: 'Nebel',
    special: 'Spezial-Sektoren',
    free: 'Freie Aktionen',
    energy: 'Mit Energie',
  },
};

export const explain: ExplainWords = {
  sorts: {
    modules: 'Modul',
    artifactModules: 'Artefakt-Modul',
    moons: 'Mond',
    tactics: 'Taktik, für eine ihrer zwei Wirkungen',
    factions: 'Fraktion',
    factionUpgrades: 'Schiffs-Upgrade einer Fraktion',
    neutralUpgrades: 'Schiffs-Upgrade',
    destiny: 'Schicksal, zählt am Ende',
    events: 'Ereignis',
    raiders: 'Bedrohung',
    discovery: 'Entdeckungs-Plättchen, einmal zu nutzen',
    supremacy: 'Überlegenheits-Plättchen',
    developmentCards: 'Großkomplexkarte, einmal zu nutzen',
    rowHeads: 'Kopf einer Reihe, wird wie ein Modul aktiviert',
    bases: 'Außenposten',
    special: 'Spezial-Sektor',
    planets: 'Planet',
    commanders: 'Befehlshaber des Kollektivs',
    actions: 'Aktionskarte des Kollektivs, sagt, wohin es startet',
    strategies: 'Strategiekarte des Kollektivs',
    collectiveUpgrades: 'Upgrade des Kollektivs',
  },
  module: (type) => `Modul der Reihe ${types[type]}`,
  raider: (class_, dice, targeting) => `${class_}-Klasse, wirft ${dice} Würfel${targeting > 1 ? `, keiner unter ${targeting}` : ''}`,
  starts: (price) => `beginnt mit ${price}`,
  collective: (text) => `Für das Kollektiv: ${text}`,
  origins: {
    printed: 'Herkunft: gedruckt, wie im erschienenen Spiel.',
    name: 'Herkunft: Der Name ist gedruckt, die Wirkung ist von uns.',
    ours: 'Herkunft: von uns, für diese Fassung entworfen.',
    pack: 'Herkunft: das Kartenpaket dieses Tisches.',
  },
};
