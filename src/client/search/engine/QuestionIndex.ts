import { addToList } from '../../../shared/addToList';
import type { QuestionFile } from '../../../shared/search/searchIndex';
import { splitWords } from '../../../shared/search/splitWords';
import { pause } from './pause';

/** A word of a query, with other wordings, of which all words must be in a question. */
export interface AskedWord {
  text: string;
  synonyms: readonly (readonly string[])[];
}

/** What the questions that have a word of the query are worth together. */
export interface QuestionWeights {
  /** A word that a question has in another wording. */
  asSynonym: number;
  questionRecall: number;
  questionPrecision: number;
}

const BATCH = 400;

const NOTHING: ReadonlySet<number> = new Set();

/** What users ask, and which records answer it; each question is compared with a query as a whole. */
export class QuestionIndex {
  /** The questions that have a word. */
  readonly #questions = new Map<string, number[]>();
  /** The records whose questions have a word. */
  readonly #records = new Map<string, ReadonlySet<number>>();
  /** The record of each question. */
  #owners: number[] = [];
  /** What all words of a question weigh together. */
  #lengths = new Float32Array();

  /** True once all questions can be found. */
  get isReady(): boolean {
    return this.#lengths.length > 0;
  }

  /** Splits the questions into words, in pieces: a key that is pressed meanwhile is handled between two pieces. */
  async add({ questions, owners }: QuestionFile): Promise<void> {
    const words: string[][] = [];
    let record = 0;
    for (const distance of owners.split(',')) {
      record += parseInt(distance, 36);
      this.#owners.push(record);
    }
    for (const question of questions.split('\n')) {
      const number = words.push([...new Set(splitWords(question).map(({ text }) => text))]) - 1;
      words[number]!.forEach((word) => addToList(this.#questions, word, number));
      if (number % BATCH === BATCH - 1) {
        // oxlint-disable-next-line no-await-in-loop
        await pause();
      }
    }
    this.#lengths = Float32Array.from(words, (list) =>
      list.reduce((sum, word) => sum + this.#getWeight(word), 0),
    );
  }

  /** The records that have a word in one of their questions. */
  find(word: string): ReadonlySet<number> {
    let found = this.#records.get(word);
    if (!found) {
      const numbers = this.isReady ? this.#questions.get(word) : undefined;
      if (!numbers) {
        return NOTHING;
      }
      found = new Set(numbers.map((number) => this.#owners[number]!));
      this.#records.set(word, found);
    }
    return found;
  }

  /** What a word says of a question: the rarer, the more. */
  #getWeight(word: string): number {
    return Math.log(1 + this.#owners.length / (1 + (this.#questions.get(word)?.length ?? 0)));
  }

  /** The questions that have a word, or all words of another wording, with what the words that they have weigh. */
  #findQuestions({ text, synonyms }: AskedWord): Map<number, { weight: number; isSynonym: boolean }> {
    const found = new Map<number, { weight: number; isSynonym: boolean }>();
    const add = (words: readonly string[], isSynonym: boolean) => {
      const [first = [], ...others] = words.map((word) => this.#questions.get(word) ?? []);
      const weight = words.reduce((sum, word) => sum + this.#getWeight(word), 0);
      for (const number of first) {
        if (!found.has(number) && others.every((list) => list.includes(number))) {
          found.set(number, { weight, isSynonym });
        }
      }
    };
    add([text], false);
    synonyms.forEach((wording) => add(wording, true));
    return found;
  }

  /**
   * How well the best question of each record fits a query, from 0 to 1: by the share of the query that the question
   * has, and the share of the question that the query has.
   */
  score(
    words: readonly AskedWord[],
    { asSynonym, questionRecall, questionPrecision }: QuestionWeights,
  ): ReadonlyMap<number, number> {
    const best = new Map<number, number>();
    if (!this.isReady) {
      return best;
    }
    const ofQuery = new Float32Array(this.#owners.length);
    const ofQuestion = new Float32Array(this.#owners.length);
    const touched = new Set<number>();
    let total = 0;
    for (const word of words) {
      const share = this.#getWeight(word.text);
      total += share;
      for (const [number, { weight, isSynonym }] of this.#findQuestions(word)) {
        ofQuery[number]! += isSynonym ? share * asSynonym : share;
        ofQuestion[number]! += weight;
        touched.add(number);
      }
    }
    for (const number of touched) {
      const recall = Math.min(ofQuery[number]! / total, 1);
      const precision = Math.min(ofQuestion[number]! / this.#lengths[number]!, 1);
      const score = recall ** questionRecall * precision ** questionPrecision;
      const owner = this.#owners[number]!;
      if (score > (best.get(owner) ?? 0)) {
        best.set(owner, score);
      }
    }
    return best;
  }
}
