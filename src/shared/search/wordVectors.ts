/** The length of a vector. Its numbers are all equal but for their sign. */
export const VECTOR_LENGTH = 96;

/** So many words have a vector: the most frequent ones of the questions. */
export const VECTOR_WORDS = 1000;

const BITS = 8;
const BYTES = VECTOR_LENGTH / BITS;

/** The largest weight of a word. */
export const MAX_WEIGHT = 255;

/** What a word means: the signs of a vector, and how much it says. */
export interface WordVector {
  /** For each number whether it is positive. */
  signs: readonly boolean[];
  /** From 1 to `MAX_WEIGHT`: words that are in many sections say little. */
  weight: number;
}

/** Packs vectors in the order of their words: for each its weight and its signs, in base 64. */
export function packVectors(vectors: readonly WordVector[]): string {
  const bytes = vectors.flatMap(({ signs, weight }) => {
    const packed = Array.from({ length: BYTES }, (_, byte) =>
      signs
        .slice(byte * BITS, (byte + 1) * BITS)
        .reduce((sum, isPositive, bit) => sum + (isPositive ? 1 << bit : 0), 0),
    );
    return [weight, ...packed];
  });
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** @returns for each word its vector, multiplied by its weight, one after the other */
export function unpackVectors(packed: string): Float32Array {
  const bytes = atob(packed);
  const count = Math.floor(bytes.length / (BYTES + 1));
  const vectors = new Float32Array(count * VECTOR_LENGTH);
  for (let word = 0; word < count; word += 1) {
    const start = word * (BYTES + 1);
    const weight = bytes.charCodeAt(start);
    for (let index = 0; index < VECTOR_LENGTH; index += 1) {
      const byte = bytes.charCodeAt(start + 1 + Math.floor(index / BITS));
      const isPositive = ((byte >> (index % BITS)) & 1) === 1;
      vectors[word * VECTOR_LENGTH + index] = isPositive ? weight : -weight;
    }
  }
  return vectors;
}
