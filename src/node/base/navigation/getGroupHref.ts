import type { NavigationEntry } from '../../../shared/navigation/navigation';

/**
 * The pathname that a group leads to: its first child, or what that child leads to when it is
 * a group itself, as no group is a page. `Filtering -> '/x/react-data-grid/filtering'`
 */
export function getGroupHref(entry: NavigationEntry): string {
  const firstChild = entry.children?.[0];
  return firstChild ? getGroupHref(firstChild) : entry.pathname;
}
