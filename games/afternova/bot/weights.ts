/** The numbers of the bargaining bots, in points of the final score. Tuned by play, see ../../../bots/STRENGTH.md. */
export const WEIGHTS = {
  /** The share of a Blueprint's worth that counts with no fragment in storage, and how the rest grows. */
  held: 0.12,
  growth: 1.5,
  /** Each further Blueprint is for later. */
  later: 0.8,
  /** A Blueprint that needs more room than there is. */
  cramped: 0.38,
  /** Upgrades at the beginning of the game, by kind; they fade towards the end. */
  forCargo: 2.2,
  forMarket: 2.2,
  forCrew: 1.7,
  forRefinery: 2.2,
  forBoost: 1,
  /** What one of the six Blueprint slots is worth early in the game. */
  place: 0.3,
  /** A stored fragment that no Blueprint in hand wants. */
  spare: 0.55,
  /** A Paw in hand, and one more than can soon be played. */
  paw: 0.5,
  manyPaws: 0.2,
  enoughPaws: 5,
  /** A Paw that brings a planet nearer, as a share of what the planet would bring. */
  nearer: 0.6,
  /** A market turn: share of what the best cards there add, and the base value of any turn. */
  market: 0.3,
  turn: 0,
  /** A card discarded for another one when the hand is full. */
  displaced: 1,
  /** A Blueprint beyond the second in hand; a blind one with few in hand, and with enough. */
  crowd: 0.3,
  blindPlan: 0.9,
  anotherPlan: 0.2,
  /** A fragment in another player's storage, if nothing more is known. */
  theirs: 0.8,
  /** How much another player's gain costs: anybody's, and the leader's towards the end. */
  envy: 0.05,
  leader: 0.55,
  /** What it costs to let somebody end the game and win it. */
  ending: 8,
  /** Turns a player after which a bot no longer waits for a better end. */
  longGame: 16,
  /** What a deal must bring. */
  deal: 0.15,
  /** Weight of fair and unfair deals in the past. */
  trust: 0.06,
  /** The chance that one player with Paws brings a missing icon; factors for each further icon and for a second call. */
  helps: 0.35,
  /** The same for a player who was seen to hold it. */
  surely: 0.6,
  icon: 0.72,
  again: 0.6,
  /** The chance that terms other than the offer are accepted, its growth with the share granted, and the cost of trying. */
  changed: 0.3,
  asked: 0.5,
  haggle: 0.1,
  /** How the chance changes per point more or less than a helper asked for, if its Blueprints were seen. */
  seen: 0.12,
  /** The factor on the chance for each contract that failed this turn. */
  anew: 0.5,
  /** How much a fragment's worth to a helper counts when the active player chooses what to give away. */
  pleasing: 0.5,
  /** What the active player concedes for a requested fragment after a refusal. */
  concede: 0.8,
  /** How much better a trade of stored fragments must be for its maker than plain shares. */
  trade: 0.4,
};
