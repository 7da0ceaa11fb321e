import type { Node, Root } from 'mdast';
import type { FrontMatter } from '../../../shared/page/page';
import type { Problem } from '../../base/problems/problem';
import { unfoldDetails } from '../directives/details';
import { insertFacts } from '../directives/fact';
import type { SourceText } from './loadPage';
import { findDepth } from './findDepth';
import { findOpenFences } from './findOpenFences';
import { parseFrontMatter } from './parseFrontMatter';
import { parseMarkdown } from './parseMarkdown';

/** A page as a tree. */
export interface ParsedPage {
  frontMatter: FrontMatter;
  tree: Root;
}

/**
 * Parses the markdown of a page and checks its front matter.
 *
 * @param known the tree of the markdown where it was parsed before; it is used up
 * @returns undefined when the front matter is missing or wrong, or the text cannot be read; `problems` says why
 */
export function parsePage(
  { file, markdown }: SourceText,
  problems: Problem[],
  known?: Root,
): ParsedPage | undefined {
  const depth = findDepth({ file, markdown });
  if (depth.length > 0) {
    problems.push(...depth);
    return undefined;
  }
  const tree = known ?? parseMarkdown(markdown);
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    problems.push({
      file,
      line: 1,
      message: 'The page has no front matter. Start it with `---`, title, description, `---`.',
    });
    return undefined;
  }
  const frontMatter = parseFrontMatter(first.value, file, (first.position?.start.line ?? 1) + 1, problems);
  if (!frontMatter) {
    return undefined;
  }
  tree.children.shift();
  problems.push(...findOpenFences(tree, { file, markdown }));
  const report = ({ position }: Node, message: string) => {
    problems.push({ file, line: position?.start.line, message });
  };
  unfoldDetails(tree, report);
  insertFacts(tree, report);
  return { frontMatter, tree };
}
