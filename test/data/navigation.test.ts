import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { checkNavigation } from '../../src/node/checks/checkNavigation';
import { filterEntries } from '../../src/node/navigation/filterEntries';
import { findActiveEntry } from '../../src/node/navigation/findActiveEntry';
import { getEntryKind } from '../../src/node/navigation/getEntryKind';
import { getEntryTitle } from '../../src/node/navigation/getEntryTitle';
import { getGroupProductId } from '../../src/node/navigation/getGroupProductId';
import { getNeighbours } from '../../src/node/navigation/getNeighbours';
import { getReadingOrder } from '../../src/node/navigation/getReadingOrder';
import { renderMenu } from '../../src/node/navigation/renderMenu';
import { pageIdToPathname } from '../../src/shared/paths/pageIdToPathname';
import { pathnameToPageId } from '../../src/shared/paths/pathnameToPageId';
import { countApiEntries, countEntries, countLevels } from '../node/navigation/countEntries';
import { flattenEntries } from '../node/navigation/flattenEntries';
import { MENU_LABELS } from '../node/navigation/fixtures/menuLabels';

const all = flattenEntries(navigation);
const order = getReadingOrder(navigation);
const pages = order.filter((entry) => getEntryKind(entry) === 'page').map(({ pathname }) => pathname);
const guides = pages.filter((pathname) => !pathname.startsWith('/x/api/'));

describe('the menu', () => {
  it('has the totals of 8.29.3, and no pathname twice', () => {
    expect(countEntries(navigation)).toEqual({
      entries: 481,
      groups: 57,
      leaves: 424,
      internal: 423,
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
    ['https://mui.com/x/whats-new/', 1, 0],
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

  it('is at most six levels deep', () => {
    expect(countLevels(navigation)).toBeLessThanOrEqual(6);
  });

  it('has two entries that are no pages: a file and an anchor on a page', () => {
    const others = order.filter((entry) => getEntryKind(entry) !== 'page');
    expect(others.map(({ pathname }) => pathname)).toEqual([
      '/x/llms.txt',
      '/x/react-charts/#planned-charts',
    ]);
    expect(pages).toContain('/x/react-charts');
  });

  it('has no group that is a page', () => {
    const groups = all.filter((entry) => getEntryKind(entry) === 'group');
    expect(groups.filter(({ pathname }) => pages.includes(pathname))).toEqual([]);
  });

  it('has a title on every entry', () => {
    for (const entry of all) {
      expect(getEntryTitle(entry)).toMatch(/^\w/);
    }
  });
});

describe('its pages', () => {
  it('are 203 guides and 218 API pages', () => {
    expect(guides).toHaveLength(203);
    expect(pages).toHaveLength(421);
  });

  it('have a folder each, which leads back to them', () => {
    const pageIds = guides.map(pathnameToPageId);
    expect(new Set(pageIds).size).toBe(guides.length);
    expect(pageIds.map((pageId) => pageId && pageIdToPathname(pageId))).toEqual(guides);
  });

  it('can all be the active page', () => {
    for (const entry of order) {
      expect(findActiveEntry(navigation, entry.pathname).active).toBe(entry);
    }
  });
});

describe('the reading order', () => {
  it('has 423 entries, from the introduction to the oldest migration guide', () => {
    expect(order).toHaveLength(423);
    expect(order[0]!.pathname).toBe('/x/introduction');
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

describe('its sources', () => {
  const directory = path.join(import.meta.dirname, '../../data/navigation');
  const sourceFiles = fs.readdirSync(directory).map((name) => ({
    file: `data/navigation/${name}`,
    text: fs.readFileSync(path.join(directory, name), 'utf8'),
  }));

  it('pass the check of the build', () => {
    const { problems, missing, summary } = checkNavigation({ entries: navigation, sourceFiles, pages: [] });
    expect(problems).toEqual([]);
    expect(missing).toEqual(pages);
    expect(summary).toBe('0 of 421 pages exist');
  });

  it('let the check name the line of an entry', () => {
    const entries = [...navigation, { pathname: '/x/react-charts/gauge', plan: 'gold' }];
    const source = sourceFiles.find(({ file }) => file.endsWith('/charts.ts'))!;
    const line = source.text.split('\n').findIndex((text) => text.includes("'/x/react-charts/gauge'")) + 1;
    const { problems } = checkNavigation({ entries, sourceFiles, pages: [] });
    expect(problems.map(({ message }) => message).join()).toContain(
      `first at data/navigation/charts.ts:${line}.`,
    );
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

  it('marks one link on every page', () => {
    for (const pathname of pages) {
      const section = findActiveEntry(navigation, pathname).parents.at(-2)!.pathname;
      expect(render(section, pathname).match(/app-drawer-active/g), pathname).toHaveLength(1);
    }
  });
});
