import type { NotFoundPageProps } from '../../../client/layout/NotFoundPage';
import type { Language } from '../../../shared/languages/languages';
import { createTranslate } from '../../base/texts/createTranslate';
import { loadLayoutProps } from './loadLayoutProps';
import { loadPageLanguage } from './loadPageLanguage';
import { loadKnownPages } from './loadKnownPages';

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
