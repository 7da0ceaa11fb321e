import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../shared/languages/languages';
import type { PageLanguage } from '../../../shared/page/pageProps';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadPageLanguage } from './loadPageLanguage';

/** What is said in one language where there is no demo to show. */
export interface StandaloneDemoTexts {
  language: Language;
  missing: string;
  failed: string;
}

export type StandaloneDemoProps = PageLanguage & { title: string; texts: StandaloneDemoTexts[] };

/** The props of the page that shows one demo alone, which is one page for all languages. */
export function loadStandaloneDemoProps(): StandaloneDemoProps {
  return {
    ...loadPageLanguage(DEFAULT_LANGUAGE),
    title: createTranslate(DEFAULT_LANGUAGE)('standaloneDemo.title'),
    texts: LANGUAGES.map((language) => {
      const t = createTranslate(language);
      return { language, missing: t('standaloneDemo.missing'), failed: t('standaloneDemo.failed') };
    }),
  };
}
