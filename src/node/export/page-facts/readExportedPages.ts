import fs from 'node:fs/promises';
import path from 'node:path';
import { openCache } from '../../base/cache/openCache';
import { listExportedPages } from './listExportedPages';
import { readPageFacts, type PageFacts } from './readPageFacts';

/** So many at a time: while one is parsed, others are read and compressed in threads of their own. */
const PARALLEL = 4;

/** Reads every page of the export in `out/` once, and holds the HTML of a few at a time; those that are as before are not parsed again. */
export async function readExportedPages(projectDirectory: string): Promise<PageFacts[]> {
  const cache = await openCache<PageFacts>(projectDirectory, 'page-facts');
  const files = await listExportedPages(path.join(projectDirectory, 'out'));
  const facts: PageFacts[] = [];
  // All workers take from one queue.
  const queue = files.entries();
  const work = async () => {
    for (const [index, { address, file }] of queue) {
      /* oxlint-disable no-await-in-loop */
      const html = await fs.readFile(file, 'utf8');
      facts[index] = await cache.get([address, html], () => readPageFacts(address, html));
      /* oxlint-enable no-await-in-loop */
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return facts;
}
