import pages from '../../../translations/pages.json';
import pagesZh from '../../../translations/pages-zh.json';
import titlesZh from '../../../translations/titles-zh.json';
import { getEntryTitle, type TitleLookup } from './getEntryTitle';
import type { Translations } from '../../shared/translate';
import type { Language } from '../../shared/languages';
import type { NavigationEntry } from '../../shared/navigation';
import { mapTranslations } from '../texts/mapTranslations';

/** The tables stay in the build: the menu of a page holds the titles that it shows. */
const LOOKUP: Omit<TitleLookup, 'language'> = {
  translations: mapTranslations({ 'pages.json': pages, 'pages-zh.json': pagesZh }) as Translations,
  titles: { zh: titlesZh },
};

/** The title of an entry of the menu in a language; empty for an entry that shows none. */
export function getSiteTitle(entry: NavigationEntry, language: Language): string {
  return getEntryTitle(entry, { language, ...LOOKUP }) ?? '';
}
