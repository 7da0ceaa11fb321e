import { getDemoPartId, listDemoParts } from '../../shared/health';
import { readVisitRecord } from './visitRecords';
import type { ListedDemo } from './listDemos';

/**
 * When the last part of what is asked of a demo passed: ISO 8601, in UTC.
 *
 * @param hash of the demo in this build, as in `hashVisits`
 * @returns undefined unless every part passed with the same hash
 */
export async function readProofDate(
  projectDirectory: string,
  { key, demo }: ListedDemo,
  hash: string | undefined,
): Promise<string | undefined> {
  const parts = listDemoParts(demo);
  const records = await Promise.all(
    parts.map((part) => readVisitRecord(projectDirectory, getDemoPartId(key, part))),
  );
  const dates = records.flatMap((record) => (record && record.hash === hash ? [record.date] : []));
  return dates.length === parts.length ? dates.toSorted().at(-1) : undefined;
}
