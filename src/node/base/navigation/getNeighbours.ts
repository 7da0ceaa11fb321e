import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { removeDocsTab } from '../../../shared/paths/removeDocsTab';
import { getEntryKind } from './getEntryKind';
import { getReadingOrder } from './getReadingOrder';

interface Neighbours {
  previous?: NavigationEntry;
  next?: NavigationEntry;
}

/**
 * The pages before and after a page. Entries that are no pages, a file or an anchor, are
 * passed over; so are pages that are not written yet, when `existingPathnames` says which are.
 * Each page has one place, that of its first entry, so that whoever goes on and on comes to an end.
 *
 * @param ofPage its pathname, without language prefix and trailing slash; the tabs of a page count as the page
 * @returns neither for a page outside the tree
 */
export function getNeighbours(
  entries: readonly NavigationEntry[],
  ofPage: string,
  existingPathnames?: ReadonlySet<string>,
): Neighbours {
  const current = removeDocsTab(ofPage);
  const isCurrent = ({ pathname }: NavigationEntry) => removeDocsTab(pathname) === current;
  const isReadable = (entry: NavigationEntry) =>
    getEntryKind(entry) === 'page' && (existingPathnames?.has(entry.pathname) ?? true);

  const passed = new Set<string>();
  const order = getReadingOrder(entries).filter((entry) => {
    const page = removeDocsTab(entry.pathname);
    const isWanted = !passed.has(page) && (isCurrent(entry) || isReadable(entry));
    if (isWanted) {
      passed.add(page);
    }
    return isWanted;
  });
  const index = order.findIndex(isCurrent);
  return index === -1 ? {} : { previous: order[index - 1], next: order[index + 1] };
}
