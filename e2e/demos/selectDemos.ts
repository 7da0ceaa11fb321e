import { hashDemo } from '../../src/node/health/hashDemo';
import { listDemos, type ListedDemo } from '../../src/node/health/listDemos';
import { readProofRecords } from '../../src/node/health/proofRecords';
import { listAspects } from '../../src/shared/health';
import { listChangedFiles } from '../support/listChangedFiles';
import { PROJECT } from './project';
import { sampleDemos } from './sampleDemos';

/** The module of a demo that was proven in an earlier form on this machine: it counts as changed. */
async function listChangedSince({ key, demo }: ListedDemo): Promise<string[]> {
  const records = await readProofRecords(PROJECT, key, listAspects(demo.stylings));
  if (records.length === 0) {
    return [];
  }
  const current = await hashDemo(PROJECT, demo);
  return records.some(({ hash }) => hash !== current) ? [`data/${key}.tsx`] : [];
}

/**
 * The demos of this run: with `E2E_ROUTES=all` every one; with `E2E_DEMOS` those whose key begins with it; else
 * a sample of every kind and of those that have changed, since they were proven or in the last commits.
 *
 * @throws where `E2E_DEMOS` names no demo
 */
export async function selectDemos(): Promise<ListedDemo[]> {
  const demos = await listDemos(PROJECT);
  const wanted = process.env.E2E_DEMOS;
  if (wanted) {
    const found = demos.filter(({ key }) => key.startsWith(wanted));
    if (found.length === 0) {
      throw new Error(
        `E2E_DEMOS=${wanted} names no demo. Write its key, or the beginning of it: ${demos[0]?.key ?? 'folder/page/Demo'}.`,
      );
    }
    return found;
  }
  if (process.env.E2E_ROUTES === 'all') {
    return demos;
  }
  const changed = (await Promise.all(demos.map(listChangedSince))).flat();
  return sampleDemos(demos, [...changed, ...listChangedFiles(PROJECT)]);
}
