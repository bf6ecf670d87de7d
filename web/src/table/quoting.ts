/** Which illustrated tables quote rules in their explanations: the rulebook comes before those, and later for the others. */
const silent = new Set<string>();

export function noteQuoting(game: string, quotes: boolean): void {
  if (!quotes) silent.add(game);
}

export const quotesRules = (game: string): boolean => !silent.has(game);
