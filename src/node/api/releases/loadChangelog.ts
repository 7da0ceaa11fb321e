import fs from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';
import { readChangelog, type Changelog } from './readChangelog';

/** Every package contains the changelog of the suite. */
const FILE = `node_modules/${DOCUMENTED_PACKAGES[0]}/CHANGELOG.md`;

export async function loadChangelog(projectDirectory: string): Promise<Changelog> {
  return readChangelog(await fs.readFile(path.join(projectDirectory, FILE), 'utf8'));
}
