import { readSiteIndex } from './siteFiles';

/** Pathnames of every guide page that is written. */
export async function loadPagePaths(): Promise<string[]> {
  const { pages } = await readSiteIndex(process.cwd());
  return pages.map(({ pathname }) => pathname);
}
