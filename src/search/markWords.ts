import { splitWords, type Word } from '../shared/search/splitWords';
import { matchWord } from './engine/matchWord';

/** A piece of a text, marked or not. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

function fits(word: Word, queryWords: readonly Word[]): boolean {
  return queryWords.some((queryWord) => matchWord(queryWord, word, true) > 0);
}

/** Splits a text where it has words of a query: `('pageSizeOptions', 'size') -> page, [Size], Options`. */
export function markWords(text: string, query: string): TextPart[] {
  const queryWords = splitWords(query.slice(0, 400));
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of splitWords(text)) {
    if (fits(word, queryWords)) {
      isMarked.fill(true, word.start, word.end);
    }
  }
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[index]) {
      last.text += text[index];
    } else {
      parts.push({ text: text[index]!, isMarked: isMarked[index]! });
    }
  }
  return parts;
}
