import { PRODUCT_FOLDERS, type ProductFolder } from '../../../shared/products/products';
import type { SearchWords } from '../../../shared/search/searchIndex';

/**
 * The products that a query is about, named or implied; possibly several.
 *
 * @param words all words of the query, without their endings
 */
export function findNamedProducts(
  words: ReadonlySet<string>,
  { products }: Pick<SearchWords, 'products'>,
): ProductFolder[] {
  return PRODUCT_FOLDERS.filter((folder) => products[folder].some((noun) => words.has(noun)));
}
