import type { Root } from 'mdast';
import { editedPages } from '../../../../data/writing/editedPages';
import { existingPages } from '../../../../data/writing/existingPages';
import { checkEditedPage } from './checkEditedPage';
import { findBrokenSentences, type BrokenSentence } from './findBrokenSentences';
import { measureWriting } from './measureWriting';

/**
 * Checks the text of a page: sentences and links that an edit broke; of an English page that is edited, its size and its
 * sentences.
 *
 * @param pageId of an English text
 */
export function checkWriting(tree: Root, pageId?: string): BrokenSentence[] {
  const limits = pageId === undefined ? undefined : editedPages[pageId];
  const existing = existingPages[pageId ?? ''];
  const faults = limits ? checkEditedPage(measureWriting(tree), existing, limits) : [];
  return [...findBrokenSentences(tree), ...faults.map((message) => ({ line: 1, message }))];
}
