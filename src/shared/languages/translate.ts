import { DEFAULT_LANGUAGE, type Language } from './languages';

/** Looks up a text of the interface and fills its `{{placeholders}}`. */
export type Translate = (key: string, values?: Record<string, string>) => string;

/** A nested table of texts; keys are joined by dots: `colorModes.dark`. */
export interface TranslationTable {
  [key: string]: string | TranslationTable;
}

export type Translations = Readonly<Partial<Record<Language, TranslationTable>>>;

interface TranslateOptions {
  /** Whether a missing text is nothing to warn about. */
  ignoreWarning?: boolean;
}

/** Language and key pairs that were warned about, so that each is said once. */
const warned = new Set<string>();

/** The text of a key in one table; undefined where it has none. */
export function findText(table: TranslationTable | undefined, key: string): string | undefined {
  let value: string | TranslationTable | undefined = table;
  for (const part of key.split('.')) {
    value = typeof value === 'object' && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

/**
 * Looks up a text of the interface.
 *
 * @returns the text in the language, else the English one, else null; `…` for an unknown language
 */
export function translate(
  translations: Translations,
  language: Language,
  key: string,
  { ignoreWarning = false }: TranslateOptions = {},
): string | null {
  const table = translations[language];
  if (!table) {
    console.error(`There are no translations for the language \`${language}\`.`);
    return '…';
  }
  const text = findText(table, key);
  if (text !== undefined) {
    return text;
  }
  const id = `${language}:${key}`;
  if (!ignoreWarning && Reflect.get(globalThis, 'window') !== undefined && !warned.has(id)) {
    warned.add(id);
    console.warn(`The translation \`${key}\` is missing in \`${language}\`.`);
  }
  return findText(translations[DEFAULT_LANGUAGE], key) ?? null;
}

/** Fills placeholders: `('ad by {{publisher}}', { publisher: 'X' }) -> 'ad by X'`. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : all,
  );
}

/** The look-up in the tables of a language; a text that no language has is empty. */
export function createTextLookup(translations: Translations, language: Language): Translate {
  return (key, values = {}) => fillPlaceholders(translate(translations, language, key) ?? '', values);
}
