import path from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../../shared/languages/languages';
import { createPageTextsScript, PAGE_TEXTS_ADDRESS } from '../../../shared/languages/pageTexts';
import type { Translations, TranslationTable } from '../../../shared/languages/translate';
import { hashTexts } from '../files/hash';
import { removeOtherFiles } from '../store/removeOtherFiles';
import { writeIfChanged } from '../store/siteFiles';
import { readTexts } from './readTexts';

/**
 * The texts of a table whose keys another one does not have:
 * `({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { c: '丙' } }) -> { a: 'A', b: { d: 'D' } }`.
 */
export function omitTexts(table: TranslationTable, known: TranslationTable): TranslationTable {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, value]): [string, string | TranslationTable][] => {
      const other = Object.hasOwn(known, key) ? known[key] : undefined;
      if (other === undefined) {
        return [[key, value]];
      }
      if (typeof value === 'string' || typeof other === 'string') {
        return [];
      }
      const rest = omitTexts(value, other);
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );
}

/** The texts of the interface in a language, and of the default language those that it lacks. */
export function getPageTexts(language: Language): Translations {
  const english = readTexts('interface', DEFAULT_LANGUAGE) ?? {};
  const own = readTexts('interface', language) ?? {};
  // In this order: of the default language nothing is missing, and the second entry takes the place of the first.
  return { [DEFAULT_LANGUAGE]: omitTexts(english, own), [language]: own };
}

/** The script that every page in a language loads before all others. */
function createFile(language: Language): { href: string; text: string } {
  const text = createPageTextsScript(getPageTexts(language));
  return { href: `${PAGE_TEXTS_ADDRESS}${language}/${hashTexts(text)}.js`, text };
}

/** The address of the script with the texts of a language; its name holds a hash of them. */
export function getPageTextsHref(language: Language): string {
  return createFile(language).href;
}

/** Writes the script of each language below `public/`, and removes earlier ones. */
export async function writePageTexts(projectDirectory: string): Promise<void> {
  const publicDirectory = path.join(projectDirectory, 'public');
  const files = LANGUAGES.map(createFile);
  await Promise.all(files.map(({ href, text }) => writeIfChanged(path.join(publicDirectory, href), text)));
  await removeOtherFiles(
    path.join(publicDirectory, PAGE_TEXTS_ADDRESS),
    new Set(files.map(({ href }) => path.join(publicDirectory, href))),
  );
}
