/** The languages there are, and which one somebody reads. */
export const LANGUAGES = ['de', 'en', 'pfl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a language has no word, the next one is asked. */
export const FALLBACKS: Readonly<Record<Language, readonly Language[]>> = {
  pfl: ['pfl', 'de', 'en'],
  de: ['de', 'en'],
  en: ['en'],
};

/** The first language of the browser that there is; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === name);
    if (found) return found;
  }
  return 'en';
}
