import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from './hash';
import { readTree } from './readTree';

/** What is installed, in npm's own words. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * A hash of what every answer of a check depends on: the installed packages, some files, the code of the check.
 *
 * @param folder of the code, absolute
 * @param files relative to the project; one that is missing counts as empty
 */
export async function hashEnvironment(
  projectDirectory: string,
  folder: string,
  files: readonly string[],
): Promise<string> {
  const texts = [INSTALLED, ...files].map((file) =>
    fs.readFile(path.join(projectDirectory, file), 'utf8').catch(() => ''),
  );
  return hashTexts(await readTree(folder), ...(await Promise.all(texts)));
}
