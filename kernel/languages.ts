/**
 * The languages Starboard speaks, in the order menus list them. Everything else about languages is derived from this line:
 * a new one is an entry here and a folder of words in each package, and the compiler names every place that lacks it.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
