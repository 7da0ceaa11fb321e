import fs from 'node:fs';
import path from 'node:path';
import { hashTexts } from '../../src/node/files/hash';
import { readTrees } from '../../src/node/files/readTree';
import { listPageSources } from './listPageSources';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = path.join(PROJECT, '.cache/test/passed');

/** What every page depends on. */
const SHARED_SOURCES = ['e2e', 'pages', 'src', 'translations', 'data/navigation', 'package-lock.json'];

async function hashSources(sources: string[]): Promise<string> {
  return hashTexts(...(await readTrees(PROJECT, sources)));
}

let sharedHash: Promise<string> | undefined;

async function getMarker(route: string, screen: string): Promise<string> {
  // Read once for all pages of a run.
  sharedHash ??= hashSources(SHARED_SOURCES);
  const pageHash = await hashSources(listPageSources(route));
  return path.join(DIRECTORY, hashTexts(route, screen, await sharedHash, pageHash));
}

/** True when this page, made of the same sources, has passed on this screen before. */
export async function hasPassed(route: string, screen: string): Promise<boolean> {
  return fs.existsSync(await getMarker(route, screen));
}

/** Remembers that a page passed. */
export async function rememberPassed(route: string, screen: string): Promise<void> {
  fs.mkdirSync(DIRECTORY, { recursive: true });
  fs.writeFileSync(await getMarker(route, screen), '');
}
