import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getEntryKind } from './getEntryKind';

/**
 * The part of the tree that leads somewhere: pages and files that exist, anchors on pages that exist, links to
 * other sites, and the groups that still have something to show.
 *
 * @param existingPathnames without language prefix and trailing slash
 */
export function filterEntries(
  entries: readonly NavigationEntry[],
  existingPathnames: ReadonlySet<string>,
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const kind = getEntryKind(entry);
    if (kind === 'group') {
      const children = filterEntries(entry.children ?? [], existingPathnames);
      return children.length > 0 ? [{ ...entry, children }] : [];
    }
    return kind === 'external' || existingPathnames.has(getTarget(entry.pathname)) ? [entry] : [];
  });
}

/** `'/x/react-charts/#planned-charts' -> '/x/react-charts'` */
function getTarget(pathname: string): string {
  const [target = '', hash] = pathname.split('#');
  return hash === undefined ? target : target.replace(/\/$/, '');
}
