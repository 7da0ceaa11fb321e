import { findPasted } from './findPasted';

/** What a reader asks of the lists of an API page. */
export interface RowFilter {
  /** Words that all must stand in the name or the text of a row, or what the console printed. */
  text: string;
  requiredOnly: boolean;
  hideDeprecated: boolean;
}

/** The text of each row in small letters, read once. */
const texts = new WeakMap<HTMLElement, string>();

function getText(row: HTMLElement): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = row.textContent.toLowerCase();
    texts.set(row, text);
  }
  return text;
}

/**
 * Shows the rows that match and hides the others, with the groups that have none left.
 *
 * @returns how many rows are shown
 */
export function filterRows(root: ParentNode, { text, requiredOnly, hideDeprecated }: RowFilter): number {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const pasted = findPasted(root, text);
  let count = 0;
  for (const row of root.querySelectorAll<HTMLElement>('.api-row')) {
    const isShown =
      (!requiredOnly || 'required' in row.dataset) &&
      (!hideDeprecated || !('deprecated' in row.dataset)) &&
      (pasted.rows.has(row) || (!pasted.isMessage && words.every((word) => getText(row).includes(word))));
    row.hidden = !isShown;
    count += isShown ? 1 : 0;
  }
  for (const group of root.querySelectorAll<HTMLElement>('.api-group, .api-section')) {
    group.hidden = group.querySelector('.api-row:not([hidden])') === null;
  }
  return count;
}
