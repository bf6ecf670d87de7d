/**
 * The one legality. What a screen offers, what a bot may choose and what a server accepts is `choose`; why something is
 * not possible is `refuse`. Both see what the seat knows and nothing else.
 */
import type { Chance, Choice, Game, Known, Refusal, Seat, State, Types } from './contract.ts';

/** What a seat knows of a state, without copying: the server's own way to ask what the browser asks. */
export const know = <T extends Types>(s: State<T>, seat: Seat | null): Known<T> => ({
  pub: s.pub,
  mine: seat === null ? null : s.mine[seat],
  flow: s.flow,
  // Dark locals are absent from the type; `viewOf` removes them from the bytes, and the leak test compares the two.
  stack: s.stack as never,
  sealed: seat === null ? null : s.sealed[seat],
});

/** Whether the seat is asked and may answer now: again, if the window lets it change its mind. */
export const mayAnswer = <T extends Types>(k: Known<T>, seat: Seat): boolean =>
  k.flow.asked.includes(seat) && (k.flow.revisable || !k.flow.done.includes(seat));

/** Those whom the table waits for. */
export const waitedFor = <T extends Types>(k: Pick<Known<T>, 'flow'>): Seat[] => k.flow.asked.filter((s) => !k.flow.done.includes(s));

/** The next choice after `path`; null when the path is a complete answer. The seat must be asked. */
export function choose<T extends Types>(
  game: Pick<Game<T>, 'steps' | 'beside'>,
  k: Known<T>,
  seat: Seat,
  path: readonly T['pick'][],
): Choice<T> | null {
  const f = k.stack[k.stack.length - 1];
  const step = game.steps[f.step as T['frame']['step']];
  if (game.beside === undefined || k.flow.window !== 'turn') return step.picks!(k, f as never, seat, path);
  const free = game.beside.offer(k, seat, []);
  if (free === null) return step.picks!(k, f as never, seat, path);
  if (path.length > 0 && free.picks.includes(path[0])) return path.length === 1 && free.ends ? null : game.beside.offer(k, seat, path);
  // `own.ends` may be hidden by the free actions beside it, so the single pick after it is recognised here: no step is asked
  // for what follows a pick that ends the answer.
  if (path.length === 1 && step.picks!(k, f as never, seat, [])?.ends) return null;
  const own = step.picks!(k, f as never, seat, path);
  if (path.length > 0) return own;
  return {
    kind: own!.kind,
    picks: [...own!.picks, ...free.picks],
    ends: own!.ends && free.ends,
    rule: own!.rule,
    greyed: () => [...(own!.greyed?.() ?? []), ...(free.greyed?.() ?? [])],
    against: (pick) => own!.against?.(pick) ?? free.against?.(pick) ?? null,
  };
}

/** Why this whole answer is not accepted from this seat; null: it is legal. */
export function refuse<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, answer: readonly T['pick'][]): Refusal<T> | null {
  const first = answer[0];
  if (k.stack.length === 0) return { pick: first, rule: KERNEL, why: 'over' };
  if (!mayAnswer(k, seat)) return { pick: first, rule: KERNEL, why: 'not-asked' };
  let complete = false;
  for (let i = 0; i < answer.length; i++) {
    if (complete) return { pick: answer[i], rule: KERNEL, why: 'too-long' };
    const path = answer.slice(0, i);
    const c = choose(game, k, seat, path);
    if (c === null) return { pick: answer[i], rule: KERNEL, why: 'too-long' };
    if (!c.picks.includes(answer[i])) return because(c, answer[i]);
    complete = c.ends;
  }
  if (!complete && choose(game, k, seat, answer) !== null) return { pick: answer[answer.length - 1] ?? '', rule: KERNEL, why: 'unfinished' };
  return null;
}

/** Stands where no rule of the game is concerned: the table itself refuses. */
export const KERNEL = 'table';

/** The reason against one pick at this choice: the particular one where the game names it, else the question's own rule. */
export function because<T extends Types>(c: Choice<T>, pick: T['pick']): Refusal<T> {
  return c.greyed?.().find((r) => r.pick === pick) ?? c.against?.(pick) ?? { pick, rule: c.rule, why: 'not-now' };
}

/** Walks to a complete answer, `pickOne` deciding at each choice. */
export function walk<T extends Types>(
  game: Game<T>,
  k: Known<T>,
  seat: Seat,
  pickOne: (c: Choice<T>, path: readonly T['pick'][]) => T['pick'],
): T['pick'][] {
  const path: T['pick'][] = [];
  for (;;) {
    const c = choose(game, k, seat, path);
    if (c === null) return path;
    path.push(pickOne(c, path));
    if (c.ends) return path;
  }
}

/** A legal answer, each pick uniformly at random. */
export function randomAnswer<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, chance: Chance): T['pick'][] {
  return walk(game, k, seat, (c) => c.picks[c.picks.length === 1 ? 0 : chance.int(c.picks.length)]);
}

/** The answer of a seat that says nothing: the step's own, or the first that is listed. */
export function idleAnswer<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, chance: Chance): readonly T['pick'][] {
  const f = k.stack[k.stack.length - 1];
  const step = game.steps[f.step as T['frame']['step']];
  return step.idle?.(k, f as never, seat, chance) ?? walk(game, k, seat, (c) => c.picks[0]);
}

/** What standing orders, oldest first, say to the question before the seat: the newest that says anything; null: none does. */
export function orderedAnswer<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, orders: readonly string[]): readonly T['pick'][] | null {
  for (let i = orders.length - 1; i >= 0; i--) {
    const answer = game.orders?.answer(k, seat, orders[i]) ?? null;
    if (answer !== null) return answer;
  }
  return null;
}
