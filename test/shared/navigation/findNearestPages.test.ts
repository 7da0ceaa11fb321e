import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearestPages } from '../../../src/shared/navigation/findNearestPages';
import { anyAddress } from '../paths/paths';

const PAGES = [
  '/x/introduction',
  '/x/introduction/installation',
  '/x/react-data-grid',
  '/x/react-data-grid/column-definition',
  '/x/react-data-grid/column-groups',
  '/x/react-data-grid/filtering/quick-filter',
  '/x/react-charts/bars',
  '/x/api/charts/bar-chart',
  '/x/api/tree-view/rich-tree-view',
].map((pathname) => ({ pathname, title: pathname }));

describe('findNearestPages', () => {
  it.each([
    ['a slip of the pen', '/x/react-data-grid/colum-definition', '/x/react-data-grid/column-definition'],
    ['capitals', '/X/React-Charts/Bars/', '/x/react-charts/bars'],
    ['an address without react-', '/x/charts/bars', '/x/react-charts/bars'],
    ['the name of a file', '/x/react-charts/bars.md', '/x/react-charts/bars'],
    ['an index file', '/x/react-charts/bars/index.html', '/x/react-charts/bars'],
    ['another folder', '/components/quick-filter', '/x/react-data-grid/filtering/quick-filter'],
    ['the prefix of English', '/en/x/introduction/installation', '/x/introduction/installation'],
    ['slashes', '/x//react-data-grid//column-groups//', '/x/react-data-grid/column-groups'],
  ])('names first the page that is meant: %s', (_, path, pathname) => {
    expect(findNearestPages(path, PAGES)[0]?.pathname).toBe(pathname);
  });

  it('names no page that has nothing in common with the address', () => {
    expect(findNearestPages('/wp-login.php', PAGES)).toEqual([]);
  });

  it('names at most five pages, each once, for any address', () => {
    fc.assert(
      fc.property(anyAddress, (path) => {
        const nearest = findNearestPages(path, PAGES);
        expect(nearest.length).toBeLessThanOrEqual(5);
        expect(new Set(nearest).size).toBe(nearest.length);
      }),
    );
  });

  it('compares the start of an endless address', () => {
    const tail = 'a'.repeat(200);
    const path = `/x/react-charts/${tail}`;
    expect(findNearestPages(path + tail, PAGES)).toEqual(findNearestPages(path, PAGES));
  });
});
