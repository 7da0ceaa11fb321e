import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons hide one column and show all, the footer counts the visible columns, and the panel opens at the button that was pressed.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const count = demo.getByRole('status');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  await expect(count).toHaveText('3 of 3 columns');
  await press('Hide phone');
  await expect(headers).toHaveText(['Name', 'Office']);
  await expect(count).toHaveText('2 of 3 columns');
  await press('Hide phone');
  await expect(headers).toHaveText(['Name', 'Office']);

  await press('Choose columns');
  const panel = page.locator('.MuiDataGrid-panel');
  const search = panel.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  const button = (await demo.getByRole('button', { name: 'Choose columns' }).boundingBox())!;
  const place = (await panel.boundingBox())!;
  const isBelow = Math.abs(place.y - (button.y + button.height)) < 4;
  const isAbove = Math.abs(place.y + place.height - button.y) < 4;
  expect(isBelow || isAbove).toBe(true);
  await panel.getByRole('checkbox', { name: 'Office' }).uncheck();
  await expect(count).toHaveText('1 of 3 columns');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Choose columns' })).toBeFocused();

  await press('Show all');
  await expect(headers).toHaveText(['Name', 'Office', 'Phone']);
}
