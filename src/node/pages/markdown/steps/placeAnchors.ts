import type { Emphasis, Heading, Link, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { addToList } from '../../../../shared/addToList';
import { localizeHref } from '../../../../shared/paths/localizeHref';
import type { CompileContext } from '../compileContext';

/** The class of an earlier anchor; `src/client/page/prose.css` places it. */
const ANCHOR_CLASS = 'old-id';

/** Gives ids to an element: the first becomes its own where it has none, the others those of empty elements in it. */
function addIds(node: Heading | Link | Paragraph, ids: readonly string[]): void {
  const properties = node.data?.hProperties;
  const [own, ...others] = properties?.id === undefined ? ids : [undefined, ...ids];
  if (own !== undefined) {
    node.data = { ...node.data, hProperties: { ...properties, id: own } };
  }
  const anchors = others.map((id): Emphasis => ({
    type: 'emphasis',
    children: [],
    data: { hName: 'span', hProperties: { id, className: [ANCHOR_CLASS] } },
  }));
  node.children = [...anchors, ...node.children];
}

/**
 * Puts the ids of earlier headings at the headings that have their subjects now, at the first paragraph where no heading
 * has, and at the first link to the page that has them. Links from elsewhere lead there, without a script.
 */
export function placeAnchors(tree: Root, { anchors, language }: CompileContext): void {
  const idsByHref = new Map<string, string[]>();
  for (const { id, href } of anchors) {
    addToList(idsByHref, localizeHref(href, language), id);
  }
  const take = (href: string): string[] => {
    const ids = idsByHref.get(href) ?? [];
    idsByHref.delete(href);
    return ids;
  };
  const first = tree.children.find((node) => node.type === 'paragraph');
  if (first) {
    addIds(first, take('#'));
  }
  visit(tree, (node) => {
    if (node.type === 'heading') {
      addIds(node, take(`#${String(node.data?.hProperties?.id)}`));
      return SKIP;
    }
    if (node.type === 'link' && !node.url.startsWith('#')) {
      addIds(node, take(node.url));
    }
    return undefined;
  });
}
