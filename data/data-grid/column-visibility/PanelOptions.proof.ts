import { expect, type Locator } from '@playwright/test';

export const claim =
  'The panel lists three columns in alphabetical order, its search also reads descriptions, and Show/Hide All changes only what the search finds.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const panel = page.locator('.MuiDataGrid-panel');
  const boxes = panel.getByRole('checkbox');
  const box = (name: string) => panel.getByRole('checkbox', { name });
  const labels = () => boxes.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent));
  await demo.getByRole('button', { name: 'Columns', exact: true }).click();

  await expect(box('Email')).toBeFocused();
  expect(await labels()).toEqual(['Email', 'Office', 'Phone', 'Show/Hide All']);
  await expect(panel.getByRole('button', { name: 'Reset' })).toHaveCount(0);

  await panel.getByPlaceholder('Name or subject').fill('CONTACT');
  await expect.poll(labels).toEqual(['Email', 'Phone', 'Show/Hide All']);
  await box('Show/Hide All').click();
  await expect(headers).toHaveText(['', 'Name', 'Phone', 'Email', 'Office']);
  await box('Show/Hide All').click();
  await expect(headers).toHaveText(['', 'Name', 'Office']);

  await panel.getByPlaceholder('Name or subject').fill('');
  await expect.poll(labels).toEqual(['Email', 'Office', 'Phone', 'Show/Hide All']);
  await box('Office').uncheck();
  await box('Show/Hide All').click();
  await expect(headers).toHaveText(['', 'Name', 'Phone', 'Email', 'Office']);
  await box('Show/Hide All').click();
  await expect(headers).toHaveText(['', 'Name']);
  await page.keyboard.press('Escape');
  await expect(box('Office')).toHaveCount(0);
}
