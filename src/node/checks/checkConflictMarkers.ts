import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/listFiles';
import type { Problem } from '../problems/problem';

const TEXT = /\.(md|json|ya?ml|txt|css|[jt]sx?)$/;

/** What git writes above and below the two sides of a conflict. */
const MARKER = /^(?:<{7}|>{7})(?: |$)/;

const FOLDERS = ['data', 'translations'];

async function checkFile(projectDirectory: string, file: string): Promise<Problem[]> {
  const lines = (await fs.readFile(path.join(projectDirectory, file), 'utf8')).split('\n');
  const index = lines.findIndex((line) => MARKER.test(line));
  if (index === -1) {
    return [];
  }
  const message = `\`${lines[index]}\` is the mark of a merge conflict. Keep the right lines of both sides, and remove the marks.`;
  return [{ file, line: index + 1, message }];
}

/** Finds files below `data/` and `translations/` with a conflict that a merge has left. */
export async function checkConflictMarkers(projectDirectory: string): Promise<Problem[]> {
  const found = await Promise.all(FOLDERS.map((folder) => listFiles(projectDirectory, folder)));
  const files = found.flat().filter((file) => TEXT.test(file));
  return (await Promise.all(files.map((file) => checkFile(projectDirectory, file)))).flat();
}
