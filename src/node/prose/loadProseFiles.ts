import fs from 'node:fs/promises';
import path from 'node:path';

const PROSE = /^data\/.*\.(md|tsx?)$|^translations\/[\w-]+\.json$/;

/** What readers type into the search is theirs, faults included. */
const FOREIGN = /^data\/search\//;

/** A file with prose. */
export interface ProseFile {
  /** Relative to the project. */
  file: string;
  content: string;
}

async function listFiles(projectDirectory: string, folder: string): Promise<string[]> {
  const entries = await fs
    .readdir(path.join(projectDirectory, folder), { recursive: true, withFileTypes: true })
    .catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(projectDirectory, path.join(parentPath, name)));
}

/** Reads the files that hold prose, in the order of their names. */
export async function loadProseFiles(projectDirectory: string): Promise<ProseFile[]> {
  const found = await Promise.all(
    ['data', 'translations'].map((folder) => listFiles(projectDirectory, folder)),
  );
  const files = found
    .flat()
    .filter((file) => PROSE.test(file) && !FOREIGN.test(file))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({
      file,
      content: await fs.readFile(path.join(projectDirectory, file), 'utf8'),
    })),
  );
}
