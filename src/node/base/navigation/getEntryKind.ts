import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { isFilePathname } from '../../../shared/paths/isFilePathname';
import { isInternalHref } from '../../../shared/paths/isInternalHref';

/**
 * `group`: has children and is no page. `page`: has a page of its own. `anchor`: a place on another page.
 * `file`: is served as it is. `external`: on another site.
 */
type EntryKind = 'group' | 'page' | 'anchor' | 'file' | 'external';

/** What an entry of the menu leads to. An entry with an empty list of children is no group. */
export function getEntryKind({
  pathname,
  children,
}: Pick<NavigationEntry, 'pathname' | 'children'>): EntryKind {
  if (children?.length) {
    return 'group';
  }
  if (!isInternalHref(pathname)) {
    return 'external';
  }
  if (pathname.includes('#')) {
    return 'anchor';
  }
  return isFilePathname(pathname) ? 'file' : 'page';
}
