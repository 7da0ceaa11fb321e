import { splitWords } from '../../shared/search/splitWords';
import { fitsWord, type ComparedWord } from './engine/matchWord';

/** A piece of a text, marked or not. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** Splits a text where it has words of a query. */
export type MarkWords = (text: string) => TextPart[];

/**
 * Reads which words of a query are marked.
 *
 * @param ignored words that are marked only where the query has no others
 */
export function readMarkedWords(query: string, ignored: readonly string[] = []): ComparedWord[] {
  const words = splitWords(query.slice(0, 400));
  const said = words.filter(({ full }) => !ignored.includes(full));
  return (said.length > 0 ? said : words).map(({ text, full }) => ({ text, full }));
}

/** The places of such words in a text: pairs of start and end. */
export function findMarkedPlaces(text: string, words: readonly ComparedWord[]): [number, number][] {
  return splitWords(text)
    .filter((word) => words.some((queryWord) => fitsWord(queryWord, word)))
    .map(({ start, end }) => [start, end]);
}

/** Reads a query once for all the texts to mark: `'size'` splits `pageSizeOptions` into `page`, [Size], `Options`. */
export function createMarkWords(query: string, ignored?: readonly string[]): MarkWords {
  const words = readMarkedWords(query, ignored);
  return (text) => {
    const isMarked = Array.from({ length: text.length }, () => false);
    findMarkedPlaces(text, words).forEach(([start, end]) => isMarked.fill(true, start, end));
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
