import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files of a folder and of all folders below it.
 *
 * @param folder relative to the project: `data`
 * @returns relative to the project, in the order of their names; none where the folder is missing
 */
export async function listFiles(projectDirectory: string, folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(path.join(projectDirectory, folder), { recursive: true, withFileTypes: true })
    .catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(projectDirectory, path.join(parentPath, name)))
    .toSorted();
}
