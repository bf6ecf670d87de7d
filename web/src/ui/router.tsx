/** Client-side routing: which page an address shows, and navigation without a reload. */
import type { AnchorHTMLAttributes, ComponentType, TargetedMouseEvent, VNode } from 'preact';
import { useSyncExternalStore } from 'preact/compat';
import { inRoot, pathHere } from './root.ts';

/** The names in a pattern like `/rules/:game/:rule`. */
type Named<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type Params<P extends string> = { readonly [K in Named<P>]: string };

/** The values of a pattern's names in a path; null if the path does not match. */
export function matched<P extends string>(pattern: P, path: string): Params<P> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries())
    if (part.startsWith(':')) params[part.slice(1)] = plain(given[i]);
    else if (part !== given[i].toLowerCase()) return null;
  return params as Params<P>;
}

/** Somebody may have typed anything. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface Route {
  /** The page for this path; null if it does not match. */
  at(path: string): VNode | null;
}

export const route = <P extends string>(pattern: P, show: (params: Params<P>) => VNode): Route => ({
  at(path) {
    const params = matched(pattern, path);
    return params === null ? null : show(params);
  },
});

/** The page of the first route that the address fits. */
export function Pages({ routes, lost: Lost }: { readonly routes: readonly Route[]; readonly lost: ComponentType }) {
  const path = usePath();
  for (const { at } of routes) {
    const page = at(path);
    if (page !== null) return page;
  }
  return <Lost />;
}

const hearers = new Set<() => void>();
const moved = (): void => {
  for (const hear of [...hearers]) hear();
};
function listen(hear: () => void): () => void {
  if (hearers.size === 0) for (const move of ['popstate', 'hashchange']) addEventListener(move, moved);
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) for (const move of ['popstate', 'hashchange']) removeEventListener(move, moved);
  };
}

/** Navigates within the site. `replace`: the back button skips the current page. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', inRoot(to));
  moved();
}

export const usePath = (): string => useSyncExternalStore(listen, pathHere);
export const useSearch = (): string => useSyncExternalStore(listen, () => location.search);
export const useFragment = (): string => useSyncExternalStore(listen, () => location.hash);

/** A link within the site. Clicks with a modifier or another button are left to the browser. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes & { readonly href: string; readonly onClick?: () => void }) {
  const press = (e: TargetedMouseEvent<HTMLAnchorElement>): void => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.shiftKey || e.button !== 0) return;
    onClick?.();
    e.preventDefault();
    go(href);
  };
  return <a {...rest} href={inRoot(href)} onClick={press} />;
}
