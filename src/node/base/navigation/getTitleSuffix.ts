import { getProductIds } from './getProductIds';
import { getProductName } from './getProductName';

/**
 * What follows the title of a page in the browser's title: `'/x/react-charts/' -> ' - MUI X'`;
 * empty when no product is known.
 *
 * @param path as in the address bar
 */
export function getTitleSuffix(path: string): string {
  const productName = getProductName(getProductIds(path));
  return productName === undefined ? '' : ` - ${productName}`;
}
