import { expect, type Locator } from '@playwright/test';

export const title =
  'The button opens and closes the pivot panel, and is filled while the pivot mode that users switch on there is active.';

export default async function test(demo: Locator): Promise<void> {
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  const panel = demo.locator('.MuiDataGrid-sidebar');
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(trigger).toHaveText('Pivot');
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await expect(panel).toHaveCount(0);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await panel.getByRole('switch').first().click();
  await expect(trigger).toHaveClass(/MuiButton-contained/);
  await trigger.click();
  await expect(panel).toHaveCount(0);
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-contained/);
}
