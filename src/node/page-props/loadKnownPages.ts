import { navigation } from '../../../data/navigation';
import { findActiveEntry } from '../navigation/findActiveEntry';
import type { KnownPage } from '../../shared/navigation/findNearestPages';
import type { Language } from '../../shared/languages';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { getSiteTitle } from '../navigation/getSiteTitle';
import { loadSiteIndex } from '../store/loadSiteIndex';
import { readPage } from '../store/siteFiles';

/**
 * Every page with its title, for the page that says «not found»; a page stands for its tabs. One that is not
 * translated is called as in the menu.
 */
export async function loadKnownPages(language: Language): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  const known = pages.filter(({ pathname }) => removeDocsTab(pathname) === pathname);
  return Promise.all(
    known.map(async ({ pathname }) => {
      const { title, contentLanguage } = await readPage(process.cwd(), pathname, language);
      const { active } = findActiveEntry(navigation, pathname);
      const isCalledInMenu = contentLanguage !== language && active;
      return { pathname, title: isCalledInMenu ? getSiteTitle(active, language) : title };
    }),
  );
}
