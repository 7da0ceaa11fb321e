import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProofs } from '../../../../src/node/site/health/checkProofs';
import { createFolder } from '../../createFolder';

const PROOF = "export const claim = 'A click sorts.';";

async function check(files: Record<string, string>, names: string[]) {
  const projectDirectory = await createFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`data/grid/rows/${name}`, text])),
  );
  const directory = path.join(projectDirectory, 'data/grid/rows');
  return checkProofs(projectDirectory, {
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

describe('checkProofs', () => {
  it('accepts a page whose demos have proofs', async () => {
    expect(await check({ 'Rows.tsx': '', 'Rows.proof.ts': PROOF }, ['Rows'])).toEqual([]);
  });

  it('accepts a page without demos', async () => {
    expect(await check({ 'rows.md': '' }, [])).toEqual([]);
  });

  it('names the line of a demo without a proof', async () => {
    const files = { 'Rows.tsx': '', 'Rows.proof.ts': PROOF, 'Sorted.tsx': '' };
    expect(await check(files, ['Rows', 'Sorted'])).toEqual([
      {
        file: 'data/grid/rows/rows.md',
        line: 4,
        message: expect.stringContaining('Sorted: The demo has no proof. Write Sorted.proof.ts beside it'),
      },
    ]);
  });

  it('names the line of a demo whose proof claims nothing', async () => {
    const [problem] = await check({ 'Rows.tsx': '', 'Rows.proof.ts': '' }, ['Rows']);
    expect(problem).toMatchObject({ line: 3, message: expect.stringContaining('claims nothing') });
  });

  it('names a proof of a demo that is gone', async () => {
    expect(await check({ 'Old.proof.ts': PROOF }, [])).toEqual([
      {
        file: 'data/grid/rows/Old.proof.ts',
        message: 'The page shows no demo Old. Give the file the name of a demo, or delete it.',
      },
    ]);
  });
});
