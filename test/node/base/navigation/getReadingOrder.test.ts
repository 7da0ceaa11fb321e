import { describe, expect, it } from 'vitest';
import { getReadingOrder } from '../../../../src/node/base/navigation/getReadingOrder';
import { alpha5 } from './fixtures/alpha5';

const order = getReadingOrder(alpha5).map(({ pathname }) => pathname);

describe('getReadingOrder', () => {
  it('goes fully deep, so that API pages below a lone group are part of it', () => {
    expect(order).toHaveLength(305);
    expect(order).toContain('/x/api/tree-view/rich-tree-view');
    expect(order.filter((pathname) => pathname.endsWith('-group'))).toEqual([]);
  });

  it.each([
    ['/x/introduction', 0],
    ['/x/introduction/roadmap', 4],
    ['/x/common-concepts/custom-components', 5],
    ['/x/react-data-grid/sorting', 32],
    ['/x/api/data-grid', 68],
    ['/x/api/data-grid/grid-excel-export-options', 91],
    ['/x/react-date-pickers/playground', 125],
    ['/x/api/date-pickers/year-calendar', 179],
    ['/x/react-charts/zoom-and-pan', 203],
    ['/x/api/charts/scatter-series-type', 263],
    ['/x/api/tree-view/tree-item-provider', 291],
    ['/x/migration/migration-data-grid-v4', 304],
  ])('has %s at %i', (pathname, index) => {
    expect(order[index]).toBe(pathname);
  });

  it('leaves out links to other sites, and keeps entries with an empty list', () => {
    const entries = [{ pathname: 'https://mui.com/' }, { pathname: '/x/a', children: [] }];
    expect(getReadingOrder(entries)).toEqual([entries[1]]);
  });

  it('keeps files and anchors', () => {
    const entries = [{ pathname: '/x/llms.txt' }, { pathname: '/x/a/#b' }];
    expect(getReadingOrder(entries)).toEqual(entries);
  });
});
