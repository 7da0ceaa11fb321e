import { LANDING_PAGE_ID, pageIdToPathname } from './pageIdToPathname';

/** Folders of pages are kebab-case; so nothing that reaches the disk can leave `data/`. */
const GUIDE_ROUTE = /^\/x((?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/;

/**
 * The folder below `data/` that holds the page of a pathname: `'/x/react-data-grid' -> 'data-grid/overview'`,
 * `'/x/introduction/installation' -> 'introduction/installation'`.
 *
 * @param pathname without language prefix, tab segment and trailing slash
 * @returns undefined for what no folder holds: API pages, files, and paths such as `/x/data-grid` that are
 * not the address of the folder they seem to name
 */
export function pathnameToPageId(pathname: string): string | undefined {
  if (pathname === '/x') {
    return LANDING_PAGE_ID;
  }
  const [section, ...rest] = GUIDE_ROUTE.exec(pathname)?.[1]?.slice(1).split('/') ?? [];
  if (section === undefined || section === 'api') {
    return undefined;
  }
  const page = rest.length > 0 ? rest.join('/') : 'overview';
  const candidates = [`${section.replace(/^react-/, '')}/${page}`, `${section}/${page}`];
  return candidates.find((pageId) => pageIdToPathname(pageId) === pathname);
}
