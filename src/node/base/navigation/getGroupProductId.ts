import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getProductIds } from './getProductIds';
import { getEntryKind } from './getEntryKind';
import { getGroupHref } from './getGroupHref';

/**
 * The product that a top-level group is about, read from the address of its first page.
 *
 * @returns undefined for other groups, such as the introduction, and for entries that are no group
 */
export function getGroupProductId(entry: NavigationEntry): string | undefined {
  if (getEntryKind(entry) !== 'group') {
    return undefined;
  }
  const { productId } = getProductIds(`${getGroupHref(entry)}/`);
  return productId === 'null' ? undefined : productId;
}
