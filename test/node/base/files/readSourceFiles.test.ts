import { expect, it } from 'vitest';
import { readSourceFiles } from '../../../../src/node/base/files/readSourceFiles';
import { createFolder } from '../../createFolder';

it('readSourceFiles reads the files of a folder in the order of their names', async () => {
  const project = await createFolder({ 'data/menu/b.ts': 'second', 'data/menu/a.ts': 'first' });
  expect(await readSourceFiles(project, 'data/menu')).toEqual([
    { file: 'data/menu/a.ts', text: 'first' },
    { file: 'data/menu/b.ts', text: 'second' },
  ]);
});
