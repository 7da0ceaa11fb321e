import { describe, expect, it } from 'vitest';
import { findActiveEntry } from '../../../../src/node/base/navigation/findActiveEntry';
import { getEntryTitle } from '../../../../src/node/base/navigation/getEntryTitle';
import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';
import { alpha5 } from './fixtures/alpha5';

const ROOT = '/';

const getName = (entry: NavigationEntry) => (entry.pathname === ROOT ? ROOT : getEntryTitle(entry));

function describeActive(route: string) {
  const { active, parents } = findActiveEntry(alpha5, route);
  return { title: active && getEntryTitle(active), parents: parents.map(getName) };
}

describe('findActiveEntry', () => {
  it.each([
    ['/x/introduction', 'Overview', ['Introduction', ROOT]],
    ['/x/react-data-grid/sorting', 'Sorting', ['Main features', 'Data Grid', ROOT]],
    [
      '/x/react-data-grid/filtering/quick-filter',
      'Quick filter',
      ['Filtering', 'Main features', 'Data Grid', ROOT],
    ],
    ['/x/api/data-grid/data-grid-pro', 'DataGridPro', ['Components', 'API reference', 'Data Grid', ROOT]],
    ['/x/api/charts/bar-chart', 'BarChart', ['API reference', 'Resources', 'Components', 'Charts', ROOT]],
    ['/x/react-charts/gantt', 'Gantt', ['Future components', 'Components', 'Charts', ROOT]],
    [
      '/x/migration/migration-data-grid-v4',
      'Migration from v4 to v5 (Data Grid)',
      ['Earlier versions', 'Migration', ROOT],
    ],
  ])('finds %s and the groups above it, nearest first', (route, title, parents) => {
    expect(describeActive(route)).toEqual({ title, parents });
  });

  it.each([
    ['a page outside the tree', '/x/whats-new'],
    ['a route with a trailing slash', '/x/react-data-grid/'],
    ['the start of a route', '/x/react-data-grid/sort'],
    ['a route with a hash', '/x/react-data-grid#demo'],
    ['the root', '/'],
    ['nothing', ''],
  ])('finds nothing for %s', (_, route) => {
    expect(findActiveEntry(alpha5, route)).toEqual({ parents: [] });
  });

  it.each(['[docsTab]', 'components-api', 'hooks-api'])('takes the tab %s for its page', (tab) => {
    expect(describeActive(`/x/react-charts/bars/${tab}`)).toEqual({
      title: 'Bars overview',
      parents: ['Bars', 'Components', 'Charts', ROOT],
    });
  });

  it('takes an entry that names a tab for the page', () => {
    const entries = [{ pathname: '/x/react-charts/components-api', title: 'API' }];
    expect(findActiveEntry(entries, '/x/react-charts').active).toBe(entries[0]);
  });

  it('throws for a pathname that is twice, naming it', () => {
    const entries = [
      { pathname: '/x/a-group', children: [{ pathname: '/x/a' }] },
      { pathname: '/x/b-group', children: [{ pathname: '/x/a' }] },
    ];
    expect(() => findActiveEntry(entries, '/x/b')).toThrow(/`\/x\/a` twice/);
  });

  it('allows an entry for a page and one for its tab, and finds the first', () => {
    const entries = [
      { pathname: '/x/a' },
      { pathname: '/x/a/components-api' },
      { pathname: '/x/a/hooks-api' },
    ];
    expect(findActiveEntry(entries, '/x/a/hooks-api').active).toBe(entries[0]);
  });

  it('ends the parents with an artificial root that holds the tree', () => {
    const root = findActiveEntry(alpha5, '/x/introduction').parents.at(-1);
    expect(root).toEqual({ pathname: '/', children: alpha5 });
  });
});
