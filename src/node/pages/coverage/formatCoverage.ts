import { PRODUCT_FOLDERS } from '../../../shared/products/products';
import type { Coverage } from '../../base/store/coverage';

/** A line a product: `data-grid 310 of 700 props, 20 of 60 slots`. */
export function formatCoverage(coverage: readonly Coverage[]): string[] {
  return PRODUCT_FOLDERS.map((product) => {
    const kinds = coverage
      .filter((entry) => entry.product === product)
      .map(({ kind, total, missing }) => `${total - missing.length} of ${total} ${kind}s`);
    return `${product} ${kinds.join(', ')}`;
  });
}
