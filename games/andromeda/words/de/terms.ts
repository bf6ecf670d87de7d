/** German: what things are called, alone and within sentences. */

import type { Condition, Counter, DevelopmentType, EventSet, ModuleType, PlayerSet, Resource, ShipType, Track } from '../../content/vocabulary.ts';
import type { Category } from '../../rules/scoring.ts';
import type { Speaker } from '../names.ts';
import { names } from './names/index.ts';
import { plans } from './plans.ts';

export const speaker: Speaker = { language: 'de', names, plans };

export const resources: { readonly [R in Resource]: string } = {
  energy: 'Energie',
  ice: 'Eis',
  titanium: 'Titan',
  nanocarbon: 'Nanokarbon',
  credits: 'Credits',
};
/** `a`: accusative with indefinite article; `dat`: dative; `the`: accusative with definite article. */
export const ships: {
  readonly [S in ShipType]: { readonly one: string; readonly many: string; readonly a: string; readonly dat: string; readonly the: string };
} = {
  transport: { one: 'Kolonieschiff', many: 'Kolonieschiffe', a: 'ein Kolonieschiff', dat: 'einem Kolonieschiff', the: 'das Kolonieschiff' },
  fighter: { one: 'Abfangjäger', many: 'Abfangjäger', a: 'einen Abfangjäger', dat: 'einem Abfangjäger', the: 'den Abfangjäger' },
  science_vessel: {
    one: 'Forschungsschiff',
    many: 'Forschungsschiffe',
    a: 'ein Forschungsschiff',
    dat: 'einem Forschungsschiff',
    the: 'das Forschungsschiff',
  },
  heavy_cruiser: { one: 'Schlachtschiff', many: 'Schlachtschiffe', a: 'ein Schlachtschiff', dat: 'einem Schlachtschiff', the: 'das Schlachtschiff' },
};
export const types: { readonly [M in ModuleType]: string } = {
  science: 'Wissenschaft',
  industry: 'Industrie',
  commerce: 'Wirtschaft',
  civilization: 'Kultur',
};
export const tracks: { readonly [T in Track]: string } = { ...types, supremacy: 'Überlegenheit' };
export const developments: { readonly [D in DevelopmentType]: string } = {
  observatory: 'Observatorium',
  factory: 'Fabrik',
  spaceport: 'Raumhafen',
  metropolis: 'Metropole',
  obelisk: 'Obelisk',
};
export const eventSets: { readonly [E in EventSet]: string } = {
  aurora: 'Galaktische Morgenröte',
  twilight: 'Kosmische Dämmerung',
  void: 'Schatten der Leere',
};

/** After „für“: one, several. */
export const counters: { readonly [C in Counter]: readonly [one: string, more: string] } = {
  sciModules: ['jedes Wissenschafts-Modul', 'Wissenschafts-Module'],
  indModules: ['jedes Industrie-Modul', 'Industrie-Module'],
  comModules: ['jedes Wirtschafts-Modul', 'Wirtschafts-Module'],
  civModules: ['jedes Kultur-Modul', 'Kultur-Module'],
  leaders: ['jeden Anführer in deiner Station', 'Anführer in deiner Station'],
  developments: ['jeden eigenen Großkomplex', 'eigene Großkomplexe'],
  slottedMoons: ['jeden eingesetzten Mond', 'eingesetzte Monde'],
  dockMoons: ['jeden Mond in deinem Dock', 'Monde in deinem Dock'],
  tactics: ['jede Taktik auf der Hand', 'Taktiken auf der Hand'],
  shipsOwned: ['jedes gebaute Schiff', 'gebaute Schiffe'],
  scrapped: ['jedes eigene Schiff im oberen Schrottplatz', 'eigene Schiffe im oberen Schrottplatz'],
  artifacts: ['jedes Artefakt-Symbol', 'Artefakt-Symbole'],
  upgrades: ['jedes eigene Upgrade', 'eigene Upgrades'],
  shipsLaunched: ['jedes Schiff, das in diesem Zug zurückkehrt', 'Schiffe, die in diesem Zug zurückkehren'],
  raiderTrophies: ['jede besiegte Bedrohung', 'besiegte Bedrohungen'],
  tokens: ['jedes eigene Entdeckungs- oder Überlegenheits-Plättchen', 'eigene Entdeckungs- oder Überlegenheits-Plättchen'],
  moduleTypes: ['jeden Modul-Typ, den du besitzt', 'Modul-Typen, die du besitzt'],
  nebulaMoons: ['jeden eigenen Nebel-Mond', 'eigene Nebel-Monde'],
  adjacentDevelopments: ['jeden eigenen Großkomplex neben einem anderen Großkomplex', 'eigene Großkomplexe neben einem anderen Großkomplex'],
  fullSets: ['jeden vollständigen Satz aller vier Modul-Typen', 'vollständige Sätze aller vier Modul-Typen'],
  tracks6: ['jede Leiste, auf der du mindestens auf 6 stehst', 'Leisten, auf denen du mindestens auf 6 stehst'],
  tracks4: ['jede Leiste, auf der du mindestens auf 4 stehst', 'Leisten, auf denen du mindestens auf 4 stehst'],
  battlesWon: ['jede gewonnene Schlacht', 'gewonnene Schlachten'],
  resources: ['jede Ressource im Lager', 'Ressourcen im Lager'],
  basesAdjacentDevs: ['jeden Außenposten neben einem eigenen Großkomplex', 'Außenposten neben einem eigenen Großkomplex'],
  energyModules: ['jedes Modul, das du in diesem Zug mit Energie aktiviert hast', 'Module, die du in diesem Zug mit Energie aktiviert hast'],
};
export const conditions: { readonly [C in Condition]: string } = {
  vsRaider: 'gegen Bedrohungen',
  defender: 'falls es nicht dein Zug ist',
  hasTransportOnPlanet: 'falls du ein Kolonieschiff auf einem Planeten hast',
  alone: 'falls du genau ein Schiff in der Schlacht hast',
  lost: 'falls du diese Schlacht verlierst',
  won: 'falls du diese Schlacht gewinnst',
};
export const playerSets: { readonly [P in PlayerSet]: string } = {
  all: 'alle',
  onVoid: 'alle mit einem Schiff auf der Leere',
  nextVoid: 'alle mit einem Schiff neben der Leere, aber keinem darauf',
  mostVp: 'wer die meisten SP hat',
  fewestVp: 'wer die wenigsten SP hat',
  mostShips: 'wer die meisten Schiffe auf dem Spielplan hat',
  fewestShips: 'wer die wenigsten Schiffe auf dem Spielplan hat',
  mostDevelopments: 'wer die meisten Großkomplexe hat',
  noDevelopment: 'alle ohne Großkomplex',
};
/** Categories of the final scoring (N209). */
export const categories: { readonly [C in Category | 'vp']: string } = {
  vp: 'im Lauf der Partie',
  tracks: 'Leisten',
  developments: 'Großkomplexe',
  special: 'Spezial-Sektoren',
  damage: 'beschädigte Module',
  vault: 'Tresor',
  leaders: 'Anführer',
  artifacts: 'Artefakte',
  destiny: 'Schicksal',
  moons: 'Monde',
  tokens: 'Plättchen',
};
