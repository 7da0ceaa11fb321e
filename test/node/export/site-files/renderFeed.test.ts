import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { renderFeed } from '../../../../src/node/export/site-files/renderFeed';
import type { ProductReleases, ReleaseMinor } from '../../../../src/shared/products/releases';

const createTable = (minors: ReleaseMinor[]): ProductReleases => ({
  unit: 'minor',
  first: {},
  interfaces: [],
  unchanged: { count: 0, hash: '' },
  minors,
});

const prop = {
  kind: 'added' as const,
  what: 'prop' as const,
  name: 'a<b',
  owners: ['BarChart', 'BarChartPro'],
};

const xml = renderFeed({
  products: [
    {
      product: { id: 'x-charts', folder: 'charts' },
      releases: createTable([
        { minor: '8.10', date: '2025-08-08', packages: {}, changes: [prop] },
        { minor: '8.9', date: '2025-07-17', packages: {}, changes: [] },
        { minor: '8.2', date: '2025-05-01', packages: {}, changes: [prop] },
      ]),
    },
    {
      product: { id: 'x-tree-view', folder: 'tree-view' },
      releases: createTable([{ minor: '8.4', date: '2025-05-21', packages: {}, changes: [prop] }]),
    },
  ],
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  origin: 'https://example.com',
});

const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
const read = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);

it('has an entry for each minor with changes, newest first', () => {
  expect(read('entry > updated')).toEqual([
    '2025-08-08T00:00:00Z',
    '2025-05-21T00:00:00Z',
    '2025-05-01T00:00:00Z',
  ]);
  expect(read('feed > updated')).toEqual(['2025-08-08T00:00:00Z']);
});

it('links the section of the page', () => {
  expect(document.querySelector('entry > link')!.getAttribute('href')).toBe(
    'https://example.com/x/whats-new/charts/#v8-10',
  );
});

it('lists names as HTML', () => {
  expect(read('entry > content')[0]).toBe(
    '<h3>releases.kinds.added</h3><ul><li><code>BarChart.a&lt;b</code></li></ul>',
  );
});
