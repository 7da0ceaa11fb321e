import type { Language } from '../../../shared/languages/languages';
import type { PageLanguage } from '../../../shared/page/pageProps';
import { getPageTexts } from '../../base/texts/pageTexts';

/** The language of a page with the texts of the interface. */
export function loadPageLanguage(language: Language): PageLanguage {
  return { userLanguage: language, translations: getPageTexts(language) };
}
