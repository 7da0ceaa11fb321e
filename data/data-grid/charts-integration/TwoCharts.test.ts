import { expect, type Locator } from '@playwright/test';

export const title =
  'Both charts draw the rows, and each button opens the panel with its chart, where users can select the other one.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const selector = demo.locator('.MuiDataGrid-sidebar [aria-haspopup="true"]').first();
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(6);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await demo.getByRole('button', { name: 'Change costs' }).click();
  await expect(selector).toHaveText('Costs');
  await demo.getByRole('button', { name: 'Change tickets' }).click();
  await expect(selector).toHaveText('Tickets');
  await selector.click();
  await page.getByRole('menuitem', { name: 'Costs' }).click();
  await expect(selector).toHaveText('Costs');
}
