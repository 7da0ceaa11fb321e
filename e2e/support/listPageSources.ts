import { getPathInfo } from '../../src/shared/paths/getPathInfo';
import { pathnameToPageId } from '../../src/shared/paths/pathnameToPageId';

/**
 * What a page depends on beside the sources that all pages share, relative to the project: its compiled form,
 * which holds what the build gathers from elsewhere (the API, uses of it, routes), and for a guide the folder
 * with its demos' modules.
 *
 * @param route as in the address: `/zh/x/react-charts/components-api/`
 */
export function listPageSources(route: string): string[] {
  const { userLanguage, canonicalPathname } = getPathInfo(route);
  if (canonicalPathname !== '/x' && !canonicalPathname.startsWith('/x/')) {
    return [];
  }
  if (canonicalPathname === '/x/search') {
    return ['data/search'];
  }
  if (canonicalPathname === '/x/health') {
    return ['.cache/site/index.json', '.cache/snippets/report.json', '.cache/site/coverage.json'];
  }
  const pageId = pathnameToPageId(canonicalPathname);
  const isTab = /\/(components|hooks)-api$/.test(canonicalPathname);
  return [
    `.cache/site/${userLanguage}${canonicalPathname}.json`,
    ...(pageId && !isTab ? [`data/${pageId}`] : []),
  ];
}
