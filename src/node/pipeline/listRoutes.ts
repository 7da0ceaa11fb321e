import type { ApiIndex } from '../../shared/api/apiIndex';
import { getTabPathname, listApiTabs } from '../../shared/docsTabs';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { listApiPathnames } from '../api-pages/compileApiPages';
import type { Guide } from './loadGuide';

/** Pathnames of every page of the site. */
export function listRoutes(guides: readonly Guide[], api: ApiIndex): Set<string> {
  const guidePathnames = guides.flatMap(({ pageId, english }) => {
    const pathname = pageIdToPathname(pageId);
    return [pathname, ...listApiTabs(english.parsed.frontMatter).map((tab) => getTabPathname(pathname, tab))];
  });
  return new Set([...guidePathnames, ...listApiPathnames(api)]);
}
