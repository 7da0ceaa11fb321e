import type { Problem } from '../../base/problems/problem';

/** The words of the project that the dictionary lacks. */
export interface WordList {
  file: string;
  words: readonly { word: string; line: number }[];
}

/** @param text lines of `data/words.txt`: words, and groups that begin with `#` */
export function parseWordList(file: string, text: string): WordList {
  const words = text
    .split('\n')
    .map((content, index) => ({ word: content.trim(), line: index + 1 }))
    .filter(({ word }) => word && !word.startsWith('#'));
  return { file, words };
}

/**
 * The entry that allows a word: itself, or in lower case for one with capitals; the singular for a plural.
 *
 * @param entries all entries
 */
export function findEntry(word: string, entries: ReadonlySet<string>): string | undefined {
  const forms = [word, word.toLowerCase()];
  return [...forms, ...forms.map((form) => form.replace(/s$/, ''))].find((form) => entries.has(form));
}

/** Finds entries that are twice, out of order, or that no text uses. */
export function checkWordList({ file, words }: WordList, used: ReadonlySet<string>): Problem[] {
  const lines = new Map<string, number>();
  return words.flatMap(({ word, line }, index) => {
    const report = (message: string) => [{ file, line, message }];
    const first = lines.get(word);
    if (first !== undefined) {
      return report(`\`${word}\` is on line ${first} already. Delete this one.`);
    }
    lines.set(word, line);
    if (!used.has(word)) {
      return report(`No text has the word \`${word}\`, or the dictionary knows it. Delete the line.`);
    }
    const previous = words[index - 1];
    const isSameGroup = previous?.line === line - 1;
    if (isSameGroup && previous.word.localeCompare(word, 'en') > 0) {
      return report(`\`${word}\` comes before \`${previous.word}\`. Keep the order of the alphabet.`);
    }
    return [];
  });
}
