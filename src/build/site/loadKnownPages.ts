import type { KnownPage } from '../../navigation/findNearestPages';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { loadSiteIndex } from './loadSiteIndex';

/** Every page with its title, for the page that says «not found»; a page stands for its tabs. */
export async function loadKnownPages(): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  return pages
    .filter(({ pathname }) => removeDocsTab(pathname) === pathname)
    .map(({ pathname, title }) => ({ pathname, title }));
}
