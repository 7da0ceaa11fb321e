import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeDocsTab } from '../../../src/shared/paths/removeDocsTab';
import { anyAddress } from './paths';

describe('removeDocsTab', () => {
  it.each([
    ['/x/react-data-grid/[docsTab]', '/x/react-data-grid'],
    ['/x/react-data-grid/components-api', '/x/react-data-grid'],
    ['/x/react-data-grid/hooks-api', '/x/react-data-grid'],
    ['/x/react-data-grid/[docsTab]/components-api', '/x/react-data-grid'],
    ['/x/react-tree-view/rich-tree-view/items/hooks-api', '/x/react-tree-view/rich-tree-view/items'],
  ])('removes the tab and the slash before it: %s', (route, expected) => {
    expect(removeDocsTab(route)).toBe(expected);
  });

  it.each([
    '/x/react-data-grid',
    '/x/react-data-grid/',
    '/x/react-data-grid/components',
    '/x/api/charts/bar-chart',
    '/',
    '',
  ])('leaves a route without a tab as it is: %s', (route) => {
    expect(removeDocsTab(route)).toBe(route);
  });

  it('removes the first occurrence of a tab only', () => {
    expect(removeDocsTab('/a/hooks-api/hooks-api')).toBe('/a//hooks-api');
  });

  it('accepts any string, and never leaves a route without its root', () => {
    fc.assert(
      fc.property(anyAddress, (rest) => {
        expect(removeDocsTab(`/${rest}`)).toMatch(/^\//);
      }),
    );
    expect(removeDocsTab('/components-api')).toBe('/');
  });

  it('removes nothing from a route whose tab it has removed', () => {
    const segments = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(segments, fc.constantFrom('[docsTab]', 'components-api', 'hooks-api'), (parts, tab) => {
        const route = `/${parts.join('/')}`;
        expect(removeDocsTab(`${route}/${tab}`)).toBe(route);
        expect(removeDocsTab(route)).toBe(route);
      }),
    );
  });
});
