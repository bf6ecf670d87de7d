/** Requests to the server, typed by its own table of paths. */
import { NO_SERVER } from './no-server.ts';
import type { Api, Problem, ProblemBody, RouteKey } from './types.ts';

/** Not done, and why; `offline`: the server was not reached at all. */
export class RequestRefused extends Error {
  readonly problem: Problem | 'offline';
  readonly body: ProblemBody | null;
  constructor(problem: Problem | 'offline', body: ProblemBody | null) {
    super(body?.message ?? problem);
    this.problem = problem;
    this.body = body;
  }
}

type Params<K extends string> = K extends `${string}:${infer P}/${infer Rest}` ? P | Params<Rest> : K extends `${string}:${infer P}` ? P : never;
type With<K extends RouteKey> = ([Params<K>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [P in Params<K>]: string } }) &
  ([Api[K]['body']] extends [never] ? { readonly body?: undefined } : { readonly body: Api[K]['body'] }) &
  ([Api[K]['query']] extends [never] ? { readonly query?: undefined } : { readonly query: Api[K]['query'] });

export async function ask<K extends RouteKey>(route: K, given: With<K>): Promise<Api[K]['reply']> {
  const [method, path] = route.split(' ') as [string, string];
  const { params, body, query } = given as { params?: Record<string, string>; body?: unknown; query?: Record<string, string> };
  const filled = path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  if (NO_SERVER) throw new RequestRefused('offline', null);
  let response: Response;
  try {
    response = await fetch(filled + search, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestRefused('offline', null);
  }
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok && reply !== null) return reply as Api[K]['reply'];
  const said = typeof reply === 'object' && reply !== null && 'error' in reply ? (reply as ProblemBody) : null;
  // Something between us and the server answered (a proxy, the page itself): as if it were not there.
  throw new RequestRefused(said?.error ?? 'offline', said);
}
