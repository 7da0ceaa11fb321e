import { expect, it } from 'vitest';
import { listFiles } from '../../../../src/node/base/files/listFiles';
import { createFolder } from '../../createFolder';

it('lists the files of a folder and below it, in the order of their names', async () => {
  const directory = await createFolder({
    'data/charts/bars/bars.md': '',
    'data/api.ts': '',
    'translations/zh.json': '',
  });
  expect(await listFiles(directory, 'data')).toEqual(['data/api.ts', 'data/charts/bars/bars.md']);
});

it('lists nothing where there is no folder', async () => {
  const directory = await createFolder({ 'data/api.ts': '' });
  expect(await listFiles(directory, 'translations')).toEqual([]);
});
