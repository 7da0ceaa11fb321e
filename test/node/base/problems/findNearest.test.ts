import { describe, expect, it } from 'vitest';
import { findNearest } from '../../../../src/node/base/problems/findNearest';

describe('findNearest', () => {
  it.each([
    ['rowz', ['columns', 'rows', 'row'], 'rows'],
    ['rows', ['rowz', 'rows'], 'rows'],
    ['ab', ['ax', 'ay'], 'ax'],
    ['anything', [], undefined],
  ])('finds for %s in %j the name %s', (wanted, known, nearest) => {
    expect(findNearest(wanted, known)).toBe(nearest);
  });
});
