import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../../shared/languages/languages';
import type { Translations, TranslationTable } from '../../../shared/languages/translate';
import { ProblemsError } from '../problems/problem';

/** The tables of texts; `translations/README.md` describes each. Words of the search are what users type, in `data/`. */
export type TextTable =
  | 'interface'
  | 'build'
  | 'editor'
  | 'palette'
  | 'propPlayground'
  | 'search'
  | 'searchWords'
  | 'pages'
  | 'titles'
  | 'apiGroups';

/** Tables by file: a build reads each once; the development server reads them again, for they change. */
const tables = new Map<string, TranslationTable | undefined>();

/** `('interface', 'zh') -> 'translations/zh.json'`, `('build', 'en') -> 'translations/build.json'` */
export function getTextFile(table: TextTable, language: Language): string {
  if (table === 'interface') {
    return `translations/${language}.json`;
  }
  if (table === 'searchWords') {
    return `data/search/words.${language}.json`;
  }
  return `translations/${language === DEFAULT_LANGUAGE ? table : `${table}-${language}`}.json`;
}

function parseTable(file: string): TranslationTable | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path.join(process.cwd(), file), 'utf8');
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text) as TranslationTable;
  } catch (error) {
    throw new ProblemsError([
      { file, message: `This is no JSON: ${(error as Error).message}. Write an object of texts.` },
    ]);
  }
}

/**
 * Reads a table of texts in one language.
 *
 * @returns undefined where the language has no such file
 * @throws ProblemsError for a file that is no JSON
 */
export function readTexts(table: TextTable, language: Language): TranslationTable | undefined {
  const file = getTextFile(table, language);
  if (process.env.NODE_ENV === 'development' || !tables.has(file)) {
    tables.set(file, parseTable(file));
  }
  return tables.get(file);
}

/** Reads tables in every language: of two that have the same key, the later one wins. */
export function readTranslations(...names: TextTable[]): Translations {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.assign({}, ...names.map((name) => readTexts(name, language))) as TranslationTable,
    ]),
  );
}

/** The texts of a table, those of another one where that has them: `({ a: 'A', b: 'B' }, { b: '乙' }) -> { a: 'A', b: '乙' }`. */
export function mergeTexts(table: TranslationTable, other: TranslationTable): TranslationTable {
  const merged: TranslationTable = { ...table, ...other };
  for (const [key, value] of Object.entries(other)) {
    const before = Object.hasOwn(table, key) ? table[key] : undefined;
    if (typeof value === 'object' && typeof before === 'object') {
      merged[key] = mergeTexts(before, value);
    }
  }
  return merged;
}

/** Reads a table in one language, with the texts of the default language where it has none. */
export function readCompleteTexts(table: TextTable, language: Language): TranslationTable {
  return mergeTexts(readTexts(table, DEFAULT_LANGUAGE) ?? {}, readTexts(table, language) ?? {});
}
