import { describe, expect, it } from 'vitest';
import { createKey, hashTexts } from '../../../../src/node/base/files/hash';

describe('hashTexts', () => {
  it('gives the same texts the same hash', () => {
    expect(hashTexts('rows', '列')).toBe(hashTexts('rows', '列'));
  });

  it.each([
    [['rows'], ['row']],
    [
      ['rows', 'columns'],
      ['columns', 'rows'],
    ],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [['a', ''], ['a']],
    [['1:a'], ['a']],
  ])('tells %j from %j', (one, other) => {
    expect(hashTexts(...one)).not.toBe(hashTexts(...other));
  });
});

describe('createKey', () => {
  it('is the beginning of the hash', () => {
    expect(hashTexts('rows').startsWith(createKey('rows'))).toBe(true);
    expect(createKey('rows')).toHaveLength(5);
  });
});
