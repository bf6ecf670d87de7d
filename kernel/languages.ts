/**
 * The languages Starboard speaks, in the order menus list them. Everything else about languages is derived from this line:
 * a new one is an entry here and a folder of words in each package, and the compiler names every place that lacks it.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The next one in the list, for a button that switches the language. */
export const nextLanguage = (language: Language): Language => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];

/** Something for each language. */
export const inEachLanguage = <V>(of: (language: Language) => V): { readonly [L in Language]: V } =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as { readonly [L in Language]: V };
