import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathnameToPageId } from '../../src/shared/paths/pathnameToPageId';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = path.join(PROJECT, '.cache/test/passed');

/** What every page depends on. */
const SHARED_SOURCES = ['e2e', 'pages', 'src', 'translations', 'data/navigation', 'package-lock.json'];

function hashTree(location: string, hash: ReturnType<typeof createHash>): void {
  if (fs.statSync(location).isDirectory()) {
    for (const name of fs.readdirSync(location).toSorted()) {
      hashTree(path.join(location, name), hash);
    }
  } else {
    hash.update(location).update(fs.readFileSync(location));
  }
}

function getMarker(route: string, screen: string): string {
  const hash = createHash('sha256').update(route).update(screen);
  const pageId = pathnameToPageId(route.replace(/^\/zh(?=\/)/, '').replace(/\/$/, ''));
  for (const source of [...SHARED_SOURCES, ...(pageId ? [`data/${pageId}`] : [])]) {
    hashTree(path.join(PROJECT, source), hash);
  }
  return path.join(DIRECTORY, hash.digest('hex').slice(0, 24));
}

/** True when this page, made of the same sources, has passed on this screen before. */
export function hasPassed(route: string, screen: string): boolean {
  return fs.existsSync(getMarker(route, screen));
}

/** Remembers that a page passed. */
export function rememberPassed(route: string, screen: string): void {
  fs.mkdirSync(DIRECTORY, { recursive: true });
  fs.writeFileSync(getMarker(route, screen), '');
}
