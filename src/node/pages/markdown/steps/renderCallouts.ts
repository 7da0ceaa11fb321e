import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { CALLOUTS } from '../directives';

/**
 * `:::info[Title] … :::` -> `<div role="note" class="callout callout-info">`; the page's controller names the
 * kind for screen readers, in the user's language. It is no landmark: a page may have several callouts of a kind.
 */
export function renderCallouts(tree: Root): void {
  visit(tree, 'containerDirective', (node) => {
    const kind = CALLOUTS.find((name) => name === node.name);
    if (!kind) {
      return;
    }
    node.data = {
      hName: 'div',
      hProperties: {
        role: 'note',
        className: ['callout', `callout-${kind}`],
        'data-label': `callout.${kind}`,
      },
    };
    const [first] = node.children;
    if (first?.type === 'paragraph' && first.data?.directiveLabel) {
      first.data = { ...first.data, hProperties: { className: ['callout-title'] } };
    }
  });
}
