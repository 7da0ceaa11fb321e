import { expect, it } from 'vitest';
import { readExport } from '../../../src/node/store/readExport';
import { createFolder } from '../createFolder';

it('readExport reads every HTML file with its address', async () => {
  const out = await createFolder({
    'index.html': 'home',
    '404.html': 'lost',
    'x/rows/index.html': 'rows',
    'x/my-index.html': 'mine',
    'x/llms.txt': 'text',
  });
  expect(await readExport(out)).toEqual([
    { address: '/', html: 'home' },
    { address: '/404.html', html: 'lost' },
    { address: '/x/my-index.html', html: 'mine' },
    { address: '/x/rows/', html: 'rows' },
  ]);
});
