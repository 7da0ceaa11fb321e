import type { CompiledPage } from '../../../shared/page/page';
import { openCache } from '../../base/cache/openCache';
import { readDocsVersion } from '../../base/packages/readDocsVersion';
import { compareFacts, type FactDifference } from './compareFacts';
import { compileMarkdownExport, type ExportedSite } from './compileMarkdownExport';
import { createMarkdownReader } from './readFacts';

export interface CachedExports {
  site: ExportedSite;
  /** The export of a page: from the cache, or made now. */
  get: (page: CompiledPage) => Promise<string>;
  /** What the export of a page states otherwise than the page; empty, or the check fails. */
  compare: (page: CompiledPage) => Promise<FactDifference[]>;
}

/**
 * Opens the exports of pages. Those of the API, with every type written in full, take seconds: what was exported before
 * is cached.
 *
 * @param packages versions of the packages that the site is built with
 */
export async function cacheExports(
  projectDirectory: string,
  packages: Record<string, string>,
): Promise<CachedExports> {
  const site = { packages, docsVersion: await readDocsVersion(projectDirectory) };
  const cache = await openCache<string>(projectDirectory, 'markdown-export');
  const readMarkdown = createMarkdownReader();
  const get: CachedExports['get'] = (page) =>
    cache.get([JSON.stringify(site), JSON.stringify(page)], async () => compileMarkdownExport(page, site));
  return {
    site,
    get,
    compare: async (page) => {
      const differences = await openCache<FactDifference[]>(projectDirectory, 'export-differences');
      const markdown = await get(page);
      return differences.get([JSON.stringify(site), JSON.stringify(page), markdown], async () =>
        compareFacts(page, markdown, site, readMarkdown),
      );
    },
  };
}
