import { expect, type Locator } from '@playwright/test';

export const claim =
  'The quick filter finds words of a hidden column, unless it excludes hidden columns; showing the column finds them again.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  await expect(titles).toHaveText(['Jane Eyre', 'Effi Briest']);
  await demo.getByRole('switch', { name: 'quickFilterExcludeHiddenColumns' }).click();
  await expect(titles).toHaveCount(0);

  await demo.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Subjects' }).click();
  await expect(titles).toHaveText(['Jane Eyre', 'Effi Briest']);
  await page.getByRole('checkbox', { name: 'Subjects' }).click();
  await expect(titles).toHaveCount(0);
  await page.keyboard.press('Escape');
}
