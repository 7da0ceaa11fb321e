import { navigation } from '../../../../data/navigation';
import { findActiveEntry } from '../../base/navigation/findActiveEntry';
import type { KnownPage } from '../../../shared/navigation/findNearestPages';
import type { Language } from '../../../shared/languages/languages';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';
import { getSiteTitle } from '../../base/navigation/getSiteTitle';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';

/**
 * Every page with its title, for the page that says «not found»; a page stands for its tabs. One that is not
 * translated is called as in the menu.
 */
export async function loadKnownPages(language: Language): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  const known = pages.filter(({ pathname }) => removeDocsTab(pathname) === pathname);
  return known.map(({ pathname, title, titles }) => {
    const { active } = findActiveEntry(navigation, pathname);
    return { pathname, title: titles[language] ?? (active ? getSiteTitle(active, language) : title) };
  });
}
