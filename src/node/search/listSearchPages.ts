import { navigation } from '../../../data/navigation';
import { products } from '../../../data/products';
import { findActiveEntry } from '../base/navigation/findActiveEntry';
import { getReadingOrder } from '../base/navigation/getReadingOrder';
import type { Language } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { getSiteTitle } from '../base/navigation/getSiteTitle';
import { listElementIds } from '../base/store/listElementIds';
import type { SourcePage } from './searchSource';

const API_PREFIX = '/x/api/';

/** How often guides link each page of the API, rows included: what they link most is searched most. */
function countLinks(pages: readonly CompiledPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { href } of pages.flatMap(({ links }) => links)) {
    const pathname = /^(\/x\/api\/[^#?]+?)\/?(?:[#?]|$)/.exec(getPathInfo(href).canonicalAs)?.[1];
    if (pathname !== undefined) {
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    }
  }
  return counts;
}

/** The title; of a page that is not translated yet, that of the menu before it, which is. */
function getTitle(
  { title, contentLanguage, language, sourceFile }: CompiledPage,
  menuTitle?: string,
): string {
  const isTranslated = contentLanguage === language || sourceFile === undefined;
  return isTranslated || !menuTitle || menuTitle === title ? title : `${menuTitle} (${title})`;
}

/**
 * The pages of a language that a search leads to, in the order in which their rows are preferred: guides in the
 * order of the menu, then pages of the API, those that guides link most first.
 */
export function listSearchPages(compiled: readonly CompiledPage[], language: Language): SourcePage[] {
  const order = new Map(getReadingOrder(navigation).map(({ pathname }, index) => [pathname, index]));
  const linkCounts = countLinks(compiled.filter(({ sourceFile }) => sourceFile !== undefined));
  const getOrder = ({ pathname, tab }: CompiledPage): number[] => [
    pathname.startsWith(API_PREFIX) ? 1 : 0,
    tab ? 1 : 0,
    -(linkCounts.get(pathname) ?? 0),
    order.get(removeDocsTab(pathname)) ?? order.size,
  ];
  const compare = (a: number[], b: number[]) => a.map((value, index) => value - b[index]!).find(Boolean) ?? 0;
  return compiled
    .map((page) => ({ page, order: getOrder(page) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ page }): SourcePage => {
      const { active, parents } = findActiveEntry(navigation, page.pathname);
      const product = products.find(({ pathname, apiPathname }) =>
        [pathname, apiPathname].some(
          (start) => page.pathname === start || page.pathname.startsWith(`${start}/`),
        ),
      );
      return {
        pathname: page.pathname,
        title: getTitle(page, active && getSiteTitle(active, language)),
        product: product?.folder,
        trail: parents
          .slice(0, -1)
          .toReversed()
          .map((group) => getSiteTitle(group, language)),
        plan: active?.plan,
        description: page.description,
        compiled: page,
        ids: new Set(listElementIds(page)),
      };
    });
}
