import type { Language } from '../../../shared/languages';
import type { PageLanguage } from '../../../shared/pageProps';
import { getPageTexts } from '../../base/texts/pageTexts';

/** The language of a page with the texts of the interface. */
export function loadPageLanguage(language: Language): PageLanguage {
  return { userLanguage: language, translations: getPageTexts(language) };
}
