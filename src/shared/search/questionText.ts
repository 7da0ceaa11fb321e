import { isUnspaced, PARTICLES, splitWords } from './splitWords';

/** What no pair of neighbours reaches over. */
const BOUNDARIES = new RegExp(String.raw`(?:[\p{ASCII}\p{P}\s]|${PARTICLES.source})+`, 'gu');

/** The characters that stand for words: without those that JSON escapes, and without those of Chinese and the like. */
const RANGES = [
  { first: 0x23, end: 0x5c },
  { first: 0x5d, end: 0x7f },
  { first: 0xa1, end: 0x0e00 },
  // For private use: three bytes each, for the rarest words.
  { first: 0xe000, end: 0xf900 },
] as const;

/** How many words the characters can stand for. */
export const MAX_WORDS = RANGES.reduce((sum, { first, end }) => sum + end - first, 0);

/** The character that stands for the word at a position of a list; the first ones take one byte. */
function toCharacter(position: number): string {
  let rest = position;
  for (const { first, end } of RANGES) {
    if (rest < end - first) {
      return String.fromCharCode(first + rest);
    }
    rest -= end - first;
  }
  throw new RangeError(`There is no character for word ${position}.`);
}

/** The position of the word that a character stands for; undefined for one that stands for itself. */
function toPosition(code: number): number | undefined {
  let before = 0;
  for (const { first, end } of RANGES) {
    if (code >= first && code < end) {
      return before + code - first;
    }
    before += end - first;
  }
  return undefined;
}

/** A question in pieces: words that are written with spaces, each once, and text that is written without, in order. */
interface SplitQuestion {
  spaced: string[];
  unspaced: string[];
}

function splitQuestion(question: string, segmenter: Intl.Segmenter): SplitQuestion {
  const words = splitWords(question).filter(({ full }) => !isUnspaced(full));
  const text = question.replaceAll(BOUNDARIES, ' ').trim();
  return {
    spaced: [...new Set(words.map((word) => word.text))],
    unspaced: [...segmenter.segment(text)].map(({ segment }) => segment),
  };
}

/** What stands once takes less room where it stands. */
const LEAST_COUNT = 2;

/**
 * Packs questions for the browser, each word as one character, the most frequent words first. Questions are compared as
 * sets of words: those with spaces are in no order. Text without spaces is compared by pairs of neighbours, so that its
 * order stays.
 *
 * @param language of the questions; tells where words end that have no spaces between them
 * @returns the words, separated by spaces, and a line for each question
 * @throws when there are more words than characters
 */
export function packQuestions(
  questions: readonly string[],
  language: string,
): { words: string; lines: string } {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const split = questions.map((question) => splitQuestion(question, segmenter));
  const counts = new Map<string, number>();
  for (const word of split.flatMap(({ spaced, unspaced }) => [...spaced, ...unspaced])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .filter(([word, count]) => word !== ' ' && (count >= LEAST_COUNT || !isUnspaced(word)))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word]) => word);
  if (words.length > MAX_WORDS) {
    throw new Error(
      `The questions have ${words.length} words; the file of the search has room for ${MAX_WORDS}.`,
    );
  }
  const characters = new Map(words.map((word, position) => [word, toCharacter(position)]));
  const pack = (word: string) => characters.get(word) ?? word;
  const lines = split.map(
    ({ spaced, unspaced }) => spaced.map(pack).toSorted().join('') + unspaced.map(pack).join(''),
  );
  return { words: words.join(' '), lines: lines.join('\n') };
}

/** The positions of the words of a packed question that stand in the list. */
export function listPositions(line: string): number[] {
  const positions: number[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const position = toPosition(line.charCodeAt(index));
    if (position !== undefined) {
      positions.push(position);
    }
  }
  return positions;
}

/** The words of a packed question, each once. @param words in their order */
export function unpackQuestion(line: string, words: readonly string[]): string[] {
  const found = new Set<string>();
  let unspaced = '';
  for (const character of line) {
    const position = toPosition(character.charCodeAt(0));
    const word = position === undefined ? undefined : words[position];
    if (word === undefined || isUnspaced(word)) {
      unspaced += word ?? character;
    } else {
      found.add(word);
    }
  }
  splitWords(unspaced).forEach(({ text }) => found.add(text));
  return [...found];
}
