import type { ApiIndex } from '../api/types/apiIndex';
import { getTabPathname, listApiTabs } from '../../shared/page/docsTabs';
import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { listApiPathnames } from '../pages/api-pages/compileApiPages';
import type { GuideSummary } from './guideSummary';

/** Pathnames of every page of the site. */
export function listPathnames(
  guides: readonly Pick<GuideSummary, 'pageId' | 'frontMatter'>[],
  api: ApiIndex,
): Set<string> {
  const guidePathnames = guides.flatMap(({ pageId, frontMatter }) => {
    const pathname = pageIdToPathname(pageId);
    return [pathname, ...listApiTabs(frontMatter).map((tab) => getTabPathname(pathname, tab))];
  });
  return new Set([...guidePathnames, ...listApiPathnames(api)]);
}
