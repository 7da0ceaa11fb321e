import { load } from 'cheerio/slim';
import { normalizeSpace } from '../base/texts/normalizeSpace';

/** Elements whose text is read in one go. */
const PIECES = 'p, li, tr, dt, dd';

/** Between the cells of a row. */
const CELL_END = ' · ';

/**
 * The text of an element in pieces to read: a paragraph, an item of a list without those below it, a row of a table
 * with its cells apart. The head of a table says nothing without its rows and is left out.
 *
 * @param html of one element
 */
export function splitParagraphs(html: string): string[] {
  const $ = load(html, null, false);
  const texts = $(PIECES)
    .get()
    .filter((piece) => $(piece).parents('td').length === 0)
    .map((piece) => {
      if (piece.tagName === 'tr') {
        const cells = $(piece).children('td').get();
        return cells
          .map((cell) => normalizeSpace($(cell).text()))
          .filter(Boolean)
          .join(CELL_END);
      }
      const own = $(piece).clone();
      own.find(PIECES).remove();
      return normalizeSpace(own.text());
    });
  return (texts.length === 0 ? [normalizeSpace($.root().text())] : texts).filter(Boolean);
}
