import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourceText } from './loadPage';
import type { Problem } from '../../base/problems/problem';

/** The fence that begins a block of code. */
const START = /^\s*(`{3,}|~{3,})/;

/** The fence at the end of a line. */
const END = /(`{3,}|~{3,})\s*$/;

/**
 * Finds blocks of code that nothing closes: they take all that follows, headings and demos among it, to the end of the page or
 * of their list.
 */
export function findOpenFences(tree: Root, { file, markdown }: SourceText): Problem[] {
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
