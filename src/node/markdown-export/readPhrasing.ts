import type { Link, PhrasingContent } from 'mdast';
import type { Translate } from '../../shared/translate';
import { createText } from './createNodes';
import {
  getChildren,
  getElements,
  getText,
  hasClass,
  isElement,
  isTag,
  type HtmlElement,
  type HtmlNode,
} from './htmlTree';

/** What the text of a copy takes from its page. */
export interface CopyContext {
  /** The link in full: a copy is read away from its site. */
  toHref: (href: string) => string;
  t: Translate;
}

/** What is worked with, and says nothing. */
const LEFT_OUT = [
  'button',
  'input',
  'label',
  'fieldset',
  'form',
  'search',
  'output',
  'svg',
  'style',
  'legend',
];

const LEFT_OUT_CLASSES = ['heading-anchor', 'palette-editor', 'palette-needs-script'];

/** Whether an element says nothing that a copy could hold. */
export function isLeftOut(node: HtmlNode): boolean {
  if (!isElement(node)) {
    return false;
  }
  const isHidden = node.attribs['aria-hidden'] !== undefined;
  return isHidden || LEFT_OUT.includes(node.name) || hasClass(node, ...LEFT_OUT_CLASSES);
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function readText(text: string): PhrasingContent[] {
  return text ? [createText(text)] : [];
}

function readInlineCode(text: string): PhrasingContent[] {
  const value = collapse(text).trim();
  return value ? [{ type: 'inlineCode', value }] : [];
}

/** The names in a type are links too: they unfold its definition, which the copy holds anyway. */
function isPageLink(node: HtmlNode): node is HtmlElement {
  return isTag(node, 'a') && !hasClass(node, 'api-type-link');
}

/** Code; markdown has no links inside of it, so each link is code of its own. */
function readCode(element: HtmlElement, context: CopyContext): PhrasingContent[] {
  const children = getChildren(element);
  if (!children.some(isPageLink)) {
    return readInlineCode(getText(element));
  }
  return children.flatMap((child): PhrasingContent[] =>
    isPageLink(child)
      ? [readLink(child, readInlineCode(getText(child)), context)]
      : readText(collapse(getText(child))),
  );
}

function readLink(element: HtmlElement, children: Link['children'], { toHref }: CopyContext): Link {
  return { type: 'link', url: toHref(element.attribs.href ?? ''), children };
}

function readElement(element: HtmlElement, context: CopyContext): PhrasingContent[] {
  if (isLeftOut(element)) {
    return [];
  }
  if (hasClass(element, 'plan-mark', 'api-chip', 'menu-chip')) {
    return readText(` (${collapse(getText(element)).trim()})`);
  }
  // A type in short, and below it in full.
  if (hasClass(element, 'api-type-full')) {
    const full = getElements(element).findLast(({ name }) => name === 'code');
    return full ? readInlineCode(getText(full)) : [];
  }
  const children = () => readPhrasing(getChildren(element), context);
  if (hasClass(element, 'api-index-text')) {
    return [...readText(': '), ...children()];
  }
  if (hasClass(element, 'api-default')) {
    return [...readText('; '), ...children()];
  }
  switch (element.name) {
    case 'code':
      return readCode(element, context);
    case 'a': {
      const content = children();
      return content.length > 0 ? [readLink(element, content, context)] : [];
    }
    case 'strong':
      return [{ type: 'strong', children: children() }];
    case 'em':
      return [{ type: 'emphasis', children: children() }];
    case 'del':
      return [{ type: 'delete', children: children() }];
    case 'br':
      return [{ type: 'break' }];
    default:
      return children();
  }
}

/** Joins neighbouring texts, and keeps neighbouring code apart: without a space it would be one. */
function joinNeighbours(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = createText(collapse(last.value + node.value));
    } else if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
      joined.push(createText(' '), node);
    } else {
      joined.push(node);
    }
  }
  return joined;
}

/** Reads what stands within a line. */
export function readPhrasing(nodes: readonly HtmlNode[], context: CopyContext): PhrasingContent[] {
  return joinNeighbours(
    nodes.flatMap((node) => {
      if (isElement(node)) {
        return readElement(node, context);
      }
      return node.type === 'text' ? readText(collapse(getText(node))) : [];
    }),
  );
}

/** Reads a line: without white space at its ends. */
export function readLine(nodes: readonly HtmlNode[], context: CopyContext): PhrasingContent[] {
  const line = readPhrasing(nodes, context);
  const [first] = line;
  if (first?.type === 'text') {
    line[0] = { ...first, value: first.value.trimStart() };
  }
  const last = line.at(-1);
  if (last?.type === 'text') {
    line[line.length - 1] = { ...last, value: last.value.trimEnd() };
  }
  return line.filter((node) => node.type !== 'text' || node.value !== '');
}
