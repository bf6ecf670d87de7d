/** What a push message becomes: words to show, and a page of ours to open. */
import type { Language } from '@starboard/kernel';

export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

/** The service worker is a single script that imports nothing at run time, so these words are here. */
const NEWS: Readonly<Record<Language, string>> = {
  en: 'There is news at one of your tables.',
  de: 'An einem deiner Tische gibt es Neues.',
};
/** Enough for what our server sends. */
const MOST_TITLE = 200;
const MOST_BODY = 1000;

/** A browser takes push away from pages that show nothing, so what cannot be read is shown in our words. */
export function readPushed(text: string | undefined, language: string): Pushed {
  const told = parsed(text);
  const part = (name: keyof Pushed, most: number): string => (typeof told[name] === 'string' ? told[name].slice(0, most) : '');
  const title = part('title', MOST_TITLE);
  if (title === '') return { title: newsIn(language), body: '', tag: 'starboard', path: '/' };
  return { title, body: part('body', MOST_BODY), tag: part('tag', MOST_TITLE) || 'starboard', path: part('path', MOST_BODY) };
}

/** For a browser's language such as 'de-AT'. */
function newsIn(tag: string): string {
  const [wanted] = tag.toLowerCase().split('-');
  return Object.entries(NEWS).find(([language]) => language === wanted)?.[1] ?? NEWS.en;
}

function parsed(text: string | undefined): { readonly [K in keyof Pushed]?: unknown } {
  try {
    const told: unknown = JSON.parse(text ?? '');
    return typeof told === 'object' && told !== null ? told : {};
  } catch {
    return {};
  }
}

/** The address of a page under `scope`; whatever leads elsewhere leads to the first page. */
export function pageWithin(scope: string, path: unknown): string {
  const relative = typeof path === 'string' ? path.replace(/^[/\\]+/, '') : '';
  try {
    const { href } = new URL(relative, scope);
    return href.startsWith(scope) ? href : scope;
  } catch {
    return scope;
  }
}
