import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';

interface ActiveEntry {
  active?: NavigationEntry;
  /** Groups above the active entry, nearest first; the last is an artificial root with the pathname `/`. */
  parents: NavigationEntry[];
}

/**
 * Finds the entry of a page and the groups above it. The tabs of a page count as the page.
 *
 * @param pathname without language prefix and trailing slash; only an exact match counts
 * @returns no active entry and no parents for a page outside the tree
 * @throws when two entries have the same pathname, unless one of them names a tab of the page
 */
export function findActiveEntry(entries: readonly NavigationEntry[], pathname: string): ActiveEntry {
  const found = indexEntries(entries).get(removeDocsTab(pathname));
  return found ? { active: found.entry, parents: found.parents } : { parents: [] };
}

interface IndexedEntry {
  entry: NavigationEntry;
  parents: NavigationEntry[];
}

function indexEntries(entries: readonly NavigationEntry[]): Map<string, IndexedEntry> {
  const index = new Map<string, IndexedEntry>();
  const add = (parent: NavigationEntry, ancestors: NavigationEntry[]) => {
    const parents = [parent, ...ancestors];
    for (const entry of parent.children ?? []) {
      const pathname = removeDocsTab(entry.pathname);
      const other = index.get(pathname)?.entry;
      if (other && other.pathname === entry.pathname && pathname === entry.pathname) {
        throw new Error(
          `The navigation names \`${pathname}\` twice. Remove one entry, or give a group a pathname of its own.`,
        );
      }
      if (!other) {
        index.set(pathname, { entry, parents });
      }
      add(entry, parents);
    }
  };
  add({ pathname: '/', children: [...entries] }, []);
  return index;
}
