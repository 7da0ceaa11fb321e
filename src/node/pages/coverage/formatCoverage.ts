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

/** How many names there are in all products, and how many of them guides and demos describe. */
export function addCoverage(coverage: readonly Coverage[]): { described: number; total: number } {
  const total = coverage.reduce((sum, part) => sum + part.total, 0);
  const missing = coverage.reduce((sum, part) => sum + part.missing.length, 0);
  return { described: total - missing, total };
}
