import { listAspects, type DemoHealth } from '../../shared/health';
import { hashDemo } from './hashDemo';
import type { ListedDemo } from './listDemos';
import { readProofRecords } from './proofRecords';

/** How it stands with the proofs of a demo, as this machine knows. */
export async function readDemoHealth(
  projectDirectory: string,
  { key, demo }: ListedDemo,
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
  const hash = await hashDemo(projectDirectory, demo);
  return { state: records.every((record) => record.hash === hash) ? 'proven' : 'changed', date };
}
