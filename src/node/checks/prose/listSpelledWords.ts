/** A word to be looked up in the dictionary, and its line, counted from 0. */
export interface SpelledWord {
  word: string;
  line: number;
}

const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’]\p{Script=Latin}+)*/gu;

/** Where a name in camel case has its joints: `useGridApiRef`, `HTMLElement`. */
const JOINT = /(?<=\p{Ll})(?=\p{Lu}\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Two letters are units, signs and initials far more often than faults. */
const SHORTEST = 3;

/** Abbreviations in the plural: `IDs`, `APIs`. */
const PLURAL_ABBREVIATION = /^\p{Lu}{2,}s$/u;

const NONE: ReadonlySet<string> = new Set();

/**
 * `'the grid’s useGridApiRef'` -> the, grid, use, Grid, Api, Ref
 *
 * @param names are no words: they are left out as a whole
 */
export function listSpelledWords(text: string, names = NONE): SpelledWord[] {
  return text.split('\n').flatMap((content, line) =>
    [...content.matchAll(WORD)]
      .map(([word]) => word.replaceAll('’', "'").replace(/'s$/i, ''))
      .filter((word) => !names.has(word))
      .flatMap((word) => (PLURAL_ABBREVIATION.test(word) ? word.slice(0, -1) : word.split(JOINT)))
      .filter((word) => word.length >= SHORTEST)
      .map((word) => ({ word, line })),
  );
}
