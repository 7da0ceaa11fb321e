import fs from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../problems/problem';

const TEXT = /\.(md|json|ya?ml|txt|css|[jt]sx?)$/;

/** What git writes above and below the two sides of a conflict. */
const MARKER = /^(?:<{7}|>{7})(?: |$)/;

const FOLDERS = ['data', 'translations'];

/** Finds files below `data/` and `translations/` with a conflict that a merge has left. */
export async function checkConflictMarkers(projectDirectory: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of FOLDERS) {
    const entries = await fs
      .readdir(path.join(projectDirectory, folder), { recursive: true, withFileTypes: true })
      .catch(() => []);
    for (const entry of entries.filter((found) => found.isFile() && TEXT.test(found.name))) {
      const file = path.relative(projectDirectory, path.join(entry.parentPath, entry.name));
      const lines = (await fs.readFile(path.join(projectDirectory, file), 'utf8')).split('\n');
      const index = lines.findIndex((line) => MARKER.test(line));
      if (index !== -1) {
        const message = `\`${lines[index]}\` is the mark of a merge conflict. Keep the right lines of both sides, and remove the marks.`;
        problems.push({ file, line: index + 1, message });
      }
    }
  }
  return problems;
}
