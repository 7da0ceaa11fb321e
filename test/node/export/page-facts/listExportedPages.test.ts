import path from 'node:path';
import { expect, it } from 'vitest';
import { listExportedPages } from '../../../../src/node/export/page-facts/listExportedPages';
import { createFolder } from '../../createFolder';

it('lists every HTML file with its address', async () => {
  const out = await createFolder({
    'index.html': 'home',
    '404.html': 'lost',
    'x/rows/index.html': 'rows',
    'x/my-index.html': 'mine',
    'x/llms.txt': 'text',
  });
  const found = await listExportedPages(out);
  expect(found.map(({ address, file }) => [address, path.relative(out, file)])).toEqual([
    ['/', 'index.html'],
    ['/404.html', '404.html'],
    ['/x/my-index.html', 'x/my-index.html'],
    ['/x/rows/', 'x/rows/index.html'],
  ]);
});
