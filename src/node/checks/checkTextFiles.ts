import { isUtf8 } from 'node:buffer';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../base/problems/problem';

const TEXT = /\.(md|json|ya?ml|txt|css|[jt]sx?)$/;

/** What git writes above and below the two sides of a conflict. */
const MARKER = /^(?:<{7}|>{7})(?: |$)/;

const FOLDERS = ['data', 'translations'];

const NUL = '\0';

function findMarker(lines: readonly string[]): Omit<Problem, 'file'>[] {
  const index = lines.findIndex((line) => MARKER.test(line));
  if (index === -1) {
    return [];
  }
  const message = `\`${lines[index]}\` is the mark of a merge conflict. Keep the right lines of both sides, and remove the marks.`;
  return [{ line: index + 1, message }];
}

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(NUL);

/** The first line with bytes that are no text, which no editor shows and which a browser shows as `\uFFFD`. */
function findNoText(bytes: Buffer): Omit<Problem, 'file'>[] {
  if (isText(bytes)) {
    return [];
  }
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => !isText(Buffer.from(line, 'latin1')));
  const kind = lines[index]!.includes(NUL) ? 'a NUL character' : 'bytes that are no UTF-8';
  return [
    {
      line: index + 1,
      message: `The line contains ${kind}. Save the file as UTF-8, and write the line again.`,
    },
  ];
}

async function checkFile(projectDirectory: string, file: string): Promise<Problem[]> {
  const bytes = await fs.readFile(path.join(projectDirectory, file));
  const found = [...findNoText(bytes), ...findMarker(bytes.toString('utf8').split('\n'))];
  return found.map((problem) => ({ file, ...problem }));
}

/** A link leads out of the project: a build elsewhere has not what is there. */
async function checkLink(projectDirectory: string, file: string): Promise<Problem[]> {
  const target = await fs.realpath(path.join(projectDirectory, file)).catch(() => undefined);
  const project = await fs.realpath(projectDirectory);
  return target?.startsWith(project + path.sep)
    ? []
    : [{ file, message: 'The symbolic link leads out of the project or nowhere. Put the file itself here.' }];
}

/**
 * Checks all files below `data/` and `translations/` for what no editor shows or no other check reads: conflicts that a merge
 * has left, bytes that are no text, links that lead out of the project, folders with the name of a text.
 */
export async function checkTextFiles(projectDirectory: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of FOLDERS) {
    const entries = await fs
      .readdir(path.join(projectDirectory, folder), { recursive: true, withFileTypes: true })
      .catch(() => []);
    const checks = entries.map(async (entry): Promise<Problem[]> => {
      const file = path
        .relative(projectDirectory, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/');
      if (entry.isSymbolicLink()) {
        return checkLink(projectDirectory, file);
      }
      if (entry.isDirectory()) {
        return TEXT.test(entry.name)
          ? [{ file, message: 'The folder has the name of a text. Rename it, or put a file in its place.' }]
          : [];
      }
      return TEXT.test(entry.name) ? checkFile(projectDirectory, file) : [];
    });
    problems.push(...(await Promise.all(checks)).flat());
  }
  return problems;
}
