import type { BlockContent, Link, List, Paragraph, PhrasingContent, Text } from 'mdast';

export function createText(value: string): Text {
  return { type: 'text', value };
}

export function createLink(url: string, text: string): Link {
  return { type: 'link', url, children: [createText(text)] };
}

export function createParagraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** A list without numbers and without empty lines. */
export function createList(items: BlockContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}

/** Puts a text between the parts of a line. */
export function joinPhrases(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [createText(separator), ...part] : part));
}
