import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { getEntryKind } from './getEntryKind';

/**
 * The entries in the order in which the site is read: depth first to any depth, without
 * groups and links to other sites. Files and anchors, which are no pages, are part of it.
 */
export function getReadingOrder(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const kind = getEntryKind(entry);
    if (kind === 'group') {
      return getReadingOrder(entry.children ?? []);
    }
    return kind === 'external' ? [] : [entry];
  });
}
