import { expect, type Locator } from '@playwright/test';

export const title = 'The button is outlined, and filled while its panel is open.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id]').first();
  // The row answers a click, so the toolbar does.
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  await expect(trigger).toHaveText('Columns');
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-contained/);
  await trigger.click();
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
}
