import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../base/files/listFiles';

const PROSE = /^data\/.*\.(md|tsx?|questions\.yaml)$|^translations\/[\w-]+\.json$/;

/** What users type into the search is theirs, faults included. */
const FOREIGN = /^data\/search\//;

/** A file with prose. */
export interface ProseFile {
  /** Relative to the project. */
  file: string;
  content: string;
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
