import { listExportedPages } from './listExportedPages';
import { readExportedPage, type PageFacts } from './readExportedPage';

/** So many at a time: while one is parsed, others are read and compressed in threads of their own. */
const PARALLEL = 4;

/** Reads every page of the export once, and holds the HTML of a few at a time. */
export async function readExportedPages(outDirectory: string): Promise<PageFacts[]> {
  const files = await listExportedPages(outDirectory);
  const facts: PageFacts[] = [];
  // One queue for all.
  const queue = files.entries();
  const work = async () => {
    for (const [index, file] of queue) {
      // oxlint-disable-next-line no-await-in-loop
      facts[index] = await readExportedPage(file);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return facts;
}
