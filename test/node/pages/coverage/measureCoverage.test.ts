import { describe, expect, it } from 'vitest';
import { findMentions } from '../../../../src/node/pages/coverage/findMentions';
import type { Subject } from '../../../../src/node/pages/coverage/listSubjects';
import { measureCoverage, readGuideNames } from '../../../../src/node/pages/coverage/measureCoverage';
import type { Block } from '../../../../src/shared/page/page';
import type { ApiUse } from '../../../../src/node/demos/usage/apiUse';

const SUBJECTS: Subject[] = [
  { product: 'charts', kind: 'prop', name: 'series' },
  { product: 'charts', kind: 'prop', name: 'hiddenLegend' },
  { product: 'charts', kind: 'slot', name: 'legend' },
  { product: 'charts', kind: 'method', name: 'exportAsPrint' },
  { product: 'tree-view', kind: 'prop', name: 'series' },
];

const createHtml = (html: string): Block => ({ kind: 'html', key: html, html });

const createDemo = (name: string, source: string): Block => ({
  kind: 'demo',
  key: name,
  demo: {
    name,
    pageId: 'charts/bars',
    isCodeOpen: false,
    files: [{ name: `${name}.tsx`, key: name, html: `<pre><code>${source}</code></pre>` }],
    snapshot: { mode: 'hydrate', html: '' },
  },
});

const createPage = (id: string, ...blocks: Block[]) => ({ id, pathname: `/x/${id}`, blocks });

type GuidePage = ReturnType<typeof createPage>;

const NO_USES = (): ApiUse[] => [];

/** `charts prop: hiddenLegend` for each kind with what is missing. */
function listMissing(pages: GuidePage[], getUses: (demo: { name: string }) => ApiUse[] = NO_USES): string[] {
  const names = new Map(pages.map((page) => [page.id, readGuideNames(page, getUses)]));
  return measureCoverage(SUBJECTS, names).map(
    ({ product, kind, missing }) => `${product} ${kind}: ${missing.join(' ')}`,
  );
}

describe('measureCoverage', () => {
  it('misses everything where no page is', () => {
    expect(listMissing([])).toEqual([
      'charts prop: hiddenLegend series',
      'charts slot: legend',
      'charts method: exportAsPrint',
      'tree-view prop: series',
    ]);
  });

  it('counts what is in code of the prose, and not what is in its words', () => {
    const page = createPage(
      'charts/bars',
      createHtml('<p>Each of the series has <code>slotProps.legend</code>, hiddenLegend not.</p>'),
    );
    expect(listMissing([page])[0]).toBe('charts prop: hiddenLegend series');
    expect(listMissing([page])[1]).toBe('charts slot: ');
  });

  it('counts snippets, of which each token is an element', () => {
    const page = createPage(
      'charts/bars',
      createHtml('<pre><code><span>&lt;</span><span>BarChart </span><span>series</span>={}</code></pre>'),
    );
    expect(listMissing([page])[0]).toBe('charts prop: hiddenLegend');
  });

  it('counts props of a demo by its syntax tree, methods by their name', () => {
    const page = createPage('charts/bars', createDemo('Bars', 'const series = api.current.exportAsPrint();'));
    expect(listMissing([page])).toEqual([
      'charts prop: hiddenLegend series',
      'charts slot: legend',
      'charts method: ',
      'tree-view prop: series',
    ]);
    const getUses = ({ name }: { name: string }): ApiUse[] =>
      name === 'Bars' ? [{ kind: 'prop', owner: 'BarChart', name: 'series' }] : [];
    expect(listMissing([page], getUses)[0]).toBe('charts prop: hiddenLegend');
  });

  it('leaves the pages of other products out', () => {
    const page = createPage('data-grid/rows', createHtml('<code>series</code>'));
    expect(listMissing([page])[0]).toBe('charts prop: hiddenLegend series');
  });
});

describe('findMentions', () => {
  it.each([
    ['<p>rows</p>', []],
    ['<code>rows={[]}</code>', ['rows']],
    ['<code>apiRef.current.setRows()</code>', ['apiRef', 'current', 'setRows']],
    ['<code>aria-labelledby</code>', ['aria', 'labelledby', 'aria-labelledby']],
    ['<td><code>$grid</code> and <code>a_b</code></td>', ['$grid', 'a_b']],
  ])('finds in %s the names %j', (html, names) => {
    expect(findMentions(html)).toEqual(names);
  });
});
