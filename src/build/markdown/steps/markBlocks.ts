import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { BLOCK_TAGS } from '../splitBlocks';

/** `::demo{…}` and `::widget{…}` -> elements that `splitBlocks` finds in the HTML tree. */
export function markBlocks(tree: Root): void {
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'demo' || node.name === 'widget') {
      const line = String(node.position?.start.line ?? 0);
      node.data = { hName: BLOCK_TAGS[node.name], hProperties: { ...node.attributes, line } };
    }
  });
}
