/** Deutsch: wie die Dinge heißen, allein und in Sätzen. */
import type { Condition, Counter, DevelopmentType, EventSet, ModuleType, PlayerSet, Resource, ShipType, Track } from '../../content/vocabulary.ts';

export const resources: { readonly [R in Resource]: string } = {
  energy: 'Energie',
  ice: 'Eis',
  titanium: 'Titan',
  nanocarbon: 'Nanokarbon',
  credits: 'Credits',
};
/** `a`: mit Artikel im Akkusativ; `of`: im Genitiv. */
export const ships: { readonly [S in ShipType]: { readonly one: string; readonly many: string; readonly a: string; readonly dat: string } } = {
  transport: { one: 'Kolonieschiff', many: 'Kolonieschiffe', a: 'ein Kolonieschiff', dat: 'einem Kolonieschiff' },
  fighter: { one: 'Abfangjäger', many: 'Abfangjäger', a: 'einen Abfangjäger', dat: 'einem Abfangjäger' },
  science_vessel: { one: 'Forschungsschiff', many: 'Forschungsschiffe', a: 'ein Forschungsschiff', dat: 'einem Forschungsschiff' },
  heavy_cruiser: { one: 'Schlachtschiff', many: 'Schlachtschiffe', a: 'ein Schlachtschiff', dat: 'einem Schlachtschiff' },
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

/** Nach „je“ und „je 2“. */
export const counters: { readonly [C in Counter]: readonly [one: string, more: string] } = {
  sciModules: ['Wissenschafts-Modul', 'Wissenschafts-Module'],
  indModules: ['Industrie-Modul', 'Industrie-Module'],
  comModules: ['Wirtschafts-Modul', 'Wirtschafts-Module'],
  civModules: ['Kultur-Modul', 'Kultur-Module'],
  leaders: ['Anführer in deiner Station', 'Anführer in deiner Station'],
  developments: ['eigenen Großkomplex', 'eigene Großkomplexe'],
  slottedMoons: ['eingesetzten Mond', 'eingesetzte Monde'],
  dockMoons: ['Mond in deinem Dock', 'Monde in deinem Dock'],
  tactics: ['Taktik auf der Hand', 'Taktiken auf der Hand'],
  shipsOwned: ['gebautes Schiff', 'gebaute Schiffe'],
  scrapped: ['eigenes Schiff im oberen Schrottplatz', 'eigene Schiffe im oberen Schrottplatz'],
  artifacts: ['Artefakt-Symbol', 'Artefakt-Symbole'],
  upgrades: ['eigenes Upgrade', 'eigene Upgrades'],
  shipsLaunched: ['in diesem Zug zurückkehrendes Schiff', 'in diesem Zug zurückkehrende Schiffe'],
  raiderTrophies: ['von dir besiegte Bedrohung', 'von dir besiegte Bedrohungen'],
  tokens: ['eigenes Entdeckungs- oder Überlegenheits-Plättchen', 'eigene Entdeckungs- oder Überlegenheits-Plättchen'],
  moduleTypes: ['Modul-Typ, den du besitzt', 'Modul-Typen, die du besitzt'],
  nebulaMoons: ['eigenen Nebel-Mond', 'eigene Nebel-Monde'],
  adjacentDevelopments: ['eigenen Großkomplex neben einem anderen Großkomplex', 'eigene Großkomplexe neben einem anderen Großkomplex'],
  fullSets: ['vollständigen Satz aller vier Modul-Typen', 'vollständige Sätze aller vier Modul-Typen'],
  tracks6: ['Leiste, auf der du mindestens auf 6 stehst', 'Leisten, auf denen du mindestens auf 6 stehst'],
  tracks4: ['Leiste, auf der du mindestens auf 4 stehst', 'Leisten, auf denen du mindestens auf 4 stehst'],
  battlesWon: ['von dir gewonnene Schlacht', 'von dir gewonnene Schlachten'],
  resources: ['Ressource im Lager', 'Ressourcen im Lager'],
  basesAdjacentDevs: ['Außenposten neben einem eigenen Großkomplex', 'Außenposten neben einem eigenen Großkomplex'],
  energyModules: ['in diesem Zug mit Energie aktiviertes Modul', 'in diesem Zug mit Energie aktivierte Module'],
};
export const conditions: { readonly [C in Condition]: string } = {
  vsRaider: 'gegen Bedrohungen',
  defender: 'falls es nicht dein Zug ist',
  hasTransportOnPlanet: 'falls du ein Kolonieschiff auf einem Planeten hast',
  alone: 'falls du genau ein Schiff in der Schlacht hast',
  lost: 'falls du diese Schlacht verloren hast',
  won: 'falls du diese Schlacht gewonnen hast',
};
export const playerSets: { readonly [P in PlayerSet]: string } = {
  all: 'jeder Spieler',
  onVoid: 'jeder Spieler mit einem Schiff auf der Leere',
  nextVoid: 'jeder Spieler mit einem Schiff neben der Leere, aber keinem darauf',
  mostVp: 'jeder Spieler mit den meisten SP',
  fewestVp: 'jeder Spieler mit den wenigsten SP',
  mostShips: 'jeder Spieler mit den meisten Schiffen auf der Karte',
  fewestShips: 'jeder Spieler mit den wenigsten Schiffen auf der Karte',
  mostDevelopments: 'jeder Spieler mit den meisten Großkomplexen',
  noDevelopment: 'jeder Spieler ohne Großkomplex',
};
/** Kategorien der Endwertung (N209). */
export const categories: Readonly<Record<string, string>> = {
  vp: 'vor dem Ende',
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
