import { getDemoPartId, listDemoParts } from '../../../shared/page/health';
import { readLastPass } from './visitRecords';
import type { ListedDemo } from './listDemos';

/**
 * When the last part of what is asked of a demo passed: ISO 8601, in UTC.
 *
 * @param hash of the demo in this build, as in `hashVisits`
 * @returns undefined unless every part passed with the same hash
 */
export async function readTestDate(
  projectDirectory: string,
  { key, demo }: ListedDemo,
  hash: string | undefined,
): Promise<string | undefined> {
  const ids = listDemoParts(demo).map((part) => getDemoPartId(key, part));
  return readLastPass(projectDirectory, ids, hash);
}
