import fs from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkDifferences } from '../../../../src/node/api/migration/checkDifferences';
import { extractDifferences } from '../../../../src/node/api/migration/extractDifferences';
import type { ApiDifferences, MigrationGuide } from '../../../../src/shared/products/migration';
import { createFolder } from '../../createFolder';

vi.mock('../../../../src/node/api/migration/extractDifferences');

const FILE = 'data/breaking-changes/datePickersV7.json';

const GUIDE: MigrationGuide = {
  product: 'date-pickers',
  major: 7,
  renames: [],
  sections: {},
  unlisted: [],
  mostUnlisted: 0,
};

const FOUND: ApiDifferences = {
  versions: { '@mui/x-date-pickers': { from: '7.1.0', to: '8.1.0' } },
  differences: [{ kind: 'removed', what: 'export', name: 'Calendar' }],
};

const PACKAGE = 'node_modules/@mui/x-date-pickers/package.json';

const createProject = (written: ApiDifferences) =>
  createFolder({ [FILE]: JSON.stringify(written, null, 2), [PACKAGE]: '{ "version": "8.1.0" }' });

beforeEach(() => {
  vi.mocked(extractDifferences).mockReset().mockResolvedValue(FOUND);
});

it('compares the packages once, and again with another version', async () => {
  const project = await createProject(FOUND);
  expect(await checkDifferences(project, [GUIDE])).toEqual([]);
  expect(await checkDifferences(project, [GUIDE])).toEqual([]);
  expect(extractDifferences).toHaveBeenCalledTimes(1);
  expect(await checkDifferences(project, [{ ...GUIDE, renames: [[/^Old/, 'New']] }])).toEqual([]);
  expect(extractDifferences).toHaveBeenCalledTimes(2);
});

it('says what to run where the list is not what the packages differ in', async () => {
  const project = await createProject({ ...FOUND, differences: [] });
  expect(await checkDifferences(project, [GUIDE])).toEqual([
    { file: FILE, message: expect.stringContaining('Run `npm run api-differences -- date-pickers 7`') },
  ]);
});

it('reports what keeps the packages from being compared, and compares them again', async () => {
  const project = await createProject(FOUND);
  const problem = { file: 'package.json', message: 'The old version is not installed.' };
  vi.mocked(extractDifferences).mockImplementationOnce(async (_project, _guide, problems) => {
    problems.push(problem);
    return { versions: {}, differences: [] };
  });
  expect(await checkDifferences(project, [GUIDE])).toEqual([problem]);
  expect(await checkDifferences(project, [GUIDE])).toEqual([]);
});

it('leaves a guide without a list to the check of the guide', async () => {
  const project = await createProject(FOUND);
  await fs.rm(path.join(project, FILE));
  expect(await checkDifferences(project, [GUIDE])).toEqual([]);
});
