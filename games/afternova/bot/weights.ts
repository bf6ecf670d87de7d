/** The numbers of the bargaining bots, in points of the final score. Tuned by play, see ../../../bots/STRENGTH.md. */
export const WEIGHTS = {
  /** What a Blueprint in hand is worth before anything is there for it, as a share, and how the rest grows with what is there. */
  held: 0.12,
  growth: 1.5,
  /** Each further Blueprint is for later. */
  later: 0.8,
  /** A Blueprint that needs more room than there is. */
  cramped: 0.38,
  /** Upgrades at the beginning of the game, by kind; they fade with the sixth Blueprint in sight. */
  forCargo: 2.2,
  forMarket: 2.2,
  forCrew: 1.7,
  forRefinery: 2.2,
  forBoost: 1,
  /** What one of the six places is worth while the game is young. */
  place: 0.3,
  /** A stored fragment that no Blueprint in hand wants. */
  spare: 0.55,
  /** A Paw in hand, and one more than can soon be played. */
  paw: 0.5,
  manyPaws: 0.2,
  enoughPaws: 5,
  /** A Paw that brings a planet nearer, as a share of what the planet would bring. */
  nearer: 0.6,
  /** A turn at the Market, as a share of what the best cards there add, and what it means to have any turn at all. */
  market: 0.3,
  turn: 0,
  /** A card that must go for another one when the hand is full. */
  displaced: 1,
  /** A Blueprint beyond the second one in hand, and a blind one for a hand with few and with enough. */
  crowd: 0.3,
  blindPlan: 0.9,
  anotherPlan: 0.2,
  /** A fragment in somebody else's hold, as far as one can tell. */
  theirs: 0.8,
  /** How much another's gain hurts: anybody's, and the leader's towards the end. */
  envy: 0.05,
  leader: 0.55,
  /** What a deal must bring. */
  deal: 0.15,
  /** Good and bad memories of somebody. */
  trust: 0.06,
  /** The chance that one player with Paws brings an icon that is lacking, a factor for each further one, and for a second call. */
  helps: 0.35,
  /** The same of somebody who was seen to hold it. */
  surely: 0.6,
  icon: 0.72,
  again: 0.6,
  /** The chance that terms are agreed to that differ from the offer, more by the share of what was asked for, and the trouble of it. */
  changed: 0.3,
  asked: 0.5,
  haggle: 0.1,
  /** How much the chance changes with each point that terms bring a helper more or less than it asked for, where its Blueprints were seen. */
  seen: 0.12,
  /** What is left of the chance after each contract that did not come about in this turn. */
  anew: 0.5,
  /** How much of what a fragment means to a helper counts when the active player chooses which one to part with. */
  pleasing: 0.5,
  /** What one gives up for a fragment that was asked for, once terms were refused. */
  concede: 0.8,
  /** How much better a trade of stored fragments must be for the one who offers it than plain shares. */
  trade: 0.4,
};
