import type { Translations } from './translate';

/** Where the scripts with the texts of the interface are, one for each language. */
export const PAGE_TEXTS_ADDRESS = '/x/texts/';

/** The global variable that such a script sets. */
const VARIABLE = 'docsTexts';

/** A script that gives a page its texts. */
export function createPageTextsScript(translations: Translations): string {
  return `self.${VARIABLE}=${JSON.stringify(translations)};\n`;
}

/** The texts that the script of this document has set; undefined where it could not be loaded. */
export function readPageTexts(): Translations | undefined {
  return Reflect.get(globalThis, VARIABLE) as Translations | undefined;
}
