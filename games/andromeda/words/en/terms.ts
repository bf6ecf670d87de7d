/** English: what things are called, alone and within sentences. */

import type { Condition, Counter, DevelopmentType, EventSet, ModuleType, PlayerSet, Resource, ShipType, Track } from '../../content/vocabulary.ts';
import type { Category } from '../../rules/scoring.ts';
import type { Speaker } from '../names.ts';
import { names } from './names/index.ts';
import { plans } from './plans.ts';

export const speaker: Speaker = { language: 'en', names, plans };

export const resources: { readonly [R in Resource]: string } = {
  energy: 'energy',
  ice: 'ice',
  titanium: 'titanium',
  nanocarbon: 'nanocarbon',
  credits: 'credits',
};
export const ships: { readonly [S in ShipType]: { readonly one: string; readonly many: string } } = {
  transport: { one: 'transport', many: 'transports' },
  fighter: { one: 'fighter', many: 'fighters' },
  science_vessel: { one: 'science vessel', many: 'science vessels' },
  heavy_cruiser: { one: 'heavy cruiser', many: 'heavy cruisers' },
};
export const types: { readonly [M in ModuleType]: string } = {
  science: 'science',
  industry: 'industry',
  commerce: 'commerce',
  civilization: 'civilization',
};
export const tracks: { readonly [T in Track]: string } = { ...types, supremacy: 'supremacy' };
export const developments: { readonly [D in DevelopmentType]: string } = {
  observatory: 'observatory',
  factory: 'factory',
  spaceport: 'spaceport',
  metropolis: 'metropolis',
  obelisk: 'obelisk',
};
export const eventSets: { readonly [E in EventSet]: string } = {
  aurora: 'Galactic Aurora',
  twilight: 'Cosmic Twilight',
  void: 'Shadows of the Void',
};

/** One, and several. */
export const counters: { readonly [C in Counter]: readonly [one: string, more: string] } = {
  sciModules: ['science module', 'science modules'],
  indModules: ['industry module', 'industry modules'],
  comModules: ['commerce module', 'commerce modules'],
  civModules: ['civilization module', 'civilization modules'],
  leaders: ['leader in your station', 'leaders in your station'],
  developments: ['development you own', 'developments you own'],
  slottedMoons: ['slotted moon', 'slotted moons'],
  dockMoons: ['moon in your dock', 'moons in your dock'],
  tactics: ['tactic in hand', 'tactics in hand'],
  shipsOwned: ['built ship', 'built ships'],
  scrapped: ['ship in your upper scrapyard', 'ships in your upper scrapyard'],
  artifacts: ['artifact icon', 'artifact icons'],
  upgrades: ['upgrade you own', 'upgrades you own'],
  shipsLaunched: ['ship returning this turn', 'ships returning this turn'],
  raiderTrophies: ['raider you defeated', 'raiders you defeated'],
  tokens: ['discovery or supremacy token you own', 'discovery or supremacy tokens you own'],
  moduleTypes: ['module type you own', 'module types you own'],
  nebulaMoons: ['nebula moon you own', 'nebula moons you own'],
  adjacentDevelopments: ['development you own next to another development', 'developments you own next to another development'],
  fullSets: ['complete set of four module types', 'complete sets of four module types'],
  tracks6: ['track on which you are at 6 or higher', 'tracks on which you are at 6 or higher'],
  tracks4: ['track on which you are at 4 or higher', 'tracks on which you are at 4 or higher'],
  battlesWon: ['battle you won', 'battles you won'],
  resources: ['resource in storage', 'resources in storage'],
  basesAdjacentDevs: ['alliance base next to a development you own', 'alliance bases next to a development you own'],
  energyModules: ['module activated with energy this turn', 'modules activated with energy this turn'],
};
export const conditions: { readonly [C in Condition]: string } = {
  vsRaider: 'against raiders',
  defender: 'if it is not your turn',
  hasTransportOnPlanet: 'if you have a transport on a planet',
  alone: 'if you have exactly one ship in the battle',
  lost: 'if you lose this battle',
  won: 'if you win this battle',
};
export const playerSets: { readonly [P in PlayerSet]: string } = {
  all: 'every player',
  onVoid: 'every player with a ship on the Void',
  nextVoid: 'every player with a ship next to the Void but none on it',
  mostVp: 'each player with the most VP',
  fewestVp: 'each player with the fewest VP',
  mostShips: 'each player with the most ships on the map',
  fewestShips: 'each player with the fewest ships on the map',
  mostDevelopments: 'each player with the most developments',
  noDevelopment: 'every player without a development',
};
/** Categories of the final scoring (N209). */
export const categories: { readonly [C in Category | 'vp']: string } = {
  vp: 'during the game',
  tracks: 'tracks',
  developments: 'developments',
  special: 'special regions',
  damage: 'damaged modules',
  vault: 'vault',
  leaders: 'leaders',
  artifacts: 'artifacts',
  destiny: 'destiny',
  moons: 'moons',
  tokens: 'tokens',
};
