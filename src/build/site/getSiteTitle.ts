import titlesZh from '../../../translations/titles.zh.json';
import { getEntryTitle, type TitleTables } from '../../navigation/getEntryTitle';
import type { Language } from '../../shared/languages';
import type { NavigationEntry } from '../../shared/navigation';

const TITLES: TitleTables = { zh: titlesZh };

/** The title of an entry of the menu in a language; empty for an entry that shows none. */
export function getSiteTitle(entry: NavigationEntry, language: Language): string {
  return getEntryTitle(entry, { language, titles: TITLES }) ?? '';
}
