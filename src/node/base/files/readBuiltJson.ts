import fs from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError } from '../problems/problem';

const REMEDY = 'Run `npm run content`, which writes it.';

/**
 * Reads a JSON file that the content build wrote.
 *
 * @param file relative to the project: `.cache/site/index.json`
 * @throws ProblemsError that names the file and what to run, where it is missing or not as it was written
 */
export async function readBuiltJson<Content>(projectDirectory: string, file: string): Promise<Content> {
  const text = await fs.readFile(path.join(projectDirectory, file), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ProblemsError([{ file, message: `The file does not exist. ${REMEDY}` }]);
    }
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemsError([
      { file, message: `The file is cut off or was edited: it is no JSON. ${REMEDY}` },
    ]);
  }
}
