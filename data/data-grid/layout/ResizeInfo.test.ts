import { expect, type Locator } from '@playwright/test';

export const title = 'The text shows the width inside the border of the grid, before and after a resize.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const expectWidth = async () => {
    await expect(async () => {
      const inner = Math.round(((await root.boundingBox())?.width ?? 0) - 2);
      await expect(status).toHaveText(`The grid is ${inner} px wide.`, { timeout: 500 });
    }).toPass();
  };
  await expectWidth();
  const before = await status.textContent();
  await demo.getByRole('button', { name: 'Make narrower' }).click();
  await expect(status).not.toHaveText(before ?? '');
  await expectWidth();
  await expect(demo.getByRole('columnheader', { name: 'Cars' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Make wider' }).click();
  await expect(status).toHaveText(before ?? '');
}
