import { load, type CheerioAPI } from 'cheerio/slim';

/** A piece of HTML, as cheerio's parser reads it. */
export type HtmlNode = ReturnType<CheerioAPI['root']>[0]['children'][number];

export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** `'<p>a</p>b' -> [p, 'b']` */
export function parseHtml(html: string): HtmlNode[] {
  return load(html, null, false).root()[0]!.children;
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node !== undefined && 'attribs' in node;
}

export function hasClass(node: HtmlNode | undefined, ...names: string[]): boolean {
  const classes = isElement(node) ? node.attribs.class : undefined;
  // Asked of every element several times; most have none.
  return classes !== undefined && classes.split(' ').some((name) => names.includes(name));
}

export function isTag(node: HtmlNode | undefined, ...names: string[]): node is HtmlElement {
  return isElement(node) && names.includes(node.name);
}

/** The text of a node with all that is in it, as it stands there. */
export function getText(node: HtmlNode): string {
  if (node.type === 'text') {
    return (node as { data?: string }).data ?? '';
  }
  return 'children' in node ? (node.children as HtmlNode[]).map(getText).join('') : '';
}

/** The first element inside a node that fits, in reading order. */
export function findElement(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of getElements(element)) {
    const found = fits(child) ? child : findElement(child, fits);
    if (found) {
      return found;
    }
  }
  return undefined;
}

export function getChildren(element: HtmlElement): HtmlNode[] {
  return element.children;
}

export function getElements(element: HtmlElement): HtmlElement[] {
  return getChildren(element).filter(isElement);
}
