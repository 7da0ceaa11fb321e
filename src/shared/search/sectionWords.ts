import { isUnspaced, splitWords } from './splitWords';

/** How much the places where a section has a word count, compared with one of its questions. */
const SHARES = { name: 3, parent: 1, page: 1 };

/** Runs of text without spaces between words. */
const RUNS = /[^\p{ASCII}\p{P}\s]+/gu;

/** The words of a section: for each, as its position in a list, how often the section has it. */
export type SectionWords = ReadonlyMap<number, number>;

/** What a section says besides its questions. */
interface SectionNames {
  name: string;
  /** The heading above it. */
  parent?: string;
  /** The title of its page. */
  page: string;
}

/**
 * Finds words of a list in texts: those with spaces by their form for comparison, those without by the longest that
 * fits.
 *
 * @returns gives the positions of the words of a text, each once
 */
export function createWordReader(words: readonly string[]): (text: string) => Set<number> {
  const positions = new Map(words.map((word, position) => [word, position]));
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  const readRun = (run: string): number[] => {
    const found: number[] = [];
    for (let start = 0; start < run.length;) {
      let end = Math.min(run.length, start + longest);
      while (end > start && !positions.has(run.slice(start, end))) {
        end -= 1;
      }
      found.push(...(end > start ? [positions.get(run.slice(start, end))!] : []));
      start = Math.max(end, start + 1);
    }
    return found;
  };
  return (text) => {
    const spaced = splitWords(text).flatMap((word) => positions.get(word.text) ?? []);
    const runs = (text.match(RUNS) ?? []).filter(isUnspaced);
    return new Set([...spaced, ...runs.flatMap(readRun)]);
  };
}

/**
 * Counts the words of a section.
 *
 * @param questions for each of its questions the positions of its words
 * @param read as `createWordReader` gives it
 */
export function countSectionWords(
  { name, parent = '', page }: SectionNames,
  questions: readonly (readonly number[])[],
  read: (text: string) => ReadonlySet<number>,
): SectionWords {
  const counts = new Map<number, number>();
  const add = (positions: Iterable<number>, share: number) => {
    for (const position of positions) {
      counts.set(position, (counts.get(position) ?? 0) + share);
    }
  };
  questions.forEach((positions) => add(new Set(positions), 1));
  add(read(name), SHARES.name);
  add(read(parent), SHARES.parent);
  add(read(page), SHARES.page);
  return counts;
}

/** What the number of times that a section has a word is worth: each time less. */
export function rateTimes(times: number): number {
  return Math.log(1 + times);
}
