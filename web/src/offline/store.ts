import { BrowserStore } from './idb.ts';

let one: BrowserStore | null = null;
/** The storage of this browser, opened when it is first wanted. */
export const store = (): BrowserStore => (one ??= new BrowserStore());
