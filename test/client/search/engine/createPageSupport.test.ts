import { describe, expect, it } from 'vitest';
import { createPageSupport } from '../../../../src/client/search/engine/createPageSupport';

function listSupport(...places: [page: number, score: number][]): number[] {
  const records = places.map(([page, score], number) => ({ number, page, score }));
  return records.map(createPageSupport(records));
}

describe('createPageSupport', () => {
  it('is the mean of the two best others on the page', () => {
    expect(listSupport([0, 1], [0, 3], [0, 2], [0, 4])).toEqual([3.5, 3, 3.5, 2.5]);
  });

  it('counts one that has the same score', () => {
    expect(listSupport([0, 2], [0, 2])).toEqual([1, 1]);
  });

  it('is nothing where no other record of the page fits', () => {
    expect(listSupport([0, 5], [1, 5])).toEqual([0, 0]);
  });
});
