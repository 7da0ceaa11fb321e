import type { Locator } from '@playwright/test';
import { expect } from '../support/test';

/** Longer than the servers of the demos take, in ms. */
const LATENCY = 5000;

/** The demos that show how rows load: they never stop by themselves. */
const LOADING_DEMOS: readonly string[] = [
  'data-grid/overlays/LoadingVariants',
  'data-grid/row-definition/LoadingRows',
];

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
  const progress = stage.locator('.MuiDataGrid-overlay [role="progressbar"]');
  await expect(progress, 'overlays of grids that load rows').toHaveCount(0, { timeout: LATENCY });
}
