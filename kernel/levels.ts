/** The levels of bots that people play against, from weak to strong. Every list of levels elsewhere is derived from these two. */
export const OPPONENTS = ['easy', 'normal', 'hard'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** All levels; `random` serves simulations and measurements. */
export const LEVELS = ['random', ...OPPONENTS] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);
