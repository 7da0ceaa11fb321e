import { toHtml } from 'hast-util-to-html';
import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language } from '../../../shared/languages/languages';
import { localizeHref } from '../../../shared/paths/localizeHref';

const parser = unified().use(remarkParse);
const toHtmlTree = unified().use(remarkRehype);

/** Renders the short markdown of an explanation: links stay in the user's language. */
export function renderText(markdown: string, language: Language): string {
  const tree = parser.parse(markdown);
  visit(tree, (node: Nodes) => {
    if (node.type !== 'link') {
      return;
    }
    if (/^https?:/.test(node.url)) {
      node.data = { hProperties: { rel: ['noopener'], className: ['external'] } };
    } else {
      node.url = localizeHref(node.url, language);
    }
  });
  return toHtml(toHtmlTree.runSync(tree)).trim();
}
