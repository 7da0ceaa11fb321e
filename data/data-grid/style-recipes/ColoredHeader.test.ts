import { expect, type Locator } from '@playwright/test';

export const title =
  'All parts of the header have the same background, even next to the scrollbar. Titles, icons and the focus outline have the same color.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveCount(3);
  const readStyle = (locator: Locator, name: 'backgroundColor' | 'color') =>
    locator.evaluate((element, property) => getComputedStyle(element)[property], name);
  const background = await readStyle(headers.first(), 'backgroundColor');
  const color = await readStyle(headers.first(), 'color');
  expect(background).not.toBe(await readStyle(demo.locator('.MuiDataGrid-root'), 'backgroundColor'));
  for (const header of await headers.all()) {
    await expect(header).toHaveCSS('background-color', background);
    await expect(header).toHaveCSS('color', color);
  }
  const filler = demo.locator('.MuiDataGrid-columnHeaders .MuiDataGrid-filler');
  await expect(filler).toHaveCSS('background-color', background);
  const sorted = demo.getByRole('columnheader', { name: 'Humidity (%)' });
  await sorted.locator('.MuiDataGrid-columnHeaderTitle').click();
  await expect(sorted).toBeFocused();
  await expect(sorted).toHaveCSS('outline-color', color);
  const sortButton = sorted.getByRole('button', { name: 'Sort' });
  await expect(sortButton).toHaveCSS('background-color', background);
  await expect(sortButton.locator('svg')).toHaveCSS('color', color);
}
