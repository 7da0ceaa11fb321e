import fs from 'node:fs/promises';
import path from 'node:path';
import { getStepKey } from '../../src/node/cache/stepVersion';
import { hashTexts } from '../../src/node/files/hash';
import { readTrees } from '../../src/node/files/readTree';
import { listPageSources } from './listPageSources';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** A record of each page on each screen: of which sources it was made when it passed. */
function getRecord(route: string, screen: string): string {
  return path.join(PROJECT, '.cache/test/passed', hashTexts(route, screen));
}

async function getKey(route: string): Promise<string> {
  return getStepKey(PROJECT, 'test/passed', await readTrees(PROJECT, listPageSources(route)));
}

/** True when this page, made of the same sources, has passed on this screen before. */
export async function hasPassed(route: string, screen: string): Promise<boolean> {
  const recorded = await fs.readFile(getRecord(route, screen), 'utf8').catch(() => undefined);
  return recorded === (await getKey(route));
}

/** Remembers that a page passed. */
export async function rememberPassed(route: string, screen: string): Promise<void> {
  const record = getRecord(route, screen);
  await fs.mkdir(path.dirname(record), { recursive: true });
  await fs.writeFile(record, await getKey(route));
}
