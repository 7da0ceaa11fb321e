import type { Locator } from '@playwright/test';

/** Longer than the servers of the demos take, in ms. */
const LATENCY = 1500;

/** Waits until a demo that loads rows has them; one that shows loading itself is taken as it is after a moment. */
export async function waitForRows(stage: Locator): Promise<void> {
  const progress = stage.locator('.MuiDataGrid-overlay [role="progressbar"]');
  await progress
    .first()
    .waitFor({ state: 'detached', timeout: LATENCY })
    .catch(() => undefined);
}
