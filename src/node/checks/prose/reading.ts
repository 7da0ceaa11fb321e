import type { SpelledWord } from './listSpelledWords';

/** What is wrong in a file, whatever the word list says. */
export interface Finding {
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
  /** The name that is not known; the list of the project may have it. */
  name?: string;
}

/** What the reading of a file found. */
export interface Reading {
  /** Words that the dictionary lacks; the list of the project may have them. */
  unknown: SpelledWord[];
  findings: Finding[];
}
