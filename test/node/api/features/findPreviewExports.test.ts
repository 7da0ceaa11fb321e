import { expect, it } from 'vitest';
import { findPreviewExports } from '../../../../src/node/api/features/findPreviewExports';
import { createPackages } from './createPackages';

it('findPreviewExports lists the exports of each package that start with unstable', async () => {
  const project = await createPackages();
  expect(await findPreviewExports(project, ['@shop/table', '@shop/table-pro'])).toEqual([
    { packageName: '@shop/table', names: [] },
    { packageName: '@shop/table-pro', names: ['unstable_part'] },
  ]);
});
