import { hashDemo } from '../../src/node/health/hashDemo';
import { listDemos, type ListedDemo } from '../../src/node/health/listDemos';
import { readProofRecords } from '../../src/node/health/proofRecords';
import { listAspects } from '../../src/shared/health';
import { PROJECT } from './project';

/** One demo of each kind: taken over by React, drawn as a picture, in a frame, with several stylings. */
const SAMPLE = [
  'charts/bars/DatasetBars',
  'common-concepts/custom-components/LateOrders',
  'data-grid/column-definition/OrderColumns',
  'date-pickers/date-picker/VariantByWidth',
  'landing/DeliveryCalendar',
  'tree-view/rich-tree-view/selection/PermissionsEditor',
];

/** True when something was proven of an earlier form of the demo: it has changed on this machine since. */
async function hasChanged({ key, demo }: ListedDemo): Promise<boolean> {
  const records = await readProofRecords(PROJECT, key, listAspects(demo.stylings));
  if (records.length === 0) {
    return false;
  }
  const current = await hashDemo(PROJECT, demo);
  return records.some(({ hash }) => hash !== current);
}

/**
 * The demos of this run: with `E2E_ROUTES=all` every one; with `E2E_DEMOS` those whose key begins with it; else
 * a sample and those that have changed since they were proven.
 */
export async function selectDemos(): Promise<ListedDemo[]> {
  const demos = await listDemos(PROJECT);
  const asked = process.env.E2E_DEMOS;
  if (asked) {
    return demos.filter(({ key }) => key.startsWith(asked));
  }
  if (process.env.E2E_ROUTES === 'all') {
    return demos;
  }
  const changed = await Promise.all(demos.map(hasChanged));
  return demos.filter((demo, index) => SAMPLE.includes(demo.key) || changed[index]);
}
