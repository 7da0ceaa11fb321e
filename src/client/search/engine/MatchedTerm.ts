import type { ComparedWord } from './matchWord';
import { matchWord } from './matchWord';
import type { PreparedIndex } from './prepareIndex';
import type { AskedTerm } from './QuestionIndex';
import type { RankingWeights } from './rankingWeights';
import type { QueryTerm } from './readQuery';
import { getWorth, type Wording, type WordingWeights } from './WordingTable';

/** The records that have a term elsewhere than in their name. */
export interface FoundRecords {
  inText: ReadonlySet<number>;
  /** The records whose questions have it, or another wording of it. */
  inQuestions: ReadonlyMap<number, AskedTerm>;
}

/** A word of another wording, with what the wording is worth. */
interface WeighedWord {
  text: string;
  worth: number;
}

/** What terms and their other wordings are worth. */
type TermWeights = WordingWeights & Pick<RankingWeights, 'weakWord'>;

/** By the position of a word of the index, what the best of some words is worth for it. */
type Matches = Float32Array;

/** The value of a word that was not compared yet. */
const UNKNOWN = -1;

function findBest(matches: Matches, positions: readonly number[]): number {
  let best = 0;
  for (const position of positions) {
    best = Math.max(best, matches[position]!);
  }
  return best;
}

/** All words of a phrase must fit: the worst of them decides, and most have one that does not. */
function findWorst(words: readonly Matches[], positions: readonly number[]): number {
  let worst = 1;
  for (const matches of words) {
    worst = Math.min(worst, findBest(matches, positions));
    if (worst === 0) {
      break;
    }
  }
  return worst;
}

/** A term of a query against the words of the index. */
export class MatchedTerm {
  readonly term: QueryTerm;
  /** The rarer, the more. */
  readonly weight: number;
  /** True for a word that the index has not: perhaps a typing error. */
  readonly isUnknown: boolean;
  readonly found: FoundRecords;
  readonly wordings: readonly Wording[];
  readonly #words: readonly ComparedWord[];
  /** The term itself. */
  readonly #matches: Matches;
  /** Wordings of one word, which most of them have. */
  readonly #singles: Matches;
  /** The words of all wordings. */
  readonly #parts: Matches;
  /** Wordings of several words, by word. */
  readonly #phrases: readonly { worth: number; words: readonly Matches[] }[];

  constructor(term: QueryTerm, index: PreparedIndex, found: FoundRecords, weights: TermWeights) {
    const { words, recordsByWord, partsOfWhole, records, findWords } = index;
    const count = Math.max(
      recordsByWord.get(term.text)?.length ?? 0,
      recordsByWord.get(term.full)?.length ?? 0,
    );
    const parts = partsOfWhole.get(term.full);
    this.term = term;
    const asked = [...found.inQuestions.values()].filter(({ worth }) => worth === 1);
    const inText = found.inText.size + asked.length;
    const share = term.isWeak ? weights.weakWord : 1;
    this.weight = share * Math.log(1 + records.length / (count + inText / 4 + 1));
    this.found = found;
    this.isUnknown = count === 0 && inText === 0;
    const ofName: Wording[] = parts ? [{ words: parts, source: 'synonym' }] : [];
    this.wordings = [...term.wordings, ...ofName];
    const match = (compared: readonly WeighedWord[]): Matches => {
      const matches = new Float32Array(words.length);
      for (const { text, worth } of compared) {
        for (const fitting of findWords({ text, full: text })) {
          matches[fitting.position] = Math.max(matches[fitting.position]!, fitting.match * worth);
        }
      }
      return matches;
    };
    const weighed = this.wordings.map((wording) => {
      const worth = getWorth(wording, weights);
      return { worth, words: wording.words.map((text): WeighedWord => ({ text, worth })) };
    });
    this.#singles = match(weighed.flatMap((wording) => (wording.words.length === 1 ? wording.words : [])));
    this.#parts = match(weighed.flatMap((wording) => wording.words));
    this.#phrases = weighed
      .filter((wording) => wording.words.length > 1)
      .map(({ worth, words: several }) => ({
        worth,
        words: several.map(({ text }) => match([{ text, worth: 1 }])),
      }));
    this.#words = words;
    // Typing errors are looked for where a record has come near; there is no order for them.
    this.#matches = this.isUnknown
      ? new Float32Array(words.length).fill(UNKNOWN)
      : match([{ text: term.text, worth: 1 }]);
  }

  /** How well it fits a word, by itself. */
  matchWord(position: number): number {
    if (this.#matches[position] === UNKNOWN) {
      this.#matches[position] = matchWord(this.term, this.#words[position]!, this.isUnknown);
    }
    return this.#matches[position]!;
  }

  /** How well it fits the best of some words, by itself or by another wording. */
  matchWords(positions: readonly number[]): number {
    let best = 0;
    for (const position of positions) {
      best = Math.max(best, this.matchWord(position));
    }
    if (best < 1 && this.wordings.length > 0) {
      best = Math.max(best, findBest(this.#singles, positions));
      for (const { worth, words } of this.#phrases) {
        best = Math.max(best, findWorst(words, positions) * worth);
      }
    }
    return best;
  }

  /** How well it fits one word, by itself or as a word of another wording. */
  matchPart(position: number): number {
    return Math.max(this.matchWord(position), this.#parts[position]!);
  }
}
