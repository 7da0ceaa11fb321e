import type { ProductFolder } from '../../../shared/products/products';

/** The name of a product in the names of its records below `data/`: `'data-grid' -> 'dataGrid'`. */
export function productToRecordName(product: ProductFolder): string {
  return product.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
