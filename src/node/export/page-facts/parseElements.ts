import { Parser } from 'htmlparser2';

/** An element of a page as its tags say it. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent?: PageElement;
  /** Whether it is in a demo: what it links to and shows is the demo's own. */
  isInDemo: boolean;
  /** The text of a script; that of other elements is not read. */
  text: string;
}

export function hasClass({ attributes }: Pick<PageElement, 'attributes'>, name: string): boolean {
  return attributes.class?.split(' ').includes(name) ?? false;
}

/** Whether an element is in one that fits, or fits itself. */
export function isInside(
  element: PageElement | undefined,
  fits: (ancestor: PageElement) => boolean,
): boolean {
  return element !== undefined && (fits(element) || isInside(element.parent, fits));
}

/**
 * Parses a page and visits its elements in reading order, without a tree of them: pages of the API have tens of
 * thousands.
 */
export function parseElements(html: string, visit: (element: PageElement) => void): void {
  let current: PageElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isInDemo = current?.isInDemo || hasClass({ attributes }, 'demo-stage');
      current = { name, attributes, parent: current, isInDemo, text: '' };
      if (name !== 'script') {
        visit(current);
      }
    },
    ontext(text) {
      if (current?.name === 'script') {
        current.text += text;
      }
    },
    onclosetag(name) {
      if (name === 'script') {
        visit(current!);
      }
      current = current?.parent;
    },
  });
  parser.end(html);
}
