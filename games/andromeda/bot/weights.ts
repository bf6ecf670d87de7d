/**
 * What things are worth, in the units of the game's value model, and a few numbers of the planner. Found by a regression over games in
 * which every chair had weights of its own (bots/STRENGTH.md): a material, the unit of that model, turned out to be worth less than 1.
 */
export const WEIGHTS = {
  energy: 1.02,
  material: 0.64,
  credits: 1.27,
  any: 1.63,
  tactic: 1.04,
  repair: 0.69,
  choiceStep: 2.68,
  leader: 1.92,
  moon: 2.1,
  nebulaMoon: 2.8,
  vp: 1.9,
  module: 4.71,
  token: 3.06,
  upgrade: 4.38,
  damage: -1.6,
  ships: [2.74, 4, 3.6, 6.58],
  die: 0.92,
  /** What a turn brings on average: a launch must be better than going home. */
  turn: 3.8,
  /** Being where a development could be built. */
  site: 0.83,
  /** Return turns in a whole game, from now on, for one that begins. */
  returns: 2.88,
  /** What stores are worth in the last round. */
  leftOver: 0.25,
  /** One more ship out is one more activation later. */
  later: 0.95,
  /** What a development's card is worth. */
  card: 2.4,
  /** A lasting ability. */
  lasting: 3,
  /** A tactic in hand, for a battle to come. */
  keepTactic: 1.13,
  /** A ship of a special kind is better kept for where it is needed. */
  special: 0.3,
  /** How much of a return's worth counts shortly before the end. */
  home: 0.3,
  /** Going home with one ship or none while others could be launched. */
  hasty: 2.5,
  /** A level of the vault. */
  vault: 5,
  /** A unit that a planned development wants, on top of what it is worth anyway. */
  want: 0.48,
  /** The seventh unit of a kind. */
  plenty: 0.15,
  /** Of the step after the next one, what counts now. */
  next: 0.2,
  /** A step in itself. */
  step: 0.5,
  /** What else a ship that activates a module could do. */
  activator: 0.4,
  /** A module that wants a moon before it runs. */
  slot: 1.08,
  /** How often a module runs in a return: a sound one, one that must be repaired. */
  sound: 0.85,
  mended: 0.58,
  /** A moon in a slot, against what it shows. */
  slotted: 0.8,
  /** Science runs without ships of its own. */
  reactor: 0.47,
  /** A free place in the dock. */
  dock: 0.45,
  /** A place for a development where resources, or leaders, are missing. */
  led: 0.5,
  unled: 0.29,
  /** A ship that is scrapped. */
  wreck: 1.2,
  /** A ship that comes home from a lost battle. */
  saved: 1.35,
  /** Dice that a card in hand is hoped to bring. */
  cards: 0.2,
  /** A tactic in a battle. */
  play: 0.8,
  /** Energy for dice. */
  fuel: 1.11,
  /** How often one ship flies in a whole game. */
  flights: 2.89,
};
