import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products';
import type { SearchWords } from '../../../shared/search/searchIndex';
import type { QueryTerm } from './readQuery';

/** The products that a query is about, named or implied; possibly several. */
export function findNamedProducts(
  terms: readonly QueryTerm[],
  { products }: Pick<SearchWords, 'products'>,
): ProductFolder[] {
  const words = new Set(terms.map(({ text }) => text));
  return PRODUCT_FOLDERS.filter((folder) => products[folder].some((noun) => words.has(noun)));
}
