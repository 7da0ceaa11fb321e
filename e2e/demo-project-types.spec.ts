import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDemoProject } from '../src/client/demo/project/createDemoProject';
import { compileProjects } from './projects/compileProjects';
import { listDemoSources, readPackageTable } from './projects/listDemoSources';
import { expect, test } from './support/test';

const PROJECT = path.resolve(import.meta.dirname, '..');

test('the project of every demo compiles in TypeScript', async () => {
  test.skip(process.env.E2E_VISIT !== 'all', 'Takes a minute or two: a part of `npm run test:all`.');
  test.setTimeout(900_000);
  const [table, sources] = await Promise.all([readPackageTable(PROJECT), listDemoSources(PROJECT)]);
  const projects = new Map(
    sources
      .filter(({ variant }) => variant === 'TS')
      .map((source) => {
        const { pageId, name } = source.demo;
        const href = `https://mui.com/x/#${name}.tsx`;
        return [
          `${pageId}/${name}-${source.styling}-${source.dateLibrary}`,
          createDemoProject({ ...source, name, href }, table),
        ];
      }),
  );
  expect(projects.size).toBeGreaterThan(700);
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-types-'));
  try {
    expect(await compileProjects(projects, directory)).toBe('');
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
});
