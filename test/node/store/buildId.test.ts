import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBuildId } from '../../../src/node/store/buildId';
import { createFolder } from '../createFolder';

const FILES = {
  'data/rows/rows.md': 'Rows',
  'pages/_app.tsx': '',
  'public/_headers': '',
  'src/node/files/hash.ts': '',
  'translations/en.json': '{}',
  'next.config.ts': '',
  'package-lock.json': '{}',
};

async function getBuildId(files: Record<string, string>): Promise<string> {
  const project = await createFolder(files);
  await writeBuildId(project);
  return fs.readFile(path.join(project, '.cache/site/build-id'), 'utf8');
}

describe('writeBuildId', () => {
  it('gives an unchanged site the same id, wherever it lies', async () => {
    expect(await getBuildId(FILES)).toBe(await getBuildId(FILES));
  });

  it.each(Object.keys(FILES))('gives the site another id when %s changes', async (name) => {
    expect(await getBuildId({ ...FILES, [name]: 'changed' })).not.toBe(await getBuildId(FILES));
  });

  it('gives the site another id when a file gets another name', async () => {
    const { 'data/rows/rows.md': text, ...others } = FILES;
    expect(await getBuildId({ ...others, 'data/rows/lines.md': text })).not.toBe(await getBuildId(FILES));
  });

  it('gives the id a form that may stand in an address', async () => {
    expect(await getBuildId(FILES)).toMatch(/^[0-9a-f]{16}$/);
  });
});
