import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * The version of an installed package.
 *
 * @param directory of the package
 * @returns undefined where none is installed
 */
export async function readInstalledVersion(directory: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(directory, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text).version;
}
