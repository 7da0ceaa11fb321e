import type { KnownPage } from '../../navigation/findNearestPages';
import type { Language } from '../../shared/languages';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { loadSiteIndex } from './loadSiteIndex';
import { readPage } from './siteFiles';

/** Every page with its title, for the page that says «not found»; a page stands for its tabs. */
export async function loadKnownPages(language: Language): Promise<KnownPage[]> {
  const { pages } = await loadSiteIndex();
  const known = pages.filter(({ pathname }) => removeDocsTab(pathname) === pathname);
  return Promise.all(
    known.map(async ({ pathname }) => {
      const { title } = await readPage(process.cwd(), pathname, language);
      return { pathname, title };
    }),
  );
}
