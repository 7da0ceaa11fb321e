import { CholeskyDecomposition, inverse, Matrix } from 'ml-matrix';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { rateTimes, type SectionWords } from '../../shared/search/sectionWords';
import { MAX_WEIGHT, VECTOR_LENGTH, VECTOR_WORDS, type WordVector } from '../../shared/search/wordVectors';

/** Each round brings the vectors nearer to those that explain most; more change nothing that is seen. */
const ROUNDS = 4;

/** Any number: the same questions give the same vectors. */
const SEED = 1;

/** Keeps sums of products away from zero. */
const TINY = 1e-10;

/** A row of a matrix without its zeros. */
type SparseRow = ReadonlyMap<number, number>;

function createSigns(rows: number, columns: number): Matrix {
  const generator = xoroshiro128plus(SEED);
  const sign = () => uniformInt(generator, 0, 1) * 2 - 1;
  return new Matrix(Array.from({ length: rows }, () => Array.from({ length: columns }, sign)));
}

/** Columns at right angles to each other that span the same; faster than a QR decomposition. */
function orthogonalize(matrix: Matrix): Matrix {
  const products = matrix.transpose().mmul(matrix);
  // Fewer words than columns have no right angles between all of them.
  products.add(Matrix.eye(matrix.columns).mul(TINY * products.trace()));
  const { lowerTriangularMatrix } = new CholeskyDecomposition(products);
  return matrix.mmul(inverse(lowerTriangularMatrix).transpose());
}

function addScaled(sum: Float64Array, row: ArrayLike<number>, scale: number): void {
  for (let column = 0; column < sum.length; column += 1) {
    sum[column]! += scale * row[column]!;
  }
}

/** The product of a matrix of sections and words, its transpose before it, and a matrix with a row for each word. */
function relateWords(sections: readonly SparseRow[], words: Matrix): Matrix {
  const rows = words.to2DArray();
  const result = rows.map((row) => new Float64Array(row.length));
  for (const section of sections) {
    const sum = new Float64Array(words.columns);
    section.forEach((share, word) => addScaled(sum, rows[word]!, share));
    section.forEach((share, word) => addScaled(result[word]!, sum, share));
  }
  return new Matrix(result.map((row) => [...row]));
}

/** What each word says: the fewer sections have it, the more. */
function rateWords(sections: readonly SectionWords[], count: number): number[] {
  const having = Array.from({ length: count }, () => 0);
  sections.flatMap((section) => [...section.keys()]).forEach((word) => (having[word]! += 1));
  return having.map((number) => Math.log((sections.length + 1) / (number + 0.5)));
}

function toUnitRow(section: SectionWords, rates: readonly number[]): SparseRow {
  const shares = [...section].map(([word, times]): [number, number] => [
    word,
    rateTimes(times) * rates[word]!,
  ]);
  const length = Math.hypot(...shares.map(([, share]) => share)) || 1;
  return new Map(shares.map(([word, share]) => [word, share / length]));
}

/**
 * Finds out what words mean from the sections that have them together: words of the same sections get vectors that point
 * the same way (latent semantic analysis). Of the numbers of a vector only the signs are kept, and its length as a weight.
 *
 * @param sections their words, as positions in a list
 * @param count of the words in the list, the most frequent first
 * @returns a vector for each of the first words
 */
export function createWordVectors(sections: readonly SectionWords[], count: number): WordVector[] {
  const length = Math.min(VECTOR_LENGTH, count);
  const rates = rateWords(sections, count);
  const rows = sections.map((section) => toUnitRow(section, rates));
  let words = createSigns(count, length);
  for (let round = 0; round < ROUNDS; round += 1) {
    words = orthogonalize(relateWords(rows, words));
  }
  // Turned to no direction of its own, a sign says about as much of each vector as any other.
  const turned = words.mmul(orthogonalize(createSigns(length, length)));
  const vectors = turned.to2DArray().slice(0, VECTOR_WORDS);
  const lengths = vectors.map((vector, word) => Math.hypot(...vector) * rates[word]!);
  const longest = Math.max(...lengths);
  return vectors.map((vector, word) => ({
    signs: Array.from({ length: VECTOR_LENGTH }, (_, index) => (vector[index] ?? 0) > 0),
    weight: Math.max(1, Math.round((MAX_WEIGHT * lengths[word]!) / longest)),
  }));
}
