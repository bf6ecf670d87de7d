/** About how long a game takes, in minutes: what people want to know before they sit down. A game that is not here says nothing. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  afternova: [60, 60],
  aliens: [45, 45],
  andromeda: [120, 180],
  rarities: [30, 30],
};

export const minutesOf = (game: string): readonly [least: number, most: number] | null => (Object.hasOwn(lengths, game) ? lengths[game] : null);
