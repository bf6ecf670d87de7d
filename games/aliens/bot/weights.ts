/** Every number of the bot's judgement, in the unit of `Mind.weigh`: a difference of 1 is one that a practised player sees at once. */
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

export const ALIEN_WEIGHTS = {
  /** A certain hit on a human. */
  kill: 8,
  /** A certain hit on an alien. */
  ally: 4,
  /** Being revealed, place and side. */
  shown: 0.9,
  /** Being near humans: all of them within reach. */
  hunt: 2.6,
  /** The range of that attraction, in steps. */
  scent: 3.5,
  /** Being near hatches that humans are near. */
  guard: 1.6,
  /** Other aliens near by. */
  crowd: 0.5,
  /** Drawing no card reveals less. */
  quiet: 0.25,
};

export type AlienWeights = { readonly [K in keyof typeof ALIEN_WEIGHTS]: number };

/** `hard` attacks at a third of the chance that `normal` needs: missing a human costs more than being heard. */
export const KEEN_ALIEN: AlienWeights = { ...ALIEN_WEIGHTS, kill: 25, ally: 12 };

/** An attack on a sector where nobody can be: nobody does that by mistake. */
export const POINTLESS = 8;

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
