/**
 * Parts of the page that exist once per language: further words, a game's words, its rulebook. A component reads one with `use`,
 * which suspends until it is there. A switch of language loads all parts in use first: a table that suspended in the middle of
 * play would be taken out of the document, open dialogs included.
 */
import type { Language } from '@starboard/kernel';

type Loader = (language: Language) => Promise<unknown>;
const inUse = new Map<string, Loader>();

/** Marks a promise the way `use` does, so that one which has been fulfilled before its first render does not suspend. */
function readable<T>(promise: Promise<T>): Promise<T> {
  const marked: Promise<T> & { status?: string; value?: T; reason?: unknown } = promise;
  marked.status = 'pending';
  promise.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(marked, { status: 'rejected', reason }),
  );
  return promise;
}

/** One promise per language; a failed download is tried again by the next caller. */
export function spokenPart<T>(key: string, load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const loaded = new Map<Language, Promise<T>>();
  const get = (language: Language): Promise<T> => {
    inUse.set(key, get);
    const there = loaded.get(language);
    if (there !== undefined) return there;
    const coming = readable(load(language));
    loaded.set(language, coming);
    coming.catch(() => loaded.delete(language));
    return coming;
  };
  return get;
}

/** Every part in use, in this language. */
export const loadSpokenParts = (language: Language): Promise<unknown> => Promise.all([...inUse.values()].map((load) => load(language)));
