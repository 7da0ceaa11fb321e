import type { KnownPage } from '../../navigation/findNearestPages';
import { loadSiteIndex } from './loadSiteIndex';

/** Every page with its title, for the page that says «not found». */
export async function loadKnownPages(): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  return pages.map(({ pathname, title }) => ({ pathname, title }));
}
