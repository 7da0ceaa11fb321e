import { listAspects, type DemoHealth } from '../../shared/health';
import type { ListedDemo } from './listDemos';
import { readProofRecords } from './proofRecords';

/**
 * How it stands with the proofs of a demo, as this machine knows.
 *
 * @param hash see `hashDemo`
 */
export async function readDemoHealth(
  projectDirectory: string,
  { key, demo }: ListedDemo,
  hash: string | undefined,
): Promise<DemoHealth> {
  const aspects = listAspects(demo.stylings);
  const records = await readProofRecords(projectDirectory, key, aspects);
  const date = records
    .map((record) => record.date)
    .toSorted()
    .at(-1);
  if (records.length < aspects.length) {
    return { state: 'unproven' };
  }
  return { state: records.every((record) => record.hash === hash) ? 'proven' : 'changed', date };
}
