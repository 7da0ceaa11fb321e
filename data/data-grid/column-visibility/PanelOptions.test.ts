import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel lists three columns in alphabetical order, and Show/Hide All does not change the columns that it leaves out.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const panel = page.locator('.MuiDataGrid-panel');
  const boxes = panel.getByRole('checkbox');
  const all = panel.getByRole('checkbox', { name: 'Show/Hide All' });
  const labels = () =>
    boxes.evaluateAll((elements) => elements.map((element) => element.closest('label')?.textContent));
  await expect(headers).toHaveText(['', 'Name', 'Office']);
  await demo.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect.poll(labels).toEqual(['Email', 'Office', 'Phone', 'Show/Hide All']);

  await all.click();
  await expect(headers).toHaveText(['', 'Name', 'Phone', 'Email', 'Office']);
  await all.click();
  await expect(headers).toHaveText(['', 'Name']);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
}
