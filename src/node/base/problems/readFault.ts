import path from 'node:path';
import type { Problem } from './problem';

/** What the system says of a source that is no file that can be read, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'The file may not be read. Give yourself the right to read it.',
  ELOOP: 'The symbolic link leads to itself. Put the file itself here.',
};

/** Where people write, and what a step reads before the files are checked. */
const SOURCES = /^(?:data|translations)\//;

/** A source that cannot be read, as a problem; undefined where an error is anything else. */
export function readFault(error: unknown, projectDirectory: string): Problem | undefined {
  const { code = '', path: location } = error as NodeJS.ErrnoException;
  const file = location && path.relative(projectDirectory, location).split(path.sep).join('/');
  const message = REASONS[code];
  return file && message && SOURCES.test(file) ? { file, message } : undefined;
}
