import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import { readTrees } from '../files/readTree';
import { writeIfChanged } from './siteFiles';

/** Everything that decides what the published files are. */
const SOURCES = ['data', 'pages', 'public', 'src', 'translations', 'next.config.ts', 'package-lock.json'];

function getFile(projectDirectory: string): string {
  return path.join(projectDirectory, '.cache/site/build-id');
}

/** Writes the id of the build: a hash of its sources. */
export async function writeBuildId(projectDirectory: string): Promise<void> {
  await writeIfChanged(getFile(projectDirectory), hashTexts(...(await readTrees(projectDirectory, SOURCES))));
}

/** The id that `writeBuildId` wrote. */
export async function readBuildId(): Promise<string> {
  return fs.readFile(getFile(process.cwd()), 'utf8');
}
