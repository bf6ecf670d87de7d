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

/** The first language that a reader wants and we have: of tags such as 'de-AT', or of a header Accept-Language. Otherwise the first of ours. */
export function languageWanted(tags: readonly string[]): Language {
  const wanted = tags.flatMap((tag) => tag.split(',')).map((tag) => tag.trim().split(/[-_;]/)[0].toLowerCase());
  return wanted.find(isLanguage) ?? LANGUAGES[0];
}

/** How a language writes figures. */
const FIGURES: { readonly [L in Language]: { readonly point: string; readonly percent: string } } = {
  en: { point: '.', percent: '%' },
  de: { point: ',', percent: '\u00a0%' },
};

/** '12.5' as the language writes it: "12.5" or "12,5". */
export const figureText = (digits: string, language: Language): string => digits.replace('.', FIGURES[language].point);

/** '12.5' as "12.5%" or "12,5 %". */
export const percentText = (digits: string, language: Language): string => figureText(digits, language) + FIGURES[language].percent;
