import { describe, expect, it } from 'vitest';
import '../../../../src/node/demos/render/addIteratorHelpers';

describe('addIteratorHelpers', () => {
  it('lets the iterators of maps, sets and generators become arrays', () => {
    function* count() {
      yield 1;
      yield 2;
    }
    const iterators: Iterator<number>[] = [
      new Map([
        ['a', 1],
        ['b', 2],
      ]).values(),
      new Set([1, 2]).values(),
      count(),
    ];
    for (const iterator of iterators) {
      expect((iterator as unknown as { toArray: () => number[] }).toArray()).toEqual([1, 2]);
    }
  });
});
