import { expect, it } from 'vitest';
import { DOCUMENTED_PACKAGES, readPackages } from '../../../../src/node/base/packages/readPackages';
import { createFolder } from '../../createFolder';

it('readPackages reads version and licence of each documented package', async () => {
  const project = await createFolder(
    Object.fromEntries(
      DOCUMENTED_PACKAGES.map((name) => {
        const license = name.endsWith('-pro') ? 'SEE LICENSE IN LICENSE' : 'MIT';
        return [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '8.29.3', license })];
      }),
    ),
  );
  const packages = await readPackages(project);
  expect(packages.map(({ name }) => name)).toEqual(DOCUMENTED_PACKAGES);
  expect(packages.slice(0, 2)).toEqual([
    { name: '@mui/x-data-grid', version: '8.29.3', license: 'MIT' },
    { name: '@mui/x-data-grid-pro', version: '8.29.3', license: 'MUI X commercial license' },
  ]);
});
