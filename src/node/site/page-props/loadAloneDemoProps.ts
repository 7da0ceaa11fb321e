import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../shared/languages/languages';
import type { PageLanguage } from '../../../shared/page/pageProps';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadPageLanguage } from './loadPageLanguage';

/** What is said in one language where there is no demo to show. */
export interface AloneDemoTexts {
  language: Language;
  missing: string;
  failed: string;
}

export type AloneDemoProps = PageLanguage & { title: string; texts: AloneDemoTexts[] };

/** The props of the page that shows one demo alone, which is one page for all languages. */
export function loadAloneDemoProps(): AloneDemoProps {
  return {
    ...loadPageLanguage(DEFAULT_LANGUAGE),
    title: createTranslate(DEFAULT_LANGUAGE)('aloneDemo.title'),
    texts: LANGUAGES.map((language) => {
      const t = createTranslate(language);
      return { language, missing: t('aloneDemo.missing'), failed: t('aloneDemo.failed') };
    }),
  };
}
