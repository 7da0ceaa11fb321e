import { describe, expect, it } from 'vitest';
import { listDemos } from '../../../../src/node/site/health/listDemos';
import { createFolder } from '../../createFolder';

/** A compiled page that shows demos of the given names. */
function createPage(pageId: string, ...names: string[]): string {
  const demos = names.map((name) => ({ kind: 'demo', key: name, demo: { name, pageId } }));
  return JSON.stringify({ blocks: [{ kind: 'prose', key: 'a', html: '<p>Rows</p>' }, ...demos] });
}

async function createProject(): Promise<string> {
  const pathnames = ['/x/react-data-grid/rows', '/x', '/x/api/data-grid/data-grid'];
  return createFolder({
    '.cache/site/index.json': JSON.stringify({ pages: pathnames.map((pathname) => ({ pathname })) }),
    '.cache/site/en/x.json': createPage('landing', 'OrderGrid'),
    '.cache/site/en/x/react-data-grid/rows.json': createPage('data-grid/rows', 'Sorted', 'Grouped'),
    '.cache/site/en/x/react-data-grid/gone.json': createPage('data-grid/gone', 'Old'),
    '.cache/site/en/x/api/data-grid/data-grid.json': createPage('api'),
    '.cache/site/zh/x.json': createPage('landing', 'OrderGrid'),
    '.cache/site/zh/x/react-data-grid/rows.json': createPage('data-grid/rows', 'Sorted'),
  });
}

describe('listDemos', () => {
  it('lists the demos of every page by address, each with its key', async () => {
    const listed = await listDemos(await createProject());
    expect(listed.map(({ key, address }) => [key, address])).toEqual([
      ['landing/OrderGrid', '/x/'],
      ['data-grid/rows/Sorted', '/x/react-data-grid/rows/'],
      ['data-grid/rows/Grouped', '/x/react-data-grid/rows/'],
    ]);
  });

  it('lists none of a page that is gone, although what was compiled of it is still there', async () => {
    const listed = await listDemos(await createProject());
    expect(listed.map(({ key }) => key)).not.toContain('data-grid/gone/Old');
  });

  it('lists those of a translation by its own addresses', async () => {
    const listed = await listDemos(await createProject(), 'zh');
    expect(listed.map(({ address }) => address)).toEqual(['/zh/x/', '/zh/x/react-data-grid/rows/']);
  });
});
