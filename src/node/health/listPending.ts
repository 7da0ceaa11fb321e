import { hashVisits } from './hashVisits';
import { listDemos } from './listDemos';
import { readProofDate } from './readProofDate';
import { readVisitRecord } from './visitRecords';

/** What the browser tests have not seen as it is in the export. */
export interface Pending {
  /** Addresses. */
  pages: string[];
  /** Keys. */
  demos: string[];
}

/** Lists the pages and demos of the export that have not passed their visit as they are. */
export async function listPending(projectDirectory: string): Promise<Pending> {
  const hashes = await hashVisits(projectDirectory);
  const demos = (await listDemos(projectDirectory)).map(async (listed) => {
    const date = await readProofDate(projectDirectory, listed, hashes.demos.get(listed.key));
    return date === undefined ? [listed.key] : [];
  });
  const pages = [...hashes.pages].map(async ([address, hash]) => {
    const record = await readVisitRecord(projectDirectory, address);
    return record?.hash === hash ? [] : [address];
  });
  return { pages: (await Promise.all(pages)).flat(), demos: (await Promise.all(demos)).flat() };
}
