import type { Page } from '@playwright/test';

const RATE = Number(process.env.E2E_SLOWDOWN ?? 1);

/** Runs the scripts of a page as many times slower as `E2E_SLOWDOWN` says: a test that acts too early then fails. */
export async function slowDown(page: Page): Promise<void> {
  if (RATE > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  }
}
