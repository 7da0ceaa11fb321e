import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDemoTests } from '../../../../src/node/site/health/checkDemoTests';
import { createFolder } from '../../createFolder';

const TEST = "export const title = 'A click sorts.';";

async function check(files: Record<string, string>, names: string[]) {
  const projectDirectory = await createFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/grid/rows/${name}`, text])),
  );
  const directory = path.join(projectDirectory, 'data/grid/rows');
  return checkDemoTests(projectDirectory, {
    directory,
    file: 'data/grid/rows/rows.md',
    markdown: ['# Rows', '', ...names.map((name) => `::demo{src="${name}.tsx"}`)].join('\n'),
    demos: names.map((name) => ({
      pageId: 'grid/rows',
      name,
      file: path.join(directory, `${name}.tsx`),
    })),
  });
}

describe('checkDemoTests', () => {
  it('accepts a page whose demos have tests', async () => {
    expect(await check({ 'Rows.tsx': '', 'Rows.test.ts': TEST }, ['Rows'])).toEqual([]);
  });

  it('accepts a page without demos', async () => {
    expect(await check({ 'rows.md': '' }, [])).toEqual([]);
  });

  it('names the line of a demo without a test', async () => {
    const files = { 'Rows.tsx': '', 'Rows.test.ts': TEST, 'Sorted.tsx': '' };
    expect(await check(files, ['Rows', 'Sorted'])).toEqual([
      {
        file: 'data/grid/rows/rows.md',
        line: 4,
        message: expect.stringContaining('Sorted: The demo has no test. Write Sorted.test.ts beside it'),
      },
    ]);
  });

  it('names the line of a demo whose test has no title', async () => {
    const [problem] = await check({ 'Rows.tsx': '', 'Rows.test.ts': '' }, ['Rows']);
    expect(problem).toMatchObject({ line: 3, message: expect.stringContaining('has no title') });
  });

  it('names a test of a demo that is gone', async () => {
    expect(await check({ 'Old.test.ts': TEST }, [])).toEqual([
      {
        file: 'data/grid/rows/Old.test.ts',
        message: 'The page shows no demo Old. Give the file the name of a demo, or delete it.',
      },
    ]);
  });
});
