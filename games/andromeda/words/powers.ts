/** What picks of every kind need: places by their names, and abilities with what they do. */
import { type Phrase, say } from '@starboard/kernel';
import type { Compiled } from '../rules/content.ts';
import { PLACES } from '../rules/picks.ts';
import { abilityText, effectsText } from './effects.ts';
import { piece } from './names.ts';
import type { Tongue } from './tongue.ts';

export const spaceOf = (place: string): number => PLACES.indexOf(place);

/** An ability by its number, with its text. */
export function ability(t: Tongue, c: Compiled, n: number): Phrase {
  const power = c.powers[n];
  const raw = [
    ...c.raw.factions.flatMap((f) => f.abilities),
    ...c.upgrades.map((u) => u.ability),
    ...c.raw.commanders.flatMap((m) => m.ability ?? []),
  ];
  const found = raw.find((a) => a.id === power.id);
  return say`${piece(t.language, power.id)}: ${found === undefined ? effectsText(t.effects, power.effects) : abilityText(t.effects, found)}`;
}
