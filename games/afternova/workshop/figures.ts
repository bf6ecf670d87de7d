/** Figures of a pack that need no bots: what is asked for, and a card among all of its kind. */
import { COLOURS, type Pack, type PlanetCard, SKILLS } from '../content/types.ts';

/** How often each colour is asked for, per fragment of it, and the mean of all. */
export function demandOf({ blueprints, fragments }: Pack): { readonly each: readonly number[]; readonly mean: number } {
  const wanted = COLOURS.map((c) => blueprints.reduce((sum, b) => sum + (b.cost[c] ?? 0), 0));
  const there = COLOURS.reduce((sum, c) => sum + fragments[c], 0);
  return { each: COLOURS.map((c, i) => wanted[i] / fragments[c]), mean: wanted.reduce((sum, n) => sum + n, 0) / there };
}

/** Paws with both skills; with a skill twice: those that have no other. */
export function pawPairs({ paws }: Pack): readonly (readonly number[])[] {
  return SKILLS.map((a) =>
    SKILLS.map((b) => paws.filter(({ skills }) => (a === b ? skills.every((s) => s === a) : skills.includes(a) && skills.includes(b))).length),
  );
}

/** The share of hands of so many Paws, drawn from all, that are enough for a planet alone. Counted exactly. */
export function reachAlone({ paws }: Pack, planet: PlanetCard, hand: number): number {
  const [a, b] = SKILLS.filter((s) => planet.needs[s] !== undefined);
  const [needA, needB] = [planet.needs[a] ?? 0, planet.needs[b] ?? 0];
  if (paws.length < hand) return 0;
  const at = (n: number, x: number, y: number): number => (n * (needA + 1) + x) * (needB + 1) + y;
  const ways = new Array<number>((hand + 1) * (needA + 1) * (needB + 1)).fill(0);
  ways[0] = 1;
  for (const { skills } of paws) {
    const i = skills.filter((s) => s === a).length;
    const j = skills.filter((s) => s === b).length;
    // Backwards, so that no card is drawn twice.
    for (let n = hand - 1; n >= 0; n--)
      for (let x = needA; x >= 0; x--)
        for (let y = needB; y >= 0; y--) ways[at(n + 1, Math.min(needA, x + i), Math.min(needB, y + j))] += ways[at(n, x, y)];
  }
  let all = 0;
  for (let x = 0; x <= needA; x++) for (let y = 0; y <= needB; y++) all += ways[at(hand, x, y)];
  return ways[at(hand, needA, needB)] / all;
}
