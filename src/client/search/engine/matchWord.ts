/** Shorter words have too many neighbours to guess which was meant. */
export const MIN_TYPO_LENGTH = 5;

/** Shorter beginnings say too little. */
export const MIN_PREFIX_LENGTH = 2;

const TYPO = 0.7;

function joinDoubles(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1');
}

/**
 * True when one letter too many, too few or another, two neighbours that changed places, or doubled letters in other places
 * make one word the other: `agreggation -> aggregation`.
 */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) {
    return false;
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  // Words that are the same without doubled letters begin alike.
  if (start > 0 && joinDoubles(a) === joinDoubles(b)) {
    return true;
  }
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (a.length !== b.length) {
    return a.length > b.length ? restOfA.slice(1) === restOfB : restOfA === restOfB.slice(1);
  }
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
  return restOfA.slice(1) === restOfB.slice(1) || (isSwapped && restOfA.slice(2) === restOfB.slice(2));
}

/** What of a word is compared. */
export interface ComparedWord {
  /** The word without its ending. */
  text: string;
  full: string;
}

/**
 * How well a word of a query fits one of a text: 1 for the same, less for its beginning, the more of it the
 * better, and for one typing error; 0 for another word.
 *
 * @param mayErr whether the word may be a typing error: not where the site has it
 */
export function matchWord(query: ComparedWord, word: ComparedWord, mayErr: boolean): number {
  if (query.text === word.text) {
    return 1;
  }
  if (query.text.length >= MIN_PREFIX_LENGTH && word.full.startsWith(query.text)) {
    return 0.5 + 0.4 * (query.text.length / word.full.length);
  }
  return mayErr && query.full.length >= MIN_TYPO_LENGTH && isOneTypoAway(query.full, word.full) ? TYPO : 0;
}

/** Whether a user sees a word of a query in one of a text: the same, its beginning, or one typing error away. */
export function fitsWord(query: ComparedWord, word: ComparedWord): boolean {
  return matchWord(query, word, true) > 0;
}
