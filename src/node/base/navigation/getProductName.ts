import type { ProductIds } from './getProductIds';

const PRODUCT_NAMES = new Map([
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
  ['base-ui', 'MUI Base'],
  ['system', 'MUI System'],
  ['x', 'MUI X'],
  ['toolpad', 'Toolpad'],
  ['toolpad-studio', 'Toolpad Studio'],
  ['toolpad-core', 'Toolpad Core'],
  ['docs-infra', 'Docs Infra'],
]);

/**
 * The product name of the browser's title: by the product, else by its category. All pages
 * below `/x/` belong to `MUI X`.
 *
 * @returns undefined when neither is known
 */
export function getProductName({
  baseProductId,
  productCategoryId,
}: Pick<ProductIds, 'baseProductId' | 'productCategoryId'>): string | undefined {
  return PRODUCT_NAMES.get(baseProductId) ?? PRODUCT_NAMES.get(productCategoryId);
}
