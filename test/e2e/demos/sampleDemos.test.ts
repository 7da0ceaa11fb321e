import { expect, it } from 'vitest';
import { SAMPLE_SIZE, sampleDemos } from '../../../e2e/demos/sampleDemos';
import type { ListedDemo } from '../../../src/node/health/listDemos';

function create(key: string, mode: 'hydrate' | 'replace', more: object = {}): ListedDemo {
  const pageId = key.slice(0, key.lastIndexOf('/'));
  const demo = { name: key.slice(pageId.length + 1), pageId, staticForm: { mode, html: '' }, ...more };
  return { key, address: `/x/${pageId}/`, demo: demo as unknown as ListedDemo['demo'] };
}

const MANY = Array.from({ length: 100 }, (_, index) => create(`charts/bars/Bars${index}`, 'replace'));

const KINDS = [
  create('grid/rows/Rows', 'replace'),
  create('grid/rows/Static', 'hydrate'),
  create('tree/items/Items', 'hydrate'),
  create('tree/items/Styled', 'hydrate', { stylings: ['tailwind', 'css'] }),
  create('tree/items/Window', 'hydrate', { iframeHref: '/demos/tree/items/Window/' }),
];

const listKeys = (demos: ListedDemo[]) => demos.map(({ key }) => key);

it('has one demo of every kind, and no more, where nothing has changed', () => {
  expect(listKeys(sampleDemos([...MANY, ...KINDS], []))).toEqual([
    'charts/bars/Bars0',
    'grid/rows/Rows',
    'grid/rows/Static',
    'tree/items/Styled',
    'tree/items/Window',
  ]);
});

it.each([
  ['the module', 'data/charts/bars/Bars7.tsx'],
  ['the proof', 'data/charts/bars/Bars7.proof.ts'],
  ['a styling', 'data/charts/bars/Bars7/css/Bars7.tsx'],
])('has a demo of which %s has changed', (_, file) => {
  const keys = listKeys(sampleDemos([...MANY, ...KINDS], [file]));
  expect(keys).toContain('charts/bars/Bars7');
  expect(keys).toHaveLength(6);
});

it('has no demo for the proof of another', () => {
  expect(sampleDemos([...MANY, ...KINDS], ['data/grid/rows/Other.proof.ts'])).toHaveLength(5);
});

it('is bounded when what many demos share has changed, and still has what changed itself and every kind', () => {
  const keys = listKeys(
    sampleDemos([...MANY, ...KINDS], ['data/charts/bars/data.ts', 'data/charts/bars/Bars99.tsx']),
  );
  expect(keys).toHaveLength(SAMPLE_SIZE);
  expect(keys).toContain('charts/bars/Bars99');
  expect(keys).toContain('tree/items/Window');
});

it('is empty where there is no demo', () => {
  expect(sampleDemos([], ['data/a.tsx'])).toEqual([]);
});
