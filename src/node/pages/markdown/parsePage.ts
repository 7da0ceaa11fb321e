import type { Node, Root } from 'mdast';
import type { FrontMatter } from '../../../shared/page/page';
import type { Problem } from '../../base/problems/problem';
import { unfoldDetails } from '../directives/details';
import { insertFacts } from '../directives/fact';
import type { SourceText } from './loadPage';
import { findDepth } from './findDepth';
import { parseFrontMatter } from './parseFrontMatter';
import { parseMarkdown } from './parseMarkdown';
import { visit } from 'unist-util-visit';

/** The fence that begins a block of code. */
const START = /^\s*(`{3,}|~{3,})/;

/** The fence at the end of a line. */
const END = /(`{3,}|~{3,})\s*$/;

/**
 * Finds blocks of code that nothing closes: they take all that follows, headings and demos among it, to the end of the page or
 * of their list.
 */
function findOpenFences(tree: Root, { file, markdown }: SourceText): Problem[] {
  const lines = markdown.split('\n');
  const problems: Problem[] = [];
  visit(tree, 'code', ({ position }) => {
    if (!position) {
      return;
    }
    const { start, end } = position;
    const [, first] = START.exec(lines[start.line - 1]!.slice(start.column - 1)) ?? [];
    const [, last = ''] = END.exec(lines[end.line - 1]!.slice(0, end.column - 1)) ?? [];
    const isClosed = end.line > start.line && first !== undefined && last.startsWith(first);
    if (first !== undefined && !isClosed) {
      const message =
        'The block of code is not closed: it takes all that follows. Write ``` below its last line.';
      problems.push({ file, line: start.line, message });
    }
  });
  return problems;
}

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
