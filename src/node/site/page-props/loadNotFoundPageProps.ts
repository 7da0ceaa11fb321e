import type { NotFoundPageProps } from '../../../client/layout/NotFoundPage';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadLayoutProps } from './loadLayoutProps';
import { loadPageLanguage } from './loadPageLanguage';
import { navigation } from '../../../../data/navigation';
import { findActiveEntry } from '../../base/navigation/findActiveEntry';
import type { KnownPage } from '../../../shared/navigation/findNearestPages';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';

/**
 * Every page with its title, for the page that says «not found»; a page stands for its tabs. One that is not
 * translated is called as in the menu.
 */
async function loadKnownPages(language: Language): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  const known = pages.filter(({ pathname }) => removeDocsTab(pathname) === pathname);
  return known.map(({ pathname, title, titles }) => {
    const { active } = findActiveEntry(navigation, pathname);
    return { pathname, title: titles[language] ?? (active ? getSiteTitle(active, language) : title) };
  });
}

/** What the page that says «not found» shows in a language. */
export async function loadNotFoundPageProps(language: Language): Promise<NotFoundPageProps> {
  const t = createTranslate(language);
  const layout = await loadLayoutProps({ pathname: '/404', title: '404', language });
  return {
    ...loadPageLanguage(language),
    // No page has that address: the links to the other language lead to its first page.
    layout: { ...layout, canonicalAs: '/x/introduction/' },
    knownPages: await loadKnownPages(language),
    texts: {
      title: t('notFound.title'),
      text: t('notFound.text'),
      nearest: t('notFound.nearest'),
      home: t('notFound.home'),
    },
  };
}
