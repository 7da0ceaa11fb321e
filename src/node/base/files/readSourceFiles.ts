import fs from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../problems/findQuoted';

/**
 * Reads the files of a folder, to name the line of what is wrong in them.
 *
 * @param folder relative to the project: `data/navigation`
 */
export async function readSourceFiles(projectDirectory: string, folder: string): Promise<SourceFile[]> {
  const names = (await fs.readdir(path.join(projectDirectory, folder))).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      return { file, text: await fs.readFile(path.join(projectDirectory, file), 'utf8') };
    }),
  );
}
