import { expect, type Locator } from '@playwright/test';

export const title =
  'Paid orders look different, and users can neither select nor edit them. Others work as usual.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row(1)).not.toHaveClass(/locked/);
  await expect(row(2)).toHaveClass(/locked/);
  await expect(row(2).getByRole('checkbox')).toBeDisabled();
  await row(2).locator('[data-field="status"]').click();
  await expect(row(2)).not.toHaveClass(/Mui-selected/);
  await row(2).locator('[data-field="customer"]').dblclick();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);

  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(row(1)).toHaveClass(/Mui-selected/);
  await expect(row(2)).not.toHaveClass(/Mui-selected/);
  await row(1).locator('[data-field="customer"]').dblclick();
  await expect(row(1).locator('input[type="text"]')).toBeFocused();
  await page.keyboard.press('Escape');
}
