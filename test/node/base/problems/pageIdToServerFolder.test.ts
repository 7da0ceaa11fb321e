import { expect, it } from 'vitest';
import { pageIdToServerFolder } from '../../../../src/node/base/problems/pageIdToServerFolder';

it.each([
  ['data-grid/sorting', 'data/data-grid/server'],
  ['data-grid/filtering/server-side', 'data/data-grid/server'],
])('%s', (pageId, folder) => {
  expect(pageIdToServerFolder(pageId)).toBe(folder);
});
