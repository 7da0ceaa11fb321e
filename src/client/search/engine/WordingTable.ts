import { addToList } from '../../../shared/addToList';
import { splitWords } from '../../../shared/search/splitWords';
import type { Synonym } from '../../../shared/search/searchIndex';
import type { RankingWeights } from './rankingWeights';

/** Other words for a word of the query: they fit when all of them do. */
export interface Wording {
  words: readonly string[];
  /** A synonym was written for this site; the thesaurus has words that mean about the same. */
  source: 'synonym' | 'thesaurus';
}

/** What other wordings are worth. */
export type WordingWeights = Pick<RankingWeights, 'asSynonym' | 'asThesaurus'>;

/** What a wording is worth, compared with the word that it stands for. */
export function getWorth({ source }: Wording, { asSynonym, asThesaurus }: WordingWeights): number {
  return source === 'synonym' ? asSynonym : asThesaurus;
}

/** What may be said instead of some words. */
interface TableEntry {
  words: readonly string[];
  to: readonly Wording[];
}

/** The words of a wording; of a name of several parts, the name alone: its parts say too little. */
function listTexts(text: string): string[] {
  const words = splitWords(text);
  return (words[0]?.isWhole ? words.slice(0, 1) : words).map((word) => word.text);
}

/** Other words by the first word of what they stand for. */
export class WordingTable {
  readonly #entries = new Map<string, TableEntry[]>();

  #add(words: readonly string[], to: readonly Wording[]): void {
    addToList(this.#entries, words[0]!, { words, to });
  }

  /** Reads words that are written for others, in one direction. */
  addSynonym({ from, to }: Synonym): void {
    this.#add(
      listTexts(from),
      to.map((text) => ({ words: listTexts(text), source: 'synonym' })),
    );
  }

  /** Reads words that mean about the same: each finds the others. */
  addGroup(group: readonly string[]): void {
    const wordings = group.map((text): Wording => ({ words: listTexts(text), source: 'thesaurus' }));
    for (const wording of wordings) {
      this.#add(
        wording.words,
        wordings.filter((other) => other !== wording),
      );
    }
  }

  /** The wordings of each word of a query, by its position: those of a phrase belong to each of its words. */
  find(words: readonly string[]): ReadonlyMap<number, readonly Wording[]> {
    const found = new Map<number, Wording[]>();
    words.forEach((word, start) => {
      for (const entry of this.#entries.get(word) ?? []) {
        if (entry.words.every((part, offset) => words[start + offset] === part)) {
          entry.words.forEach((_, offset) => {
            entry.to.forEach((wording) => addToList(found, start + offset, wording));
          });
        }
      }
    });
    return found;
  }
}
