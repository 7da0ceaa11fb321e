import { expect, it } from 'vitest';
import { readApiPackages } from '../../../src/node/api/apiPackages';
import type { Problem } from '../../../src/node/base/problems/problem';
import { createFolder } from '../createFolder';

async function read(installed: string | undefined) {
  const directory = await createFolder({
    'package.json': JSON.stringify({ dependencies: { '@mui/x-charts-pro': '8.29.3' } }),
    ...(installed && {
      'node_modules/@mui/x-charts-pro/package.json': JSON.stringify({ version: installed }),
    }),
  });
  const problems: Problem[] = [];
  const packages = await readApiPackages(directory, problems, ['@mui/x-charts-pro']);
  return { packages, messages: problems.map(({ message }) => message) };
}

it('reads version, product and plan of a package', async () => {
  const { packages, messages } = await read('8.29.3');
  expect(packages).toEqual([
    { name: '@mui/x-charts-pro', version: '8.29.3', product: 'charts', plan: 'pro' },
  ]);
  expect(messages).toEqual([]);
});

it('reports a version other than the pinned one', async () => {
  const { messages } = await read('9.0.0');
  expect(messages).toEqual([
    expect.stringContaining('@mui/x-charts-pro 9.0.0 is installed, package.json pins 8.29.3'),
  ]);
});

it('reports a package that is not installed', async () => {
  const { messages } = await read(undefined);
  expect(messages).toEqual([expect.stringContaining('@mui/x-charts-pro is not installed')]);
});
