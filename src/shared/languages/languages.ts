import { languages } from '../../../data/languages';
import type { Direction, LanguageRecord } from './languageRecord';

export type Language = (typeof languages)[number]['id'];

/** The languages of the site, in the order in which users see them. */
export const LANGUAGES: readonly Language[] = languages.map(({ id }) => id);

export const DEFAULT_LANGUAGE = languages[0].id;

/** The languages whose addresses have a prefix. */
export const PREFIXED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => language !== DEFAULT_LANGUAGE,
);

/** A text in the default language, and in others that have it. */
export type LocalizedText<Text = string> = Readonly<
  Record<typeof DEFAULT_LANGUAGE, Text> & Partial<Record<Language, Text>>
>;

/** True for a supported language code, false for anything else, of any type. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** What the site knows about a language. */
export function getLanguageRecord(language: Language): LanguageRecord {
  return languages.find(({ id }) => id === language)!;
}

/** The prefix of the address: `'en' -> ''`, `'zh' -> '/zh'`. */
export function languageToPrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The text in a language, or in the default one where that has none. */
export function getLocalizedText<Text>(texts: LocalizedText<Text>, language: Language): Text {
  const known: Partial<Record<Language, Text>> = texts;
  return known[language] ?? texts[DEFAULT_LANGUAGE];
}

/** Attributes of an element with text in a language. */
interface TextAttributes {
  lang?: Language;
  dir?: Direction;
}

/**
 * The attributes of a text inside a page: those that differ from the page's own.
 *
 * @param textLanguage the page's language when absent
 */
export function getTextAttributes(language: Language, textLanguage: Language = language): TextAttributes {
  const { direction } = getLanguageRecord(textLanguage);
  return {
    lang: textLanguage === language ? undefined : textLanguage,
    dir: direction === getLanguageRecord(language).direction ? undefined : direction,
  };
}
