import { describe, expect, it } from 'vitest';
import { getGroupHref } from '../../../../src/node/base/navigation/getGroupHref';
import { flattenEntries } from './flattenEntries';
import { alpha5 } from './fixtures/alpha5';

describe('getGroupHref', () => {
  it.each([
    ['/x/react-data-grid/filtering-group', '/x/react-data-grid/filtering'],
    ['/x/react-data-grid-group', '/x/react-data-grid'],
    ['/x/react-data-grid/columns', '/x/react-data-grid/column-definition'],
    ['/x/migration-group', '/x/migration/migration-data-grid-v7'],
    ['/x/react-chart-components', '/x/react-charts/bars'],
  ])('of %s is %s', (pathname, href) => {
    const group = flattenEntries(alpha5).find((entry) => entry.pathname === pathname)!;
    expect(getGroupHref(group)).toBe(href);
  });

  it('is never a group', () => {
    const groups = flattenEntries(alpha5).filter(({ children }) => children);
    const pathnames = new Set(groups.map(({ pathname }) => pathname));
    expect(groups.filter((group) => pathnames.has(getGroupHref(group)))).toEqual([]);
  });

  it('of a page is the page', () => {
    expect(getGroupHref({ pathname: '/x/a', children: [] })).toBe('/x/a');
  });
});
