import type { BlockContent, Table } from 'mdast';
import { createParagraph } from './createNodes';
import { findElement, getChildren, getElements, type HtmlElement } from './htmlTree';
import { readLine, type CopyContext } from './readPhrasing';

function listRows(element: HtmlElement): HtmlElement[] {
  return getElements(element).flatMap((child) => (child.name === 'tr' ? [child] : listRows(child)));
}

/** Reads a table; its caption becomes a line above it. */
export function readTable(element: HtmlElement, context: CopyContext): BlockContent[] {
  const caption = findElement(element, ({ name }) => name === 'caption');
  const title = caption ? readLine(getChildren(caption), context) : [];
  const table: Table = {
    type: 'table',
    children: listRows(element).map((row) => ({
      type: 'tableRow',
      children: getElements(row).map((cell) => ({
        type: 'tableCell',
        children: readLine(getChildren(cell), context),
      })),
    })),
  };
  return [...(title.length > 0 ? [createParagraph({ type: 'strong', children: title })] : []), table];
}
