import type { BlockContent, List, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

const written = new Map<string, string>();

/** Writes the content of an item, the same on many pages once: those of the API share most definitions. */
function writeOnce(children: BlockContent[]): string {
  const key = JSON.stringify(children);
  const text = written.get(key) ?? writer.stringify({ type: 'root', children }).trimEnd();
  written.set(key, text);
  return text;
}

/** A list whose items are written already; `html` is what the writer takes as it is. */
function writeItems(list: List): List {
  return {
    ...list,
    children: list.children.map((item) => ({
      ...item,
      children: [{ type: 'html', value: writeOnce(item.children as BlockContent[]) }],
    })),
  };
}

/** Writes markdown: CommonMark with the tables of GFM. */
export function writeMarkdown(blocks: RootContent[]): string {
  return writer.stringify({
    type: 'root',
    children: blocks.map((block) => (block.type === 'list' ? writeItems(block) : block)),
  });
}
