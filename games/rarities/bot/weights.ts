/** Every number of the bot's judgement, in actions; found by playing variants against each other. */
export const WEIGHTS = {
  /** Finding a relic that is neither at home nor in hand. */
  find: 0.9,
  /** An alien in hand: a safe exploration, and what it does beside. */
  pilferer: 1.42,
  schemer: 0.442,
  thief: 0.339,
  /** A loss of somebody else. */
  envy: 0.213,
  /** More of it for each complete set the victim has. */
  leader: 0.35,
  /** Placing a relic makes room for a new card. */
  room: 0.14,
  /** A relic nobody needs at once, into the hand. */
  card: 0.02,
  /** Keeping it from somebody who has one or two of it at home. */
  deny: 0.0242,
  /** An action without anything useful to do. */
  spare: 0.402,
  /** A card left over for the pass holder. */
  leftover: 0.464,
  /** A hand card of a rival, laid open. */
  rival: 0.02,
  /** The bonus that a sabortal gives to its victim. */
  bonus: 0.07,
  /** Landing early is landing first. */
  haste: -0.33,
  /** What others will still take before me: share of the finds at portals that stay. */
  reach: 1,
  /** How sharply nearness to the end decides who wins. */
  slope: 0.55,
};
