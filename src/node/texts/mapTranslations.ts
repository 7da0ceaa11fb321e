import type { TranslationTable } from '../../shared/translate';
import { DEFAULT_LANGUAGE } from '../../shared/languages';

/** `'pages-zh.json' -> 'zh'`; a name without a code is English. */
function fileNameToLanguage(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? DEFAULT_LANGUAGE;
}

/**
 * Sorts files of texts by the language that their names end in.
 *
 * @param files tables by the name of their file; of two that hold the same key, the later one wins
 * @returns tables by language
 */
export function mapTranslations(
  files: Readonly<Record<string, TranslationTable>>,
): Record<string, TranslationTable> {
  const tables = new Map<string, TranslationTable>();
  for (const [fileName, table] of Object.entries(files)) {
    const language = fileNameToLanguage(fileName);
    tables.set(language, { ...tables.get(language), ...table });
  }
  return Object.fromEntries(tables);
}
