import fs from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError } from '../problems/problem';
import { writeIfChanged } from './siteFiles';

const FILE = '.cache/site/build-id';

/** Writes the id of the build. */
export async function writeBuildId(projectDirectory: string, id: string): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, FILE), id);
}

/**
 * The id that `writeBuildId` wrote.
 *
 * @throws ProblemsError where the content was not compiled
 */
export async function readBuildId(): Promise<string> {
  return fs.readFile(path.join(process.cwd(), FILE), 'utf8').catch(() => {
    throw new ProblemsError([
      { file: FILE, message: 'The content is not compiled. Run `npm run build`, which compiles it first.' },
    ]);
  });
}
