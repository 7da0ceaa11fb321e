import { products } from '../../../data/products';
import type { ProductFolder } from '../../shared/products/products';

/** Whether props of components of a product follow from type parameters. */
export function hasComputedProps(product: ProductFolder | undefined): boolean {
  return products.some((record) => record.folder === product && record.hasComputedProps);
}
