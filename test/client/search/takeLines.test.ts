import { describe, expect, it } from 'vitest';
import type { OptionGroup } from '../../../src/client/search/OptionList';
import { takeLines } from '../../../src/client/search/takeLines';

const createGroup = (id: string, count: number): OptionGroup => ({
  id,
  title: id,
  options: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, content: '' })),
});

describe('takeLines', () => {
  const groups = [createGroup('a', 3), createGroup('b', 2), createGroup('c', 1)];

  it.each([
    [0, ''],
    [2, 'a0 a1'],
    [3, 'a0 a1 a2'],
    [4, 'a0 a1 a2 b0'],
    [6, 'a0 a1 a2 b0 b1 c0'],
    [99, 'a0 a1 a2 b0 b1 c0'],
  ])('keeps the first %i lines, in their groups', (count, ids) => {
    const taken = takeLines(groups, count);
    expect(taken.flatMap(({ options }) => options.map(({ id }) => id)).join(' ')).toBe(ids);
    expect(taken.every(({ options }) => options.length > 0)).toBe(true);
  });
});
