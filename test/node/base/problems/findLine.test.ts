import { describe, expect, it } from 'vitest';
import { findLine } from '../../../../src/node/base/problems/findLine';

describe('findLine', () => {
  it.each([
    ['a\nb\nb', 'b', 2],
    ['a', 'a', 1],
    ['a', 'c', undefined],
    [undefined, 'a', undefined],
  ])('finds in %j the first line that is %s: %s', (text, wanted, line) => {
    expect(findLine(text, (candidate) => candidate === wanted)).toBe(line);
  });
});
