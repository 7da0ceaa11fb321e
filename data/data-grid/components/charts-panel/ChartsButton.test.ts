import { expect, type Locator } from '@playwright/test';

export const title = 'The button opens and closes the charts panel, and is filled while the panel is open.';

export default async function test(demo: Locator): Promise<void> {
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  const panel = demo.locator('.MuiDataGrid-sidebar');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(3);
  await expect(trigger).toHaveText('Chart');
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await expect(panel).toHaveCount(0);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-contained/);
  await expect(panel.getByRole('tab')).toHaveCount(3);
  await trigger.click();
  await expect(panel).toHaveCount(0);
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
}
