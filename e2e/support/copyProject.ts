import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a copy does without: products of builds and tests, and the history. */
const LEFT_OUT = new Set([
  '.git',
  '.next',
  '.cache/test',
  'node_modules',
  'offline-bundle.zip',
  'out',
  'test-results',
]);

/** The largest caches of what depends on the list of languages: a copy with another list makes all of that anew. */
export const LANGUAGE_CACHES = [
  '.cache/guides',
  '.cache/markdown-export',
  '.cache/site',
  '.cache/social-cards',
];

/** Links a file, or copies it where the temporary folder is on another disk. */
function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') {
      throw error;
    }
    fs.copyFileSync(source, target);
  }
}

/** Repeats a folder with hard links to its files; its symbolic links stay relative. */
export function linkTree(source: string, target: string): void {
  fs.mkdirSync(target);
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) {
      // Caches of tools are written in place: a link would change the project.
      if (entry.name !== '.cache') {
        linkTree(from, to);
      }
    } else if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(from), to);
    } else {
      linkFile(from, to);
    }
  }
}

/** A project in a temporary folder, which a test may change. */
export interface ProjectCopy {
  directory: string;
  /** Writes a file, by its path in the project. */
  write: (file: string, text: string) => void;
  remove: () => Promise<void>;
}

/**
 * Copies a project; the installed packages are hard links, for nothing writes to them.
 *
 * @param omitted paths in the project that the copy does without
 */
export function copyProject(project: string, omitted: readonly string[] = []): ProjectCopy {
  const leftOut = new Set([...LEFT_OUT, ...omitted]);
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-project-'));
  fs.cpSync(project, directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !leftOut.has(path.relative(project, file).split(path.sep).join('/')),
  });
  linkTree(path.join(project, 'node_modules'), path.join(directory, 'node_modules'));
  return {
    directory,
    write: (file, text) => {
      fs.mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      fs.writeFileSync(path.join(directory, file), text);
    },
    // Several files at a time: one after the other, the many of the packages take four times as long.
    remove: () => fs.promises.rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
