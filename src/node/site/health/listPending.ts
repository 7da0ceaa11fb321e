import type { VisitHashes } from './hashVisits';
import { listDemos } from './listDemos';
import { readTestDate } from './readTestDate';
import { readLastPass } from './visitRecords';

/** What the browser tests have not seen as it is in the export. */
export interface Pending {
  /** Addresses. */
  pages: string[];
  /** Keys. */
  demos: string[];
}

/**
 * Lists the pages and demos of the export that have not passed their visit as they are.
 *
 * @param hashes what they are: see `hashVisits`
 */
export async function listPending(projectDirectory: string, hashes: VisitHashes): Promise<Pending> {
  const demos = (await listDemos(projectDirectory)).map(async (listed) => {
    const date = await readTestDate(projectDirectory, listed, hashes.demos.get(listed.key));
    return date === undefined ? [listed.key] : [];
  });
  const pages = [...hashes.pages].map(async ([address, hash]) => {
    const date = await readLastPass(projectDirectory, [address], hash);
    return date === undefined ? [address] : [];
  });
  return { pages: (await Promise.all(pages)).flat(), demos: (await Promise.all(demos)).flat() };
}
