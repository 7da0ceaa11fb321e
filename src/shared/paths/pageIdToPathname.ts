import { PRODUCT_FOLDERS } from '../products';

/**
 * The route of the page in a folder below `data/`: `'data-grid/overview' -> '/x/react-data-grid'`,
 * `'introduction/installation' -> '/x/introduction/installation'`.
 *
 * @see pathnameToPageId for the way back
 */
export function pageIdToPathname(pageId: string): string {
  const [section = '', ...rest] = pageId.split('/');
  const isProduct = (PRODUCT_FOLDERS as readonly string[]).includes(section);
  const isOverview = rest.length === 1 && rest[0] === 'overview';
  return ['/x', isProduct ? `react-${section}` : section, ...(isOverview ? [] : rest)].join('/');
}
