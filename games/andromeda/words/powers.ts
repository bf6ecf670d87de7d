/** What picks of every kind need: places by their names, and abilities as the content has them. */
import type { Ability } from '../content/types.ts';
import type { Compiled } from '../rules/content.ts';
import { PLACES } from '../rules/picks.ts';

export const spaceOf = (place: string): number => PLACES.indexOf(place);

/** An ability by its number; undefined for a token's, which has no text of its own. */
export const abilityOf = (c: Compiled, n: number): Ability | undefined =>
  [...c.raw.factions.flatMap((f) => f.abilities), ...c.upgrades.map((u) => u.ability), ...c.raw.commanders.flatMap((m) => m.ability ?? [])].find(
    (a) => a.id === c.powers[n].id,
  );
