import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Puts each table in a box that scrolls, so that a wide one never widens the page on a phone. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'] },
      children: [node],
    };
    parent.children[index] = box;
    return SKIP;
  });
}
