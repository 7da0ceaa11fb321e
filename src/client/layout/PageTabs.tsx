import { useLanguage } from '../providers/language/LanguageProvider';
import { getTabPathname, type ApiTab } from '../../shared/page/docsTabs';
import type { ShownPage } from '../../shared/page/pageProps';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';

/** Below the title: the page itself and its API tabs, each at an address of its own. */
export function PageTabs({ page }: { page: ShownPage }) {
  const { language, t } = useLanguage();
  const { tabs = [], tab: current } = page;
  if (tabs.length === 0) {
    return null;
  }
  const pathname = removeDocsTab(page.pathname);
  const items: (ApiTab | undefined)[] = [undefined, ...tabs];
  return (
    <nav
      className={page.frontMatter.ads ? 'component-tabs ad' : 'component-tabs'}
      aria-label={t('tabs.label')}
      lang={language}
    >
      {items.map((tab) => (
        <a
          key={tab ?? ''}
          href={pathnameToHref(tab ? getTabPathname(pathname, tab) : pathname, language)}
          className={tab && 'skip-algolia-crawler'}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab ?? 'demos'}`)}
        </a>
      ))}
    </nav>
  );
}
