import type { SiteIndex } from '../../base/store/siteFiles';

/** What scripts may contain of the pages of a site: their ids and pathnames. */
export function listPageNames({ pages }: SiteIndex): Set<string> {
  return new Set(pages.flatMap(({ id, pathname }) => [id, pathname, `${pathname}/`]));
}
