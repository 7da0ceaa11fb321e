import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from '../../../src/shared/search/packNumbers';

describe('packNumbers', () => {
  it('writes the distances', () => {
    expect(packNumbers([3, 3, 40])).toBe('3,0,11');
  });

  it('writes what unpackNumbers reads', () => {
    assert(
      property(array(nat(), { minLength: 1 }), (numbers) => {
        const rising = numbers.toSorted((one, other) => one - other);
        expect(unpackNumbers(packNumbers(rising))).toEqual(rising);
      }),
    );
  });
});
