import type { Locator } from '@playwright/test';
import { expect } from '../support/test';

/** Longer than the servers of the demos take, in ms. */
const LATENCY = 5000;

/** Where a grid shows that it loads rows, or the rows of a group. */
const LOADING_PARTS =
  '.MuiDataGrid-overlay, .MuiDataGrid-treeDataGroupingCellToggle, .MuiDataGrid-groupingCriteriaCellToggle';

/** What covers a grid before its first rows come. */
const SKELETON = '.MuiDataGrid-skeletonLoadingOverlay';

/** The demos that show how rows load: they never stop by themselves. */
const LOADING_DEMOS: readonly string[] = [
  'data-grid/overlays/LoadingVariants',
  'data-grid/row-definition/LoadingRows',
];

/** The demos whose columns come with the rows: their headers take another place then. */
const PIVOTED_DEMOS = 'data-grid/server-side-data/pivoting/';

/** Whether the headers of a demo move when its rows come. */
export function movesWithRows(key: string): boolean {
  return key.startsWith(PIVOTED_DEMOS);
}

/**
 * Waits until a demo that loads rows has them; a demo about loading is taken as it is.
 *
 * @param key of the demo: `data-grid/overlays/LoadingVariants`
 * @throws when the rows do not come
 */
export async function waitForRows(stage: Locator, key: string): Promise<void> {
  if (LOADING_DEMOS.includes(key)) {
    return;
  }
  const signs = stage.locator(`:is(${LOADING_PARTS}) [role="progressbar"], ${SKELETON}`);
  await expect(signs, 'signs of grids that load rows').toHaveCount(0, { timeout: LATENCY });
}
