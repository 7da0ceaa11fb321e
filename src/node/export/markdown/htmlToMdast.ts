import type { Element, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ListItem, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { createText } from '../../pages/markdown/createNodes';
import { hasClass } from '../../pages/markdown/readElements';
import { getHandlers, type ExportContext } from './handlers';
import { writeMarkdown } from './writeMarkdown';

/** Marks a definition in the HTML whose markdown is written. */
interface WrittenDefinition {
  type: 'definition';
  markdown: string;
}

function parse(html: string): HtmlRoot {
  return fromHtml(html, { fragment: true });
}

/**
 * Puts a space between code and code, which would be one without it, and joins the white space around elements that
 * are left out or put it before their text.
 */
function separateInline(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const previous = index ? parent?.children[index - 1] : undefined;
    if (node.type === 'text') {
      const text = node.value.replaceAll(/\s+/g, ' ');
      node.value = parent?.type === 'tableCell' && !previous ? text.trimStart() : text;
    } else if (node.type === 'inlineCode' && previous?.type === 'inlineCode') {
      parent!.children.splice(index!, 0, createText(' '));
    }
  });
}

/** Makes lists without empty lines between their items; the blocks of an item stay apart. */
function tightenLists(tree: Root): void {
  visit(tree, ['list', 'listItem'], (node) => {
    if (node.type === 'list') {
      node.spread = false;
    } else if (node.type === 'listItem') {
      node.spread = node.children.length > 1;
    }
  });
}

function convert(tree: HtmlRoot, context: ExportContext): RootContent[] {
  const root = toMdast(tree, {
    document: true,
    handlers: getHandlers(context),
    nodeHandlers: {
      definition: (_, { markdown }: WrittenDefinition): ListItem => ({
        type: 'listItem',
        // The writer takes `html` as it is.
        children: [{ type: 'html', value: markdown }],
      }),
    },
  }) as Root;
  separateInline(root);
  tightenLists(root);
  return root.children;
}

/** Definitions of types as markdown, by their HTML. */
const definitions = new Map<string, string>();

/** A link to another place of the page, of which only the page knows the address. */
const OWN_LINK = /href="#(?![^"]*" class="api-type-link")/;

function writeDefinition(html: string, context: ExportContext): string {
  const markdown = definitions.get(html) ?? writeMarkdown(convert(parse(html), context)).trimEnd();
  if (!OWN_LINK.test(html)) {
    definitions.set(html, markdown);
  }
  return markdown;
}

/** Writes each definition of a type once: pages of the API share most of them, and they are most of their text. */
function replaceDefinitions(tree: HtmlRoot, html: string, context: ExportContext): void {
  visit(tree, 'element', (element: Element, index, parent) => {
    if (!hasClass(element, 'api-type')) {
      return undefined;
    }
    const start = element.children[0]!.position!.start.offset;
    const end = element.children.at(-1)!.position!.end.offset;
    const markdown = writeDefinition(html.slice(start, end), context);
    const written: WrittenDefinition = { type: 'definition', markdown };
    parent!.children[index!] = written as unknown as Element;
    return SKIP;
  });
}

/** Converts the HTML of a page's block to nodes of markdown. */
export function htmlToMdast(html: string, context: ExportContext): RootContent[] {
  const tree = parse(html);
  replaceDefinitions(tree, html, context);
  visit(tree, (node) => {
    node.position = undefined;
  });
  return convert(tree, context);
}

/** The text of HTML as it is there, without its elements. */
export function htmlToText(html: string): string {
  return DomUtils.textContent(parseDocument(html));
}
