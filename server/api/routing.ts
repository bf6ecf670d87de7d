/** Adds the routes (./routes.ts) to the app: validation, the caller, one form of error, replies cut to their schema. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Caller, Identities } from '../identity/identities.ts';
import { networkOf } from '../network/client-network.ts';
import { clearToken, hostTokenOf, tokenOf } from '../network/cookie.ts';
import { sameOrigin } from '../network/origin.ts';
import { type HostKey, noKey } from '../operations/host-key.ts';
import { type Log, traceOf } from '../operations/logging.ts';
import { ApiError, notFound, refused } from './problem.ts';
import { type Api, HTTP_OF, type ProblemBody, type RouteKey, routes } from './routes.ts';

type WhoOf<K extends RouteKey> = (typeof routes)[K]['who'] extends 'guest' ? Caller : Caller | null;

export interface Call<K extends RouteKey> {
  readonly caller: WhoOf<K>;
  readonly body: Api[K]['body'];
  readonly query: Api[K]['query'];
  /** A part of the path; checked to be an id. */
  param(name: string): string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export type Handlers = { readonly [K in RouteKey]: (call: Call<K>) => Promise<Api[K]['reply']> };

/** A request about one table, as another server gets it. */
export interface TableCall {
  readonly key: RouteKey;
  /** Null: not one table; all requests of this kind run at one server. */
  readonly table: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller | null;
  readonly body: unknown;
  readonly query: unknown;
  readonly ip: string;
  readonly agent: string;
}
/** Runs a request about a table where the table is; `here` does it at this server. */
export type TableDispatch = (call: TableCall, here: () => Promise<unknown>) => Promise<unknown>;

/** These read what is stored, and nothing that only the owner of a table knows. */
const STORED: readonly RouteKey[] = ['GET /api/tables/:table/record', 'GET /api/tables/:table/stream', 'GET /api/tables/:table/since'];
/** People who search at once meet: they search at the same server. */
const AT_ONE: readonly RouteKey[] = ['POST /api/tables/find'];
/** What only a server with accounts has: ways back in, other devices, friends, histories, leagues. */
const needsAccounts = (key: RouteKey): boolean =>
  /^\w+ \/api\/(me\/(passkeys|paper|link)|enter\/|link\/|tournaments|people\/:person\/(friend|games)|tables\/:table\/invite$)/.test(key);
const isAboutTable = (key: RouteKey): boolean => AT_ONE.includes(key) || (key.includes('/tables/:table') && !STORED.includes(key));

/** Routes that create something, cost a lot, or by which something could be guessed: a tenth of the usual rate. */
const RARE: readonly RouteKey[] = [
  'POST /api/guest',
  'POST /api/tables',
  'POST /api/tables/find',
  'POST /api/tables/:table/rematch',
  'POST /api/works',
  'POST /api/works/:work/report',
  'POST /api/tournaments',
  'POST /api/tournaments/:tournament/join',
  'POST /api/tournaments/:tournament/start',
  'POST /api/challenges/:day/:game',
  'GET /api/challenges/:day/:game',
  'PATCH /api/me/profile',
  'POST /api/me/link',
  'POST /api/me/webhook/test',
  'POST /api/me/notices/test',
  'POST /api/me/push',
  'POST /api/me/email',
  'POST /api/me/email/confirm',
  'POST /api/quiet',
  'POST /api/me/passkeys',
  'POST /api/enter/passkey',
  'POST /api/enter/email',
  'POST /api/enter/link',
  'POST /api/me/paper',
  'POST /api/enter/paper',
  'POST /api/enter/paper/look',
  'POST /api/me/link/answer',
  'POST /api/link/look',
  'POST /api/link/ask',
  'POST /api/link/redeem',
  'POST /api/invitations/accept',
  'GET /api/me/export',
  'POST /api/host/enter',
  'POST /api/host/backups',
  'POST /api/host/results',
  'GET /api/people/:person',
  'GET /api/people/:person/games',
  'POST /api/people/:person/friend',
  'POST /api/people/:person/block',
  'POST /api/people/:person/report',
  'POST /api/tables/:table/invite',
  'GET /api/tables/:table/record',
  'GET /api/shared/:token',
  'GET /api/tables/:table/stream',
];

export function addRoutes(
  app: FastifyInstance,
  context: ServerContext,
  identities: Identities,
  hostKey: HostKey,
  handlers: Handlers,
  dispatch: TableDispatch | null,
): void {
  for (const key of Object.keys(routes) as RouteKey[]) {
    const handler = handlers[key] as (call: Call<RouteKey>) => Promise<unknown>;
    addRoute(app, context, identities, hostKey, key, dispatch === null || !isAboutTable(key) ? handler : dispatched(key, handler, dispatch));
  }
}

