/** The answers that are worth a trial: whole ones, the best by weight first. */
import type { Chance, Known, Mind, Seat, Types } from '@starboard/kernel';
import { choose } from '@starboard/kernel';
import { type Brain, gaps } from './policy.ts';

export interface WeighedAnswer<T extends Types> {
  readonly answer: T['pick'][];
  /** How far its weight is below the best, its gaps added up pick by pick. */
  readonly gap: number;
}

/** At most `bounds.most` answers, none whose weight is `hopeless`. `begin` is called before each weighing. */
export function bestByWeight<T extends Types>(
  { game, mind }: Brain<T>,
  weigh: Mind<T>['weigh'],
  known: Known<T>,
  memory: T['memory'],
  seat: Seat,
  bounds: { readonly hopeless: number; readonly most: number },
  chance: Chance,
  begin: () => void,
): WeighedAnswer<T>[] {
  const list: WeighedAnswer<T>[] = [];
  const grow = (path: T['pick'][], gap: number): void => {
    const c = choose(game, known, seat, path);
    if (c === null) {
      list.push({ answer: path, gap });
      return;
    }
    begin();
    const worse = c.picks.length === 1 ? NONE : gaps(weigh.call(mind, known, memory, seat, path, c, chance));
    c.picks.forEach((pick, i) => {
      if (gap + worse[i] > bounds.hopeless) return;
      if (c.ends) list.push({ answer: [...path, pick], gap: gap + worse[i] });
      else grow([...path, pick], gap + worse[i]);
    });
  };
  grow([], 0);
  return list.sort((a, b) => a.gap - b.gap).slice(0, bounds.most);
}

const NONE = [0];
