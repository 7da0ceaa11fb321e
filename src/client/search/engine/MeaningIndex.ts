import { addToList } from '../../../shared/addToList';
import { unpackNumbers } from '../../../shared/search/packNumbers';
import { listPositions } from '../../../shared/search/questionText';
import type { QuestionFile, SearchIndex } from '../../../shared/search/searchIndex';
import { countSectionWords, createWordReader, rateTimes } from '../../../shared/search/sectionWords';
import { unpackVectors, VECTOR_LENGTH } from '../../../shared/search/wordVectors';

/** How near what a record is about is to something else, from -1 to 1. */
type Rate = (number: number) => number;

/** The scalar product of two vectors. */
function multiply(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < VECTOR_LENGTH; index += 1) {
    sum += one[index]! * other[index]!;
  }
  return sum;
}

/** Compares what queries and records are about: by the vectors of their words, which need not be the same. */
export class MeaningIndex {
  readonly #index: Pick<SearchIndex, 'records' | 'pages'>;
  #vectors: Float32Array = new Float32Array();
  #readWords: (text: string) => Set<number> = () => new Set();
  /** The packed questions of each record. */
  readonly #questions = new Map<number, string[]>();
  /** What records are about, as far as anyone asked for it. */
  readonly #records = new Map<number, Float32Array>();

  constructor(index: Pick<SearchIndex, 'records' | 'pages'>) {
    this.#index = index;
  }

  /** Reads the vectors, and which questions a record has. */
  add({ words, questions, owners, vectors }: QuestionFile): void {
    this.#vectors = unpackVectors(vectors);
    const list = words.split(' ');
    this.#readWords = createWordReader(list.slice(0, this.#vectors.length / VECTOR_LENGTH));
    const records = unpackNumbers(owners);
    questions
      .split('\n')
      .forEach((question, position) => addToList(this.#questions, records[position]!, question));
  }

  /** The sum of the vectors of words, of length 1; of length 0 where none of them has a vector. */
  #sum(words: Iterable<readonly [word: number, share: number]>): Float32Array {
    const sum = new Float32Array(VECTOR_LENGTH);
    for (const [word, share] of words) {
      const start = word * VECTOR_LENGTH;
      const end = Math.min(start + VECTOR_LENGTH, this.#vectors.length);
      for (let index = start; index < end; index += 1) {
        sum[index - start]! += share * this.#vectors[index]!;
      }
    }
    const length = Math.sqrt(multiply(sum, sum)) || 1;
    return sum.map((value) => value / length);
  }

  #getRecord(number: number): Float32Array {
    let vector = this.#records.get(number);
    if (!vector) {
      const { name, parent, pages } = this.#index.records[number]!;
      const questions = (this.#questions.get(number) ?? []).map(listPositions);
      const names = { name, parent, page: this.#index.pages[pages[0]!]!.title };
      const counts = countSectionWords(names, questions, this.#readWords);
      vector = this.#sum([...counts].map(([word, times]) => [word, rateTimes(times)]));
      this.#records.set(number, vector);
    }
    return vector;
  }

  /** @returns 0 for every record as long as there are no vectors, and where the query has no word with one */
  compareWith(query: string): Rate {
    const words = [...this.#readWords(query)];
    if (words.length === 0) {
      return () => 0;
    }
    const asked = this.#sum(words.map((word) => [word, 1]));
    return (number) => multiply(this.#getRecord(number), asked);
  }
}
