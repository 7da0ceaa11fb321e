import { distance } from 'fastest-levenshtein';
import type { ApiIndex, ApiIndexEntry } from '../../api/types/apiIndex';
import type { ApiTab } from '../../../shared/page/docsTabs';
import type { FrontMatter } from '../../../shared/page/page';
import type { Problem } from '../../base/problems/problem';

/** The key of the front matter that lists what a tab shows, and the kind of symbols in it. */
const LISTS = {
  'components-api': { key: 'components', kind: 'component' },
  'hooks-api': { key: 'hooks', kind: 'hook' },
} as const;

interface FindOptions {
  frontMatter: FrontMatter;
  /** Folder of the page's product; names of other products are unknown. */
  product: string | undefined;
  /** Markdown file of the page. */
  file: string;
  /** Takes the names that are unknown, with the nearest that are not. */
  problems: Problem[];
}

/** The extracted symbols that a tab shows, in the order of the page's list. */
export function findTabSymbols(
  api: ApiIndex,
  tab: ApiTab,
  { frontMatter, product, file, problems }: FindOptions,
): ApiIndexEntry[] {
  const { key, kind } = LISTS[tab];
  const known = api.entries.filter((entry) => entry.product === product && entry.kind === kind && entry.file);
  return frontMatter[key].flatMap((name) => {
    // A symbol may also be exported under an older name, without a page.
    const found = known
      .filter((entry) => entry.name === name || entry.exportName === name)
      .toSorted((a, b) => Number(b.pathname !== undefined) - Number(a.pathname !== undefined));
    if (found[0]) {
      return [found[0]];
    }
    const nearest = known.toSorted((a, b) => distance(a.name, name) - distance(b.name, name))[0];
    const remedy = nearest ? `Did you mean \`${nearest.name}\`?` : 'The product has none.';
    problems.push({
      file,
      line: 1,
      message: `Front matter \`${key}\`: unknown ${kind} \`${name}\`. ${remedy}`,
    });
    return [];
  });
}
