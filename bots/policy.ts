/** The players that do not look ahead, and how weights become preferences. */
import type { Cartridge, Chance, Choice, Known, Seat, Types } from '@starboard/kernel';
import { choose } from '@starboard/kernel';

/** What bots need of a game. */
export type Brain<T extends Types> = Pick<Cartridge<T>, 'game' | 'mind'>;

const GRAIN = 2 ** 24;

/** Evenly in 0 … 1, both excluded. */
export const fraction = (chance: Chance): number => (chance.int(GRAIN) + 0.5) / GRAIN;

/** The index of the largest weight; ties are broken evenly by chance. */
export function heaviest(weights: readonly number[], chance: Chance): number {
  let best = 0;
  let top = weights[0];
  let ties = 1;
  for (let i = 1; i < weights.length; i++) {
    const w = weights[i];
    if (w > top || Number.isNaN(top)) {
      best = i;
      top = w;
      ties = 1;
    } else if (w === top && chance.int(++ties) === 0) best = i;
  }
  return best;
}

/** How far each weight is below the best. Infinite and missing weights count as the worst possible. */
export function gaps(weights: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < weights.length; i++) if (weights[i] > top) top = weights[i];
  return weights.map((w) => (top - w < FARTHEST ? top - w : w === top ? 0 : FARTHEST));
}
const FARTHEST = 8;

/** Probabilities from weights: softmax of the gaps, mixed with an even share. */
export function preferences(weights: readonly number[], temperature: number, even: number): number[] {
  const p = gaps(weights);
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += p[i] = Math.exp(-p[i] / temperature);
  const floor = even / p.length;
  for (let i = 0; i < p.length; i++) p[i] = floor + ((1 - even) * p[i]) / sum;
  return p;
}

/**
 * A draw from the softmax of the weights (the largest of weights with Gumbel noise). `overlooks` is the chance not to notice
 * an option at all, as happens to a distracted person.
 */
export function softest(weights: readonly number[], temperature: number, overlooks: number, chance: Chance): number {
  const gap = gaps(weights);
  let best = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < gap.length; i++) {
    const noise = -Math.log(-Math.log(fraction(chance)));
    if (overlooks > 0 && fraction(chance) < overlooks) continue;
    const seen = temperature * noise - gap[i];
    if (seen > top) {
      top = seen;
      best = i;
    }
  }
  return best < 0 ? chance.int(gap.length) : best;
}

/** Completes `path` to an answer, pick by pick; `noise` is the share of picks made blindly. The path is extended in place. */
export function finish<T extends Types>(
  brain: Brain<T>,
  k: Known<T>,
  m: T['memory'] | null,
  seat: Seat,
  path: T['pick'][],
  chance: Chance,
  noise: number,
): T['pick'][] {
  const { game, mind } = brain;
  for (;;) {
    const c = choose(game, k, seat, path);
    if (c === null) return path;
    const n = c.picks.length;
    if (n === 1) path.push(c.picks[0]);
    else if (noise > 0 && fraction(chance) < noise) path.push(c.picks[chance.int(n)]);
    else path.push(c.picks[heaviest(mind.weigh(k, m, seat, path, c, chance), chance)]);
    if (c.ends) return path;
  }
}

/** One pick of a level that does not look ahead. */
export function softPick<T extends Types>(
  brain: Brain<T>,
  k: Known<T>,
  m: T['memory'],
  seat: Seat,
  path: readonly T['pick'][],
  c: Choice<T>,
  manner: { readonly temperature: number; readonly overlooks?: number },
  chance: Chance,
): T['pick'] {
  if (c.picks.length === 1) return c.picks[0];
  return c.picks[softest(brain.mind.weigh(k, m, seat, path, c, chance), manner.temperature, manner.overlooks ?? 0, chance)];
}
