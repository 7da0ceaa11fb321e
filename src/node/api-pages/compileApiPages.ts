import { symbolSummaries } from '../../../data/api';
import type { ApiIndex } from '../../shared/api/apiIndex';
import { LANGUAGES } from '../../shared/languages';
import { PRODUCT_FOLDERS } from '../../shared/products';
import { compileApiIndexPage } from './compileApiIndexPage';
import { compileApiPage, type ApiSite } from './compileApiPage';
import { findNewestMinor } from '../../shared/versionLens';
import { createRenderDoc } from './createRenderDoc';
import { cachePages, type CachedPages } from '../store/cachePages';
import { readAllTypes, readSymbols } from '../api/readApiSymbols';

/** Routes of the pages that are made from the extracted API, index pages included. */
export function listApiPathnames(api: ApiIndex): string[] {
  const pages = api.entries.flatMap(({ pathname }) => pathname ?? []);
  return [...new Set([...pages, ...PRODUCT_FOLDERS.map((folder) => `/x/api/${folder}`)])];
}

interface CompileApiOptions extends Pick<ApiSite, 'pathnames' | 'usage'> {
  projectDirectory: string;
}

/**
 * Compiles the pages of the API in every language. They follow from the packages, the demos' use of them and
 * the pathnames, which seldom change, and are cached as long.
 *
 * @param pathnames of every page of the site
 */
export function compileApiPages(
  api: ApiIndex,
  { projectDirectory, pathnames, usage }: CompileApiOptions,
): Promise<CachedPages> {
  const inputs = [api.key, usage.toText(), [...pathnames].toSorted().join('\n')];
  return cachePages({ projectDirectory, step: 'written/api-pages', inputs }, async function* compile() {
    const types = await readAllTypes(projectDirectory);
    const site: ApiSite = {
      pathnames,
      usage,
      types,
      summaries: symbolSummaries,
      renderDoc: await createRenderDoc(pathnames),
      newestMinor: findNewestMinor(Object.values(api.versions)),
    };
    const symbols = await readSymbols(api, projectDirectory);
    for (const language of LANGUAGES) {
      for (const symbol of symbols) {
        yield await compileApiPage(symbol, language, site);
      }
      for (const folder of PRODUCT_FOLDERS) {
        const own = symbols.filter(({ product }) => product === folder);
        yield compileApiIndexPage(folder, own, language, site);
      }
    }
  });
}
