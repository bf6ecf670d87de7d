/** What things are worth, one material being 1: the value model of the game's balance, and a few numbers of the planner. */
export const WEIGHTS = {
  energy: 0.8,
  material: 1,
  credits: 1.2,
  any: 1.25,
  tactic: 1.2,
  repair: 0.8,
  choiceStep: 1.8,
  leader: 2,
  moon: 2.1,
  nebulaMoon: 2.8,
  vp: 1.3,
  module: 4.5,
  token: 3.2,
  upgrade: 4,
  damage: -1.6,
  ships: [3, 4, 4, 6],
  die: 0.9,
  /** What a turn brings on average: a launch must be better than going home. */
  turn: 3.1,
  /** Being where a development could be built. */
  site: 0.55,
  /** What is at stake in a battle beside the ships. */
  battle: 2.2,
  /** Return turns in a whole game, from now on, for one that begins. */
  returns: 3,
  /** What stores are worth in the last round. */
  leftOver: 0.2,
  /** One more ship out is one more activation later. */
  later: 0.95,
  /** What a development's card is worth. */
  card: 2.4,
  /** A lasting ability. */
  lasting: 3,
  /** A tactic in hand, for a battle to come. */
  keepTactic: 1.2,
  /** A ship of a special kind is better kept for where it is needed. */
  special: 0.3,
  /** How much of a return's worth counts shortly before the end. */
  home: 0.3,
  /** A level of the vault. */
  vault: 5,
};
