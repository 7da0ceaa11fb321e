import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages/languages';
import type { PackageVersion } from '../base/packages/readPackages';
import type { PageSummary } from '../base/store/pageSummary';
import type { SiteIndex } from '../base/store/siteFiles';

/** What the index tells of a page in a language. */
export type IndexedPage = Pick<PageSummary, 'id' | 'pathname' | 'language' | 'contentLanguage' | 'title'>;

/** What the index of the site is made of. */
interface IndexSources {
  /** In all languages. */
  pages: readonly IndexedPage[];
  /** Keys of the demos that are in an iframe. */
  iframeDemos: readonly string[];
  packages: readonly PackageVersion[];
}

/** Lists all pages of the site, with their titles in the languages in which they are written. */
export function createSiteIndex({ pages, iframeDemos, packages }: IndexSources): SiteIndex {
  const titles = new Map<string, Partial<Record<Language, string>>>();
  for (const { pathname, language, contentLanguage, title } of pages) {
    if (contentLanguage === language) {
      titles.set(pathname, { ...titles.get(pathname), [language]: title });
    }
  }
  return {
    pages: pages
      .filter(({ language }) => language === DEFAULT_LANGUAGE)
      .map(({ id, pathname, title }) => ({
        id,
        pathname,
        title,
        titles: titles.get(pathname) ?? {},
      })),
    iframeDemos: [...iframeDemos],
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  };
}
