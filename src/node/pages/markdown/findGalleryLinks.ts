import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The links of `:::gallery … :::`, each of which has a picture. */
export function findGalleryLinks(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'containerDirective', (node) => {
    if (node.name === 'gallery') {
      visit(node, 'link', (link) => {
        links.push(link);
      });
    }
  });
  return links;
}
