import type { Element } from 'hast';
import type { Link, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createTranslate } from '../../../base/texts/createTranslate';
import { reportProblem, type CompileContext } from '../compileContext';
import { findGalleryLinks } from '../findGalleryLinks';

/** An element in a line of markdown, which knows none. */
function createPhrase({ tagName, properties, children }: Element): PhrasingContent {
  return {
    type: 'emphasis',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children as [] },
  };
}

/** `:::gallery`, a list of links, `:::` -> each link with the picture of the section that it leads to, and its plan. */
export function renderGalleries(tree: Root, context: CompileContext): void {
  const t = createTranslate(context.language);
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'gallery') {
      return;
    }
    node.data = { hName: 'div', hProperties: { className: ['gallery'] } };
    const [list] = node.children;
    const isList = list?.type === 'list' && node.children.length === 1;
    const isLinks =
      isList &&
      list.children.every(({ children: [first, ...others] }) => {
        const isLink = first?.type === 'paragraph' && first.children[0]?.type === 'link';
        return isLink && first.children.length === 1 && others.length === 0;
      });
    if (!isLinks) {
      const message = 'A gallery contains one list, and each item is a link: `- [Name](/x/…/#section)`.';
      reportProblem(context, node, message);
    }
  });
  const known = new Set<string>();
  const addPicture = (link: Link): void => {
    const section = context.getPicture(link.url);
    if (!section) {
      const message = `\`${link.url}\` leads to no section with a chart, so that it has no picture. Link to one whose first demo is a chart.`;
      reportProblem(context, link, message);
      return;
    }
    if (known.has(link.url)) {
      reportProblem(context, link, `\`${link.url}\` is twice in the galleries of the page. Keep one.`);
    }
    known.add(link.url);
    const { picture, plan } = section;
    link.children.unshift(createPhrase(picture));
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
  findGalleryLinks(tree).forEach(addPicture);
}
