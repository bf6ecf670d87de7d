/**
 * Which names a browser may use for this server. A foreign name that was made to point here (DNS rebinding) would otherwise make
 * its pages part of our origin. With PUBLIC_URL that name counts, and local ones of the machine; without it addresses, and
 * names that only a home or company network gives out.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

const LOCAL = /^(localhost|[^.]+|.+\.(local|lan|home|internal|home\.arpa|localhost))$/;

export function isAllowedHost(header: string | undefined, publicUrl: string | null): boolean {
  const url = URL.parse(`http://${header ?? ''}`);
  if (url === null || url.hostname === '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (publicUrl !== null && host === new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) return true;
  if (isIP(host) !== 0) return true;
  if (publicUrl !== null) return host === 'localhost';
  return LOCAL.test(host) || host === hostname().toLowerCase();
}
