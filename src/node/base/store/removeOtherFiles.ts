import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what earlier builds wrote into a folder, and its subfolders, whose files have names with a hash.
 *
 * @param written the files of this build, absolute
 */
export async function removeOtherFiles(directory: string, written: ReadonlySet<string>): Promise<void> {
  const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !written.has(file));
  await Promise.all(stale.map((file) => fs.rm(file)));
}
