import { expect, type Locator } from '@playwright/test';

export const title =
  'In a short window, the dialog keeps its title and buttons visible, and the grid scrolls inside the rest.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const body = demo.locator('xpath=ancestor::body');
  const size = page.viewportSize();
  await page.setViewportSize({ width: size?.width ?? 900, height: 520 });
  await demo.getByRole('button', { name: 'Choose a ferry' }).click();
  const dialog = body.getByRole('dialog');
  await expect(dialog.getByRole('gridcell', { name: '07:10' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  expect(await dialog.getByRole('gridcell', { name: /:/ }).count()).toBeLessThan(12);

  await dialog.getByRole('gridcell', { name: '07:10' }).click();
  await page.keyboard.press('Control+End');
  await expect(dialog.getByRole('gridcell', { name: '18:45' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  if (size) {
    await page.setViewportSize(size);
  }
}
