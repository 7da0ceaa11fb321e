import fs from 'node:fs/promises';
import path from 'node:path';
import { readChangelog, type Changelog } from './readChangelog';

/** Every package contains the changelog of the suite. */
const FILE = 'node_modules/@mui/x-data-grid/CHANGELOG.md';

export async function loadChangelog(projectDirectory: string): Promise<Changelog> {
  return readChangelog(await fs.readFile(path.join(projectDirectory, FILE), 'utf8'));
}
