import type { ComparedWord } from './matchWord';
import { matchWord } from './matchWord';
import type { PreparedIndex } from './prepareIndex';
import type { RankingWeights } from './rankingWeights';
import type { QueryTerm, Wording } from './readQuery';

/** The records that have a term elsewhere than in their name. */
export interface FoundRecords {
  inText: ReadonlySet<number>;
  /** Have a word in their text that begins like it. */
  asBeginning: ReadonlySet<number>;
  inQuestions: ReadonlySet<number>;
  /** Have another wording of it in their questions, with what the best of these is worth. */
  inQuestionsOtherwise: ReadonlyMap<number, number>;
}

/** Another wording of a term, of which all words must fit. */
interface MatchedWording {
  source: Wording['source'];
  /** Compared with the term itself. */
  worth: number;
  words: readonly ComparedWord[];
  /** How well each of its words fits those of the index. */
  matches: Float32Array[];
}

/** What other wordings are worth. */
export type WordingWeights = Pick<RankingWeights, 'asSynonym' | 'asThesaurus'>;

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
  readonly wordings: readonly MatchedWording[];
  readonly #words: readonly ComparedWord[];
  readonly #matches: Float32Array;

  constructor(term: QueryTerm, index: PreparedIndex, found: FoundRecords, weights: WordingWeights) {
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
    const ofName: Wording[] = parts ? [{ words: parts, source: 'synonym' }] : [];
    this.wordings = [...term.wordings, ...ofName].map(({ words: texts, source }) => ({
      source,
      worth: source === 'synonym' ? weights.asSynonym : weights.asThesaurus,
      words: texts.map((text) => ({ text, full: text })),
      matches: texts.map(() => new Float32Array(words.length).fill(UNKNOWN)),
    }));
    this.#words = words;
    this.#matches = new Float32Array(words.length).fill(UNKNOWN);
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

  /** How well it fits the best of some words, by itself or by another wording. */
  matchWords(positions: readonly number[]): number {
    let best = 0;
    for (const position of positions) {
      best = Math.max(best, this.matchWord(position));
    }
    for (const wording of this.wordings) {
      if (best < wording.worth) {
        best = Math.max(best, this.#matchWording(wording, positions) * wording.worth);
      }
    }
    return best;
  }

  /** How well the worst of a wording's words fits some words. */
  #matchWording({ words, matches }: MatchedWording, positions: readonly number[]): number {
    let worst = 1;
    for (let index = 0; index < words.length && worst > 0; index += 1) {
      let found = 0;
      for (const position of positions) {
        found = Math.max(found, this.#compare(matches[index]!, words[index]!, position, false));
      }
      worst = Math.min(worst, found);
    }
    return worst;
  }

  /** How well it fits one word, by itself or as a word of another wording. */
  matchPart(position: number): number {
    let best = this.matchWord(position);
    for (const { words, matches, worth } of this.wordings) {
      words.forEach((word, index) => {
        best = Math.max(best, this.#compare(matches[index]!, word, position, false) * worth);
      });
    }
    return best;
  }
}
