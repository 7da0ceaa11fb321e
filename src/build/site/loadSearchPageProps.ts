import type { SearchPageProps } from '../../layout/SearchPage';
import type { Language } from '../../shared/languages';
import { createTranslate } from '../createTranslate';
import { loadFrameProps } from './loadFrameProps';

/** Props of the page of the search, which is in no menu. */
export async function loadSearchPageProps(language: Language): Promise<SearchPageProps> {
  const t = createTranslate(language);
  return {
    userLanguage: language,
    needsScript: t('searchNeedsScript'),
    frame: await loadFrameProps({ pathname: '/x/search', title: t('search'), language }),
  };
}
