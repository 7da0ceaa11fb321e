import type { SearchRecord } from '../../../shared/search/searchIndex';
import type { SearchHit } from '../engine/createSearchEngine';

/**
 * The demo that shows what a hit says: the demo itself, the first one of its section, or the first one of its page.
 *
 * @param records those of the index, in the order of their pages
 * @returns its name as in code, such as `BarLabels`; undefined where the section has none, and for symbols
 */
export function findShownDemo(
  { record, hash }: SearchHit,
  records: readonly SearchRecord[],
): string | undefined {
  const getName = (demo: SearchRecord | undefined) => demo?.hash?.replace(/\.tsx$/, '');
  const [page] = record.pages;
  const demos = records.filter(({ kind, pages }) => kind === 'demo' && pages[0] === page);
  switch (record.kind) {
    case 'demo':
      return getName({ ...record, hash });
    case 'heading':
    case 'migration':
      return getName(demos.find(({ parent }) => parent === record.name));
    case 'page':
      return getName(demos[0]);
    default:
      return undefined;
  }
}
