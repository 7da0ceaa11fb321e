import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeFile } from '../../src/node/base/files/writeFile';

/**
 * Makes a folder with the given files, removed after the test.
 *
 * @param files contents by path: `{ 'data/charts/bars/bars.md': 'Bars' }`
 * @param onFinished calls back when the folder is to be removed: `afterAll` for one that all tests of a file share
 * @returns its absolute path
 */
export async function createFolder(
  files: Record<string, string> = {},
  onFinished: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'test-'));
  onFinished(() => fs.rm(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(directory, name), content);
  }
  return directory;
}
