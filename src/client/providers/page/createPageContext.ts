import { DEFAULT_LANGUAGE, isLanguage } from '../../../shared/languages/languages';
import { readPageTexts } from '../../../shared/languages/pageTexts';
import { createTextLookup } from '../../../shared/languages/translate';
import { announce } from '../announcer/announcer';
import type { PageContext, SiteModules } from './PageContext';

/**
 * Reads what the controllers need to know from the document.
 *
 * @returns undefined where the texts of the interface could not be loaded: the page can be read then, but nothing of it
 * comes alive, which would empty its labels
 */
export function createPageContext(modules: SiteModules): PageContext | undefined {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const translations = readPageTexts();
  return (
    translations && {
      language,
      translations,
      t: createTextLookup(translations, language),
      announce,
      modules,
    }
  );
}
