/** Where a finished match is looked at: `/replay/local/abc`, `/summary/table/abc`, `/replay/shared/token`, and `/replay#r=…` with the match itself. */
import type { PastFrom } from '../worker/protocol.ts';

const LINK = '#r=';

/** `at`: the moment of the replay. A file has no address. */
export function pastPath(page: 'replay' | 'summary', from: PastFrom, at?: number): string | null {
  const query = at === undefined ? '' : `?at=${at}`;
  switch (from.kind) {
    case 'file':
      return null;
    case 'link':
      return `/${page}${query}${LINK}${from.text}`;
    default:
      return `/${page}/${from.kind}/${encodeURIComponent(from.id)}${query}`;
  }
}

/** What an address leads to: the parts of its path, or its fragment; null: nothing yet. */
export function pastAt(path: { readonly kind: string; readonly id: string } | null, fragment: string): PastFrom | null {
  if (path !== null) return { kind: path.kind === 'local' || path.kind === 'shared' ? path.kind : 'table', id: path.id };
  return fragment.startsWith(LINK) ? { kind: 'link', text: fragment.slice(LINK.length) } : null;
}

/** The moment an address asks for. */
export function momentIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null;
}
