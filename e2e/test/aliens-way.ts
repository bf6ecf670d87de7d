/** What games of Aliens in a browser have in common: a way to the hatches, and whether a page tells a role. */
import { CHARACTERS } from '../../games/aliens/content/cards.ts';
import { printedZone } from '../../games/aliens/rules/zone.ts';
import { tongues } from '../../games/aliens/words/index.ts';
import type { Person } from './people.ts';

/** Whether a page has the name of a character in it, shown or not. */
export const tells = (html: string, { language }: Person, character: number): boolean => {
  const { the, bare } = tongues[language].names.characters[CHARACTERS[character]];
  return [the, bare].some((name) => html.includes(name));
};

/** How far it is from each sector of FERMI to the next hatch. */
const far = (() => {
  const zone = printedZone('fermi');
  const steps = new Map(zone.hatches.slice(1).map((hatch) => [hatch, 0]));
  const closed = [zone.human, zone.alien];
  for (const [at, n] of steps) for (const next of zone.touching[at]) if (!steps.has(next) && !closed.includes(next)) steps.set(next, n + 1);
  return new Map([...steps].map(([at, n]) => [zone.names[at], n]));
})();

/** Everybody to the hatches, humans and aliens alike: so it does not take long. `out`: nobody goes in before. */
export const toTheHatches =
  (random: () => number, out: () => boolean = () => true) =>
  (picks: readonly string[]): string => {
    const any = (of: readonly string[]): string => of[Math.floor(random() * of.length)];
    const places = picks.filter((p) => far.has(p) && (far.get(p) !== 0 || out()));
    if (places.length > 0) return random() < 0.1 ? any(places) : places.toSorted((a, b) => far.get(a)! - far.get(b)!)[0];
    if (picks.includes('attack') && random() < 0.4) return 'attack';
    return picks.find((p) => p === 'quiet' || p === 'done') ?? any(picks);
  };
