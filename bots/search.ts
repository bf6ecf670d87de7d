/**
 * Information-set Monte Carlo tree search. Each iteration imagines a world that the thinking seat cannot tell from the real
 * one, walks down a tree whose nodes are what the deciding seat could see, plays on by heuristics, and pays every seat what
 * it got. Each node then prefers what paid its own seat. Nothing but `Known` and memory goes in.
 *
 * Two things differ from the textbook. The thinking seat chooses before the world is imagined (it cannot see it anyway), and
 * the j-th trial of every one of its answers is given the same j-th world: so answers are compared on the same luck. And
 * nodes of other seats leave out their hidden hand, which differs from world to world: they learn over all their hands, with
 * priors of the hand at hand and counting how often each option was there at all.
 */
import type { Cover, Known, Mind, Outcome, Seat, State, Types } from '@starboard/kernel';
import { choose, FastChance, know, Runner } from '@starboard/kernel';
import { fingerprint } from './fingerprint.ts';
import { type Budget, SEARCH, USUAL_ITERATIONS } from './levels.ts';
import { type Brain, finish, preferences } from './policy.ts';
import { addOptions, at, Node, select, Variation } from './tree.ts';

export class Search<T extends Types> {
  readonly #brain: Brain<T>;
  readonly #known: Known<T>;
  readonly #memory: T['memory'];
  readonly #seat: Seat;
  /** Imagines worlds and is the rules' chance in them. */
  readonly #fate: FastChance;
  /** Everything the players in the imagined worlds leave to chance. */
  readonly #whim: FastChance;
  readonly #runner: Runner<T>;
  readonly #nodes = new Map<number, Node>();
  readonly #root: Node;
  readonly #varies = new Variation();
  #count = 0;
  /** The way of the current iteration: nodes and the options taken there. */
  readonly #way: Node[] = [];
  readonly #taken: number[] = [];
  /** What each other seat answered in this iteration: it remembers that, though the table may not see it. */
  readonly #said: number[] = [];

  constructor(brain: Brain<T>, known: Known<T>, memory: T['memory'], seat: Seat, seed: number) {
    this.#brain = brain;
    this.#known = known;
    this.#memory = memory;
    this.#seat = seat;
    this.#fate = new FastChance(seed);
    this.#whim = new FastChance(seed ^ 0x5bf03635);
    this.#runner = new Runner(brain.game, undefined as unknown as State<T>, this.#fate, false);
    this.#root = new Node(seat);
  }

  /** Searches within the budget; how many iterations it was. */
  run(budget: Budget): number {
    const most = budget.iterations ?? (budget.ms === undefined ? USUAL_ITERATIONS : Number.POSITIVE_INFINITY);
    const until = budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms;
    const stop = budget.stop;
    let done = 0;
    while (done < most && !stop?.() && performance.now() < until) {
      this.#iterate(done);
      done++;
    }
    return done;
  }

