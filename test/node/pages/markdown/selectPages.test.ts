import { describe, expect, it } from 'vitest';
import { selectPages } from '../../../../src/node/pages/markdown/selectPages';

const PAGES = ['charts/bars', 'charts/lines', 'charts/lines/curves', 'landing', 'tree-view/items'];

describe('selectPages', () => {
  it.each([
    ['charts/bars', ['charts/bars']],
    ['charts/bars/', ['charts/bars']],
    ['data/charts/bars', ['charts/bars']],
    ['./data/charts/bars/bars.zh.md', ['charts/bars']],
    ['data/charts/bars/Stacked.tsx', ['charts/bars']],
    ['/x/react-charts/bars/', ['charts/bars']],
    ['/x/react-tree-view/items', ['tree-view/items']],
    ['charts', ['charts/bars', 'charts/lines', 'charts/lines/curves']],
    ['charts/lines', ['charts/lines', 'charts/lines/curves']],
  ])('finds by %s the pages %j', (name, pageIds) => {
    expect(selectPages([name], PAGES)).toEqual(pageIds);
  });

  it('selects each page once, in the order of the site', () => {
    expect(selectPages(['tree-view', 'charts/lines', 'charts'], PAGES)).toEqual([
      'charts/bars',
      'charts/lines',
      'charts/lines/curves',
      'tree-view/items',
    ]);
  });

  it('names the nearest ids of each name that is no page', () => {
    expect(() => selectPages(['charts/bar', 'charts', 'tree-view/item'], PAGES)).toThrow(
      'data  There is no page `charts/bar`. Write the id of a page, its folder below data/: `charts/bars`, ' +
        '`charts/lines`, `landing`.\ndata  There is no page `tree-view/item`.',
    );
  });

  it('does not take the beginning of a name for a folder', () => {
    expect(() => selectPages(['char'], PAGES)).toThrow('There is no page `char`');
  });
});
