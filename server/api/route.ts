/** How a path of the interface is described; the tables of paths are the *-routes.ts, put together in ./routes.ts. */
import * as z from 'zod/mini';

export interface ApiRoute {
  /** One sentence for the description. */
  readonly about: string;
  /** Who may call: anybody, somebody with a cookie, or the host of the server. */
  readonly who: 'anybody' | 'guest' | 'host';
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
}
export const guest = <R extends Omit<ApiRoute, 'who'>>(route: R) => ({ ...route, who: 'guest' as const });
export const anybody = <R extends Omit<ApiRoute, 'who'>>(route: R) => ({ ...route, who: 'anybody' as const });
export const host = <R extends Omit<ApiRoute, 'who'>>(route: R) => ({ ...route, who: 'host' as const });
export const done = z.object({ ok: z.literal(true) });
