/** Every number of the bot's judgement, in the unit of `Mind.weigh`: a difference of 1 is one that a practised player sees at once. */
export const HUMAN_WEIGHTS = {
  /** A step nearer to the hatch one is heading for. */
  step: 0.8,
  /** To be caught for certain before the next turn. */
  death: 25,
  /** An alien that waits at the hatch. */
  guard: 2.2,
  /** Being in the hatch. */
  out: 9,
  /** How much tempers differ about hatches. */
  whim: 0.9,
  /** Rounds before time presses. */
  patience: 8,
  /** Rounds before the end from which on caution is of less and less use. */
  respite: 40,
};

/** What somebody does who is believed to be in a sector with this probability: the chance that an alien in reach strikes there. */
export const STRIKE = { base: 0.02, slope: 0.9 };

export const ALIEN_WEIGHTS = {
  /** A human caught for certain. */
  kill: 8,
  /** An alien caught for certain. */
  ally: 4,
  /** Everybody knows where one is, and what. */
  shown: 0.9,
  /** Being near humans: all of them within reach. */
  hunt: 2.6,
  /** How far the scent carries, in steps. */
  scent: 3.5,
  /** Being near hatches that humans are near. */
  guard: 1.6,
  /** Other aliens near by. */
  crowd: 0.5,
  /** A sector without a card tells less. */
  quiet: 0.25,
};

export type AlienWeights = { readonly [K in keyof typeof ALIEN_WEIGHTS]: number };

/** `hard` strikes at a third of the chance that `normal` wants to see, and less where its own may be: a human let go costs more than being heard. */
export const KEEN_ALIEN: AlienWeights = { ...ALIEN_WEIGHTS, kill: 25, ally: 12 };

/** What an item is worth to a human who must give one away. */
export const KEEP = { sedatives: 0.9, adrenaline: 0.8, attack: 0.5, teleport: 0.75, spotlight: 0.35, defense: 1.1 } as const;

export const LIE = {
  /** How much a lie gains by being likely, per factor e. */
  likely: 0.45,
  /** Per step away from where one is, up to `far`. */
  away: 0.28,
  far: 5,
  /** Per step away from the hatch one is heading for, up to `far`. */
  aside: 0.14,
  /** A sector where one cannot have been, and one that makes no noise. */
  absurd: 5,
  /** How much tempers differ about lies. */
  whim: 0.5,
};
