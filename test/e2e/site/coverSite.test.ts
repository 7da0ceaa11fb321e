import { describe, expect, it } from 'vitest';
import { coverDemos, coverLongestWords, coverParts, type ReadPage } from '../../../e2e/site/coverSite';
import type { ListedDemo } from '../../../src/node/site/health/listDemos';

function createDemo(key: string, mode: 'hydrate' | 'replace', more: object = {}): ListedDemo {
  const pageId = key.slice(0, key.lastIndexOf('/'));
  const demo = { name: key.slice(pageId.length + 1), pageId, snapshot: { mode, html: '' }, ...more };
  return { key, address: `/x/${pageId}/`, demo: demo as unknown as ListedDemo['demo'] };
}

const cover = (demos: ListedDemo[], translated: ListedDemo[] = []) =>
  coverDemos(demos, translated, (address) => (address.includes('large') ? 5000 : 1000));

const listKeys = (demos: Iterable<ListedDemo>) => [...demos].map(({ key }) => key).toSorted();

const MANY = Array.from({ length: 100 }, (_, index) => createDemo(`charts/bars/Bars${index}`, 'replace'));

const KINDS = [
  createDemo('data-grid/rows/Rows', 'replace'),
  createDemo('data-grid/rows/Static', 'hydrate'),
  createDemo('tree-view/items/Items', 'hydrate'),
  createDemo('tree-view/items/Styled', 'hydrate', { stylings: ['tailwind', 'css'] }),
  createDemo('tree-view/items/Window', 'hydrate', { iframeHref: '/demos/tree-view/items/Window/' }),
];

describe('demos', () => {
  it('are one of every kind, and no more', () => {
    expect(listKeys(cover([...MANY, ...KINDS]))).toEqual([
      'charts/bars/Bars0',
      'data-grid/rows/Rows',
      'data-grid/rows/Static',
      'tree-view/items/Styled',
      'tree-view/items/Window',
    ]);
  });

  it('show every component', () => {
    const api = { html: '<a href="/x/api/charts/pie-chart/#props">PieChart</a>' };
    const pie = createDemo('charts/pie/Pie', 'replace', { api });
    expect(listKeys(cover([...MANY, pie]))).toEqual(['charts/bars/Bars0', 'charts/pie/Pie']);
  });

  it('are thirty at most beside those that a kind needs', () => {
    const pies = Array.from({ length: 50 }, (_, index) =>
      createDemo(`charts/pie/Pie${index}`, 'replace', {
        api: { html: `<a href="/x/api/charts/pie-${index}/">Pie</a>` },
      }),
    );
    expect(cover(pies).size).toBe(30);
  });

  it('are on small pages', () => {
    const large = createDemo('charts/large/Bars', 'replace');
    const small = createDemo('charts/small/Bars', 'replace');
    expect(listKeys(cover([large, small]))).toEqual([small.key]);
  });

  it('are of the translated ones one of every kind', () => {
    const translated = MANY.map((demo) => ({ ...demo, address: `/zh${demo.address}` }));
    const covering = cover(MANY, translated);
    expect([...covering].map(({ address }) => address)).toEqual(['/x/charts/bars/', '/zh/x/charts/bars/']);
  });
});

const createPage = (
  address: string,
  parts: string[],
  words: [string, number][] = [],
  elements = 100,
): ReadPage => ({
  address,
  isReference: true,
  language: 'en',
  structure: { parts: new Set(parts), wordLengths: new Map(words), elements },
});

describe('pages', () => {
  const pages = [
    createPage('/all/', ['a', 'b'], [['b', 3]]),
    createPage('/part/', ['a'], [['b', 2]]),
    createPage('/long/', ['b'], [['b', 9]]),
  ];

  it('show every kind of element', () => {
    expect([...coverParts(pages, new Set())]).toEqual(['/all/']);
  });

  it('are no more than are visited for their demos, where these show everything', () => {
    const all = [createPage('/all/', ['a']), createPage('/visited/', ['a'])];
    expect([...coverParts(all, new Set(['/visited/']))]).toEqual(['/visited/']);
  });

  it('show the longest word in each kind of element', () => {
    expect([...coverLongestWords(pages, new Set(['/all/']))]).toEqual(['/long/']);
    expect([...coverLongestWords(pages, new Set(['/long/']))]).toEqual([]);
  });

  it('are the small ones of those that show the same', () => {
    const large = createPage('/large/', ['a'], [['a', 9]], 20_000);
    const small = createPage('/small/', ['a'], [['a', 9]], 1000);
    expect([...coverParts([large, small], new Set())]).toEqual(['/small/']);
    expect([...coverLongestWords([large, small], new Set())]).toEqual(['/small/']);
  });

  it('may be large where they show more than several small ones', () => {
    const small = ['a', 'b', 'c', 'd'].map((part) => createPage(`/${part}/`, [part]));
    const large = createPage('/large/', ['a', 'b', 'c', 'd'], [], 4000);
    expect([...coverParts([...small, large], new Set())]).toEqual(['/large/']);
  });
});
