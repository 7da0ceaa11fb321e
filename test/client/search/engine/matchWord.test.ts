import { describe, expect, it } from 'vitest';
import { isOneTypoAway } from '../../../../src/client/search/engine/matchWord';

describe('isOneTypoAway', () => {
  it.each([
    ['a letter too many', 'sortting', 'sorting'],
    ['a letter too few', 'instalation', 'installation'],
    ['another letter', 'calender', 'calendar'],
    ['neighbours that changed places', 'childern', 'children'],
    ['a letter doubled instead of another', 'agreggation', 'aggregation'],
  ])('finds %s', (_, typed, meant) => {
    expect(isOneTypoAway(typed, meant)).toBe(true);
    expect(isOneTypoAway(meant, typed)).toBe(true);
  });

  it.each([
    ['filter', 'filter'],
    ['select', 'detect'],
    ['column', 'columns are'],
  ])('tells %s from %s', (one, other) => {
    expect(isOneTypoAway(one, other)).toBe(false);
  });
});
