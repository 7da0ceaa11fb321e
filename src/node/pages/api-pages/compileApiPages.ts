import { symbolSummaries } from '../../../../data/api';
import type { ApiIndex } from '../../api/types/apiIndex';
import { LANGUAGES } from '../../../shared/languages/languages';
import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import { compileApiIndexPage } from './compileApiIndexPage';
import { compileApiPage, type ApiSite } from './compileApiPage';
import { findNewestMinor } from '../../../shared/products/versionLens';
import { createRenderDoc } from './createRenderDoc';
import type { CompiledPage } from '../../../shared/page/page';
import { cachePages, type CachedPages } from '../../base/store/cachePages';
import { readAllTypes, readSymbols } from '../../api/readApiSymbols';

/** The page that lists the API of a product. */
function getApiIndexPathname(folder: ProductFolder): string {
  return `/x/api/${folder}`;
}

/** Routes of the pages that are made from the extracted API, index pages included. */
export function listApiPathnames({ entries }: { entries: readonly { pathname?: string }[] }): string[] {
  const pages = entries.flatMap(({ pathname }) => pathname ?? []);
  return [...new Set([...pages, ...PRODUCT_FOLDERS.map(getApiIndexPathname)])];
}

interface CompileApiOptions extends Pick<ApiSite, 'pathnames' | 'usage'> {
  projectDirectory: string;
}

/**
 * Compiles pages of the API in every language.
 *
 * @param isChosen of all pathnames
 */
export async function* compilePages(
  api: ApiIndex,
  { projectDirectory, pathnames, usage }: CompileApiOptions,
  isChosen: (pathname: string) => boolean = () => true,
): AsyncGenerator<CompiledPage> {
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
    for (const symbol of symbols.filter(({ pathname }) => isChosen(pathname))) {
      yield await compileApiPage(symbol, language, site);
    }
    for (const folder of PRODUCT_FOLDERS.filter((name) => isChosen(getApiIndexPathname(name)))) {
      const own = symbols.filter(({ product }) => product === folder);
      yield compileApiIndexPage(folder, own, language, site);
    }
  }
}

/**
 * Writes all pages of the API. They follow from the packages, the demos' use of them and the pathnames, which seldom
 * change, and are cached as long.
 */
export function compileApiPages(api: ApiIndex, options: CompileApiOptions): Promise<CachedPages> {
  const { projectDirectory, pathnames, usage } = options;
  const inputs = [api.key, usage.toText(), [...pathnames].toSorted().join('\n')];
  return cachePages({ projectDirectory, step: 'written/api-pages', inputs }, () =>
    compilePages(api, options),
  );
}
