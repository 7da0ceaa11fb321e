import type { ComparedWord } from './matchWord';
import { matchWord } from './matchWord';
import type { PreparedIndex } from './prepareIndex';
import type { QueryTerm } from './readQuery';

/** The records that have a term elsewhere than in their name. */
export interface FoundRecords {
  inText: ReadonlySet<number>;
  /** Have a word in their text that begins like it. */
  asBeginning: ReadonlySet<number>;
  inQuestions: ReadonlySet<number>;
}

/** Not compared yet. */
const UNKNOWN = -1;

/** A term of a query against the words of the index: each pair is compared once. */
export class MatchedTerm {
  readonly term: QueryTerm;
  /** The rarer, the more. */
  readonly weight: number;
  /** True for a word that the index has not: perhaps a typing error. */
  readonly isUnknown: boolean;
  readonly found: FoundRecords;
  /** Other wordings, of which all words must fit. */
  readonly synonyms: readonly (readonly ComparedWord[])[];
  readonly #words: readonly ComparedWord[];
  readonly #matches: Float32Array;
  readonly #synonymMatches: Float32Array[][];

  readonly #asSynonym: number;

  /**
   * @param asSynonym what a synonym of a word is worth
   */
  constructor(term: QueryTerm, index: PreparedIndex, found: FoundRecords, asSynonym: number) {
    this.#asSynonym = asSynonym;
    const { words, recordsByWord, partsOfWhole, records } = index;
    const count = Math.max(
      recordsByWord.get(term.text)?.length ?? 0,
      recordsByWord.get(term.full)?.length ?? 0,
    );
    const parts = partsOfWhole.get(term.full);
    this.term = term;
    const inText = found.inText.size + found.inQuestions.size;
    this.weight = Math.log(1 + records.length / (count + inText / 4 + 1));
    this.found = found;
    this.isUnknown = count === 0 && inText === 0;
    this.synonyms = [...term.synonyms, ...(parts ? [parts] : [])].map((wording) =>
      wording.map((text) => ({ text, full: text })),
    );
    this.#words = words;
    this.#matches = new Float32Array(words.length).fill(UNKNOWN);
    this.#synonymMatches = this.synonyms.map((wording) =>
      wording.map(() => new Float32Array(words.length).fill(UNKNOWN)),
    );
  }

  #compare(matches: Float32Array, compared: ComparedWord, position: number, mayErr: boolean): number {
    if (matches[position] === UNKNOWN) {
      matches[position] = matchWord(compared, this.#words[position]!, mayErr);
    }
    return matches[position]!;
  }

  /** How well it fits a word, by itself. */
  matchWord(position: number): number {
    return this.#compare(this.#matches, this.term, position, this.isUnknown);
  }

  /** How well it fits the best of some words, by itself or by a synonym. */
  matchWords(positions: readonly number[]): number {
    let best = 0;
    for (const position of positions) {
      best = Math.max(best, this.matchWord(position));
    }
    if (best === 1 || this.synonyms.length === 0) {
      return best;
    }
    for (let number = 0; number < this.synonyms.length; number += 1) {
      best = Math.max(best, this.#matchSynonym(number, positions) * this.#asSynonym);
    }
    return best;
  }

  /** How well the worst of a wording's words fits some words. */
  #matchSynonym(number: number, positions: readonly number[]): number {
    const wording = this.synonyms[number]!;
    let worst = 1;
    for (let index = 0; index < wording.length && worst > 0; index += 1) {
      const matches = this.#synonymMatches[number]![index]!;
      let found = 0;
      for (const position of positions) {
        found = Math.max(found, this.#compare(matches, wording[index]!, position, false));
      }
      worst = Math.min(worst, found);
    }
    return worst;
  }

  /** How well it fits one word, by itself or as a word of a synonym. */
  matchPart(position: number): number {
    let best = this.matchWord(position);
    this.synonyms.forEach((wording, number) => {
      wording.forEach((word, index) => {
        const found = this.#compare(this.#synonymMatches[number]![index]!, word, position, false);
        best = Math.max(best, found * this.#asSynonym);
      });
    });
    return best;
  }
}
