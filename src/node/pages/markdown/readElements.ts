import type { Element, ElementContent, Nodes } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent } from 'mdast';
import { normalizeSpace } from '../../base/texts/normalizeSpace';

export function getClasses({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function hasClass(node: Nodes | undefined, name: string): boolean {
  return node?.type === 'element' && getClasses(node).includes(name);
}

export function getElements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** The text of a node as it is there. */
export function getText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

export function getLine(node: Nodes): string {
  return normalizeSpace(getText(node));
}

/** The content of an element that is within a line. */
export function readLine(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

/** The content of an element that is in lines of its own. */
export function readBlocks(state: State, children: ElementContent[]): BlockContent[] {
  return state.toFlow(state.all({ type: 'root', children })) as BlockContent[];
}
