import type { Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { DETAILS_TITLE_CLASS, type Block } from '../../../shared/page/page';
import { createKey } from '../../base/files/hash';
import { DIRECTIVES } from '../directives';
import { isEnd, isTitle } from '../directives/details';
import type { BlockDirective } from '../directives/directive';

/** Before the name of a directive: the element that stands for it between parsing and splitting; never in the page. */
const TAG_PREFIX = 'block-';

/** `::demo{…}` and other blocks -> elements that `splitBlocks` finds in the HTML tree. */
export function markBlocks(tree: Root): void {
  visit(tree, 'leafDirective', (node) => {
    if (DIRECTIVES.get(node.name)?.createBlock) {
      const line = String(node.position?.start.line ?? 0);
      node.data = { hName: TAG_PREFIX + node.name, hProperties: { ...node.attributes, line } };
    }
  });
}

function readDirective(node: RootContent): BlockDirective | undefined {
  if (node.type !== 'element' || !node.tagName.startsWith(TAG_PREFIX)) {
    return undefined;
  }
  const { line, ...attributes } = node.properties as Record<string, string>;
  return { name: node.tagName.slice(TAG_PREFIX.length), attributes, line: Number(line) };
}

/**
 * Cuts the tree of a page into blocks in reading order: runs of prose, and what is between them.
 *
 * The key of a block follows its content, so that a save in development leaves the other blocks as they are.
 *
 * @param createBlock makes the block of a directive; undefined leaves it out
 */
export async function splitBlocks(
  tree: HastRoot,
  createBlock: (directive: BlockDirective) => Promise<Block | undefined>,
): Promise<Block[]> {
  const blocks: Block[] = [];
  let prose: RootContent[] = [];
  let details: string | undefined;
  const add = (block: Block) => blocks.push(details === undefined ? block : { ...block, details });
  const endProse = () => {
    const html = toHtml({ type: 'root', children: prose }).trim();
    if (html) {
      add({ kind: 'html', key: createKey('html', html), html });
    }
    prose = [];
  };
  for (const node of tree.children) {
    const directive = readDirective(node);
    if (directive) {
      endProse();
      const block = await createBlock(directive);
      if (block) {
        add(block);
      }
    } else if (isTitle(node)) {
      endProse();
      details = String(node.properties.id);
      prose = [{ ...node, tagName: 'span', properties: { className: [DETAILS_TITLE_CLASS] } }];
      endProse();
    } else if (isEnd(node)) {
      endProse();
      details = undefined;
    } else {
      prose.push(node);
    }
  }
  endProse();
  return makeKeysUnique(blocks);
}

/** Two blocks of the same content get different keys. */
function makeKeysUnique(blocks: Block[]): Block[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.key) ?? 0) + 1;
    counts.set(block.key, count);
    return count === 1 ? block : { ...block, key: `${block.key}-${count}` };
  });
}
