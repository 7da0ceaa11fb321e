import type { SearchPageProps } from '../../../client/layout/SearchPage';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadLayoutProps } from './loadLayoutProps';
import { loadPageLanguage } from './loadPageLanguage';

/** Props of the page of the search, which is in no menu. */
export async function loadSearchPageProps(language: Language): Promise<SearchPageProps> {
  const t = createTranslate(language);
  return {
    ...loadPageLanguage(language),
    needsScript: t('searchNeedsScript'),
    layout: await loadLayoutProps({ pathname: '/x/search', title: t('search'), language }),
  };
}
