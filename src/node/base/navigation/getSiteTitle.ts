import type { Language } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { readTexts, readTranslations } from '../texts/readTexts';
import { getEntryTitle, type TitleTable } from './getEntryTitle';

/** The title of an entry of the menu in a language; empty for an entry that shows none. */
export function getSiteTitle(entry: NavigationEntry, language: Language): string {
  const titles = { [language]: readTexts('titles', language) as TitleTable | undefined };
  return getEntryTitle(entry, { language, translations: readTranslations('pages'), titles }) ?? '';
}
