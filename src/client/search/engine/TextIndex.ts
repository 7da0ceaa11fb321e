import { unpackNumbers } from '../../../shared/search/packNumbers';
import type { TextShard, TextShardFile } from '../../../shared/search/searchIndex';

/** A query requests at most this many files of the texts: more of them find hardly more, beside the questions. */
export const MAX_FILES = 1;

/** Longer lists of words that a beginning has are cut. */
const MAX_ENDINGS = 12;

interface LoadedFile {
  words: string[];
  records: string[];
}

/** The position of the first word that does not sort before the given one. */
function findPosition(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The records that a word finds. */
export interface TextMatches {
  /** Have it in their text. */
  records: Set<number>;
  /** Have a word that begins like it. */
  beginning: Set<number>;
}

/** Which records have which words in their text; its files come one by one. */
export class TextIndex {
  readonly #shards: readonly TextShard[];
  readonly #files = new Map<string, LoadedFile>();

  constructor(shards: readonly TextShard[]) {
    this.#shards = shards;
  }

  /** The file that has a word, if any has. */
  #findShard(word: string): TextShard | undefined {
    return this.#shards.findLast(({ first }) => first <= word);
  }

  /**
   * The addresses of the files that a query requests: those of its longest words, which are the rarest; of words that
   * are equally long, such as pairs of Chinese characters, those that have most of them. Earlier queries make no
   * difference, so that a query always finds the same.
   */
  listFiles(words: readonly string[]): string[] {
    const files = new Map<string, { longest: number; count: number }>();
    for (const word of words) {
      const href = this.#findShard(word)?.href;
      if (href !== undefined) {
        const { longest, count } = files.get(href) ?? { longest: 0, count: 0 };
        files.set(href, { longest: Math.max(longest, word.length), count: count + 1 });
      }
    }
    return [...files]
      .toSorted(([, a], [, b]) => b.longest - a.longest || b.count - a.count)
      .slice(0, MAX_FILES)
      .map(([href]) => href);
  }

  has(href: string): boolean {
    return this.#files.has(href);
  }

  add(href: string, { words, records }: TextShardFile): void {
    this.#files.set(href, { words: words.split(' '), records: records.split(' ') });
  }

  /** Adds the records of a file that have a word to one set, and those that have a word that begins like it to another. */
  #collect(href: string, word: string, records: Set<number>, beginning: Set<number>): void {
    const file = this.#files.get(href);
    if (!file) {
      return;
    }
    const start = findPosition(file.words, word);
    file.words.slice(start, start + MAX_ENDINGS).forEach((other, offset) => {
      const found = other === word ? records : other.startsWith(word) ? beginning : undefined;
      if (found) {
        unpackNumbers(file.records[start + offset]!).forEach((record) => found.add(record));
      }
    });
  }

  /**
   * The records that a word finds; none while its file is not there.
   *
   * @param requested the files that the query requests
   */
  find(word: string, requested: readonly string[]): TextMatches {
    const found: TextMatches = { records: new Set(), beginning: new Set() };
    const href = this.#findShard(word)?.href ?? '';
    if (requested.includes(href)) {
      this.#collect(href, word, found.records, found.beginning);
    }
    return found;
  }
}
