import { describe, expect, it } from 'vitest';
import { createWordVectors } from '../../../src/node/search/createWordVectors';
import { MAX_WEIGHT, VECTOR_LENGTH, type WordVector } from '../../../src/shared/search/wordVectors';

/** Two subjects, each with words of its own, and a word that both have: sections with some of the words of one. */
const SUBJECTS = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
];
const COMMON = 8;
const SECTIONS = SUBJECTS.flatMap((words) =>
  words.map((left) => new Map([...words.filter((word) => word !== left), COMMON].map((word) => [word, 1]))),
);

/** How many signs two vectors have in common, from 0 to 1. */
function compare(one: WordVector, other: WordVector): number {
  const same = one.signs.filter((sign, index) => sign === other.signs[index]);
  return same.length / VECTOR_LENGTH;
}

describe('createWordVectors', () => {
  const vectors = createWordVectors(SECTIONS, 9);

  it('gives words of one subject vectors that are more alike than those of two', () => {
    expect(compare(vectors[0]!, vectors[1]!)).toBeGreaterThan(compare(vectors[0]!, vectors[5]!));
    expect(compare(vectors[4]!, vectors[6]!)).toBeGreaterThan(compare(vectors[4]!, vectors[2]!));
  });

  it('gives a word that all sections have less weight than the others', () => {
    const weights = vectors.map(({ weight }) => weight);
    expect(Math.min(...weights)).toBe(weights[COMMON]);
    expect(Math.max(...weights)).toBe(MAX_WEIGHT);
  });

  it('gives the same vectors each time', () => {
    expect(createWordVectors(SECTIONS, 9)).toEqual(vectors);
  });

  it('gives a vector of the usual length to the only word', () => {
    const [vector] = createWordVectors([new Map([[0, 1]])], 1);
    expect(vector!.signs).toHaveLength(VECTOR_LENGTH);
    expect(vector!.weight).toBe(MAX_WEIGHT);
  });
});
