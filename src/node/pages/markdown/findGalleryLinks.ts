import type { Link, ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The link that an entry of a gallery begins with. */
export function findEntryLink({ children: [first] }: ListItem): Link | undefined {
  const link = first?.type === 'paragraph' ? first.children[0] : undefined;
  return link?.type === 'link' ? link : undefined;
}

/** The links of `:::gallery … :::`, each of which has a picture. */
export function findGalleryLinks(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'containerDirective', (node) => {
    if (node.name === 'gallery') {
      visit(node, 'listItem', (item) => {
        const link = findEntryLink(item);
        if (link) {
          links.push(link);
        }
      });
    }
  });
  return links;
}
