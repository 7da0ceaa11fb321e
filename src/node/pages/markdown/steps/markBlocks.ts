import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isBlockName, nameToTag } from '../splitBlocks';

/** `::demo{…}` and other blocks -> elements that `splitBlocks` finds in the HTML tree. */
export function markBlocks(tree: Root): void {
  visit(tree, 'leafDirective', (node) => {
    if (isBlockName(node.name)) {
      const line = String(node.position?.start.line ?? 0);
      node.data = { hName: nameToTag(node.name), hProperties: { ...node.attributes, line } };
    }
  });
}
