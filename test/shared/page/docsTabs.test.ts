import { describe, expect, it } from 'vitest';
import { API_TABS, getTabPathname, listApiTabs } from '../../../src/shared/page/docsTabs';
import { removeDocsTab } from '../../../src/shared/paths/removeDocsTab';

describe('listApiTabs', () => {
  it.each([
    [{ tabs: true, components: ['Gauge'], hooks: ['useXScale'] }, ['components-api', 'hooks-api']],
    [{ tabs: true, components: ['Gauge'], hooks: [] }, ['components-api']],
    [{ tabs: true, components: [], hooks: ['useXScale'] }, ['hooks-api']],
    [{ tabs: true, components: [], hooks: [] }, []],
    [{ tabs: false, components: ['Gauge'], hooks: ['useXScale'] }, []],
  ])('of %j are %j', (lists, tabs) => {
    expect(listApiTabs(lists)).toEqual(tabs);
  });
});

it.each(API_TABS)('the address of the tab %s leads back to its page', (tab) => {
  const pathname = getTabPathname('/x/react-charts', tab);
  expect(pathname).toBe(`/x/react-charts/${tab}`);
  expect(removeDocsTab(pathname)).toBe('/x/react-charts');
});
