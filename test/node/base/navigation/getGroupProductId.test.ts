import { describe, expect, it } from 'vitest';
import { getGroupProductId } from '../../../../src/node/base/navigation/getGroupProductId';
import { alpha5 } from './fixtures/alpha5';

describe('getGroupProductId', () => {
  it('tells the groups of products from the others', () => {
    expect(alpha5.map(getGroupProductId)).toEqual([
      undefined,
      undefined,
      undefined,
      'x-data-grid',
      'x-date-pickers',
      'x-charts',
      'x-tree-view',
      undefined,
    ]);
  });

  it('knows the product of a group of which only API pages are left', () => {
    const group = { pathname: '/x/react-charts-group', children: [{ pathname: '/x/api/charts/bar-chart' }] };
    expect(getGroupProductId(group)).toBe('x-charts');
  });

  it('is no product for a page', () => {
    expect(getGroupProductId({ pathname: '/x/react-charts' })).toBeUndefined();
  });
});
