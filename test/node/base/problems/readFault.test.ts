import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFault } from '../../../../src/node/base/problems/readFault';
import { createFolder } from '../../createFolder';

async function readFile(project: string, file: string): Promise<unknown> {
  return fs.readFile(path.join(project, file)).catch((error: unknown) => error);
}

it('a source that cannot be read is a problem that names it', async () => {
  const project = await createFolder({ 'data/a/a.md': 'text' });
  await fs.symlink('Loop.tsx', path.join(project, 'data/a/Loop.tsx'));
  expect(readFault(await readFile(project, 'data/a/Loop.tsx'), project)).toEqual({
    file: 'data/a/Loop.tsx',
    message: expect.stringContaining('leads to itself'),
  });
});

it.each(['data/missing.md', '.cache/site'])('%s says nothing of a source', async (file) => {
  const project = await createFolder({ '.cache/site/index.json': '{}' });
  expect(readFault(await readFile(project, file), project)).toBeUndefined();
});

it('an error of the program stays one', () => {
  expect(readFault(new TypeError('no'), '/project')).toBeUndefined();
});
