import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getProductIds } from './getProductIds';
import { findActiveEntry } from './findActiveEntry';
import { getGroupProductId } from './getGroupProductId';

/**
 * The top-level entry whose menu a page shows: the one that holds it, or for a page outside the menu that of its
 * product.
 *
 * @param pathname without language prefix and trailing slash
 * @returns the pathname of the entry; undefined for a page of no section
 */
export function getSection(entries: readonly NavigationEntry[], pathname: string): string | undefined {
  const { active, parents } = findActiveEntry(entries, pathname);
  if (active) {
    const [section = active] = parents.slice(-2, -1);
    return section.pathname;
  }
  const { productId } = getProductIds(`${pathname}/`);
  return entries.find((entry) => getGroupProductId(entry) === productId)?.pathname;
}
