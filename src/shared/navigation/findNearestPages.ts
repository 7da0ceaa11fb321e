import { distance } from 'fastest-levenshtein';

export interface KnownPage {
  /** Without language prefix and trailing slash. */
  pathname: string;
  title: string;
}

/** How many pages are proposed. */
const PROPOSALS = 5;

/** No address of a page is near this long; what follows is not compared, since that takes its time. */
const LONGEST = 200;

/** The part of a path that tells pages apart; `react-` and the slash at the end do not. */
function simplify(path: string): string {
  return path
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(\/index)?(\.html?|\.md)?$/, '')
    .replace('/react-', '/');
}

/** The distance of a page from the requested path: whole paths first, then the names at their ends. */
function measureDistance(requested: string, pathname: string): number {
  const known = simplify(pathname);
  const requestedName = requested.slice(requested.lastIndexOf('/') + 1);
  const knownName = known.slice(known.lastIndexOf('/') + 1);
  const path = distance(requested, known) / Math.max(requested.length, known.length);
  const name = distance(requestedName, knownName) / Math.max(requestedName.length, knownName.length, 1);
  return path + name;
}

/**
 * The pages whose addresses are closest to one that does not exist.
 *
 * @param path any string: as in the address bar, without language prefix
 * @returns at most five, the nearest first; paths that have nothing in common are left out
 */
export function findNearestPages(path: string, pages: KnownPage[]): KnownPage[] {
  const requested = simplify(path);
  return pages
    .map((page) => ({ page, distance: measureDistance(requested, page.pathname) }))
    .filter((candidate) => candidate.distance < 1.5)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, PROPOSALS)
    .map(({ page }) => page);
}
