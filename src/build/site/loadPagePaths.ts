import { loadSiteIndex } from './loadSiteIndex';

/** Pathnames of every guide page that is written. */
export async function loadPagePaths(): Promise<string[]> {
  const { pages } = await loadSiteIndex();
  return pages.map(({ pathname }) => pathname);
}
