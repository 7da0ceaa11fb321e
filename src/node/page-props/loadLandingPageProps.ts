import type { LandingPageProps } from '../../client/layout/LandingPage';
import type { Language } from '../../shared/languages';
import { createTranslate } from '../texts/createTranslate';
import { groupByProduct } from './groupByProduct';
import { loadRareStyles } from './loadRareStyles';
import { loadDocsPageProps } from './loadDocsPageProps';

/** Props of the first page of the suite. */
export async function loadLandingPageProps(language: Language): Promise<LandingPageProps> {
  const t = createTranslate(language);
  const props = await loadDocsPageProps('/x', language);
  return {
    ...props,
    rareStyles: await loadRareStyles(['landing']),
    ...groupByProduct(props.page.blocks),
    texts: {
      start: t('landing.start'),
      search: t('landing.search'),
      packages: t('landing.packages'),
      whatsNew: t('landing.whatsNew'),
      sameTheme: t('landing.sameTheme'),
      changeTheme: t('landing.changeTheme'),
    },
  };
}
