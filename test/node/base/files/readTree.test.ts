import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree, readTrees } from '../../../../src/node/base/files/readTree';
import { createFolder } from '../../createFolder';

async function readAll(files: Record<string, string>): Promise<string> {
  return readTree(path.join(await createFolder(files), 'data'));
}

describe('readTree', () => {
  it('reads a file with its name', async () => {
    expect(await readTree(path.join(await createFolder({ 'a.md': 'rows' }), 'a.md'))).toBe('a.md\nrows');
  });

  it('reads a folder in the order of its names, not of their making', async () => {
    expect(await readAll({ 'data/b.md': 'two', 'data/a.md': 'one' })).toBe(
      await readAll({ 'data/a.md': 'one', 'data/b.md': 'two' }),
    );
  });

  it.each<{ change: string; files: Record<string, string> }>([
    { change: 'a content', files: { 'data/a.md': 'two' } },
    { change: 'a name', files: { 'data/b.md': 'one' } },
    { change: 'a place', files: { 'data/below/a.md': 'one' } },
  ])('tells $change apart', async ({ files }) => {
    expect(await readAll(files)).not.toBe(await readAll({ 'data/a.md': 'one' }));
  });

  it('reads files that are no text', async () => {
    const directory = await createFolder();
    await fs.writeFile(path.join(directory, 'a.png'), Buffer.from([0xff, 0x00]));
    const before = await readTree(directory);
    await fs.writeFile(path.join(directory, 'a.png'), Buffer.from([0xfe, 0x00]));
    expect(await readTree(directory)).not.toBe(before);
  });
});

describe('readTrees', () => {
  it('reads files and folders in the order in which they are named', async () => {
    const project = await createFolder({ 'data/a.md': 'rows', 'lock.json': '{}' });
    expect(await readTrees(project, ['lock.json', 'data'])).toEqual(['lock.json\n{}', 'data/\na.md\nrows']);
  });
});
