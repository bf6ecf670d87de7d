/** Which addresses webhooks may have: https to public addresses, nothing in a private network. */
import { BlockList, isIP } from 'node:net';
import { ApiError } from '../api/problem.ts';

const hidden4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  hidden4.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only the global range is public, except addresses that contain an IPv4 address. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const hidden6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  hidden6.addSubnet(net, bits, 'ipv6');
}

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !hidden4.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !hidden6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Why an address is refused. */
export const ADDRESS_PROBLEMS = ['no-address', 'https', 'password', 'port', 'private'] as const;
const no = (why: (typeof ADDRESS_PROBLEMS)[number], message: string): ApiError => new ApiError('webhook', message, undefined, { why });

/** Checks a URL and resolves its name once. The call must use that address, not resolve the name again. */
export async function vet(text: string, resolve: Resolve): Promise<{ url: URL; address: string }> {
  const url = URL.parse(text);
  if (url === null) throw no('no-address', 'This is not an address.');
  if (url.protocol !== 'https:') throw no('https', 'The address must begin with https://.');
  if (url.username !== '' || url.password !== '') throw no('password', 'The address must not hold a user name or password.');
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && port < 1024) throw no('port', 'This port is not allowed.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  // DNS rebinding: one private address among public ones is enough to refuse. Unknown and private names get the same answer:
  // otherwise refusals would map the network behind the server.
  if (addresses.length === 0 || !addresses.every(isPublic)) throw no('private', 'That address cannot be reached from here. It must be public.');
  return { url, address: addresses[0] };
}
