/** Posts one small JSON to somebody's webhook. The connection goes to the very address that was checked; nothing is followed. */
import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { type Resolve, vet } from './address.ts';

export const TIMEOUT_MS = 5000;

export type Post = (url: URL, address: string, body: string | Buffer, headers?: Readonly<Record<string, string>>) => Promise<number>;

/** Asks name servers directly: `dns.lookup` would take one of the four threads that file access needs too. */
export function nameResolver(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

export const resolveName = nameResolver();

/** The status of the answer; its body is not read. */
export const post: Post = (url, address, body, headers = { 'content-type': 'application/json' }) =>
  new Promise((resolve, reject) => {
    const family = isIP(address);
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'starboard' },
        timeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(2 * TIMEOUT_MS),
        // Node asks for all addresses or for one, depending on its settings.
        lookup: (_, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', reject);
    call.end(body);
  });

/** Checks, then posts. A redirection is an answer like any other that is not a success. */
export async function deliver(text: string, body: string, resolve: Resolve, send: Post): Promise<number> {
  const { url, address } = await vet(text, resolve);
  return send(url, address, body);
}
