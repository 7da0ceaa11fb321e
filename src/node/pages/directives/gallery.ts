import type { Element } from 'hast';
import type { Link, ListItem, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createTranslate } from '../../base/texts/createTranslate';
import type { Directive } from './directive';

/** The link that an entry of a gallery begins with. */
function findEntryLink({ children: [first] }: ListItem): Link | undefined {
  const link = first?.type === 'paragraph' ? first.children[0] : undefined;
  return link?.type === 'link' ? link : undefined;
}

function listLinks(gallery: Nodes): Link[] {
  const links: Link[] = [];
  visit(gallery, 'listItem', (item) => {
    links.push(...[findEntryLink(item) ?? []].flat());
  });
  return links;
}

/** The links of all galleries in a page, each of which has a picture. */
export function findGalleryLinks(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'containerDirective', (node) => {
    links.push(...(node.name === 'gallery' ? listLinks(node) : []));
  });
  return links;
}

/** An element in a line of markdown, which knows none. */
function createPhrase({ tagName, properties, children }: Element): PhrasingContent {
  return {
    type: 'emphasis',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children as [] },
  };
}

function createSpan(children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', children, data: { hName: 'span' } };
}

/**
 * `:::gallery`, a list of links with captions, `:::` -> each link below the picture of the section that it leads to, with its
 * plan.
 */
export const gallery: Directive<'containerDirective'> = {
  type: 'containerDirective',
  example: ':::gallery … :::',
  readsLinks: true,
  render: (places, context) => {
    const t = createTranslate(context.language);
    const known = new Set<string>();
    const addPicture = (item: ListItem): void => {
      const link = findEntryLink(item);
      if (!link || item.children.length > 1) {
        const message = 'An entry of a gallery begins with a link: `- [Name](/x/…/#section) A caption`.';
        context.report(item, message);
        return;
      }
      const section = context.getPicture(link.url);
      if (!section) {
        const message = `\`${link.url}\` leads to no section with a demo, so that it has no picture. Link to one that has one.`;
        context.report(link, message);
        return;
      }
      if (known.has(link.url)) {
        context.report(link, `\`${link.url}\` is twice in the galleries of the page. Keep one.`);
      }
      known.add(link.url);
      const { picture, plan, styles } = section;
      const entry = item.children[0] as Paragraph;
      const [, ...caption] = entry.children;
      const captions = caption.length > 0 ? [createSpan(caption)] : [];
      entry.children = [createPhrase(picture), link, ...captions];
      if (styles) {
        context.pictureStyles.push(styles);
      }
      if (plan) {
        const mark: Element = {
          type: 'element',
          tagName: 'span',
          properties: { className: ['plan-mark', `plan-${plan}`] },
          children: [{ type: 'text', value: t(`planNames.${plan}`) }],
        };
        link.children.push({ type: 'text', value: ' ' }, createPhrase(mark));
      }
    };
    for (const { node } of places) {
      node.data = { hName: 'div', hProperties: { className: ['gallery'] } };
      const [list] = node.children;
      if (list?.type === 'list' && node.children.length === 1) {
        list.children.forEach(addPicture);
      } else {
        context.report(node, 'A gallery contains one list, and nothing else.');
      }
    }
  },
  listInputs: (node, _, { getPicture }) =>
    listLinks(node).map(({ url }) => JSON.stringify(getPicture?.(url) ?? url)),
};
