import { pageIdToPathname } from '../../../shared/paths/pageIdToPathname';
import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import type { UsageIndex } from './usageIndex';
import type { DemoSource } from '../demoSource';
import { findDemoApi, type DemoApiLink, type PagedSymbol } from './findDemoApi';

/** Makes the look-up of what a demo uses of the API, for pages to link to. */
export function createGetDemoApi(
  usage: UsageIndex,
  symbols: readonly PagedSymbol[],
): (demo: DemoSource) => DemoApiLink[] {
  return ({ pageId, name }) => {
    const product = PRODUCT_FOLDERS.find((folder) => pageId.startsWith(`${folder}/`));
    return findDemoApi(usage.getUses({ pathname: pageIdToPathname(pageId), name }), {
      // Where two products export a name, that of the page's product is meant.
      symbols: symbols.toSorted((a, b) => Number(b.product === product) - Number(a.product === product)),
      countDemos: (use) => usage.countDemos(use),
    });
  };
}
