import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stageOldMajor } from '../../../../src/node/api/migration/stageOldMajor';
import type { Problem } from '../../../../src/node/base/problems/problem';
import { createFolder } from '../../createFolder';

const PACKAGE = JSON.stringify({ version: '7.1.0' });
const TREE = { product: 'tree-view', major: 7 } as const;

async function listFiles(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

it('installs an old version under its own names, each package once', async () => {
  const project = await createFolder({
    'node_modules/@mui/x-tree-view-v7/package.json': PACKAGE,
    'node_modules/@mui/x-tree-view-v7/Tree/index.d.ts': 'export {};',
    'node_modules/@mui/x-tree-view-v7/modern/Tree/index.js': '',
    'node_modules/@mui/x-tree-view-pro-v7/package.json': PACKAGE,
    'node_modules/@mui/x-tree-view-pro-v7/node_modules/@mui/x-tree-view/package.json': PACKAGE,
    'node_modules/@mui/x-tree-view-pro-v7/node_modules/@mui/x-internals/package.json': PACKAGE,
  });
  const problems: Problem[] = [];
  const { directory, packages } = await stageOldMajor(project, TREE, problems);
  expect(problems).toEqual([]);
  expect(packages).toEqual(['@mui/x-tree-view', '@mui/x-tree-view-pro']);
  expect(await listFiles(directory)).toEqual([
    'node_modules/@mui/x-internals/package.json',
    'node_modules/@mui/x-tree-view-pro/package.json',
    'node_modules/@mui/x-tree-view/Tree/index.d.ts',
    'node_modules/@mui/x-tree-view/package.json',
    'package.json',
  ]);
  expect(JSON.parse(await fs.readFile(path.join(directory, 'package.json'), 'utf8'))).toEqual({
    dependencies: { '@mui/x-tree-view': '7.1.0', '@mui/x-tree-view-pro': '7.1.0' },
  });
});

it('says how to install a version that is missing', async () => {
  const problems: Problem[] = [];
  await stageOldMajor(await createFolder(), TREE, problems);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('npm install --save-dev @mui/x-tree-view-v7@npm:@mui/x-tree-view@7'),
  ]);
});
