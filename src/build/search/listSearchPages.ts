import { navigation } from '../../../data/navigation';
import { products } from '../../../data/products';
import { findActiveEntry } from '../../navigation/findActiveEntry';
import { getReadingOrder } from '../../navigation/getReadingOrder';
import type { Language } from '../../shared/languages';
import type { CompiledPage } from '../../shared/page';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { getSiteTitle } from '../site/getSiteTitle';
import type { SourcePage } from './searchSource';

const API_PREFIX = '/x/api/';

/** Ids of the elements of a page, demos included. */
function readIds(page: CompiledPage): Set<string> {
  const html = page.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? `${block.demo.name}.tsx` : []));
  return new Set([...[...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!), ...demos]);
}

/** The names that the products' first pages list, in that order: what most readers use. */
function listUsualNames(pages: readonly CompiledPage[]): string[] {
  return products.flatMap(
    ({ pathname }) => pages.find((page) => page.pathname === pathname)?.frontMatter.components ?? [],
  );
}

/**
 * The pages of a language that a search leads to, in the order in which their rows are preferred: guides in the
 * order of the menu, then pages of the API, the components of the products' first pages first.
 */
export function listSearchPages(compiled: readonly CompiledPage[], language: Language): SourcePage[] {
  const order = new Map(getReadingOrder(navigation).map(({ pathname }, index) => [pathname, index]));
  const usual = new Map(listUsualNames(compiled).map((name, index) => [name, index]));
  const getOrder = ({ pathname, title, tab }: CompiledPage): number[] => [
    pathname.startsWith(API_PREFIX) ? 1 : 0,
    tab ? 1 : 0,
    pathname.startsWith(API_PREFIX) ? (usual.get(title.replace(/ API$/, '')) ?? usual.size) : 0,
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
        title: page.title,
        product: product?.folder,
        trail: parents
          .slice(0, -1)
          .toReversed()
          .map((group) => getSiteTitle(group, language)),
        plan: active?.plan,
        description: page.description,
        compiled: page,
        ids: readIds(page),
      };
    });
}
