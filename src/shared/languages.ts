/** The languages of the site: `en` has no prefix in the address, the others have their code. */
export const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** True for a supported language code, false for anything else, of any type. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The prefix of the address: `'en' -> ''`, `'zh' -> '/zh'`. */
export function languageToPrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
