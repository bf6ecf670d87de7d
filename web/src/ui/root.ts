/** The folder where the pages live: `/` on a server of ours; elsewhere the page has found out itself (web/build/site.ts). */
const ROOT: string = globalThis.document?.documentElement.dataset.root ?? '/';

/** A path of ours as the browser wants it. */
export const inRoot = (path: string): string => ROOT + path.slice(1);

/** The path of ours that the browser shows. */
export const pathHere = (): string => location.pathname.slice(ROOT.length - 1) || '/';

/** The whole address of a path of ours. */
export const addressOf = (path: string): string => new URL(inRoot(path), location.origin).href;
