/** The nodes of the search tree: one per question a seat could be asked, and per pick inside its answer. */
import type { Chance, Cover, Seat } from '@starboard/kernel';
import { SEARCH } from './levels.ts';

export class Node {
  readonly seat: Seat;
  /** Every option that was ever seen here, with its statistics in the same order. */
  readonly picks: string[] = [];
  readonly visits: number[] = [];
  readonly total: number[] = [];
  /** How often the option was there to be taken. */
  readonly offered: number[] = [];
  /** The pick completes the answer of a seat with this `mine`. */
  readonly final: boolean[] = [];
  /** The node of the next pick of the same answer. */
  readonly next: (Node | null)[] = [];
  /** The options there now, for a seat whose hidden part has the fingerprint `mine`. */
  mine = -1;
  open: number[] = [];
  prior: readonly number[] = [];
  #visits = 0;
  #total = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  get mean(): number {
    return this.#visits === 0 ? 0 : this.#total / this.#visits;
  }

  pay(i: number, reward: number): void {
    this.visits[i]++;
    this.total[i] += reward;
    this.#visits++;
    this.#total += reward;
  }

  /** The option tried most often, the better one of equals; -1: none was tried. */
  favourite(): number {
    let best = -1;
    for (let i = 0; i < this.picks.length; i++) {
      if (this.visits[i] === 0) continue;
      const more = best < 0 ? 1 : this.visits[i] - this.visits[best];
      if (more > 0 || (more === 0 && this.total[i] > this.total[best])) best = i;
    }
    return best;
  }
}

/** Sets what may be picked now; statistics of options seen before stay. */
export function addOptions(node: Node, picks: readonly string[], prior: readonly number[], ends: boolean, mine: number): void {
  const fresh = node.picks.length === 0;
  const open: number[] = [];
  for (const pick of picks) {
    let i = fresh ? -1 : node.picks.indexOf(pick);
    if (i < 0) {
      i = node.picks.push(pick) - 1;
      node.visits.push(0);
      node.total.push(0);
      node.offered.push(0);
      node.next.push(null);
    }
    // With another hand the same pick may or may not have been the last.
    node.final[i] = ends;
    open.push(i);
  }
  node.open = open;
  node.prior = prior;
  node.mine = mine;
}

/**
 * PUCT over the options there are, with how often each was offered in the place of the node's visits. `scale`: how much
 * rewards vary, because a difference of a hundredth is nothing where games are won or lost and much where they are estimated.
 */
export function select(node: Node, scale: number): number {
  const { open, prior, visits, total, offered } = node;
  if (open.length === 1) {
    offered[open[0]]++;
    return open[0];
  }
  const untried = node.mean - SEARCH.caution * scale;
  const explore = SEARCH.explore * scale;
  let best = open[0];
  let top = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < open.length; j++) {
    const i = open[j];
    const n = visits[i];
    const score = (n === 0 ? untried : total[i] / n) + (explore * prior[j] * Math.sqrt(++offered[i])) / (1 + n);
    if (score > top) {
      top = score;
      best = i;
    }
  }
  return best;
}

/** One of those whom the table still waits for. */
export function at(flow: Cover, chance: Chance): Seat {
  const { asked, done } = flow;
  if (flow.window === 'sealed' || done.length === asked.length - 1) return asked.find((s) => !done.includes(s))!;
  let k = chance.int(asked.length - done.length);
  for (const s of asked) if (!done.includes(s) && k-- === 0) return s;
  return asked[0];
}

/** How much numbers vary, as they come in. */
export class Variation {
  #n = 0;
  #mean = 0;
  #squares = 0;
  /** The standard deviation; a guess as long as little is known, and never nothing. */
  deviation = 0.3;

  add(v: number): void {
    const off = v - this.#mean;
    this.#mean += off / ++this.#n;
    this.#squares += off * (v - this.#mean);
    if (this.#n >= 8) this.deviation = Math.max(0.02, Math.sqrt(this.#squares / this.#n));
  }
}
