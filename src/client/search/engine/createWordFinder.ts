import { addToList } from '../../../shared/addToList';
import { matchWord, MIN_PREFIX_LENGTH, type ComparedWord } from './matchWord';

/** The words of an index that a word fits, by itself or as their beginning, with how well: as `matchWord` says. */
export type FindWords = (word: ComparedWord) => readonly { position: number; match: number }[];

/**
 * Orders the words of an index, so that those which a word fits are found without a look at all of them.
 *
 * @param words those of the index, which the positions that are found belong to
 */
export function createWordFinder(words: readonly ComparedWord[]): FindWords {
  const byText = new Map<string, number[]>();
  words.forEach(({ text }, position) => addToList(byText, text, position));
  // By code units, as the comparison below.
  const sorted = words
    .map(({ full }, position) => ({ full, position }))
    .toSorted((a, b) => (a.full < b.full ? -1 : a.full > b.full ? 1 : 0));

  const findStart = (beginning: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.full < beginning) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  };

  const listBeginnings = (beginning: string): number[] => {
    const start = findStart(beginning);
    let end = start;
    while (end < sorted.length && sorted[end]!.full.startsWith(beginning)) {
      end += 1;
    }
    return sorted.slice(start, end).map(({ position }) => position);
  };

  return (word) => {
    const same = byText.get(word.text) ?? [];
    const beginnings = word.text.length >= MIN_PREFIX_LENGTH ? listBeginnings(word.text) : [];
    return [...same, ...beginnings].map((position) => ({
      position,
      match: matchWord(word, words[position]!, false),
    }));
  };
}