const dispatched =
  (key: RouteKey, handler: (call: Call<RouteKey>) => Promise<unknown>, dispatch: TableDispatch) =>
  (call: Call<RouteKey>): Promise<unknown> => {
    const { caller, body, query, request } = call;
    const names = Object.keys(request.params as Record<string, string>);
    const params = Object.fromEntries(names.map((name) => [name, call.param(name)]));
    const agent = request.headers['user-agent'] ?? '';
    const table = AT_ONE.includes(key) ? null : call.param('table');
    return dispatch({ key, table, params, caller, body, query, ip: request.ip, agent }, () => handler(call));
  };

function addRoute(
  app: FastifyInstance,
  context: ServerContext,
  identities: Identities,
  hostKey: HostKey,
  key: RouteKey,
  handler: (call: Call<RouteKey>) => Promise<unknown>,
): void {
  const [method, path] = key.split(' ');
  const route = routes[key];
  const { requests } = context.config.limits;
  const most = RARE.includes(key) ? Math.ceil(requests / 10) : requests;
  const max = (): number => context.owners.part(most);
  app.route({
    method,
    url: path,
    config: { rateLimit: { max, timeWindow: 60_000, ...(RARE.includes(key) ? { groupId: key } : { groupId: 'api' }) } },
    handler: async (request, reply) => {
      if (method !== 'GET' && !sameOrigin(request.headers, context.config.publicUrl))
        throw new ApiError('origin', 'This request comes from another site.');
      if (!context.config.accounts && needsAccounts(key)) throw refused('no-accounts');
      if (route.who === 'host') checkHost(request, context, hostKey);
      const token = tokenOf(request, context.config);
      const caller = await identities.who(token);
      if (caller === null && token !== undefined) clearToken(reply, context.config);
      if (caller === null && route.who === 'guest') throw new ApiError('no-identity', 'Enter your name first.');
      const result = await handler({
        caller: caller as Caller,
        body: read('body' in route ? route.body : undefined, request.body ?? {}) as never,
        query: read('query' in route ? route.query : undefined, request.query) as never,
        param: (name) => paramOf(request, name),
        request,
        reply,
      });
      reply.header('cache-control', 'no-store');
      // Removes everything that the schema does not name.
      return route.reply.parse(result);
    },
  });
}

/** By the key itself, as commands send it, or by a session. */
function checkHost(request: FastifyRequest, context: ServerContext, hostKey: HostKey): void {
  const [, key] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key !== undefined) hostKey.check(key, networkOf(request.ip));
  else if (!hostKey.isIn(hostTokenOf(request, context.config))) throw noKey();
}

function read(
  schema:
    | {
        safeParse(v: unknown): { success: boolean; data?: unknown; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
      }
    | undefined,
  value: unknown,
): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const first = parsed.error?.issues[0];
  throw new ApiError('malformed', `${first?.path.map(String).join('.') || 'the request'}: ${first?.message ?? 'is not understood'}`.slice(0, 200));
}

function paramOf(request: FastifyRequest, name: string): string {
  const value = (request.params as Record<string, string>)[name] ?? '';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(value)) throw notFound();
  return value;
}

/** Every error in one form. An unknown one is "broken" for the client and a stack trace in the log. */
export function problemOf(error: unknown, log: Log): { status: number; body: ProblemBody } {
  const known = error instanceof ApiError ? error : fromFramework(error);
  if (known !== null) {
    const { problem, message, refusal, why, count, said } = known;
    return {
      status: HTTP_OF[problem],
      body: {
        error: problem,
        message,
        ...(refusal !== undefined && { refusal }),
        ...(why !== undefined && { why }),
        ...(count !== undefined && { count }),
        ...(said !== undefined && { said }),
      },
    };
  }
  log.error(traceOf(error), 'a request failed');
  return { status: 500, body: { error: 'broken', message: 'Something went wrong here.' } };
}

function fromFramework(error: unknown): ApiError | null {
  const { statusCode, name } = error as { statusCode?: number; name?: string };
  if (name === 'Conflict') return refused('conflict');
  if (name === 'StorageAway') return new ApiError('busy', 'What is kept here is not to be reached right now; try again.');
  switch (statusCode) {
    case 413:
      return new ApiError('too-large', 'This request is too large.');
    case 429:
      return new ApiError('too-fast', 'Too many requests; wait a little.');
    case 404:
      return notFound();
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new ApiError('malformed', 'This request is not understood.') : null;
  }
}
