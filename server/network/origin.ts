/** Refuses cross-site requests by their Origin header. */
import type { IncomingHttpHeaders } from 'node:http';

/** `publicUrl` null: whatever address the browser used, which it tells as the host. */
export function sameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  // Browsers send it with every request that matters; scripts do not have other people's cookies.
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none';
  const parsed = URL.parse(origin);
  if (parsed === null) return false;
  return publicUrl === null ? parsed.host === host : parsed.origin === new URL(publicUrl).origin;
}
