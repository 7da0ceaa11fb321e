import fs from 'node:fs/promises';
import path from 'node:path';

/** Version of the documentation itself: from package.json and from nowhere else. */
export async function readDocsVersion(projectDirectory: string): Promise<string> {
  return JSON.parse(await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8')).version;
}
