import { expect, it } from 'vitest';
import { findPages } from '../../../../src/node/pages/markdown/findPages';
import { createFolder } from '../../createFolder';

it('findPages finds the folders that hold a markdown file of their own name, sorted', async () => {
  const project = await createFolder({
    'data/products.ts': '',
    'data/navigation/index.ts': '',
    'data/charts/charts.md': '',
    'data/charts/bars/bars.md': '',
    'data/charts/bars/bars.zh.md': '',
    'data/charts/bars/BarColors.tsx': '',
    'data/charts/lines/lines.zh.md': '',
    'data/charts/pies/notes.md': '',
    'data/charts/axis/grid/grid.md': '',
  });
  expect(await findPages(project)).toEqual(['charts', 'charts/axis/grid', 'charts/bars']);
});
