import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_WEIGHT,
  packVectors,
  unpackVectors,
  VECTOR_LENGTH,
} from '../../../src/shared/search/wordVectors';

const vector = record({
  signs: array(boolean(), { minLength: VECTOR_LENGTH, maxLength: VECTOR_LENGTH }),
  weight: integer({ min: 1, max: MAX_WEIGHT }),
});

describe('unpackVectors', () => {
  it('gives each vector that was packed, multiplied by its weight', () => {
    assert(
      property(array(vector, { maxLength: 20 }), (vectors) => {
        const expected = vectors.flatMap(({ signs, weight }) =>
          signs.map((isPositive) => (isPositive ? weight : -weight)),
        );
        expect([...unpackVectors(packVectors(vectors))]).toEqual(expected);
      }),
    );
  });

  it('gives nothing for nothing', () => {
    expect(unpackVectors('')).toHaveLength(0);
  });
});
