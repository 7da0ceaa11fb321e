import { describe, expect, it } from 'vitest';
import { listSearchPages } from '../../../src/node/search/listSearchPages';
import type { Block, CompiledPage } from '../../../src/shared/page/page';
import { createPage } from '../site/createPage';

const createApiPage = (pathname: string) =>
  createPage({ pathname, title: `${pathname} API`, sourceFile: undefined });

const listPathnames = (pages: CompiledPage[]) => listSearchPages(pages, 'en').map(({ pathname }) => pathname);

describe('listSearchPages', () => {
  it('prefers guides in the order of the menu, then the API that guides link most', () => {
    const link = (href: string) => ({ href, line: 1 });
    const pages = [
      createApiPage('/x/api/data-grid/data-grid'),
      createApiPage('/x/api/data-grid/grid-col-def'),
      createPage({ pathname: '/x/react-charts' }),
      createPage({
        pathname: '/x/react-data-grid',
        links: [link('/x/api/data-grid/grid-col-def/#grid-col-def-prop-width'), link('/x/introduction/')],
      }),
    ];
    expect(listPathnames(pages)).toEqual([
      '/x/react-data-grid',
      '/x/react-charts',
      '/x/api/data-grid/grid-col-def',
      '/x/api/data-grid/data-grid',
    ]);
  });

  it('says product, trail and plan as the menu does', () => {
    const [page] = listSearchPages([createPage({ pathname: '/x/react-data-grid/cell-selection' })], 'en');
    expect(page).toMatchObject({ product: 'data-grid', plan: 'premium' });
    const [chinese] = listSearchPages(
      [createPage({ pathname: '/x/react-data-grid/cell-selection', language: 'zh', contentLanguage: 'zh' })],
      'zh',
    );
    expect(page!.trail.length).toBeGreaterThan(0);
    expect(chinese!.trail).toHaveLength(page!.trail.length);
    expect(chinese!.trail).not.toEqual(page!.trail);
  });

  it('puts the Chinese title of the menu before that of a page which is not translated', () => {
    const page = createPage({
      pathname: '/x/react-data-grid/cell-selection',
      title: 'Cell selection',
      language: 'zh',
    });
    const [listed] = listSearchPages([page], 'zh');
    expect(listed!.title).toMatch(/^\p{Script=Han}+ \(Cell selection\)$/u);
    const [translated] = listSearchPages([{ ...page, contentLanguage: 'zh', title: '单元格选择' }], 'zh');
    expect(translated!.title).toBe('单元格选择');
  });

  it('knows the elements of a page, demos too', () => {
    const blocks = [
      { kind: 'html', key: 'a', html: '<h2 class="x" id="width">Width</h2><i data-id="no">' },
      { kind: 'demo', key: 'b', demo: { name: 'ColumnWidths' } },
    ] as Block[];
    const [page] = listSearchPages([createPage({ blocks })], 'en');
    expect([...page!.ids]).toEqual(['width', 'ColumnWidths.tsx']);
  });
});
