import { PRODUCT_FOLDERS } from '../products/products';

/** The folder of the page at `/x/`. */
export const LANDING_PAGE_ID = 'landing';

/**
 * The pathname of the page in a folder below `data/`: `'data-grid/overview' -> '/x/react-data-grid'`,
 * `'introduction/installation' -> '/x/introduction/installation'`, `'landing' -> '/x'`.
 *
 * @see pathnameToPageId for the way back
 */
export function pageIdToPathname(pageId: string): string {
  if (pageId === LANDING_PAGE_ID) {
    return '/x';
  }
  const [section = '', ...rest] = pageId.split('/');
  const isProduct = (PRODUCT_FOLDERS as readonly string[]).includes(section);
  const isOverview = rest.length === 1 && rest[0] === 'overview';
  return ['/x', isProduct ? `react-${section}` : section, ...(isOverview ? [] : rest)].join('/');
}
