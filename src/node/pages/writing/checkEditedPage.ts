import type { EditedPages, ExistingPage } from '../../../shared/page/editedPages';
import type { WritingFigures } from './measureWriting';

/** Visible words for each of the existing page. */
const MAX_RATIO = 1.2;

/** Where the existing page has fewer words than `SMALL`, a page may have `MAX_WORDS`. */
const SMALL = 500;
const MAX_WORDS = 600;

export const MAX_WORDS_FOR_CODE = 75;
export const MIN_MEAN_SENTENCE = 13;
export const MAX_SHORT_SHARE = 0.15;

/** The visible words that a page may have; undefined where no existing page says. */
export function getMaxWords(existing: ExistingPage | undefined): number | undefined {
  if (!existing) {
    return undefined;
  }
  return existing.words < SMALL ? MAX_WORDS : Math.round(existing.words * MAX_RATIO);
}

/** What an edited page exceeds, as sentences. */
export function checkEditedPage(
  figures: WritingFigures,
  existing: ExistingPage | undefined,
  { longerBecause }: EditedPages[string],
): string[] {
  const { words, wordsForCode, meanSentence, shortShare } = figures;
  const maxWords = getMaxWords(existing);
  const faults: string[] = [];
  if (maxWords !== undefined && words > maxWords && !longerBecause) {
    faults.push(
      `The page has ${words} visible words, and ${maxWords} are enough. Delete what the code says, and move what one ` +
        'user in ten needs into details.',
    );
  }
  if (maxWords !== undefined && words <= maxWords && longerBecause) {
    faults.push(
      'The page is no longer than others. Remove `longerBecause` from `data/writing/editedPages.ts`.',
    );
  }
  if (wordsForCode > MAX_WORDS_FOR_CODE) {
    faults.push(
      `The page has ${Math.round(wordsForCode)} visible words for each demo or snippet. Show more in code: ` +
        `${MAX_WORDS_FOR_CODE} words at most.`,
    );
  }
  if (meanSentence < MIN_MEAN_SENTENCE) {
    faults.push(
      `Sentences have ${meanSentence.toFixed(1)} words on average, ${MIN_MEAN_SENTENCE} at least are normal. Join facts ` +
        'with their reasons.',
    );
  }
  if (shortShare > MAX_SHORT_SHARE) {
    faults.push(
      `Of the sentences, ${Math.round(shortShare * 100)} % have fewer than 8 words, ${MAX_SHORT_SHARE * 100} % at most. ` +
        'Join them.',
    );
  }
  return faults;
}
