import type { Root } from 'mdast';
import { openCache } from '../../base/cache/openCache';
import type { Problem } from '../../base/problems/problem';
import { findDepth } from './findDepth';
import type { SourceText } from './loadPage';
import { parseMarkdown } from './parseMarkdown';
import { parsePage, type ParsedPage } from './parsePage';

/** As `parsePage`, for runs over all pages: the tree of a text that a run has parsed comes from the cache, in a tenth of the time. */
export async function loadParsedPage(
  projectDirectory: string,
  text: SourceText,
  problems: Problem[],
): Promise<ParsedPage | undefined> {
  // A text that is nested too deep cannot be parsed.
  if (findDepth(text).length > 0) {
    return parsePage(text, problems);
  }
  const cache = await openCache<Root>(projectDirectory, 'markdown-trees');
  const tree = await cache.get([text.markdown], async () => parseMarkdown(text.markdown));
  return parsePage(text, problems, tree);
}
