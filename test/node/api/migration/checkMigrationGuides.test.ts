import { expect, it } from 'vitest';
import { checkMigrationGuides } from '../../../../src/node/api/migration/checkMigrationGuides';
import type { MigrationGuide } from '../../../../src/shared/products/migration';
import { createFolder } from '../../createFolder';

const guide: MigrationGuide = {
  product: 'date-pickers',
  major: 7,
  renames: [],
  sections: { 'calendar-is-gone': ['export Calendar'] },
  unlisted: [],
  mostUnlisted: 0,
};

const FILES = {
  'data/breaking-changes/datePickersV7.ts': "sections: { 'calendar-is-gone': ['export Calendar'] },",
  'data/breaking-changes/datePickersV7.json': JSON.stringify({
    versions: { '@mui/x-date-pickers': { from: '7.1.0', to: '8.1.0' } },
    differences: [{ kind: 'removed', what: 'export', name: 'Calendar' }],
  }),
  'node_modules/@mui/x-date-pickers-v7/package.json': JSON.stringify({ version: '7.1.0' }),
  'node_modules/@mui/x-date-pickers/package.json': JSON.stringify({ version: '8.1.0' }),
  // Without its old version there is nothing to compare it with.
  'node_modules/@mui/x-date-pickers-pro/package.json': JSON.stringify({ version: '8.1.0' }),
};

async function check(ids: string[], files: Record<string, string> = FILES) {
  const toc = ids.map((id) => ({ id, text: id, level: 2 as const }));
  return checkMigrationGuides({
    projectDirectory: await createFolder(files),
    guides: [guide],
    pages: new Map([['migration/migration-pickers-v7', { toc }]]),
  });
}

it('finds page, record and packages of a guide', async () => {
  expect(await check(['calendar-is-gone'])).toEqual([]);
});

it('reports what is wrong in the record', async () => {
  expect(await check(['upgrade'])).toEqual([
    {
      file: 'data/breaking-changes/datePickersV7.ts',
      line: 1,
      message: expect.stringContaining('no heading'),
    },
  ]);
});

it('reports a guide whose versions nobody compared', async () => {
  const { 'data/breaking-changes/datePickersV7.json': _, ...rest } = FILES;
  expect(await check(['calendar-is-gone'], rest)).toEqual([
    {
      file: 'data/breaking-changes/datePickersV7.json',
      message: expect.stringContaining('npm run api-differences -- date-pickers 7'),
    },
  ]);
});
