import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a file, or every file below a folder in the order of their names.
 *
 * @returns names and contents in one text: for hashes
 */
export async function readTree(location: string): Promise<string> {
  const stat = await fs.stat(location);
  if (!stat.isDirectory()) {
    return `${path.basename(location)}\n${await fs.readFile(location, 'latin1')}`;
  }
  const names = (await fs.readdir(location)).toSorted();
  const parts = await Promise.all(names.map((name) => readTree(path.join(location, name))));
  return `${path.basename(location)}/\n${parts.join('\n')}`;
}

/** Reads several files and folders of a project: for hashes of all that something depends on. */
export function readTrees(projectDirectory: string, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => readTree(path.join(projectDirectory, name))));
}
