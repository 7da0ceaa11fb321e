import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Attributes for what nobody does with a picture: name, find, reach or describe its parts. */
const OF_CONTROLS = /^(id|htmlFor|name|href|role|tabIndex|title|contentEditable|aria[A-Z]|data[A-Z])/;

/** Elements that the text around a picture has rules for, and what stands for them. */
const PLAIN_NAMES: Record<string, string> = {
  a: 'span',
  button: 'span',
  ul: 'div',
  ol: 'div',
  li: 'div',
  p: 'div',
  h1: 'div',
  h2: 'div',
  h3: 'div',
  h4: 'div',
  h5: 'div',
  h6: 'div',
};

/** Makes a picture of a demo that has no drawing: its snapshot, which nobody can reach. A style sheet makes it small. */
export function createInertSnapshot(html: string): Element {
  const { children } = fromHtml(html, { fragment: true });
  const snapshot: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['demo-snapshot'] },
    children: children as Element[],
  };
  visit(snapshot, 'element', (element) => {
    const { tagName, properties } = element;
    element.tagName = PLAIN_NAMES[tagName] ?? tagName;
    Object.keys(properties)
      .filter((name) => OF_CONTROLS.test(name))
      .forEach((name) => delete properties[name]);
  });
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['gallery-snapshot'], inert: true },
    children: [snapshot],
  };
}
