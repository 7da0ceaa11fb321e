import { describe, expect, it } from 'vitest';
import { isAlike } from '../../../../src/node/pages/questions/isAlike';

describe('isAlike', () => {
  it.each([
    ['How do I sort rows?', 'Sort rows', true],
    ['How do I sort rows by date?', 'Sort rows', false],
    ['Sorting of the rows', 'How do I sort a row?', true],
    ['如何排序行？', '行的排序', true],
    ['如何隐藏一列？', '行的排序', false],
  ])('compares %j with %j', (text, other, expected) => {
    expect(isAlike(text, other)).toBe(expected);
  });
});
