import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { Term, TermLists } from '../../../shared/page/term';

/** `data/charts/bars/bars.md`, `data/api/charts.ts`, `data/migration/migration-charts-v7/…`; a page's own folder never decides. */
const PRODUCT = new RegExp(`^data/(?:[\\w-]+/(?:migration-)?)??(${PRODUCT_FOLDERS.join('|')})(?=[/.-])`);

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * The terms for a file: those of all texts, and those of the product that the file is about.
 *
 * @param file relative to the project
 */
export function selectTerms(file: string, lists: TermLists): readonly Term[] {
  const product = PRODUCT.exec(toKebabCase(file))?.[1] as ProductFolder | undefined;
  return product ? [...lists.all, ...lists[product]] : lists.all;
}
