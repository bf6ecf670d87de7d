/** Requests that a foreign page made in somebody's name are refused: by the origin browsers send with them. */
import type { IncomingHttpHeaders } from 'node:http';

/** `publicUrl` null: whatever address the browser used, which it tells as the host. */
export function sameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  // No browser leaves it out where it matters; scripts have no cookies of somebody else.
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none';
  const parsed = URL.parse(origin);
  if (parsed === null) return false;
  return publicUrl === null ? parsed.host === host : parsed.origin === new URL(publicUrl).origin;
}
