import { splitWords } from '../../shared/search/splitWords';
import { fitsWord } from './engine/matchWord';

/** A piece of a text, marked or not. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Splits a text where it has words of a query. */
export type MarkWords = (text: string) => TextPart[];

/**
 * Reads a query once for all the texts to mark: `'size'` splits `pageSizeOptions` into `page`, [Size], `Options`.
 *
 * @param ignored words that are marked only where the query has no others
 */
export function createMarkWords(query: string, ignored: readonly string[] = []): MarkWords {
  const words = splitWords(query.slice(0, 400));
  const said = words.filter(({ full }) => !ignored.includes(full));
  const queryWords = said.length > 0 ? said : words;
  return (text) => {
    const isMarked = Array.from({ length: text.length }, () => false);
    for (const word of splitWords(text)) {
      if (queryWords.some((queryWord) => fitsWord(queryWord, word))) {
        isMarked.fill(true, word.start, word.end);
      }
    }
    const parts: TextPart[] = [];
    for (let start = 0, end = 0; start < text.length; start = end) {
      while (end < text.length && isMarked[end] === isMarked[start]) {
        end += 1;
      }
      parts.push({ text: text.slice(start, end), isMarked: isMarked[start]! });
    }
    return parts;
  };
}
