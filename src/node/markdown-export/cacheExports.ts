import type { CompiledPage } from '../../shared/page';
import { openCache } from '../cache/openCache';
import { readDocsVersion } from '../packages/readDocsVersion';
import type { ExportedSite } from './compileMarkdownExport';
import { exportPage, type MarkdownExport } from './exportPage';

export interface CachedExports {
  site: ExportedSite;
  /** The export of a page: from the cache, or made now. */
  get: (page: CompiledPage) => Promise<MarkdownExport>;
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
  const cache = await openCache<MarkdownExport>(projectDirectory, 'markdown-export');
  return {
    site,
    get: (page) =>
      cache.get([JSON.stringify(site), JSON.stringify(page)], async () => exportPage(page, site)),
  };
}
