import { expect, it } from 'vitest';
import type { RenderedDemo } from '../../../../src/node/demos/renderDemos';
import { getIframeDemos } from '../../../../src/node/demos/modules/getIframeDemos';
import type { CompiledDemo } from '../../../../src/shared/page/page';

const DEMO: CompiledDemo = {
  name: 'FullPage',
  pageId: 'charts/bars',
  isCodeOpen: false,
  files: [{ name: 'FullPage.tsx', key: '1', html: 'export default' }],
  snapshot: { mode: 'replace', html: '' },
};
const RENDERED = new Map<string, RenderedDemo>([
  [
    'charts/bars/FullPage',
    {
      snapshot: { mode: 'replace', html: '<svg></svg>' },
      styles: { 'a-b': '.css-a-b{}' },
      files: ['/FullPage.tsx'],
      packages: [],
    },
  ],
]);

it('gives a demo in an iframe its snapshot, without the code that stands outside', () => {
  const iframeHref = '/demos/charts/bars/FullPage/';
  const blocks = [{ kind: 'demo' as const, key: 'a', demo: { ...DEMO, iframeHref } }];
  expect(getIframeDemos({ blocks }, RENDERED)).toEqual([
    {
      key: 'charts/bars/FullPage',
      title: 'FullPage',
      demo: { ...DEMO, iframeHref, files: [], snapshot: { mode: 'replace', html: '<svg></svg>' } },
      styles: { 'a-b': '.css-a-b{}' },
    },
  ]);
});

it('leaves out demos that are in the page', () => {
  expect(getIframeDemos({ blocks: [{ kind: 'demo', key: 'a', demo: DEMO }] }, RENDERED)).toEqual([]);
});
