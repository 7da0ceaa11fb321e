import { listAspects } from '../../shared/health';
import { hashDemo } from './hashDemo';
import type { ListedDemo } from './listDemos';
import { readProofRecords } from './proofRecords';

/**
 * When the last aspect of a demo was proven: ISO 8601, in UTC.
 *
 * @returns undefined unless every aspect was proven with the same sources
 */
export async function readProofDate(
  projectDirectory: string,
  { key, demo }: ListedDemo,
): Promise<string | undefined> {
  const aspects = listAspects(demo.stylings);
  const records = await readProofRecords(projectDirectory, key, aspects);
  const hash = await hashDemo(projectDirectory, demo);
  const isProven = records.length === aspects.length && records.every((record) => record.hash === hash);
  return isProven
    ? records
        .map(({ date }) => date)
        .toSorted()
        .at(-1)
    : undefined;
}
