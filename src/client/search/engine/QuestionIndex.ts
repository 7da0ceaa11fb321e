import { addToList } from '../../../shared/addToList';
import { unpackNumbers } from '../../../shared/search/packNumbers';
import type { QuestionFile } from '../../../shared/search/searchIndex';
import { unpackQuestion } from '../../../shared/search/questionText';
import { pause } from './pause';

/** Another wording of a word, of which all words must be in a question. */
export interface AskedWording {
  words: readonly string[];
  /** What it is worth, compared with the word itself. */
  worth: number;
}

/** A word of a query, with other wordings. */
export interface AskedWord {
  text: string;
  wordings: readonly AskedWording[];
  /** What it says, compared with other words that are as rare. */
  share: number;
}

/** What the questions that have a word of the query are worth together. */
export interface QuestionWeights {
  questionRecall: number;
  questionPrecision: number;
}

/** How well the two best questions of a record fit a query, from 0 to 1. */
export interface AskedScore {
  best: number;
  second: number;
}

/** What the questions of a record have of a term. */
export interface AskedTerm {
  /** What the wording of it that they have is worth: 1 for the term itself. */
  worth: number;
  /** In how many of them it is; another wording counts for what it is worth. */
  count: number;
}

export const NOT_ASKED: AskedTerm = { worth: 0, count: 0 };

export const NEVER_ASKED: AskedScore = { best: 0, second: 0 };

const BATCH = 400;

const NOTHING: ReadonlyMap<number, AskedTerm> = new Map();

/** What users ask, and which records answer it; each question is compared with a query as a whole. */
export class QuestionIndex {
  /** The questions that have a word. */
  readonly #questions = new Map<string, number[]>();
  /** All words of the questions. */
  #words: string[] = [];
  /** By word the records whose questions have it, with the number of these questions. */
  readonly #counts = new Map<string, ReadonlyMap<number, number>>();
  /** The record of each question. */
  #owners: number[] = [];
  /** What all words of a question weigh together. */
  #lengths = new Float32Array();

  /** True once all questions can be found. */
  get isReady(): boolean {
    return this.#lengths.length > 0;
  }

  /** Reads the questions, in pieces: a key that is pressed meanwhile is handled between two pieces. */
  async add({ words: vocabulary, questions, owners }: QuestionFile): Promise<void> {
    const words: string[][] = [];
    const packedWords = vocabulary.split(' ');
    this.#owners = unpackNumbers(owners);
    for (const question of questions.split('\n')) {
      const number = words.push(unpackQuestion(question, packedWords)) - 1;
      words[number]!.forEach((word) => addToList(this.#questions, word, number));
      if (number % BATCH === BATCH - 1) {
        // oxlint-disable-next-line no-await-in-loop
        await pause();
      }
    }
    this.#words = [...this.#questions.keys()];
    this.#lengths = Float32Array.from(words, (list) =>
      list.reduce((sum, word) => sum + this.#getWeight(word), 0),
    );
  }

  /** Whether a question has a word that begins like this. */
  hasBeginning(beginning: string): boolean {
    return this.#words.some((word) => word.startsWith(beginning));
  }

  /** The records that have a word in their questions, with the number of these questions. */
  #count(word: string): ReadonlyMap<number, number> {
    let counts = this.#counts.get(word);
    if (!counts) {
      const counted = new Map<number, number>();
      for (const number of this.#questions.get(word) ?? []) {
        const owner = this.#owners[number]!;
        counted.set(owner, (counted.get(owner) ?? 0) + 1);
      }
      counts = counted;
      this.#counts.set(word, counts);
    }
    return counts;
  }

  /** The records that have a word in their questions, or all words of another wording. */
  find({ text, wordings }: AskedWord): ReadonlyMap<number, AskedTerm> {
    if (!this.isReady) {
      return NOTHING;
    }
    const found = new Map<number, AskedTerm>();
    this.#count(text).forEach((count, number) => found.set(number, { worth: 1, count }));
    for (const { words, worth } of wordings) {
      const [first, ...others] = words.map((word) => this.#count(word));
      first!.forEach((count, number) => {
        const least = others.reduce((fewest, other) => Math.min(fewest, other.get(number) ?? 0), count);
        if (least > 0) {
          const known = found.get(number) ?? NOT_ASKED;
          found.set(number, {
            worth: Math.max(known.worth, worth),
            count: Math.max(known.count, least * worth),
          });
        }
      });
    }
    return found;
  }

  /** What a word says of a question: the rarer, the more. */
  #getWeight(word: string): number {
    return Math.log(1 + this.#owners.length / (1 + (this.#questions.get(word)?.length ?? 0)));
  }

  /** The questions that have a word, or all words of another wording, with what the words that they have weigh. */
  #findQuestions({ text, wordings }: AskedWord): Map<number, { weight: number; worth: number }> {
    const found = new Map<number, { weight: number; worth: number }>();
    const add = ({ words, worth }: AskedWording) => {
      const [first = [], ...others] = words
        .map((word) => this.#questions.get(word) ?? [])
        .toSorted((one, other) => one.length - other.length);
      const sets = others.map((list) => new Set(list));
      const weight = words.reduce((sum, word) => sum + this.#getWeight(word), 0);
      for (const number of first) {
        if ((found.get(number)?.worth ?? 0) < worth && sets.every((set) => set.has(number))) {
          found.set(number, { weight, worth });
        }
      }
    };
    add({ words: [text], worth: 1 });
    wordings.forEach(add);
    return found;
  }

  /**
   * How well the questions of each record fit a query: by the share of the query that a question has, and the share of
   * the question that the query has.
   */
  score(
    words: readonly AskedWord[],
    { questionRecall, questionPrecision }: QuestionWeights,
  ): ReadonlyMap<number, AskedScore> {
    const scores = new Map<number, AskedScore>();
    if (!this.isReady) {
      return scores;
    }
    const ofQuery = new Float32Array(this.#owners.length);
    const ofQuestion = new Float32Array(this.#owners.length);
    const touched = new Set<number>();
    let total = 0;
    for (const word of words) {
      const share = word.share * this.#getWeight(word.text);
      total += share;
      for (const [number, { weight, worth }] of this.#findQuestions(word)) {
        ofQuery[number]! += share * worth;
        ofQuestion[number]! += weight;
        touched.add(number);
      }
    }
    for (const number of touched) {
      const recall = Math.min(ofQuery[number]! / total, 1);
      const precision = Math.min(ofQuestion[number]! / this.#lengths[number]!, 1);
      const score = recall ** questionRecall * precision ** questionPrecision;
      const owner = this.#owners[number]!;
      const { best, second } = scores.get(owner) ?? NEVER_ASKED;
      scores.set(owner, { best: Math.max(score, best), second: Math.max(second, Math.min(score, best)) });
    }
    return scores;
  }
}
