/** Requests that are about one table run at its owner, whichever server they come to. */
import { ApiError, notFound } from '../api/problem.ts';
import type { RouteKey } from '../api/routes.ts';
import { type Call, type Handlers, problemOf, type TableCall } from '../api/routing.ts';
import type { MatchDeed } from '../matches/ownership.ts';
import { type Bus, type BusMessage, Nobody, type Reply } from './bus.ts';
import type { ClusterParts } from './parts.ts';

const CALL_MS = 5000;
const PATIENCE_MS = 4000;
const AGAIN_MS = [5, 40, 80, 160, 320];

const busy = (): ApiError => new ApiError('busy', 'This table is not to be reached right now; try again.');

export class TableCalls {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  handlers: Handlers | null = null;

  constructor(bus: Bus, parts: ClusterParts) {
    this.#bus = bus;
    this.#parts = parts;
  }

  /** Runs `here` if the table is this server's, else the same at its owner. */
  async run(call: TableCall, here: () => Promise<unknown>): Promise<unknown> {
    const until = performance.now() + PATIENCE_MS;
    for (let tries = 0; performance.now() < until; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1]));
      let where: 'here' | number;
      try {
        where = call.table === null ? await this.#parts.owned.forJob(call.key) : await this.#parts.owned.find(call.table);
      } catch (error) {
        // No such table: what is answered then is for the handler to say.
        if (error instanceof ApiError && error.problem === 'unknown') return here();
        continue;
      }
      if (where === 'here') return here();
      const reply = await this.#ask(where, { k: 'call', ...call });
      if (reply !== null) return read(reply);
    }
    throw busy();
  }

  async deed(node: number, table: string, deed: MatchDeed): Promise<void> {
    const reply = await this.#ask(node, { k: 'deed', table, deed });
    if (reply === null) throw busy();
    read(reply);
  }

  /** Null: it was certainly not done there. */
  async #ask(node: number, message: object): Promise<Reply | null> {
    try {
      const reply = await this.#bus.ask(node, message, CALL_MS);
      return reply.no === true ? null : reply;
    } catch (error) {
      if (!(error instanceof Nobody)) throw busy();
      this.#parts.owned.suspect(node);
      return null;
    }
  }

  /** A request that came to another server. */
  async answer(message: BusMessage): Promise<Reply> {
    const { owned, matches, context } = this.#parts;
    const { table } = message as unknown as { table: string };
    try {
      if (table !== null) await owned.hold(table);
    } catch {
      return { no: true };
    }
    try {
      if (message.k === 'deed') {
        await matches.carryOut(table, message.deed as MatchDeed);
        return { done: null };
      }
      const { key, params, caller, body, query, ip, agent } = message as unknown as TableCall;
      const handler = this.handlers?.[key] as ((call: Call<RouteKey>) => Promise<unknown>) | undefined;
      if (handler === undefined) throw notFound();
      const done = await handler({
        caller: caller as never,
        body: body as never,
        query: query as never,
        param: (name) => params[name],
        request: { ip, headers: { 'user-agent': agent } } as never,
        reply: null as never,
      });
      return { done };
    } catch (error) {
      return { problem: problemOf(error, context.log).body };
    }
  }
}

function read(reply: Reply): unknown {
  const problem = reply.problem as
    | { error: ApiError['problem']; message: string; refusal?: ApiError['refusal']; why?: string; count?: number }
    | undefined;
  if (problem !== undefined) {
    const { error, message, refusal, why, count } = problem;
    throw new ApiError(error, message, refusal, why === undefined ? null : { why, count });
  }
  return reply.done;
}
