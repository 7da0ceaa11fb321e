import { unpackNumbers } from '../../../shared/search/packNumbers';
import type { TextShard, TextShardFile } from '../../../shared/search/searchIndex';

/** A query requests at most this many files of the texts: more of them find hardly more, beside the questions. */
export const MAX_FILES = 1;

/** Which records have which words in their text; its files come one by one. */
export class TextIndex {
  readonly #shards: readonly TextShard[];
  /** By address the packed records of each word. */
  readonly #files = new Map<string, ReadonlyMap<string, string>>();

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
    const lists = records.split(' ');
    this.#files.set(href, new Map(words.split(' ').map((word, position) => [word, lists[position]!])));
  }

  /**
   * The records that have a word in their text; none while its file is not there.
   *
   * @param requested the files that the query requests
   */
  find(word: string, requested: readonly string[]): ReadonlySet<number> {
    const href = this.#findShard(word)?.href ?? '';
    const records = requested.includes(href) ? this.#files.get(href)?.get(word) : undefined;
    return new Set(records === undefined ? [] : unpackNumbers(records));
  }
}
