import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Writes markdown: CommonMark with the tables of GFM. */
export function writeMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children });
}