  /** The answer tried most often; completed by the heuristic where nothing was tried. */
  best(): T['pick'][] {
    const path: T['pick'][] = [];
    let node: Node | null = this.#root;
    while (node !== null) {
      const i = node.favourite();
      if (i < 0) break;
      path.push(node.picks[i]);
      if (node.final[i]) return path;
      node = node.next[i];
    }
    this.#whim.at(0);
    return finish(this.#brain, this.#known, this.#memory, this.#seat, path, this.#whim, 0);
  }

  #iterate(n: number): void {
    this.#way.length = 0;
    this.#taken.length = 0;
    this.#said.length = 0;
    this.#whim.at(n + 1);
    const first: T['pick'][] = [];
    const tried = this.#answer(this.#root, this.#known, this.#memory, this.#seat, 0, first);
    this.#fate.at(tried);
    const runner = this.#runner;
    runner.state = this.#brain.game.imagine(this.#known, this.#memory, this.#seat, this.#fate);
    runner.answer(this.#seat, first);
    if (this.#inside) this.#descend();
    this.#pay(this.#playOut());
  }

  /** False once the current iteration has made its new node: the rest is played by heuristics. */
  #inside = true;

  #descend(): void {
    const s = this.#runner.state;
    for (let depth = 0; depth < SEARCH.depth && s.stack.length > 0; depth++) {
      const seat = this.#asked(s.flow);
      const own = seat === this.#seat;
      const mine = fingerprint(NO_FRAMES, s.mine[seat], s.sealed[seat]);
      const { label, asked, done, onBehalf, window, needsSecrets } = s.flow;
      const key = fingerprint(s.stack, seat, own ? mine : (this.#said[seat] ?? 0), s.pub, label, asked, done, onBehalf);
      const node = this.#nodes.get(key);
      if (node === undefined) {
        if (this.#count < SEARCH.nodes) {
          this.#count++;
          this.#nodes.set(key, new Node(seat));
        }
        return;
      }
      const answer: T['pick'][] = [];
      this.#answer(node, know(s, seat), null, seat, mine, answer);
      // What was answered openly is to be seen on the table, whichever way it came there.
      if (!own && (needsSecrets || window === 'sealed')) this.#said[seat] = fingerprint(NO_FRAMES, this.#said[seat] ?? 0, answer);
      this.#runner.answer(seat, answer);
      if (!this.#inside) return;
    }
  }

  /**
   * Chooses a whole answer from `node` on, pick by pick, noting the way. `mine` stands for the seat's hidden part: options
   * are kept as long as it stays the same. Gives how often the first real pick was tried before.
   */
  #answer(from: Node, k: Known<T>, m: T['memory'] | null, seat: Seat, mine: number, path: T['pick'][]): number {
    this.#inside = true;
    const { game, mind } = this.#brain;
    let node = from;
    let tried = -1;
    for (;;) {
      if (node.mine !== mine) {
        const c = choose(game, k, seat, path);
        // With another hand the answer went on here; with this one it is complete.
        if (c === null) return tried;
        addOptions(node, c.picks, c.picks.length === 1 ? ONE : this.#prior(mind, k, m, seat, path, c), c.ends, mine);
      }
      const i = select(node, this.#varies.deviation);
      if (tried < 0 && node.open.length > 1) tried = node.visits[i];
      this.#way.push(node);
      this.#taken.push(i);
      path.push(node.picks[i]);
      if (node.final[i]) return tried;
      const next = node.next[i];
      if (next !== null) {
        node = next;
        continue;
      }
      if (choose(game, k, seat, path) === null) {
        node.final[i] = true;
        return tried;
      }
      if (this.#count < SEARCH.nodes) {
        this.#count++;
        node.next[i] = new Node(seat);
      }
      this.#inside = false;
      finish(this.#brain, k, m, seat, path, this.#whim, SEARCH.noise);
      return tried;
    }
  }

  #prior(mind: Mind<T>, k: Known<T>, m: T['memory'] | null, seat: Seat, path: T['pick'][], c: NonNullable<ReturnType<typeof choose<T>>>): number[] {
    return preferences(mind.weigh(k, m, seat, path, c, this.#whim), SEARCH.temperature, SEARCH.even);
  }

  /** Plays the world on by heuristics, to the end or as far as the game's mind wants to look. */
  #playOut(): readonly number[] {
    const runner = this.#runner;
    const { game, mind } = this.#brain;
    const s = runner.state;
    let left = mind.horizon ?? Number.POSITIVE_INFINITY;
    while (s.stack.length > 0) {
      if (left-- <= 0) return mind.value(s);
      const seat = this.#asked(s.flow);
      runner.answer(seat, finish(this.#brain, know(s, seat), null, seat, [], this.#whim, SEARCH.noise));
    }
    return rewards(game.outcome(s));
  }

  #pay(reward: readonly number[]): void {
    this.#varies.add(reward[this.#seat]);
    for (let i = 0; i < this.#way.length; i++) this.#way[i].pay(this.#taken[i], reward[this.#way[i].seat]);
  }

  /** Who answers next: whom the table waits for, anyone of several with the same chance. */
  #asked(flow: Cover): Seat {
    return flow.asked.length === 1 ? flow.asked[0] : at(flow, this.#whim);
  }
}

const ONE = [1];
const NO_FRAMES: readonly object[] = [];

/** The winner has 1; who shares the first rank shares it, unless they have won together. */
export function rewards({ ranks, together }: Pick<Outcome, 'ranks' | 'together'>): number[] {
  if (together) return ranks.map((r) => (r === 1 ? 1 : 0));
  let winners = 0;
  for (const r of ranks) if (r === 1) winners++;
  return ranks.map((r) => (r === 1 ? 1 / winners : 0));
}
