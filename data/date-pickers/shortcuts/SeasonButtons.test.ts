import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom component shows the shortcuts left of the calendar, and marks the one with the selected date.';

export default async function test(demo: Locator): Promise<void> {
  const summer = demo.getByRole('button', { name: 'Summer' });
  const grid = demo.getByRole('grid');
  const button = (await summer.boundingBox())!;
  const days = (await grid.boundingBox())!;
  // From right to left, too.
  expect(button.x + button.width).toBeLessThanOrEqual(days.x);
  await expect(summer).toHaveAttribute('aria-pressed', 'false');
  await summer.click();
  await expect(summer).toHaveAttribute('aria-pressed', 'true');
  const june = demo.getByRole('grid', { name: 'June 2026' });
  const day = june.getByRole('gridcell', { name: '22', exact: true });
  // One month slides out while the other one comes in.
  await expect(day).toHaveCount(1);
  await day.click();
  await expect(summer).toHaveAttribute('aria-pressed', 'false');
}
