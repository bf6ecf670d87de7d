/** The web server: security headers, limits, the interface, the sockets, the client's files. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import type { WebSocket } from '@fastify/websocket';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { openApi } from '../api/openapi.ts';
import { ApiError, notFound } from '../api/problem.ts';
import { addRoutes, type Handlers, problemOf, type TableDispatch } from '../api/routing.ts';
import type { ServerContext } from '../context.ts';
import type { Caller, Identities } from '../identity/identities.ts';
import type { HostKey } from '../operations/host-key.ts';
import { isAllowedHost } from './allowed-host.ts';
import { networkOf } from './client-network.ts';
import { HARD_BYTES, type SocketLine, SocketQuota } from './connection.ts';
import { isSafe, tokenOf } from './cookie.ts';
import { sameOrigin } from './origin.ts';
import { INVITES, type Previews } from './previews.ts';

export const BODY_BYTES = 64 * 1024;
export const REQUEST_MS = 15_000;
const HEADERS_MS = 10_000;

export interface AppParts {
  readonly identities: Identities;
  readonly hostKey: HostKey;
  readonly handlers: Handlers;
  /** Where requests about a table run; null: here. */
  readonly dispatch: TableDispatch | null;
  readonly version: string;
  /** Null: there are no pages. */
  readonly previews: Previews | null;
  /** Whether everything works and nothing is being closed. */
  readonly ready: () => Promise<boolean>;
  /** Ends somebody's e-mails. */
  readonly unsubscribe: (token: string) => Promise<void>;
  /** Takes over a socket of a match, or of the lobby. */
  readonly match: (socket: WebSocket, caller: Caller | null, line: SocketLine) => void;
  readonly lobby: (socket: WebSocket, caller: Caller | null, line: SocketLine) => void;
}

export async function buildApp(context: ServerContext, parts: AppParts): Promise<FastifyInstance> {
  const { config } = context;
  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_BYTES,
    // A body that trickles in holds a connection; a real one is 64 KB at most.
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  // Clients send the content type with empty bodies too.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, {}) : parse(request, body, done),
  );
  app.setErrorHandler((error, _request, reply) => answer(context, reply, error));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    context.metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    // The pattern of the path, never the path: it may hold an id.
    context.log.debug({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  await secure(app, context);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(websocket, { options: { maxPayload: HARD_BYTES, perMessageDeflate: false } });
  // After the WebSocket plugin: it must know a handshake before this refuses it.
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowedHost(request.headers.host, config.publicUrl)) return done();
    reply.code(421).type('text/plain').send('This server does not answer to that name. Its host can set PUBLIC_URL.\n');
  });

  addRoutes(app, context, parts.identities, parts.hostKey, parts.handlers, parts.dispatch);
  const description = JSON.stringify(openApi(parts.version));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description));
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await parts.ready().catch(() => false);
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config.metrics)) throw notFound();
    return reply.type('text/plain; version=0.0.4').send(await context.metrics.text());
  });
  addUnsubscribe(app, parts.unsubscribe);
  addSockets(app, context, parts);
  await addFiles(app, context, parts.previews);
  return app;
}

function answer(context: ServerContext, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body } = problemOf(error, context.log);
  context.metrics.refused.inc({ why: body.error });
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

async function secure(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { publicUrl } = context.config;
  const safe = isSafe(context.config);
  const sockets = publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sockets],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Over plain http these only make browsers complain.
    strictTransportSecurity: safe ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: safe ? { policy: 'same-origin' } : false,
    originAgentCluster: safe,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()');
  });
}

/** Headers that a proxy adds. Behind a local proxy all requests look local. */
const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip'];

const mayMeasure = (request: FastifyRequest, who: 'off' | 'local' | 'all'): boolean =>
  who === 'all' ||
  (who === 'local' &&
    PROXIED.every((name) => request.headers[name] === undefined) &&
    /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? ''));

function addSockets(app: FastifyInstance, context: ServerContext, parts: AppParts): void {
  const quota = new SocketQuota(() => context.owners.part(context.config.limits.sockets));
  const callers = new WeakMap<FastifyRequest, Caller | null>();
  const enter = async (request: FastifyRequest): Promise<void> => {
    if (!sameOrigin(request.headers, context.config.publicUrl)) throw new ApiError('origin', 'This request comes from another site.');
    const caller = await parts.identities.who(tokenOf(request, context.config));
    if (request.headers.upgrade === undefined) return;
    const network = networkOf(request.ip);
    if (!quota.enter(network)) throw new ApiError('too-fast', 'Too many sockets.');
    request.raw.socket.once('close', () => quota.leave(network));
    callers.set(request, caller);
  };
  for (const [url, attach] of [
    ['/ws', parts.match],
    ['/ws/lobby', parts.lobby],
  ] as const) {
    app.route({
      method: 'GET',
      url,
      preValidation: enter,
      handler: () => {
        throw new ApiError('malformed', 'This is a WebSocket.');
      },
      wsHandler: (socket, request) =>
        attach(socket as WebSocket, callers.get(request) ?? null, { raw: request.raw.socket, network: networkOf(request.ip) }),
    });
  }
}

/** The one press of a mail program (RFC 8058): a form from nowhere, answered the same whatever the token. */
function addUnsubscribe(app: FastifyInstance, stop: (token: string) => Promise<void>): void {
  app.register(async (own) => {
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => done(null, body));
    own.post('/unsubscribe/:token', { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }, async (request, reply) => {
      const { token = '' } = request.params as { token?: string };
      if (/^[A-Za-z0-9_-]{43}$/.test(token)) await stop(token);
      return reply.type('text/plain').send('Done.\n');
    });
  });
}

const INTERFACE = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/;
const isPath = (request: FastifyRequest, pattern: RegExp): boolean => pattern.test(request.url.split('?')[0]);

async function addFiles(app: FastifyInstance, context: ServerContext, previews: Previews | null): Promise<void> {
  const { web } = context.config;
  const index = web !== null && existsSync(join(web, 'index.html'));
  if (index) {
    await app.register(files, {
      root: web,
      // Looked up for every request, so that a new build needs no restart.
      wildcard: true,
      // The build wrote them beside each file (web/build/compressed.ts). Replies of the interface are never compressed.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Vite names these after their content.
        const fixed = path.includes(`${sep}assets${sep}`);
        response.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      request.method === 'GET' &&
      !isPath(request, INTERFACE) &&
      !isPath(request, /^\/assets(\/|$)/) &&
      // Messengers that want a preview ask for anything.
      ((request.headers.accept ?? '').includes('text/html') || (isPath(request, INVITES) && (request.headers.accept ?? '*/*') === '*/*'));
    if (!page) return answer(context, reply, notFound());
    if (index) {
      const origin = context.config.publicUrl ?? `${request.protocol}://${request.headers.host ?? ''}`;
      const page = await previews?.page(request.url.split('?')[0], request.headers['accept-language'], origin);
      reply.header('cache-control', 'no-cache');
      return page == null ? reply.sendFile('index.html') : reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(page);
    }
    return reply.code(503).type('text/plain').send('The web client is not built yet: npm start does it.\n');
  });
}
