import { describe, expect, it } from 'vitest';
import { getNeighbours } from '../../../../src/node/base/navigation/getNeighbours';
import type { NavigationEntry } from '../../../../src/shared/navigation/navigation';
import { alpha5 } from './fixtures/alpha5';

function getPathnames(entries: readonly NavigationEntry[], route: string, existing?: ReadonlySet<string>) {
  const { previous, next } = getNeighbours(entries, route, existing);
  return [previous?.pathname, next?.pathname];
}

describe('getNeighbours', () => {
  it.each([
    ['/x/introduction', undefined, '/x/introduction/installation'],
    ['/x/introduction/roadmap', '/x/introduction/support', '/x/common-concepts/custom-components'],
    ['/x/common-concepts/custom-components', '/x/introduction/roadmap', '/x/react-data-grid'],
    ['/x/react-data-grid/sorting', '/x/react-data-grid/recipes-editing', '/x/react-data-grid/filtering'],
    ['/x/api/data-grid', '/x/react-data-grid/performance', '/x/api/data-grid/data-grid'],
    [
      '/x/api/data-grid/grid-excel-export-options',
      '/x/api/data-grid/grid-print-export-options',
      '/x/react-date-pickers',
    ],
    [
      '/x/react-date-pickers/playground',
      '/x/react-date-pickers/custom-opening-button',
      '/x/api/date-pickers',
    ],
    ['/x/api/date-pickers/year-calendar', '/x/api/date-pickers/time-picker-toolbar', '/x/react-charts'],
    ['/x/react-charts/zoom-and-pan', '/x/react-charts/highlighting', '/x/api/charts/animated-area'],
    ['/x/api/charts/scatter-series-type', '/x/api/charts/pie-series-type', '/x/react-charts/radar'],
    [
      '/x/api/tree-view/tree-item-provider',
      '/x/api/tree-view/tree-item-icon',
      '/x/migration/migration-data-grid-v7',
    ],
    ['/x/migration/migration-data-grid-v4', '/x/migration/migration-pickers-lab', undefined],
  ])('of %s', (route, previous, next) => {
    expect(getPathnames(alpha5, route)).toEqual([previous, next]);
  });

  it.each([
    '/x/whats-new',
    '/x/react-data-grid/',
    '/x/react-data-grid-group',
    'https://mui.com/x/whats-new/',
    '',
  ])('has neither for what is no page of the tree: %s', (route) => {
    expect(getNeighbours(alpha5, route)).toEqual({});
  });

  it('takes a tab for its page', () => {
    expect(getPathnames(alpha5, '/x/react-data-grid/components-api')).toEqual([
      '/x/common-concepts/custom-components',
      '/x/react-data-grid/getting-started',
    ]);
  });

  const mixed: NavigationEntry[] = [
    { pathname: '/x/a' },
    { pathname: '/x/llms.txt' },
    { pathname: 'https://mui.com/' },
    { pathname: '/x/b-group', children: [{ pathname: '/x/b' }, { pathname: '/x/a/#c' }] },
    { pathname: '/x/d' },
  ];

  it('passes over files, anchors and other sites', () => {
    expect(getPathnames(mixed, '/x/b')).toEqual(['/x/a', '/x/d']);
  });

  it('passes over files and anchors that exist', () => {
    const existing = new Set(['/x/a', '/x/llms.txt', '/x/b', '/x/a/#c', '/x/d']);
    expect(getPathnames(mixed, '/x/b', existing)).toEqual(['/x/a', '/x/d']);
  });

  it('passes over pages that are not written', () => {
    expect(getPathnames(mixed, '/x/a', new Set(['/x/a', '/x/d']))).toEqual([undefined, '/x/d']);
    expect(getPathnames(mixed, '/x/d', new Set(['/x/d']))).toEqual([undefined, undefined]);
  });

  it.each<[name: string, entries: NavigationEntry[]]>([
    [
      'a pathname twice',
      [{ pathname: '/x/a' }, { pathname: '/x/b' }, { pathname: '/x/a' }, { pathname: '/x/c' }],
    ],
    [
      'a page and a tab of it',
      [{ pathname: '/x/a' }, { pathname: '/x/a/components-api' }, { pathname: '/x/c' }],
    ],
  ])('leads past each page once through a menu that names %s', (_, entries) => {
    const walked: string[] = [];
    for (let next: string | undefined = '/x/a'; next && walked.length <= entries.length;) {
      walked.push(next);
      next = getNeighbours(entries, next).next?.pathname;
    }
    expect(walked).toEqual([...new Set(walked)]);
    expect(walked.at(-1)).toBe('/x/c');
  });
});
