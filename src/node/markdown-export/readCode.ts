import type { Code } from 'mdast';
import { findElement, getElements, getText, type HtmlElement } from './htmlTree';

/**
 * Reads a block of code with the language of its class.
 *
 * @param title what stands above it; its own caption, if it has one, when not given
 */
export function readCodeBlock(element: HtmlElement, title?: string): Code {
  const code = findElement(element, ({ name }) => name === 'code') ?? element;
  const lang = /language-(\w+)/.exec(code.attribs.class ?? '')?.[1];
  const caption = findElement(element, ({ name }) => name === 'figcaption');
  const name = title ?? (caption && getText(caption));
  return {
    type: 'code',
    lang,
    meta: lang && name ? `title="${name}"` : undefined,
    value: getText(code).replace(/\n$/, ''),
  };
}

/** Reads tabs of code: all of them, each titled with its name. */
export function readTabs(element: HtmlElement): Code[] {
  let name = '';
  return getElements(element).flatMap((child) => {
    if (child.name === 'label') {
      name = getText(child).trim();
      return [];
    }
    return readCodeBlock(child, name);
  });
}
