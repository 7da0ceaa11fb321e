import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Nodes, Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Language } from '../../../shared/languages/languages';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { isCodeLanguage } from '../../base/code/codeLanguages';
import { loadHighlightCode, type HighlightCode } from '../../base/code/highlightCode';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Where the packages' own comments say that this documentation lives. */
const PUBLISHED = /^https:\/\/(?:v\d+\.)?mui\.com(\/x\/[^?#]*)(#.*)?$/;

/**
 * Renders the markdown of a comment in the packages' declarations.
 *
 * @returns the HTML; a single paragraph comes without its `<p>`
 */
export type RenderDoc = (markdown: string, language: Language) => string;

/**
 * Makes the renderer of comments. The same texts are on many pages: each is rendered once a language.
 *
 * Links to the published documentation lead to the page here when there is one.
 *
 * @param pathnames of every page, without language prefix and trailing slash
 */
export async function createRenderDoc(pathnames: ReadonlySet<string>): Promise<RenderDoc> {
  const toHtmlTree = createToHtmlTree(await loadHighlightCode());
  const rendered = new Map<string, string>();
  return (markdown, language) => {
    const key = `${language}:${markdown}`;
    let html = rendered.get(key);
    if (html === undefined) {
      html = render(markdown, { pathnames, language, toHtmlTree });
      rendered.set(key, html);
    }
    return html;
  };
}

type ToHtmlTree = (tree: MarkdownRoot) => Root;

function createToHtmlTree(highlightCode: HighlightCode): ToHtmlTree {
  const processor = unified().use(remarkRehype, {
    handlers: { code: (_, node: Code) => createCodeFigure(node, highlightCode) },
  });
  return (tree) => processor.runSync(tree) as Root;
}

interface RenderOptions {
  pathnames: ReadonlySet<string>;
  language: Language;
  toHtmlTree: ToHtmlTree;
}

function element(tagName: string, classNames: string[] | undefined, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className: classNames }, children };
}

/** A block of code in a comment, as it looks elsewhere. */
function createCodeFigure({ lang, value }: Code, highlightCode: HighlightCode): Element {
  const language = isCodeLanguage(lang) ? lang : 'tsx';
  const code = element('code', [`language-${language}`], highlightCode(value, language));
  return element('figure', ['code'], [element('pre', undefined, [code])]);
}

function render(markdown: string, { pathnames, language, toHtmlTree }: RenderOptions): string {
  const tree = parser.parse(markdown);
  visit(tree, (node: Nodes) => {
    if (node.type === 'html') {
      // No comment means markup: `<div>` is the name of an element.
      Object.assign(node, { type: 'text' });
    } else if (node.type === 'link') {
      const [, pathname = '', hash = ''] = PUBLISHED.exec(node.url) ?? [];
      const target = pathname.replace(/\/$/, '');
      if (pathnames.has(target)) {
        // The anchors of that page are its own.
        node.url = pathnameToHref(target, language);
      } else if (/^https?:/.test(node.url)) {
        node.data = { hProperties: { rel: ['noopener'], className: ['external'] } };
      } else {
        node.url = `https://mui.com${pathname || node.url}${hash}`;
      }
    }
  });
  const html = toHtmlTree(tree);
  const [first, ...rest] = html.children.filter((child) => child.type === 'element');
  const isLine = first?.tagName === 'p' && rest.length === 0;
  return toHtml(isLine ? first.children : html).trim();
}
