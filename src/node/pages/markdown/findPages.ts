import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Finds every page: a folder below `data/` that holds a markdown file of its own name.
 *
 * @returns page ids, sorted: `['charts/bars', …]`
 */
export async function findPages(projectDirectory: string): Promise<string[]> {
  const root = path.join(projectDirectory, 'data');
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name === `${path.basename(entry.parentPath)}.md`)
    .map((entry) => path.relative(root, entry.parentPath).split(path.sep).join('/'))
    .toSorted();
}
