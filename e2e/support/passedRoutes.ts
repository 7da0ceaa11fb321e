import path from 'node:path';
import { openCache } from '../../src/node/cache/openCache';
import { readTrees } from '../../src/node/files/readTree';
import { listPageSources } from './listPageSources';

const PROJECT = path.resolve(import.meta.dirname, '../..');

async function listInputs(route: string, screen: string): Promise<string[]> {
  return [route, screen, ...(await readTrees(PROJECT, listPageSources(route)))];
}

/** True when this page, made of the same sources, has passed on this screen before. */
export async function hasPassed(route: string, screen: string): Promise<boolean> {
  const cache = await openCache<true>(PROJECT, 'test/passed');
  return (await cache.read(await listInputs(route, screen))) === true;
}

/** Remembers that a page passed. */
export async function rememberPassed(route: string, screen: string): Promise<void> {
  const cache = await openCache<true>(PROJECT, 'test/passed');
  await cache.write(await listInputs(route, screen), true);
}
