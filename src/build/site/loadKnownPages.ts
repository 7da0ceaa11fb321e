import { readSiteIndex } from './siteFiles';
import type { KnownPage } from '../../navigation/findNearestPages';

/** Every page with its title, for the page that says «not found». */
export async function loadKnownPages(): Promise<KnownPage[]> {
  const { pages } = await readSiteIndex(process.cwd());
  return pages.map(({ pathname, title }) => ({ pathname, title }));
}
