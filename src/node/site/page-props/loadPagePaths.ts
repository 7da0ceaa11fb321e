import { LANDING_PAGE_ID } from '../../../shared/paths/pageIdToPathname';
import { loadSiteIndex } from '../../base/store/loadSiteIndex';

const API_PREFIX = '/x/api/';

/** Pathnames of the pages of the API. */
export async function loadApiPaths(): Promise<string[]> {
  const { pages } = await loadSiteIndex();
  return pages.map(({ pathname }) => pathname).filter((pathname) => pathname.startsWith(API_PREFIX));
}

/** Pathnames of every guide page that is written; the landing page and the API have routes of their own. */
export async function loadPagePaths(): Promise<string[]> {
  const { pages } = await loadSiteIndex();
  return pages
    .filter(({ id, pathname }) => id !== LANDING_PAGE_ID && !pathname.startsWith(API_PREFIX))
    .map(({ pathname }) => pathname);
}
