import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { filterEntries } from '../../src/node/base/navigation/filterEntries';
import { getEntryKind } from '../../src/node/base/navigation/getEntryKind';
import { getEntryTitle } from '../../src/node/base/navigation/getEntryTitle';
import { getGroupProductId } from '../../src/node/base/navigation/getGroupProductId';
import { getNeighbours } from '../../src/node/base/navigation/getNeighbours';
import { getReadingOrder } from '../../src/node/base/navigation/getReadingOrder';
import { renderMenu } from '../../src/node/base/navigation/renderMenu';
import { countApiEntries, countEntries } from '../node/base/navigation/countEntries';
import { MENU_LABELS } from '../node/base/navigation/fixtures/menuLabels';

const order = getReadingOrder(navigation);
const pages = order.filter((entry) => getEntryKind(entry) === 'page').map(({ pathname }) => pathname);

describe('the menu', () => {
  it('has the totals of 8.29.3, and no pathname twice', () => {
    expect(countEntries(navigation)).toEqual({
      entries: 481,
      groups: 57,
      leaves: 424,
      internal: 424,
      api: 218,
      docs: 206,
      pathnames: 481,
      pro: 78,
      premium: 32,
      newFeature: 15,
      planned: 6,
      unstable: 3,
    });
  });

  it.each([
    ['/x/whats-new', 1, 0],
    ['/x/introduction-group', 9, 0],
    ['/x/common-features-group', 1, 0],
    ['/x/react-data-grid-group', 132, 47],
    ['/x/react-date-pickers-group', 94, 61],
    ['/x/react-charts-group', 149, 103],
    ['/x/react-tree-view-group', 24, 7],
    ['/x/migration-group', 14, 0],
  ])('has in %s %i leaves, of which %i of the API', (pathname, leaves, api) => {
    const index = navigation.findIndex((entry) => entry.pathname === pathname);
    expect(countEntries(navigation.slice(index, index + 1))).toMatchObject({
      leaves,
      api,
      docs: leaves - api,
    });
  });

  it.each([
    ['data-grid', 1, 26, 20],
    ['date-pickers', 1, 60, 0],
    ['charts', 0, 92, 11],
    ['tree-view', 0, 7, 0],
  ])('has the API pages of %s', (product, index, components, interfaces) => {
    expect(countApiEntries(navigation, product)).toEqual({ index, components, interfaces });
  });

  it('has its sections in order', () => {
    expect(navigation.map((entry) => getEntryTitle(entry))).toEqual([
      "What's new in MUI X",
      'Introduction',
      'Common concepts',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
      'Migration',
    ]);
    expect(navigation.map(getGroupProductId).filter(Boolean)).toEqual([
      'x-data-grid',
      'x-date-pickers',
      'x-charts',
      'x-tree-view',
    ]);
  });

  it('has two entries that are no pages: a file and an anchor on a page', () => {
    const others = order.filter((entry) => getEntryKind(entry) !== 'page');
    expect(others.map(({ pathname }) => pathname)).toEqual([
      '/x/llms.txt',
      '/x/react-charts/#planned-charts',
    ]);
    expect(pages).toContain('/x/react-charts');
  });
});

describe('the reading order', () => {
  it('goes from what is new to the oldest migration guide', () => {
    expect(order[0]!.pathname).toBe('/x/whats-new');
    expect(order.at(-1)!.pathname).toBe('/x/migration/migration-data-grid-v4');
  });

  it('passes over the file and the anchor from page to page', () => {
    expect(getNeighbours(navigation, '/x/introduction/support').next?.pathname).toBe('/x/introduction/mcp');
    expect(getNeighbours(navigation, '/x/introduction/mcp').previous?.pathname).toBe(
      '/x/introduction/support',
    );
    expect(getNeighbours(navigation, '/x/react-charts/sankey').next?.pathname).toBe(
      '/x/react-charts/animation',
    );
  });

  it('can be walked from the first page to the last', () => {
    const walked: string[] = [];
    for (
      let pathname = pages[0];
      pathname !== undefined;
      pathname = getNeighbours(navigation, pathname).next?.pathname
    ) {
      walked.push(pathname);
    }
    expect(walked).toEqual(pages);
  });
});

const countLinks = (html: string) => html.match(/<a /g)?.length;

describe('its HTML', () => {
  const existing = new Set(order.map(({ pathname }) => pathname));
  const render = (section: string, activePathname?: string) =>
    renderMenu({
      entries: filterEntries(navigation, existing),
      section,
      language: 'en',
      getTitle: (entry) => getEntryTitle(entry),
      labels: MENU_LABELS,
      activePathname,
    });

  it('has in each product the pages of the product, of the general sections, and a link to each other product', () => {
    const general = 1 + 9 + 1 + 14;
    expect(countLinks(render('/x/react-data-grid-group'))).toBe(general + 132 + 3);
    expect(countLinks(render('/x/react-date-pickers-group'))).toBe(general + 94 + 3);
    expect(countLinks(render('/x/react-charts-group'))).toBe(general + 149 + 3);
    expect(countLinks(render('/x/react-tree-view-group'))).toBe(general + 24 + 3);
    expect(countLinks(render('/x/introduction-group'))).toBe(general + 4);
  });
});
