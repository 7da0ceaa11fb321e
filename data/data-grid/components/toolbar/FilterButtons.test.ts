import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons in the toolbar set a filter, replace each other, and remove the filter when they are pressed again.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const lowStock = demo.getByRole('button', { name: 'Low stock' });
  const greenhouse = demo.getByRole('button', { name: 'Greenhouse' });
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await lowStock.click();
  await expect(names).toHaveText(['Hydrangea', 'Lemon tree']);
  await expect(lowStock).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(greenhouse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Basil', 'Lemon tree']);
  await expect(lowStock).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(names).toHaveCount(5);
}
