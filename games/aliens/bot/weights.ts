/** Every number of a human's judgement (an alien's: rules/hunting.ts), in the unit of `Mind.weigh`: a difference of 1 is one that a practised player sees at once. */
export const HUMAN_WEIGHTS = {
  /** One step closer to the target hatch. */
  step: 0.8,
  /** Certain elimination before the next turn. */
  death: 25,
  /** An alien that waits at the hatch. */
  guard: 2.2,
  /** Being in the hatch. */
  out: 9,
  /** How much of the risk beside the hatch counts one step earlier, and how exposed a human is there. */
  later: 0.8,
  glimpse: 0.35,
  /** How much bots differ in their choice of hatch. */
  whim: 0.9,
  /** Rounds before time becomes short. */
  patience: 8,
  /** Caution fades over this many rounds before the end. */
  respite: 40,
};

/** The chance that an alien in reach attacks a sector, given how likely it thinks a human is there. */
export const STRIKE = { base: 0.02, slope: 0.9 };

/** The value of an item to a human who must give one up. */
export const KEEP = { sedatives: 0.9, adrenaline: 0.8, attack: 0.5, teleport: 0.75, spotlight: 0.35, defense: 1.1 } as const;

export const LIE = {
  /** How much a lie gains by being likely, per factor e. */
  likely: 0.45,
  /** Per step away from the real place, up to `far`. */
  away: 0.28,
  far: 5,
  /** Per step away from the target hatch, up to `far`. */
  aside: 0.14,
  /** A sector out of reach, and one that makes no noise: obvious lies. */
  absurd: 5,
  /** How much bots differ in their lies. */
  whim: 0.5,
};
