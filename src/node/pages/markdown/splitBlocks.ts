import type { Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { DETAILS_TITLE_CLASS, type Block } from '../../../shared/page/page';
import { createKey } from '../../base/files/hash';
import { isEnd, isTitle } from './unfoldDetails';

/** The directives that become blocks of their own. */
const BLOCK_NAMES = ['demo', 'prop-playground', 'widget', 'props', 'events', 'selectors', 'methods'] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** A block that is no prose, as the compiler found it: `::demo{…}`, `::widget{…}`. */
export interface BlockDirective {
  kind: BlockName;
  attributes: Record<string, string>;
  line: number;
}

export function isBlockName(name: string): name is BlockName {
  return (BLOCK_NAMES as readonly string[]).includes(name);
}

/** The element that stands for a block directive between parsing and splitting; never in the page. */
export function nameToTag(name: BlockName): string {
  return `block-${name}`;
}

function readDirective(node: RootContent): BlockDirective | undefined {
  if (node.type !== 'element') {
    return undefined;
  }
  const kind = BLOCK_NAMES.find((name) => nameToTag(name) === node.tagName);
  if (!kind) {
    return undefined;
  }
  const { line, ...attributes } = node.properties as Record<string, string>;
  return { kind, attributes, line: Number(line) };
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
