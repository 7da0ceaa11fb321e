import { createParagraph, createText, joinPhrases } from '../markdown/createNodes';
import { getElements, hasClass, readBlocks, readLine } from '../markdown/readElements';
import type { Directive } from './directive';

export const CALLOUTS = ['info', 'tip', 'success', 'warning', 'error'] as const;

/**
 * `:::info[Title] … :::` -> `<div role="note" class="callout callout-info">`; the page's controller names the
 * kind for screen readers, in the user's language. It is no landmark: a page may have several callouts of a kind.
 */
export function createCallout(kind: (typeof CALLOUTS)[number]): Directive<'containerDirective'> {
  return {
    type: 'containerDirective',
    example: `:::${kind} … :::`,
    render: (places) => {
      for (const { node } of places) {
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
      }
    },
    // A quotation that begins with its kind: `> **Warning: Title**`.
    toMarkdown: (t) => ({
      [`callout-${kind}`]: (state, element) => {
        const title = getElements(element).find((child) => hasClass(child, 'callout-title'));
        const text = createText(t(`callout.${kind}`));
        const line = joinPhrases([[text], title ? readLine(state, title) : []], ': ');
        const rest = element.children.filter((child) => child !== title);
        return {
          type: 'blockquote',
          children: [createParagraph({ type: 'strong', children: line }), ...readBlocks(state, rest)],
        };
      },
    }),
  };
}
