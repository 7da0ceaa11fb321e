import type { Blockquote, List, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Language } from '../../../shared/languages/languages';
import type { Anchor } from '../legacy-anchors/listAnchors';
import { createTranslate } from '../../base/texts/createTranslate';

/** The text of a link to a place of the site, in a language. */
export type GetLinkText = (href: string, language: Language) => string;

interface MovedSectionsOptions {
  anchors: readonly Anchor[];
  language: Language;
  getLinkText: GetLinkText;
}

/**
 * Ends a page with links to the other pages on which subjects of earlier headings are, those left out that the text
 * links already: `placeAnchors` gives the links the ids of these headings.
 */
export function addMovedSections(tree: Root, { anchors, language, getLinkText }: MovedSectionsOptions): void {
  const linked = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'link') {
      linked.add(node.url);
    }
    // A heading has the ids of its own subject.
    return node.type === 'heading' ? SKIP : undefined;
  });
  const hrefs = new Set(anchors.map(({ href }) => href).filter((href) => !href.startsWith('#')));
  const missing = [...hrefs].filter((href) => !linked.has(href));
  if (missing.length === 0) {
    return;
  }
  const list: List = {
    type: 'list',
    spread: false,
    children: missing.map((url) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: getLinkText(url, language) }] }],
        },
      ],
    })),
  };
  const t = createTranslate(language);
  const group: Blockquote = {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: t('moved.sections') }] }, list],
    data: { hName: 'div', hProperties: { className: ['moved-sections'] } },
  };
  tree.children.push(group);
}
