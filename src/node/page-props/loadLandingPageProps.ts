import type { LandingPageProps } from '../../client/layout/LandingPage';
import type { Language } from '../../shared/languages';
import { createTranslate } from '../texts/createTranslate';
import { loadDocsPageProps } from './loadDocsPageProps';

/** Props of the first page of the suite. */
export async function loadLandingPageProps(language: Language): Promise<LandingPageProps> {
  const t = createTranslate(language);
  return {
    ...(await loadDocsPageProps('/x', language)),
    texts: {
      search: t('landing.search'),
      install: t('landing.install'),
      packages: t('landing.packages'),
      whatsNew: t('landing.whatsNew'),
    },
  };
}
